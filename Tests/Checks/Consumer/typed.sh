#!/usr/bin/env bash
# Compiles the code of pages in an empty app, as a person types it: the README's screen, Getting started, the tutorials, and
# the example of each migration page.
#
#   Tests/Checks/Consumer/typed.sh MODULES
#
# MODULES is the folder of the built modules of SeaGlass. typed.py takes the blocks, and its comment explains how. After each
# step the files so far compile without a warning, with the language settings of a new package and of a new project of
# Xcode 26. What Linux lacks is left out: the Apple contract compiles it. First, as a self-test, it compiles steps with
# mistakes, and fails unless all are found.
set -euo pipefail
here=$(dirname "$0")
modules=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package=(-swift-version 6)
project=(-swift-version 5 -default-isolation MainActor)
for feature in DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferIsolatedConformances \
    InferSendableFromCaptures NonisolatedNonsendingByDefault MemberImportVisibility; do
    project+=(-enable-upcoming-feature $feature)
done

compile() { # compile STEP OPTION…
    swiftc -emit-sil -whole-module-optimization -Onone -o "$work/App.sil" -parse-as-library -warnings-as-errors \
        -module-name App -I "$modules" "${@:2}" "$1"/*.swift
}

errors() { # errors NAME PAGE…: prints the number of steps, then the errors of each
    local step said
    python3 -B "$here/typed.py" "$work/$1" "${@:2}"
    for step in "$work/$1"/*; do
        said=$(compile "$step" "${package[@]}" 2>&1) && said=$(compile "$step" "${project[@]}" 2>&1) ||
            grep -E '^[^ ].*: error: ' <<<"$said" || echo "error: $said"
    done
}

diff <(errors SelfTest "$here/SelfTest/Typed.md" | sed "s|^$here/||") "$here/SelfTest/expected.txt" ||
    { echo "The self-test failed: see the difference above." >&2; exit 1; }

mapfile -t pages < <(find Sources/SeaGlass{,Navigation}/*.docc -path '*/Tutorials/*.tutorial' -not -name '*Tutorials.tutorial' \
    -o -path '*/Migration/*.md' | LC_ALL=C sort)
report=$(errors Pages README.md Sources/SeaGlass/SeaGlass.docc/GettingStarted.md "${pages[@]}")
[[ $report != *error:* ]] || { sed '/^[0-9]*$/d' <<<"$report" >&2; exit 1; }
echo "Consumer: $report steps of pages compile as a person types them."
