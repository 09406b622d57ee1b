/// A menu style that displays a button that toggles the display of the menu's contents when pressed.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttonmenustyle)
@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
nonisolated public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View { Menu(configuration) }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension View {
    /// All menus are buttons in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/menustyle(_:))
    nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
        environment(\.menuStyle, style is ButtonMenuStyle ? nil : style)
            .transformEnvironment(\.isMenuAButton) { if style is ButtonMenuStyle { $0 = true } }
    }
}
