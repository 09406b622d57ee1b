/// The default button style, based on the button's context.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct DefaultButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .automatic }
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct PlainButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .plain }
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct BorderedButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .bordered }
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
nonisolated public struct BorderedProminentButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .borderedProminent }
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
