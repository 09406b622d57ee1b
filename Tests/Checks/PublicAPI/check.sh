#!/usr/bin/env bash
# Checks the public API: it contains modifiers and values only, every symbol is documented, and no symbol is removed or
# changed without an entry in the changelog.
#
#   Tests/Checks/PublicAPI/check.sh              checks, and prints the changes since Baseline
#   Tests/Checks/PublicAPI/check.sh --update     checks, and makes the current API the baseline
#
# Baseline has a file for each module. A symbol that moves to another module breaks the module that it leaves.
#
# Needs a finished `swift build`. Fails for a public type that is a View or a ViewModifier, a public symbol without a
# documentation comment, and a break that the changelog does not list. First, as a self-test, it judges modules with each of
# these mistakes, and fails unless all are found.
#
# The API is that of Linux, without declarations under `#if canImport(CoreGraphics)`.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/PublicAPI
changelog=Sources/SeaGlass/SeaGlass.docc/Changelog.md
modules=.build/debug/Modules
work=.build/public-api
triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')

graph() { # graph MODULE: lists the symbol graphs of its public symbols
    local graph=$work/graphs/$1
    rm -rf "$graph" && mkdir -p "$graph"
    swift symbolgraph-extract -module-name "$1" -I "$modules" -I "$work" -target "$triple" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$graph"
    ls "$graph"/*.symbols.json
}

compile() { # compile MODULE: compiles a module of the self-test
    swiftc -emit-module -module-name "$1" -emit-module-path "$work/$1.swiftmodule" -I "$modules" \
        -parse-as-library -swift-version 6 "$here/SelfTest/$1.swift"
}

judge() { python3 "$here/judge.py" $(graph "$1"); }

changes() { # changes BASELINE CHANGELOG MODULE
    python3 "$here/stability.py" compare "$1" "$2" $(graph "$3")
}

expect() { # expect FILE: fails unless standard input equals the file
    diff "$here/SelfTest/$1" - || { echo "The self-test failed: see the difference from $1 above." >&2; exit 1; }
}

rm -rf "$work" && mkdir -p "$work"
text=$here/SelfTest/Changelog.md

compile Wrong
judge Wrong | expect Wrong.txt

compile Before
compile After
python3 "$here/stability.py" list $(graph Before) > "$work/before.txt"
{ changes "$work/before.txt" "$text" After || echo "failed"; } | expect After.txt
{ changes "$work/before.txt" "$text" Before && echo "passed"; } | expect Before.txt

sed '/^### [0-9]/,$d' "$text" > "$work/Unreleased.md"
changes "$work/before.txt" "$work/Unreleased.md" After > /dev/null ||
    { echo "The self-test failed: before the first release a break need not be listed." >&2; exit 1; }

products=(SeaGlass SeaGlassBitmaps SeaGlassNavigation)
failed=0
for module in "${products[@]}"; do
    report=$(judge $module)
    [ -z "$report" ] || { echo "$report" >&2; failed=1; }
    changes "$here/Baseline/$module.txt" "$changelog" $module || failed=1
done
((failed == 0)) || exit 1
if [ "${1-}" = --update ]; then
    for module in "${products[@]}"; do
        python3 "$here/stability.py" list $(graph $module) > "$here/Baseline/$module.txt"
    done
fi
echo "Public API: modifiers and values only, all documented, and every break is in the changelog."
