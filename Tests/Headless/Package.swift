// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The module and its host are optimized in debug builds too, because tests spend most of their time in them. Batch mode
// is off because the compiler warns that it ignores it.
let optimized: [SwiftSetting] = [
    .unsafeFlags(
        ["-O", "-assert-config", "Debug", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"],
        .when(configuration: .debug)
    )
]
// To the compiler, Apple's SwiftUI is a module without strict checks, and a closure handed to such a module checks at
// run time that it runs on its actor. A module in Swift 5 mode is one too, so tests and the demo have an app's checks.
let features = [
    "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
]
let loose: [SwiftSetting] = [.swiftLanguageMode(.v5)] + features.map { .enableUpcomingFeature($0) }
// The macros need the SwiftSyntax of the toolchain, beside the library that runs this manifest. A file handle reads the
// whole list of loaded libraries: it has no size, and `String(contentsOfFile:)` stops after a page.
let list = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
let loaded = String(decoding: list ?? Data(), as: UTF8.self)
let libraries = loaded.range(of: "/[^\n]*(?=/pm/ManifestAPI/)", options: .regularExpression).map { loaded[$0] }
let swiftSyntax = "\(libraries ?? "/usr/lib/swift")/host"
let hasMacros = FileManager.default.fileExists(atPath: "\(swiftSyntax)/SwiftSyntaxMacros.swiftmodule")

let package = Package(
    name: "Headless",
    products: ["SwiftUI", "HeadlessHost", "HeadlessPage"].map { .library(name: $0, targets: [$0]) },
    targets: [
        .target(
            name: "SwiftUI",
            dependencies: hasMacros ? ["HeadlessMacros"] : [],
            swiftSettings: loose + optimized + (hasMacros ? [.define("HEADLESS_MACROS")] : [])
        ),
        .target(name: "HeadlessHost", dependencies: ["SwiftUI"], path: "Sources/Host", swiftSettings: optimized),
        .target(
            name: "HeadlessPage",
            dependencies: ["HeadlessHost"],
            path: "Sources/Page",
            resources: [.copy("Web")]
        ),
        .testTarget(name: "HeadlessTests", dependencies: ["SwiftUI", "HeadlessHost", "HeadlessPage"], path: "Tests"),
    ]
)
if hasMacros {
    package.targets.append(
        .macro(
            name: "HeadlessMacros",
            path: "Sources/Macros",
            swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
            linkerSettings: [.unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])]
        )
    )
}
