/// A button style that applies glass border artwork based on the button's context.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/glassbuttonstyle)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
nonisolated public struct GlassButtonStyle: SystemButtonStyle {
    private let glass: GlassConfiguration

    nonisolated public init() { glass = GlassConfiguration(variant: .regular) }

    @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *) @available(visionOS, unavailable)
    nonisolated public init(_ glass: Glass) { self.glass = glass.configuration }

    package var change: ButtonStyleChange { .glass(glass) }

    public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View { configuration.label }
}

/// A button style that applies prominent glass border artwork based on the button's context.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
nonisolated public struct GlassProminentButtonStyle: SystemButtonStyle {
    nonisolated public init() {}

    package var change: ButtonStyleChange { .glassProminent }

    public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

    @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *) @available(visionOS, unavailable)
    nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
