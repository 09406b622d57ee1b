// swift-tools-version: 6.0
// Never opened in Xcode, for lack of an Apple system. Tests/AppleTests/check.sh checks what Linux can.
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "SeaGlassDemo",
    platforms: [.iOS(.v17)],
    products: [
        .iOSApplication(
            name: "SeaGlassDemo",
            targets: ["SeaGlassDemo"],
            bundleIdentifier: "com.example.SeaGlassDemo",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .sparkle),
            accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ]
        )
    ],
    dependencies: [.package(name: "SeaGlass", path: "../../..")],
    targets: [
        .executableTarget(
            name: "SeaGlassDemo",
            dependencies: [.product(name: "DemoScreens", package: "SeaGlass")],
            path: "App"
        )
    ]
)
