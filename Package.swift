// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if os(Linux)
import CompilerPluginSupport
#endif

// An app that depends on SeaGlass builds and resolves the library alone. Demo, tests and benchmarks exist only where
// SeaGlass is the package being worked on. SwiftPM and Xcode keep what they downloaded in these two folders, beside
// their own state; a clone in somebody's folder of the same name has no such neighbor.
let isDependency = ["/checkouts/", "/registry/downloads/"].contains { folder in
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
// The headless SwiftUI, its host and the bitmaps are optimized in debug builds too, because tests spend most of their
// time in them. A dependency may not have such flags. Batch mode is off because the compiler warns that it ignores it.
let whole = ["-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"]
let optimized: [SwiftSetting] =
    isDependency ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"] + whole, .when(configuration: .debug))]
// Linux has no SwiftUI: there a headless module of the same name takes its place. It has what SDK 27 has, though the
// compiler may be older than that of Xcode 27.
for product in package.targets {
    product.dependencies.append("SwiftUI")
    product.swiftSettings = [.define("SEAGLASS_SDK_27")] + (product.name == "SeaGlassBitmaps" ? optimized : [])
}
// To the compiler, Apple's SwiftUI is a module without strict checks, and a closure handed to such a module checks at
// run time that it runs on its actor. The headless module in Swift 5 mode is one too, so tests and the demo have an
// app's checks.
let features = [
    "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
]
let loose: [SwiftSetting] = [.swiftLanguageMode(.v5)] + features.map { .enableUpcomingFeature($0) }
// The headless module's macros need the SwiftSyntax of the toolchain, beside the library that runs this manifest. A
// file handle reads the whole list of loaded libraries: it has no size, and `String(contentsOfFile:)` stops after a
// page.
let list = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
let loaded = String(decoding: list ?? Data(), as: UTF8.self)
let libraries = loaded.range(of: "/[^\n]*(?=/pm/ManifestAPI/)", options: .regularExpression).map { loaded[$0] }
let swiftSyntax = "\(libraries ?? "/usr/lib/swift")/host"
let hasMacros =
    !isDependency && FileManager.default.fileExists(atPath: "\(swiftSyntax)/SwiftSyntaxMacros.swiftmodule")
package.targets.append(
    .target(
        name: "SwiftUI",
        dependencies: hasMacros ? ["HeadlessMacros"] : [],
        path: "Sources/Headless/SwiftUI",
        swiftSettings: loose + optimized + (hasMacros ? [.define("HEADLESS_MACROS")] : [])
    )
)
if hasMacros {
    let macros = Target.macro(name: "HeadlessMacros", path: "Sources/Headless/Macros")
    macros.swiftSettings = [.unsafeFlags(["-I", swiftSyntax])]
    macros.linkerSettings = [.unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])]
    package.targets.append(macros)
}
let host: [Target.Dependency] = ["HeadlessHost"]
let page: [Target.Dependency] = ["HeadlessPage", .product(name: "ArgumentParser", package: "swift-argument-parser")]
#else
let (host, page): ([Target.Dependency], [Target.Dependency]) = ([], [])
#endif

if !isDependency {
    let demo = "Sources/Demo"
    let both: [Target.Dependency] = ["SeaGlass", "SeaGlassNavigation"]
    let benchmark = Target.Dependency.product(name: "Benchmark", package: "benchmark")
    package.dependencies.append(.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
    // For the app playground beside the demo's screens.
    package.products.append(.library(name: "DemoScreens", targets: ["DemoScreens"]))
    package.targets += [
        .target(name: "DemoScreens", dependencies: both, path: demo, exclude: ["App", "SeaGlassDemo.swiftpm"]),
        .executableTarget(name: "Demo", dependencies: ["DemoScreens"] + page, path: "\(demo)/App"),
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
            dependencies: both + ["BenchmarkSupport", benchmark] + host,
            path: "Benchmarks/SeaGlassBenchmarks"
        ),
        .executableTarget(
            name: "BitmapBenchmarks",
            dependencies: ["SeaGlassBitmaps", "BenchmarkSupport", benchmark],
            path: "Benchmarks/BitmapBenchmarks"
        ),
    ]
    #if os(Linux)
    package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"))
    let folder = "Sources/Headless"
    let headlessHost = Target.target(name: "HeadlessHost", dependencies: ["SwiftUI"], path: "\(folder)/Host")
    let headlessPage = Target.target(name: "HeadlessPage", dependencies: ["HeadlessHost"], path: "\(folder)/Page")
    headlessPage.resources = [.copy("Web")]
    headlessHost.swiftSettings = optimized
    let tests: [Target.Dependency] = ["DemoScreens", "HeadlessHost", "HostedSupport", "TestSupport"]
    package.targets += [
        headlessHost,
        headlessPage,
        .testTarget(name: "HeadlessTests", dependencies: ["SwiftUI", "HeadlessHost", "HeadlessPage"]),
        .target(name: "HostedSupport", dependencies: both + ["HeadlessHost"], path: "Tests/Support/Hosted"),
        .testTarget(name: "SeaGlassHostedTests", dependencies: both + tests),
        // Every type of an app is isolated to the main actor there, as in the template of Xcode 26.
        .testTarget(
            name: "IsolatedRoutesTests",
            dependencies: both + tests,
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ]
    #else
    package.targets.append(.testTarget(name: "AppleTests", dependencies: both, path: "Tests/AppleTests/Windows"))
    #endif
}
