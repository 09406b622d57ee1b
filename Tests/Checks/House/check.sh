#!/usr/bin/env bash
# Checks that each folder of a product and of the headless SwiftUI uses only the folders before it in the order below. And for
# all modules below, that no files use each other in a circle, and that a file's name says what it declares: house.py has the
# three rules, and known.txt what may stay.
#
#   Tests/Checks/House/check.sh
#
# Needs a finished `swift build --build-tests`, whose index records all uses. First, as a self-test, it checks a module that breaks each
# rule, and fails unless all is found.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/House
work=.build/house
rm -rf "$work" && mkdir -p "$work"

swiftc -emit-module -module-name SelfTest -emit-module-path "$work/SelfTest.swiftmodule" -index-store-path "$work/index" \
    -parse-as-library "$here"/SelfTest/*/*.swift
{ python3 "$here/house.py" "$work/index" "$here/SelfTest/known.txt" "$here/SelfTest First Second" || echo "failed"; } |
    diff - "$here/SelfTest/expected.txt" || { echo "The self-test failed: see the difference above." >&2; exit 1; }

# A debug build erases the types of views, and an app's own view hides those inside.
if grep -rnE 'Mirror\(|(as\?|is) any \w*(View|Modifier|Control|Content)\b' Sources/SeaGlass --include='*.swift'; then
    echo "House: SeaGlass asks no view and no modifier for its type." >&2
    exit 1
fi

python3 "$here/house.py" .build/debug/index/store "$here/known.txt" \
    "Sources/SeaGlass System Palette Context Background Screens Glass" \
    "Sources/SeaGlassBitmaps" \
    "Sources/SeaGlassNavigation Routes Stack TopBar Shell Links Restoration" \
    Sources/Demo \
    "Tests/Headless/Sources/SwiftUI Values Graph State Layout Drawing Controls Navigation App" \
    "Tests/Headless/Sources/Host" \
    "Tests/Headless/Sources/Page" \
    Tests/{SeaGlass,SeaGlassBitmaps,SeaGlassNavigation,SeaGlassHosted,IsolatedRoutes}Tests Tests/Support/{Shared,Hosted} >&2
echo "House: each folder uses only those before it, no files form a circle, and files have the names of what they declare."
