/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/pickerstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol PickerStyle {}

/// A picker style that presents the options as a menu when the user presses a button, which shows the selected option.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/menupickerstyle)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle { public init() {} }

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:))
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        environment(\.isPickerAMenu, style is MenuPickerStyle)
    }
}

extension EnvironmentValues {
    var isPickerAMenu: Bool {
        get { self[NamedKey<MenuPickerStyle, Bool>.self] ?? false }
        set { self[NamedKey<MenuPickerStyle, Bool>.self] = newValue }
    }
}
