#!/usr/bin/env bash
# Checks what an app that depends on SeaGlass gets.
#
#   Tests/Checks/Consumer/check.sh
#
# By URL, the app gets no other package; on Linux, which has no SwiftUI, its build then says so. By path, it gets the headless
# SwiftUI there. The README's screen builds with SeaGlass alone, which does not make SeaGlassNavigation visible. The calls of `glassSurface` resolve, and a choice between its two
# types of style does not compile. A shell builds with SeaGlassNavigation, and a picture with SeaGlassBitmaps. An app that
# depends on SeaGlass by path, with the README's manifest, does not build the demo or the benchmarks, and may use `@Entry`
# and `#Preview`. The code of pages compiles as a person types it: see typed.sh. Each product's privacy manifest is complete.
# All of it compiles in Swift 6 mode, the shell, its routes and the calls that SeaGlass was asked for also with the main actor
# as the default isolation. Each public modifier compiles without a warning in a function without isolation, in Swift 5 and 6
# mode.
#
# Creates temporary packages under .build/consumer, with a clone of the last commit in a folder named checkouts. That name
# must not make the clone look like a downloaded dependency.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/Consumer
work=$PWD/.build/consumer
clone=$work/checkouts/SeaGlass
rm -rf "$work" && mkdir -p "$work"
git clone --quiet . "$clone"

fail() { echo "error: $*" >&2; exit 1; }

app() { # app NAME DEPENDENCY: creates a package with targets for SeaGlass alone and with each other product
    mkdir -p "$work/$1"/Sources/{Alone,Both,MainActorByDefault,Nonisolated,NonisolatedSwift5,Picture}
    cat > "$work/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let alone: [Target.Dependency] = [.product(name: "SeaGlass", package: "SeaGlass")]
let both = alone + [.product(name: "SeaGlassNavigation", package: "SeaGlass")]
let package = Package(
    name: "$1",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package($2)],
    targets: [
        .target(name: "Alone", dependencies: alone),
        .target(name: "Both", dependencies: both),
        .target(
            name: "MainActorByDefault",
            dependencies: both,
            swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]
        ),
        .target(name: "Nonisolated", dependencies: both, swiftSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "NonisolatedSwift5",
            dependencies: both,
            swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]
        ),
        .target(name: "Picture", dependencies: alone + [.product(name: "SeaGlassBitmaps", package: "SeaGlass")]),
    ],
    swiftLanguageModes: [.v6]
)
MANIFEST
    "$here/from-readme.sh" screen > "$work/$1/Sources/Alone/Inbox.swift"
    cp "$here/Glass.swift" "$work/$1/Sources/Alone"
    cp "$here/Shell.swift" "$here/Routes.swift" "$here/Mission.swift" "$work/$1/Sources/Both"
    cp "$here/Shell.swift" "$here/Routes.swift" "$here/Mission.swift" "$work/$1/Sources/MainActorByDefault"
    cp "$here/Nonisolated.swift" "$work/$1/Sources/Nonisolated"
    cp "$here/Nonisolated.swift" "$work/$1/Sources/NonisolatedSwift5"
    cp "$here/Picture.swift" "$work/$1/Sources/Picture"
}

# The builds are discarded, so they need no index and no debug information. A module at a time takes less of the processor
# than its files in groups.
build() { # build APP OPTION…
    swift build --package-path "$work/$1" --scratch-path "$work/$1/build" --quiet --disable-index-store \
        -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode \
        -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo -Xswiftc -Onone "${@:2}"
}

expect_packages() { # expect_packages APP PACKAGES: fails unless the app gets these packages
    local resolved
    resolved=$(swift package --package-path "$work/$1" --scratch-path "$work/$1/build" show-dependencies --format json |
        python3 -c 'import json, sys
def names(package): return [name for d in package["dependencies"] for name in [d["identity"], *names(d)]]
print(*names(json.load(sys.stdin)))')
    [ "$resolved" = "$2" ] || fail "$1 resolves $resolved"
}

targets_in() { # targets_in FOLDER: prints the number of targets in its manifest
    swift package --package-path "$1" --scratch-path "$work/manifest" --manifest-cache none dump-package |
        python3 -c 'import json, sys; print(len(json.load(sys.stdin)["targets"]))'
}

expect_targets() { # expect_targets FOLDER COUNT: fails unless the manifest has that many targets there
    mkdir -p "$1/Sources/SeaGlass/System"
    [ "$1" = "$clone" ] || cp Package.swift "$1"
    local count
    count=$(targets_in "$1")
    [ "$count" = "$2" ] || fail "The manifest has $count targets in $1, not $2."
}

refused() { # refused LINE ERROR: fails unless the line fails to compile with SeaGlass alone
    local beyond=$work/Targets/Sources/Alone/Beyond.swift said
    printf 'import SeaGlass\nimport SwiftUI\n%s\n' "$1" > "$beyond"
    said=$(build Targets --target Alone 2>&1) && fail "This compiles with SeaGlass alone: $1"
    [[ $said == *"error: $2"* ]] || fail "$1 should fail with: $2"$'\n'"$said"
    rm "$beyond"
}

python3 -B "$here/privacy.py"

# A downloaded package has only the three products; a clone has all targets.
expect_targets "$clone" "$(targets_in .)"
for folder in checkouts/SeaGlass registry/downloads/seaglass-swift/SeaGlass/0.1.0; do
    mkdir -p "$work/SourcePackages" && echo '{}' > "$work/SourcePackages/workspace-state.json"
    expect_targets "$work/SourcePackages/$folder" 3
done

app ByAddress "url: \"file://$clone\", revision: \"$(git rev-parse HEAD)\""
expect_packages ByAddress seaglass
if [ "$(uname)" = Linux ]; then
    said=$(build ByAddress --target Alone 2>&1) && fail "SeaGlass compiles without SwiftUI."
    [[ $said == *"error: SeaGlass needs SwiftUI"* ]] || fail "SeaGlass does not say that it needs SwiftUI"$'\n'"$said"
fi

# A new clone, because SwiftPM caches a manifest's targets by the package's path.
git clone --quiet . "$work/SeaGlass"
app Targets "path: \"$work/SeaGlass\""
build Targets --target Alone
refused 'let navigator: Navigator? = nil' "cannot find type 'Navigator' in scope"
refused 'import SeaGlassNavigation' "no such module 'SeaGlassNavigation'"
# A surface and a button style are two types.
refused '@MainActor let mixed = Text("a").glassSurface(Bool.random() ? .primaryButton : .regular)' "failed to produce diagnostic"
refused '@MainActor let card: SeaGlassButtonStyle = .card' "type 'SeaGlassButtonStyle' has no member 'card'"
build Targets --target Both
build Targets --target MainActorByDefault
build Targets --target Nonisolated
build Targets --target NonisolatedSwift5
build Targets --target Picture

mkdir -p "$work/ByPath/Sources/App"
"$here/from-readme.sh" manifest > "$work/ByPath/Package.swift"
"$here/from-readme.sh" screen > "$work/ByPath/Sources/App/Inbox.swift"
cp "$here/Shell.swift" "$here/Macros.swift" "$work/ByPath/Sources/App"
"$here/from-readme.sh" app > "$work/ByPath/Sources/App/InboxApp.swift"
build ByPath
[ -z "$(find -L "$work/ByPath/build/debug" -name '*.o' -regex '.*/\(Benchmark\|ArgumentParser\|Demo\|HeadlessHost\|HeadlessPage\|Hosted\)[^/]*\.build/.*')" ] ||
    fail "An app that uses SeaGlass by path builds its demo, its host or its benchmarks."
expect_packages ByPath "seaglass$([ "$(uname)" != Linux ] || echo " headless")"
"$here/typed.sh" "$work/ByPath/build/debug/Modules"
echo "Consumer: builds with one product and with two, in Swift 6 mode with either isolation, and resolves nothing but SeaGlass."
