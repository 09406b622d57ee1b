// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if os(Linux)
import CompilerPluginSupport
#endif

// An app that depends on SeaGlass builds and resolves the library alone. Demo, tests and benchmarks exist only where
// SeaGlass is the package being worked on. SwiftPM and Xcode keep what they downloaded in these two folders, beside their
// own state; a clone in somebody's folder of the same name has no such neighbor.
let isDependency = ["/checkouts/", "/registry/downloads/"].contains { folder in
    guard let place = Context.packageDirectory.range(of: folder, options: .backwards) else { return false }
    let workspace = Context.packageDirectory[..<place.lowerBound]
    return FileManager.default.fileExists(atPath: workspace + "/workspace-state.json")
}

#if os(Linux)
// Linux has no SwiftUI: there a headless module of the same name takes its place.
let swiftUI: [Target.Dependency] = ["SwiftUI"]
// It has what SDK 27 has, though the compiler may be older than that of Xcode 27.
let sdk: [SwiftSetting] = [.define("SEAGLASS_SDK_27")]
// The headless modules are optimized in debug builds too, each as a whole, with the messages of their preconditions: tests
// and the demo spend most of their time in them, though a change of one file compiles its module again. A dependency may
// not have such flags. Batch mode is off because the compiler warns that it ignores it.
let whole = ["-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"]
let optimized: [SwiftSetting] =
    isDependency ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"] + whole, .when(configuration: .debug))]
// The headless module's macros are built with the SwiftSyntax of the toolchain. This manifest runs with a library of the
// toolchain, so the list of what is loaded has the toolchain's folder. A file handle reads all of the list: it has no size,
// and `String(contentsOfFile:)` stops after a page.
let list = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
let loaded = String(decoding: list, as: UTF8.self)
let libraries = loaded.range(of: "/[^\n]*(?=/pm/ManifestAPI/)", options: .regularExpression).map { loaded[$0] }
let swiftSyntax = "\(libraries ?? "/usr/lib/swift")/host"
// A build for libFuzzer does without the macros: the program that expands them would be linked with its `main`.
let hasMacros =
    !isDependency && Context.environment["SEAGLASS_WITHOUT_MACROS"] == nil
    && FileManager.default.fileExists(atPath: "\(swiftSyntax)/SwiftSyntaxMacros.swiftmodule")
let macros: [Target] = [
    .macro(
        name: "HeadlessMacros",
        path: "Sources/Headless/Macros",
        swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
        linkerSettings: [.unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])]
    )
]
let headlessTargets: [Target] =
    (hasMacros ? macros : []) + [
        .target(
            name: "SwiftUI",
            dependencies: hasMacros ? ["HeadlessMacros"] : [],
            path: "Sources/Headless/SwiftUI",
            swiftSettings: optimized + (hasMacros ? [.define("HEADLESS_MACROS")] : [])
        ),
        .target(
            name: "HeadlessHost",
            dependencies: ["SwiftUI"],
            path: "Sources/Headless/Host",
            swiftSettings: optimized
        ),
        .target(
            name: "HeadlessPage",
            dependencies: ["SwiftUI", "HeadlessHost"],
            path: "Sources/Headless/Page",
            resources: [.copy("Web")],
            swiftSettings: optimized
        ),
        .testTarget(name: "HeadlessTests", dependencies: ["SwiftUI", "HeadlessHost", "HeadlessPage"]),
        .target(
            name: "HostedSupport",
            dependencies: ["SeaGlass", "SeaGlassNavigation", "HeadlessHost"],
            path: "Tests/HostedSupport"
        ),
        .testTarget(
            name: "SeaGlassHostedTests",
            dependencies: [
                "SeaGlass", "SeaGlassNavigation", "DemoScreens", "HeadlessHost", "HostedSupport", "TestSupport",
            ]
        ),
    ]
let headlessHost: [Target.Dependency] = ["HeadlessHost"]
let headlessPage: [Target.Dependency] = ["HeadlessPage"]
let commandLine: [Target.Dependency] = [.product(name: "ArgumentParser", package: "swift-argument-parser")]
let commandLinePackages: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0")
]
#else
let swiftUI: [Target.Dependency] = []
let sdk: [SwiftSetting] = []
let headlessTargets: [Target] = [
    .testTarget(
        name: "AppleTests",
        dependencies: ["SeaGlass", "SeaGlassNavigation"],
        path: "Tests/AppleTests/Windows"
    )
]
let headlessHost: [Target.Dependency] = []
let headlessPage: [Target.Dependency] = []
let commandLine: [Target.Dependency] = []
let commandLinePackages: [Package.Dependency] = []
#endif

let package = Package(
    name: "SeaGlass",
    platforms: [.iOS(.v17), .macOS(.v14), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "SeaGlass", targets: ["SeaGlass"]),
        .library(name: "SeaGlassNavigation", targets: ["SeaGlassNavigation"]),
    ],
    targets: [
        .target(name: "SeaGlass", dependencies: swiftUI, swiftSettings: sdk),
        .target(
            name: "SeaGlassNavigation",
            dependencies: ["SeaGlass"] + swiftUI,
            resources: [.process("PrivacyInfo.xcprivacy")],
            swiftSettings: sdk
        ),
    ] + headlessTargets.filter { !isDependency || $0.name == "SwiftUI" }
)

if !isDependency {
    #if os(Linux)
    // Tests/Fuzz, a package of its own, runs the same programs as the tests.
    package.products.append(.library(name: "HostedSupport", targets: ["HostedSupport"]))
    #endif
    package.dependencies +=
        commandLinePackages + [
            .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: [])
        ]
    // For the app playground beside the demo's screens.
    package.products.append(.library(name: "DemoScreens", targets: ["DemoScreens"]))
    package.targets += [
        .target(
            name: "DemoScreens",
            dependencies: ["SeaGlass", "SeaGlassNavigation"],
            path: "Sources/Demo",
            exclude: ["App", "SeaGlassDemo.swiftpm"]
        ),
        .executableTarget(
            name: "Demo",
            dependencies: ["DemoScreens"] + headlessPage + commandLine,
            path: "Sources/Demo/App"
        ),
        .target(name: "TestSupport", dependencies: ["SeaGlass", "SeaGlassNavigation"], path: "Tests/TestSupport"),
        .testTarget(name: "SeaGlassTests", dependencies: ["SeaGlass", "TestSupport"]),
        .testTarget(
            name: "SeaGlassNavigationTests",
            dependencies: ["SeaGlassNavigation", "TestSupport"],
            resources: [.copy("Restoration/Fixtures")]
        ),
        .executableTarget(
            name: "GradientBenchmarks",
            dependencies: ["SeaGlass", "SeaGlassNavigation", .product(name: "Benchmark", package: "benchmark")]
                + headlessHost,
            path: "Benchmarks/GradientBenchmarks"
        ),
    ]
}
