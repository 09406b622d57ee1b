#!/usr/bin/env bash
# Draws one bitmap with SeaGlass and with other libraries, checks that it is the same, and prints the times.
#
#   Benchmarks/Peers/run.sh --help
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() {
    cat <<'USAGE'
Benchmarks/Peers/run.sh [option]...

Draws the background of a palette with SeaGlass, Cairo, Pixman, Qt, Skia, Pillow and numpy, in turns, compares each
bitmap with one computed in float64, and prints a table (Markdown) for each size. For Debian and Ubuntu with Swift.

  --size WIDTHxHEIGHT[@SCALE]  a size in pixels, and the number of pixels per point; may be given more than once.
                               Without @SCALE the bitmap is 402 points wide.
                               Without any --size: 1206x2622@3.
  --all-sizes                  96x208, 402x874@1 and 1206x2622@3
  --palette ID                 a preset of ColorPalette, sunset by default
  --rounds N                   the number of turns of each, 15 by default
  --milliseconds N             the length of a turn of at least three bitmaps, 30 by default
  --no-install                 stops if something is missing instead of installing it
  --help                       prints this

Missing Debian packages are installed with apt-get (as root, or with sudo), Python packages in a virtual environment
under .build/peers, together with everything that is built.
USAGE
}

install=yes
arguments=()
while [ $# -gt 0 ]; do
    case $1 in
        --help) usage; exit ;;
        --no-install) install=no ;;
        --all-sizes) arguments+=(--size 96x208 --size 402x874@1 --size 1206x2622@3) ;;
        --size | --palette | --rounds | --milliseconds)
            [ $# -gt 1 ] || { echo "$1 needs a value." >&2; exit 64; }
            arguments+=("$1" "$2"); shift ;;
        *) echo "Unknown option $1. See --help." >&2; exit 64 ;;
    esac
    shift
done

here=Benchmarks/Peers
build=.build/peers
mkdir -p "$build/drivers"

# Packages for the drivers: two libraries and Qt, the libraries skia-python loads, and support for virtual environments.
packages=(libcairo2-dev libpixman-1-dev qt6-base-dev pkg-config libgl1 libegl1 libfontconfig1)
python3 -c 'import ensurepip, venv' 2>/dev/null || packages+=(python3-venv)
missing=()
for package in "${packages[@]}"; do
    dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing+=("$package")
done
needs() { [ $install = yes ] || { echo "Missing: $*" >&2; exit 69; }; }
if [ ${#missing[@]} -gt 0 ]; then
    needs "${missing[@]}"
    sudo=$([ "$(id -u)" = 0 ] || echo sudo)
    echo "Installing ${missing[*]}" >&2
    $sudo apt-get update -qq >&2
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -qq -y --no-install-recommends "${missing[@]}" >&2
fi
python=$build/python/bin/python
if ! "$python" -c 'import numpy, PIL, skia' 2>/dev/null; then
    needs "Python packages numpy, Pillow, skia-python"
    python3 -m venv "$build/python"
    "$python" -m pip install --quiet --disable-pip-version-check numpy Pillow skia-python >&2
fi

outdated() { # outdated PRODUCT SOURCE...: succeeds if a source is newer than the product
    [ ! -e "$1" ] || [ -n "$(find "${@:2}" -newer "$1" -print -quit)" ]
}
driver() { # driver SOURCE COMPILER [LIBRARY]
    local product=$build/drivers/$(basename "${1%.*}") flags=
    outdated "$product" "$here/drivers" || return 0
    # Includes the libraries' headers as system headers, to silence their warnings.
    [ $# -lt 3 ] || flags=$(pkg-config --cflags --libs "$3" | sed 's/-I/-isystem/g')
    # shellcheck disable=SC2086
    "$2" -O2 -fPIC -Wall -Wextra -o "$product" "$here/drivers/$1" $flags
}
driver fill-memset.c clang
driver fill-stores.c clang
driver draw-cairo.c clang cairo
driver draw-pixman.c clang pixman-1
driver draw-qt.cpp clang++ Qt6Gui

# Builds like `swift build -c release`, but without resolving the benchmarks' packages. The driver has the library's
# package name, which gives it access to the function that draws into existing memory, as the other drivers do.
swift=(swiftc -O -wmo -swift-version 6 -package-name seaglass -I "$build")
module() { # module NAME FOLDER [OPTION…]
    "${swift[@]}" "${@:3}" -parse-as-library -module-name "$1" -emit-module -emit-module-path "$build/$1.swiftmodule" \
        -c -o "$build/$1.o" $(find "$2" -name '*.swift' -not -path '*.docc/*')
}
if outdated "$build/drivers/ours" Tests/Headless/Sources/SwiftUI Sources/SeaGlass Sources/SeaGlassBitmaps "$here/Ours"; then
    module SwiftUI Tests/Headless/Sources/SwiftUI $(Tests/Headless/loose.sh)
    module SeaGlass Sources/SeaGlass
    module SeaGlassBitmaps Sources/SeaGlassBitmaps
    "${swift[@]}" -o "$build/drivers/ours" "$here/Ours/main.swift" "$build/SwiftUI.o" "$build/SeaGlass.o" \
        "$build/SeaGlassBitmaps.o"
fi

PYTHONDONTWRITEBYTECODE=1 "$python" "$here/compare.py" "$build" ${arguments[@]+"${arguments[@]}"}
