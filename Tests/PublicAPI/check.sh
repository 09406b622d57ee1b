#!/usr/bin/env bash
# The public surface keeps its promises: modifiers and values only, every symbol documented.
#
#   Tests/PublicAPI/check.sh
#
# Needs a finished `swift build`. Prints a line for each public type that is a View or a ViewModifier, and for each
# public symbol without a documentation comment, and fails if there is one. First it judges a module that is wrong in
# each of these ways, and fails unless all of them are found.
set -euo pipefail
cd "$(dirname "$0")/../.."

modules=.build/debug/Modules
work=.build/public-api
triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')

judge() { # judge MODULE: prints what is wrong with its public symbols
    local graph=$work/$1
    rm -rf "$graph" && mkdir -p "$graph"
    swift symbolgraph-extract -module-name "$1" -I "$modules" -I "$work" -target "$triple" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$graph"
    python3 Tests/PublicAPI/judge.py "$graph"/*.symbols.json
}

rm -rf "$work" && mkdir -p "$work"
swiftc -emit-module -module-name Wrong -emit-module-path "$work/Wrong.swiftmodule" -I "$modules" \
    -parse-as-library -swift-version 6 Tests/PublicAPI/SelfTest/Wrong.swift
diff <(judge Wrong) Tests/PublicAPI/SelfTest/expected.txt || { echo "The self-test was not judged as expected." >&2; exit 1; }

report=$(judge SeaGlass)
[ -z "$report" ] || { echo "$report" >&2; exit 1; }
echo "Public API: modifiers and values only, all of it documented."
