#!/usr/bin/env bash
# Checks the logic of snapshots, palettes and bitmaps where an `Int` has 32 bits, as on most watches: compiles it as Embedded
# Swift for WebAssembly and runs it in the toolchain's WasmKit. It must not trap, and must print the same as on 64 bits.
set -euo pipefail
cd "$(dirname "$0")/../../.."

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
PATH="$resources/../../bin:$PATH"
build=.build/thirty-two-bit
rm -rf "$build"
mkdir -p "$build/sources"

# The files that need no views and no closures that throw any error. The copies omit what Embedded Swift lacks: imports
# (see Facades.swift), `Codable` and key paths.
sources=$(
    ls Sources/SeaGlass/Palette/*.swift Sources/SeaGlassBitmaps/*.swift | grep -vE '(\+Color|\+Image)\.swift'
    ls Sources/SeaGlass/Background/{BackgroundRecipe,BlueNoise,GradientCourse,PersistentBackgroundStyle}.swift
    ls Sources/SeaGlassNavigation/Restoration/{NavigationSnapshot*,NavigationRestoration+Failure}.swift
    echo Sources/SeaGlass/System/Values.swift Sources/SeaGlassNavigation/Routes/NavigationDestinationKey.swift
    echo Sources/SeaGlassNavigation/Routes/{NavigationPresentationStyle,With}.swift
    echo Tests/Support/Shared/NavigationSnapshot+Equatable.swift
)
for file in $sources; do
    sed -E -e '/^import /d' -e 's/, Codable//' -e '/^    public init\(from decoder/,/^    }/d' -e '/^struct TypeName/,/^}/d' \
        -e 's/\(\\(\.[a-zA-Z0-9.]+)\)/ { $0\1 }/g' "$file" >"$build/sources/$(basename "$file")"
done

files=(Tests/Checks/ThirtyTwoBit/*.swift "$build"/sources/*.swift)
options=(-swift-version 6 -wmo -parse-as-library -package-name seaglass -module-name Checks -suppress-warnings)
swiftc "${options[@]}" "${files[@]}" -o "$build/64" -lm
swiftc "${options[@]}" "${files[@]}" -c -o "$build/checks.o" -target wasm32-unknown-none-wasm \
    -enable-experimental-feature Embedded -Xfrontend -disable-stack-protector
clang --target=wasm32-unknown-none -O2 -mbulk-memory -ffreestanding -c Tests/Checks/ThirtyTwoBit/runtime.c -o "$build/runtime.o"
wasm-ld --export=_start "$build/checks.o" "$build/runtime.o" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" -o "$build/32.wasm"

"$build/64" >"$build/64.txt"
wasmkit run "$build/32.wasm" >"$build/32.txt"
diff "$build/64.txt" "$build/32.txt"
echo "$(wc -l <"$build/32.txt") lines, the same on 32 bits as on 64"
