#!/usr/bin/env bash
# Builds the headless SwiftUI as one optimized object for scripts that do without the package, and prints its folder.
# The folder keeps what was built until the toolchain, the manifest or the sources change.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=Tests/Headless
folder=$PWD/.build/headless
mkdir -p .build && exec 9> .build/headless.lock && flock 9
sources=$(find $here/Sources/SwiftUI -name '*.swift' | LC_ALL=C sort)
key=$({ swiftc --version 2>&1; cat $here/{module,loose}.sh $here/Package.swift $sources; } | sha256sum)
if [ "$(cat "$folder/key" 2>/dev/null)" != "$key" ]; then
    rm -rf "$folder" && mkdir -p "$folder"
    swiftc -O -wmo $($here/loose.sh) -parse-as-library -package-name headless -module-name SwiftUI \
        -emit-module -emit-module-path "$folder/SwiftUI.swiftmodule" -c -o "$folder/SwiftUI.o" $sources
    echo "$key" > "$folder/key"
fi
echo "$folder"
