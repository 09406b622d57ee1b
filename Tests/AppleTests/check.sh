#!/usr/bin/env bash
# Checks on Linux as much as possible of what a Mac will run: the Xcode project, the app playground, and the list of tests.
#
#   Tests/AppleTests/check.sh
#
# Checks that the objects of the project and its scheme refer to each other and to existing folders, that the playground's
# manifest compiles against declarations of Xcode's products and names a product of this package, that `run.sh --list`
# names every test, that the questions of `answers.sh --list` have tests, and that each branch of the products that Linux
# does not compile has a test or a reason.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=Tests/AppleTests
work=.build/apple-tests-check
rm -rf "$work" && mkdir -p "$work"

fail() { echo "error: $*" >&2; exit 1; }

python3 -B "$here/project.py" "$here/AppleTests.xcodeproj"

# --- The app playground --------------------------------------------------------------------------------------------

manifest=Sources/Demo/SeaGlassDemo.swiftpm/Package.swift
api=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')/pm/ManifestAPI
swiftc -emit-module -parse-as-library -module-name AppleProductTypes -I "$api" -package-description-version 6.0 \
    -emit-module-path "$work/AppleProductTypes.swiftmodule" "$here/AppleProductTypes.swift"
swiftc -typecheck -warnings-as-errors -I "$api" -I "$work" -package-description-version 6.0 "$manifest"
if sed 's/supportedDeviceFamilies/supportedFamilies/' "$manifest" |
    swiftc -typecheck -I "$api" -I "$work" -package-description-version 6.0 - 2> /dev/null; then
    fail "The self-test failed: a manifest with a wrong label compiles."
fi
folder=$(dirname "$manifest")
package=$folder/$(sed -n 's/.*path: "\(\.\.[^"]*\)".*/\1/p' "$manifest")
[ "$(cd "$package" && pwd -P)" = "$(pwd -P)" ] || fail "$manifest does not depend on this package."
target=$(sed -n 's/^ *path: "\([^.][^"]*\)".*/\1/p' "$manifest")
grep -q '^@main' "$folder/$target"/*.swift || fail "There is no app in $folder/$target."
product=$(sed -n 's/.*\.product(name: "\([^"]*\)".*/\1/p' "$manifest")
# Not in .build, which a build or a test beside this check may have locked.
swift package --scratch-path .build/manifest dump-package | python3 -c '
import json, sys
products = [product["name"] for product in json.load(sys.stdin)["products"]]
sys.exit(0 if sys.argv[1] in products else f"error: the playground asks for {sys.argv[1]}, of {products}")
' "$product"

# --- The list ------------------------------------------------------------------------------------------------------

listed=$("$here/run.sh" --list)
while read -r test; do
    grep -q -F "$test" <<< "$listed" || fail "run.sh --list does not name $test."
done < <(sed -n -E 's/.*func (test[A-Za-z0-9]*).*/\1/p' "$here"/Touches/*.swift)
for file in "$here"/{Windows,Touches,HostApp,WindowHost}/*.swift; do
    head -n 1 "$file" | grep -q -E '^// (Not run yet|Run on )' || fail "The first line of $file does not state if it was run."
done

"$here/answers.sh" --list > /dev/null
# Each line of the device list names an existing test, or is a single line for a person.
python3 -B "$here/devices.py" Tests/README.md "$here"
# Each branch of the products that Linux does not compile names a test or a reason, too.
python3 -B "$here/branches.py"
echo "Ready for a Mac, as far as Linux can check."
