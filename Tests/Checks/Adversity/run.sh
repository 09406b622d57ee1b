#!/usr/bin/env bash
# Runs the hosted tests of both products on adverse systems, which deviate from the usual one in ways that were reported.
#
#     Tests/Checks/Adversity/run.sh                  # each kind of adversity alone, then 50 seeds that mix all
#     Tests/Checks/Adversity/run.sh 7 otherOrder     # some seeds and kinds, each alone
#     Tests/Checks/Adversity/run.sh otherOrder,latePreferences   # both together
#
# The tests have to be built already.
set -euo pipefail
cd "$(dirname "$0")/../../.."

kinds=Tests/Headless/Sources/SwiftUI/Graph/Adversity.swift
if (($# == 0)); then set -- $(sed -nE 's/^ {8}case ([a-zA-Z]+)$/\1/p' "$kinds") $(seq 50); fi

status=0
for adversity in "$@"; do
    log=.build/adversity-$adversity
    if HEADLESS_ADVERSITY=$adversity swift test --skip-build --filter SeaGlassHostedTests > "$log" 2>&1; then
        echo "$adversity: $(grep -oE '[0-9]+ tests in .* passed.*' "$log" | tail -n 1)"
    else
        echo "$adversity: failed"
        grep -E '^✘|error:|Fatal' "$log" || tail -n 20 "$log"
        status=1
    fi
done
exit $status
