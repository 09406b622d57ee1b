// Declarations of Xcode's AppleProductTypes that the app playground's manifest uses. Apple does not document the
// module; https://github.com/swiftlang/swift-package-manager has its old source in `Sources/PackageDescription`.

import PackageDescription

public struct AppInfo {
    public enum PlaceholderIcon { case sparkle }
    public enum PresetColor { case blue }
    public enum DeviceFamily { case phone, pad }

    public struct AppIcon {
        public static func placeholder(icon: PlaceholderIcon) -> AppIcon { AppIcon() }
    }

    public struct AccentColor {
        public static func presetColor(_ color: PresetColor) -> AccentColor { AccentColor() }
    }

    public struct Condition {
        public static func when(deviceFamilies: [DeviceFamily]) -> Condition { Condition() }
    }

    public struct Orientation {
        public static var portrait: Orientation { Orientation() }
        public static var landscapeLeft: Orientation { Orientation() }
        public static var landscapeRight: Orientation { Orientation() }
        public static func portraitUpsideDown(_ condition: Condition?) -> Orientation { Orientation() }
    }
}

extension Product {
    public static func iOSApplication(
        name: String,
        targets: [String],
        bundleIdentifier: String? = nil,
        teamIdentifier: String? = nil,
        displayVersion: String? = nil,
        bundleVersion: String? = nil,
        appIcon: AppInfo.AppIcon? = nil,
        accentColor: AppInfo.AccentColor? = nil,
        supportedDeviceFamilies: [AppInfo.DeviceFamily],
        supportedInterfaceOrientations: [AppInfo.Orientation]
    ) -> Product { .executable(name: name, targets: targets) }
}
