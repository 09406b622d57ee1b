// swift-tools-version: 6.2
import Foundation
import PackageDescription

// An app that depends on SeaGlass builds and resolves the library alone. Demo, tests and benchmarks exist only where
// SeaGlass is the package being worked on. To choose a version, SwiftPM reads the manifest without the other files. SwiftPM
// and Xcode keep what they downloaded in these two folders, beside their own state; a clone in somebody's folder of the
// same name has no such neighbor.
let hasFiles = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Sources/SeaGlass/System")
let isDownloaded = ["/checkouts/", "/registry/downloads/"].contains { folder in
    guard let place = Context.packageDirectory.range(of: folder, options: .backwards) else { return false }
    let workspace = Context.packageDirectory[..<place.lowerBound]
    return FileManager.default.fileExists(atPath: workspace + "/workspace-state.json")
}
let package = Package(
    name: "SeaGlass",
    platforms: [.iOS(.v17), .macOS(.v14), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: ["SeaGlass", "SeaGlassBitmaps", "SeaGlassNavigation"].map { .library(name: $0, targets: [$0]) },
    targets: [
        .target(name: "SeaGlass"),
        .target(name: "SeaGlassBitmaps", dependencies: ["SeaGlass"]),
        .target(name: "SeaGlassNavigation", dependencies: ["SeaGlass"], resources: [.process("PrivacyInfo.xcprivacy")]),
    ]
)

#if os(Linux)
// Linux has no SwiftUI. Of a downloaded SeaGlass only the file that says so is compiled there.
if isDownloaded { package.targets[0].sources = ["System/MissingSwiftUI.swift"] }
#endif
if hasFiles && !isDownloaded {
    let both: [Target.Dependency] = ["SeaGlass", "SeaGlassNavigation"]
    let benchmark = Target.Dependency.product(name: "Benchmark", package: "benchmark")
    package.dependencies.append(.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
    // For the app playground beside the demo's screens.
    package.products.append(.library(name: "DemoScreens", targets: ["DemoScreens"]))
    package.targets += [
        .target(
            name: "DemoScreens",
            dependencies: both,
            path: "Sources/Demo",
            exclude: ["App", "SeaGlassDemo.swiftpm"]
        ),
        .executableTarget(name: "Demo", dependencies: ["DemoScreens"], path: "Sources/Demo/App"),
        .target(name: "TestSupport", dependencies: both, path: "Tests/Support/Shared"),
        .testTarget(name: "SeaGlassTests", dependencies: ["SeaGlass", "TestSupport"]),
        .testTarget(name: "SeaGlassBitmapsTests", dependencies: ["SeaGlassBitmaps", "TestSupport"]),
        .testTarget(
            name: "SeaGlassNavigationTests",
            dependencies: ["SeaGlassNavigation", "TestSupport"],
            resources: [.copy("Restoration/Fixtures")]
        ),
        .target(name: "BenchmarkSupport", dependencies: [benchmark], path: "Benchmarks/Support"),
        .executableTarget(
            name: "SeaGlassBenchmarks",
            dependencies: both + ["BenchmarkSupport", benchmark],
            path: "Benchmarks/SeaGlassBenchmarks"
        ),
        .executableTarget(
            name: "BitmapBenchmarks",
            dependencies: ["SeaGlassBitmaps", "BenchmarkSupport", benchmark],
            path: "Benchmarks/BitmapBenchmarks"
        ),
    ]
    #if os(Linux)
    // Linux has no SwiftUI: there a headless module of the same name takes its place. It has what SDK 27 has, though the
    // compiler may be older than that of Xcode 27.
    package.dependencies += [
        .package(path: "Tests/Headless"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    ]
    let host = Target.Dependency.product(name: "HeadlessHost", package: "Headless")
    for target in package.targets {
        switch target.name {
        case "SeaGlass", "SeaGlassBitmaps", "SeaGlassNavigation":
            target.dependencies.append(.product(name: "SwiftUI", package: "Headless"))
            target.swiftSettings = [.define("SEAGLASS_SDK_27")]
            // Optimized in debug builds too, because tests draw for most of their time.
            if target.name == "SeaGlassBitmaps" {
                target.swiftSettings?.append(
                    .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
                )
            }
        case "Demo":
            target.dependencies += [
                .product(name: "HeadlessPage", package: "Headless"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        case "SeaGlassBenchmarks": target.dependencies.append(host)
        default: break
        }
    }
    package.targets += [
        .target(name: "HostedSupport", dependencies: both + [host], path: "Tests/Support/Hosted"),
        .testTarget(name: "SeaGlassHostedTests", dependencies: both + ["DemoScreens", "HostedSupport", "TestSupport"]),
        // Every type of an app is isolated to the main actor there, as in the template of Xcode 26.
        .testTarget(
            name: "IsolatedRoutesTests",
            dependencies: both + ["DemoScreens", "HostedSupport", "TestSupport"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ]
    #else
    package.targets.append(.testTarget(name: "AppleTests", dependencies: both, path: "Tests/AppleTests/Windows"))
    #endif
}
