#!/usr/bin/env bash
# Prints the ten lines of the README: the first Swift code block under “Start”.
set -euo pipefail
awk '/^## Start/ { start = 1 } code && /^```/ { exit } code; start && /^```swift/ { code = 1 }' \
    "$(dirname "$0")/../../README.md"
