// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(path: "../SeaGlass")],
    targets: [
        .executableTarget(name: "Plain", dependencies: [.product(name: "SeaGlass", package: "SeaGlass")]),
        .executableTarget(name: "Background", dependencies: [.product(name: "SeaGlass", package: "SeaGlass")]),
        .executableTarget(
            name: "Shell",
            dependencies: [
                .product(name: "SeaGlass", package: "SeaGlass"),
                .product(name: "SeaGlassNavigation", package: "SeaGlass"),
            ]
        ),
    ]
)
