#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Color {
    /// [documentation](https://developer.apple.com/documentation/swiftui/color/init(nscolor:))
    public init(nsColor: NSColor) { fatalError("There is no AppKit here.") }
}
#elseif canImport(UIKit)
import UIKit

@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension Color {
    /// [documentation](https://developer.apple.com/documentation/swiftui/color/init(uicolor:))
    public init(uiColor: UIColor) { fatalError("There is no UIKit here.") }
}

#if !os(watchOS)
/// UIKit declares this protocol, and SwiftUI exports it.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey)
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Self.Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}
#endif
#endif
