// swift-tools-version: 6.1
import PackageDescription

// A package of its own: its executable has no `main`, which libFuzzer brings.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "SeaGlass", path: "../..")],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [.product(name: "SeaGlassNavigation", package: "SeaGlass")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    ]
)
