#!/usr/bin/env bash
# Checks that the headless SwiftUI declares every public declaration as Apple does, according to Declarations.md.
#
#   Tests/Checks/AppleContract/declarations.sh
#
# Needs a finished `swift build`. Prints each difference in name, labels, types, defaults, constraints, isolation or
# availability that allowed.txt does not explain, and fails if there is one. Then, as a self-test, it compares the module
# with altered declarations, and fails unless each alteration is reported.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/AppleContract
graph=.build/apple-declarations
triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')

rm -rf "$graph" && mkdir -p "$graph"
swift symbolgraph-extract -module-name SwiftUI -I .build/debug/Modules -target "$triple" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$graph"

python3 -B "$here/declarations.py" "$graph"/*.symbols.json "$here/Declarations.md" "$here/allowed.txt"
python3 -B "$here/SelfTest/Declarations/alterations.py" "$here" "$graph"/*.symbols.json
