#!/usr/bin/env bash
# Checks that each folder of a product uses only the folders before it in the order below, and that no files use each other
# in a circle.
#
#   Tests/Checks/House/check.sh
#
# Needs a finished `swift build`, whose index records all uses. First, as a self-test, it checks a module with mistakes,
# and fails unless all are found.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/House
work=.build/house
rm -rf "$work" && mkdir -p "$work"

swiftc -emit-module -module-name SelfTest -emit-module-path "$work/SelfTest.swiftmodule" -index-store-path "$work/index" \
    -parse-as-library "$here"/SelfTest/*/*.swift
{ python3 "$here/house.py" "$work/index" "$here/SelfTest" First Second || true; } | diff - "$here/SelfTest/expected.txt" ||
    { echo "The self-test failed: see the difference above." >&2; exit 1; }

failed=0
judge() { python3 "$here/house.py" .build/debug/index/store "$@" >&2 || failed=1; }
judge Sources/SeaGlass System Palette Background Screens Glass
judge Sources/SeaGlassBitmaps
judge Sources/SeaGlassNavigation Routes Stack TopBar Shell Links Restoration
((failed == 0)) || exit 1
echo "House: each folder uses only those above it, and no files form a circle."
