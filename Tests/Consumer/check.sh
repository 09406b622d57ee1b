#!/usr/bin/env bash
# An app that depends on SeaGlass resolves no other package, and the README's ten lines build in it.
#
#   Tests/Consumer/check.sh
#
# Makes a throw-away package under .build/consumer that depends on the last commit, as an app would.
set -euo pipefail
cd "$(dirname "$0")/../.."

root=$PWD
work=.build/consumer
rm -rf "$work" && mkdir -p "$work/Sources/App"
git clone --quiet --bare . "$work/SeaGlass.git"

cat > "$work/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(url: "file://$root/$work/SeaGlass.git", revision: "$(git rev-parse HEAD)")
    ],
    targets: [.target(name: "App", dependencies: [.product(name: "SeaGlass", package: "SeaGlass")])]
)
MANIFEST

Tests/Consumer/ten-lines.sh > "$work/Sources/App/Inbox.swift"

swift build --package-path "$work" --quiet
resolved=$(swift package --package-path "$work" show-dependencies --format json |
    python3 -c 'import json, sys
def names(package): return [name for d in package["dependencies"] for name in [d["identity"], *names(d)]]
print(" ".join(names(json.load(sys.stdin))))')
[ "$resolved" = seaglass ] || { echo "An app that depends on SeaGlass also resolves: $resolved" >&2; exit 1; }
echo "Consumer: builds, and resolves nothing but SeaGlass."
