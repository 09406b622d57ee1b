#!/usr/bin/env bash
# Fuzzes the code that reads untrusted bytes with libFuzzer, starting from the committed corpus, all fuzzers at once.
#
#   Tests/Checks/Fuzz/run.sh [SECONDS [FUZZER…]]       60 seconds and all fuzzers by default; 0 only builds
#
#   Snapshots   the decoder of stored stacks, and the stores
#   Palettes    palettes in JSON, and their bitmaps
#   Links       the stack a shell shows for stored bytes or a link, and the names of types from which keys are made
#   Navigators  programs of requests, swipes and links, compared with a plain array
#   Stacks      the same for the value behind a navigator, without a host: a million steps take seconds
#
# Fails on a crash, on an input that takes more than 30 seconds, and above 256 MiB. Keeps such inputs in .build/fuzz/found;
# each of them becomes a test.
set -euo pipefail
cd "$(dirname "$0")/../../.."

seconds=${1:-60}
fuzzers=("${@:2}")
all=(Snapshots Palettes Links Navigators Stacks)
[ ${#fuzzers[@]} -gt 0 ] || fuzzers=("${all[@]}")

# Without the package, so that SwiftUI and the host are built as usual and not for libFuzzer: what they do tells a fuzzer
# nothing. On Linux the toolchain includes libFuzzer; Xcode's does not.
headless=$(Tests/Headless/module.sh)
build=$PWD/.build/fuzz/build
files() { find "$@" -name '*.swift' -not -path '*.docc/*' | LC_ALL=C sort; }
compile() { # compile MODULE FOLDER OPTION…
    swiftc -O -wmo -swift-version 6 -parse-as-library -package-name seaglass -DSEAGLASS_SDK_27 -I "$headless" -I "$build" \
        -module-name "$1" "${@:3}" $(files "$2")
}
module() { # module NAME FOLDER OPTION…
    compile "$@" -enable-testing -emit-module -emit-module-path "$build/$1.swiftmodule" -c -o "$build/$1.o"
}
mkdir -p .build/fuzz && exec 9> .build/fuzz/lock && flock 9
key=$(files Tests/Headless/Sources/Host Sources/SeaGlass* Tests/Support Tests/Checks/Fuzz/Sources |
    xargs cat "$headless/key" Tests/Checks/Fuzz/run.sh | sha256sum)
if [ "$(cat "$build/key" 2>/dev/null)" != "$key" ]; then
    rm -rf "$build" && mkdir -p "$build"
    module HeadlessHost Tests/Headless/Sources/Host -package-name headless
    for name in SeaGlass SeaGlassBitmaps SeaGlassNavigation; do module $name Sources/$name -sanitize=fuzzer; done
    module TestSupport Tests/Support/Shared -sanitize=fuzzer
    module HostedSupport Tests/Support/Hosted -sanitize=fuzzer
    module FuzzSupport Tests/Checks/Fuzz/Sources/FuzzSupport -sanitize=fuzzer
    for name in "${all[@]}"; do
        compile $name Tests/Checks/Fuzz/Sources/$name -sanitize=fuzzer -o "$build/$name" "$headless/SwiftUI.o" "$build"/*.o
    done
    echo "$key" > "$build/key"
fi
exec 9>&-
((seconds > 0)) || exit 0

# In memory if possible, so that the fuzzers don't wait for a busy disk.
if [ -w /dev/shm ]; then folder=$(mktemp -d -p /dev/shm); else folder=$(mktemp -d); fi
trap 'rm -rf "$folder"' EXIT

fuzz() { # fuzz FUZZER
    local status=0 length=8192
    # Shorter programs, because each step hosts a shell.
    case $1 in Links) length=1024 ;; Navigators) length=96 ;; esac
    mkdir -p ".build/fuzz/corpus/$1" ".build/fuzz/found/$1"
    # Turns the runtime's report of a trap off: it would end the process before libFuzzer stores the input.
    TMPDIR=$folder SWIFT_BACKTRACE=enable=no "$build/$1" -max_total_time="$seconds" -timeout=30 \
        -rss_limit_mb=256 -max_len=$length -print_final_stats=1 -artifact_prefix=".build/fuzz/found/$1/" \
        ".build/fuzz/corpus/$1" "Tests/Checks/Fuzz/Corpus/$1" >"$folder/$1.log" 2>&1 || status=$?
    sed "s/^/$1: /" "$folder/$1.log"
    return $status
}

processes=()
for fuzzer in "${fuzzers[@]}"; do
    fuzz "$fuzzer" &
    processes+=($!)
done
failed=0
for process in "${processes[@]}"; do wait "$process" || failed=1; done
exit $failed
