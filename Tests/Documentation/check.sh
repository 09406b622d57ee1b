#!/usr/bin/env bash
# The documentation catalog builds without a warning: links resolve, tables are whole, pictures are there.
#
#   Tests/Documentation/check.sh
#
# Needs a finished `swift build`. Writes the documentation to .build/documentation.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=.build/documentation
triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
rm -rf "$work" && mkdir -p "$work/symbols"
swift symbolgraph-extract -module-name SeaGlass -I .build/debug/Modules -target "$triple" \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/symbols"
docc convert Sources/SeaGlass/SeaGlass.docc --additional-symbol-graph-dir "$work/symbols" \
    --output-path "$work/SeaGlass.doccarchive" --warnings-as-errors \
    --fallback-display-name SeaGlass --fallback-bundle-identifier org.seaglass.SeaGlass
echo "Documentation: built without a warning."
