#!/usr/bin/env bash
# Each folder of a module uses the folders before it in this order and none after it, so no two use each other.
#
#   Tests/House/check.sh
#
# Needs a finished `swift build`, whose index says who uses what. First it is shown a module with a circle, and fails
# unless that is found.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=Tests/House
work=.build/house
rm -rf "$work" && mkdir -p "$work"

swiftc -emit-module -module-name SelfTest -emit-module-path "$work/SelfTest.swiftmodule" -index-store-path "$work/index" \
    -parse-as-library "$here"/SelfTest/*/*.swift
diff <(python3 "$here/house.py" "$work/index" "$here/SelfTest" First Second) "$here/SelfTest/expected.txt" ||
    { echo "The self-test was not judged as expected." >&2; exit 1; }

failed=0
judge() { python3 "$here/house.py" .build/debug/index/store "$@" >&2 || failed=1; }
judge Sources/SeaGlass System Palette Drawing Background Container Glass
judge Sources/SeaGlassNavigation Routes Navigator TopBar Gesture Shell Restoration
((failed == 0)) || exit 1
echo "House: each folder uses those above it only."
