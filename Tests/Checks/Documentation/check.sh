#!/usr/bin/env bash
# Checks that the catalogs build without a warning and merge into one site, that the README's links lead somewhere, and
# that every Swift code block of the README, the catalogs and the documentation comments compiles, and would not trap where
# SwiftUI calls its closures off the main thread.
#
#   Tests/Checks/Documentation/check.sh
#
# Needs a finished `swift build`. Writes the site to .build/documentation/site. snippets.py extracts the code blocks,
# and its comment explains how. First, as a self-test, it compiles blocks with one mistake each, and fails unless all
# are found.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/Documentation
work=.build/documentation
triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
rm -rf "$work" && mkdir -p "$work/symbols"

compile() { # compile NAME FILE…: prints the number of code blocks, then the errors
    local sources=$work/$1
    python3 "$here/snippets.py" "$sources" "${@:2}"
    swiftc -emit-sil -whole-module-optimization -Onone -parse-as-library -swift-version 6 -suppress-warnings \
        -module-name "$1" -I .build/debug/Modules -o "$work/$1.sil" \
        "$here/Prelude.swift" "$sources"/*.swift 2>&1 | grep -E '^[^ ].*: error: ' | name_blocks || true
}

# Names the block of an error at the end of its file, such as a missing brace.
name_blocks() { sed -E "s|^$work/[^/]*/[0-9]+_(.*)_([0-9]+)\.swift:[0-9:]+|the block in \1 from line \2 on:|"; }

diff <(compile SelfTest "$here/SelfTest/Snippets.md") "$here/SelfTest/expected.txt" ||
    { echo "The self-test failed: see the difference above." >&2; exit 1; }

mapfile -t files < <(find Sources/SeaGlass{,Bitmaps,Navigation} -name '*.md' -o -name '*.swift' | LC_ALL=C sort)
report=$(compile Snippets README.md "${files[@]}")
[[ $report != *error:* && -f $work/Snippets.sil ]] || { tail -n +2 <<<"$report" >&2; exit 1; }
echo "Documentation: $report code blocks compile."
Tests/Checks/AppleContract/executor.py "$work/Snippets.sil"

missing=$(grep -oE '\]\([^)]+\)' README.md | sed -E 's/^..(.*)\)$/\1/' | grep -v '^https:' |
    while read -r path; do [ -e "$path" ] || echo "README.md: there is no $path"; done)
[ -z "$missing" ] || { echo "$missing" >&2; exit 1; }

for module in SeaGlass SeaGlassBitmaps SeaGlassNavigation; do
    graph=$work/symbols/$module
    mkdir -p "$graph"
    swift symbolgraph-extract -module-name $module -I .build/debug/Modules -target "$triple" \
        -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols -output-dir "$graph"
    docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graph" \
        --output-path "$work/$module.doccarchive" --warnings-as-errors \
        --fallback-display-name $module --fallback-bundle-identifier org.seaglass.$module
done
docc merge "$work"/*.doccarchive --output-path "$work/site" --synthesized-landing-page-name SeaGlass
echo "Documentation: built without a warning."
