#!/usr/bin/env bash
# Checks that each folder of a product uses only the folders before it in the order below, that no files use each other in a
# circle, that products and files keep their limits of size, that few values are in the environment and few are read from it,
# and that the pictures of the architecture page match the index.
#
#   Tests/Checks/House/check.sh            checks
#   Tests/Checks/House/check.sh --update   checks, and draws the pictures
#
# Needs a finished `swift build`, whose index records all uses. First, as a self-test, it checks a module with a circle, one
# line and one type too many, and fails unless all are found.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/House
work=.build/house
rm -rf "$work" && mkdir -p "$work"

swiftc -emit-module -module-name SelfTest -emit-module-path "$work/SelfTest.swiftmodule" -index-store-path "$work/index" \
    -parse-as-library "$here"/SelfTest/*/*.swift
self_test() { python3 "$here/house.py" "$work/index" "$here/SelfTest" "$@" First Second || true; }
{ diff <(self_test 8) "$here/SelfTest/expected.txt" && ! self_test 9 | grep "lines of code"; } ||
    { echo "The self-test failed: see the difference above." >&2; exit 1; }

# At most LIMIT lines of MODULE match PATTERN; the code of tutorials does not count.
at_most() {
    local limit=$1 pattern=$2 module=$3 count
    count=$(grep -rhE --include='*.swift' --exclude-dir='*.docc' -e "$pattern" "$module" | wc -l)
    ((count <= limit)) || { echo "${module##*/} has $count lines with $pattern, not $limit" >&2; return 1; }
}
keys=': (UITraitBridged)?EnvironmentKey\b|^ *@Entry\b'
{ at_most 3 '^struct' "$here/SelfTest" && ! at_most 2 '^struct' "$here/SelfTest" 2>/dev/null &&
    [ "$(grep -cE "$keys" <<<$'struct A: EnvironmentKey {}\n    @Entry var b = 1\n/// An EnvironmentKey.')" = 2 ]; } ||
    { echo "The self-test failed: three types and two keys of the environment are not counted." >&2; exit 1; }

failed=0
at_most 5 "$keys" Sources/SeaGlass || failed=1
at_most 4 "$keys" Sources/SeaGlassNavigation || failed=1
at_most 20 '^ *@Environment\b' Sources/SeaGlass || failed=1
judge() { python3 "$here/house.py" .build/debug/index/store "$@" >&2 || failed=1; }
judge Sources/SeaGlass 2600 System Palette Background Screens Glass
judge Sources/SeaGlassBitmaps 950
judge Sources/SeaGlassNavigation 3500 Routes Stack TopBar Shell Links Restoration
((failed == 0)) || exit 1

catalog=Sources/SeaGlass/SeaGlass.docc
mkdir "$work/pictures"
python3 "$here/pictures.py" .build/debug/index/store "$catalog/Architecture.md" "$work/pictures" \
    Sources/SeaGlass Sources/SeaGlassNavigation
[ "${1-}" != --update ] || cp "$work"/pictures/* "$catalog/Resources"
for picture in "$work"/pictures/*; do
    cmp --silent "$picture" "$catalog/Resources/${picture##*/}" ||
        { echo "$(basename "$picture") does not match the index. Draw it with: $here/check.sh --update" >&2; exit 1; }
done
echo "House: each folder uses only those above it, no files form a circle, and the limits are kept."
