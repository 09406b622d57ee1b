// swift-tools-version: 6.2
import PackageDescription

/// Returns an executable target without a `main`, which libFuzzer provides.
func fuzzer(_ name: String, _ product: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["FuzzSupport", .product(name: product, package: "SeaGlass")],
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    )
}

// A separate package, because its dependencies are built for libFuzzer.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "SeaGlass", path: "../../..")],
    targets: [
        .target(name: "FuzzSupport", dependencies: [.product(name: "SeaGlassNavigation", package: "SeaGlass")]),
        fuzzer("Snapshots", "SeaGlassNavigation"),
        fuzzer("Palettes", "SeaGlassBitmaps"),
        fuzzer("Links", "HostedSupport"),
        fuzzer("Navigators", "HostedSupport"),
        fuzzer("Stacks", "HostedSupport"),
    ]
)
