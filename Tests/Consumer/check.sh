#!/usr/bin/env bash
# What an app gets that depends on SeaGlass.
#
#   Tests/Consumer/check.sh
#
# No other package, by its address or by its path. The README's ten lines build with SeaGlass alone, which leaves
# SeaGlassNavigation out of sight; a shell builds with both. By path, with the README's manifest, nothing of the demo and
# the benchmarks is built.
#
# Makes throw-away packages under .build/consumer, on a clone of the last commit in a folder called checkouts: it is a
# package to work on all the same.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=Tests/Consumer
work=$PWD/.build/consumer
clone=$work/checkouts/SeaGlass
rm -rf "$work" && mkdir -p "$work"
git clone --quiet . "$clone"

fail() { echo "error: $*" >&2; exit 1; }

app() { # app NAME DEPENDENCY: a package with a target for SeaGlass alone, and one for both products
    mkdir -p "$work/$1/Sources/Alone" "$work/$1/Sources/Both"
    cat > "$work/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let alone: [Target.Dependency] = [.product(name: "SeaGlass", package: "SeaGlass")]
let package = Package(
    name: "$1",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package($2)],
    targets: [
        .target(name: "Alone", dependencies: alone),
        .target(name: "Both", dependencies: alone + [.product(name: "SeaGlassNavigation", package: "SeaGlass")]),
    ]
)
MANIFEST
    "$here/from-readme.sh" ten-lines > "$work/$1/Sources/Alone/Inbox.swift"
    cp "$here/Shell.swift" "$work/$1/Sources/Both"
}

build() { swift build --package-path "$work/$1" --scratch-path "$work/$1/build" --quiet --target "$2"; }

expect_no_other_package() { # expect_no_other_package APP
    local resolved
    resolved=$(swift package --package-path "$work/$1" --scratch-path "$work/$1/build" show-dependencies --format json |
        python3 -c 'import json, sys
def names(package): return [name for d in package["dependencies"] for name in [d["identity"], *names(d)]]
print(*names(json.load(sys.stdin)))')
    [ "$resolved" = seaglass ] || fail "$1 resolves $resolved"
}

targets_in() { # targets_in FOLDER: how many the manifest there has
    swift package --package-path "$1" --scratch-path "$work/manifest" --manifest-cache none dump-package |
        python3 -c 'import json, sys; print(len(json.load(sys.stdin)["targets"]))'
}

expect_targets() { # expect_targets FOLDER COUNT: the manifest has so many there
    mkdir -p "$1"
    [ "$1" = "$clone" ] || cp Package.swift "$1"
    local count
    count=$(targets_in "$1")
    [ "$count" = "$2" ] || fail "The manifest has $count targets in $1, not $2."
}

out_of_sight() { # out_of_sight LINE ERROR: with SeaGlass alone the line does not compile
    local beyond=$work/ByAddress/Sources/Alone/Beyond.swift said
    printf 'import SeaGlass\n%s\n' "$1" > "$beyond"
    said=$(build ByAddress Alone 2>&1) && fail "SeaGlass alone is enough for: $1"
    [[ $said == *"error: $2"* ]] || fail "$1 should fail with: $2"$'\n'"$said"
    rm "$beyond"
}

# The two products and the headless SwiftUI where it was downloaded, and all targets where somebody cloned it.
expect_targets "$clone" "$(targets_in .)"
for folder in checkouts/SeaGlass registry/downloads/seaglass-swift/SeaGlass/0.1.0; do
    mkdir -p "$work/SourcePackages" && echo '{}' > "$work/SourcePackages/workspace-state.json"
    expect_targets "$work/SourcePackages/$folder" 3
done

app ByAddress "url: \"file://$clone\", revision: \"$(git rev-parse HEAD)\""
build ByAddress Alone
out_of_sight 'let navigator: Navigator? = nil' "cannot find type 'Navigator' in scope"
out_of_sight 'import SeaGlassNavigation' "no such module 'SeaGlassNavigation'"
build ByAddress Both
expect_no_other_package ByAddress

# Not the clone from before: SwiftPM keeps what a manifest evaluated to by its address, which is the path here.
git clone --quiet . "$work/SeaGlass"
mkdir -p "$work/ByPath/Sources/App"
"$here/from-readme.sh" manifest > "$work/ByPath/Package.swift"
"$here/from-readme.sh" ten-lines > "$work/ByPath/Sources/App/Inbox.swift"
cp "$here/Shell.swift" "$work/ByPath/Sources/App"
swift build --package-path "$work/ByPath" --scratch-path "$work/ByPath/build" --quiet
[ -z "$(find -L "$work/ByPath/build/debug" -name '*.o' -regex '.*/\(Benchmark\|ArgumentParser\|Demo\|Headless\|Hosted\)[^/]*\.build/.*')" ] ||
    fail "An app that uses SeaGlass by path builds its demo, its host or its benchmarks."
expect_no_other_package ByPath
echo "Consumer: builds with one product and with both, and resolves nothing but SeaGlass."
