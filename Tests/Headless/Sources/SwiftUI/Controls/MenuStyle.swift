/// A type that applies standard interaction behavior and a custom appearance to all menus within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/menustyle)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = MenuStyleConfiguration
}

/// A configuration of a menu.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/menustyleconfiguration)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
public struct MenuStyleConfiguration {
    @MainActor @preconcurrency public struct Label: LabelPlaceholder { package let view: any View }

    @MainActor @preconcurrency public struct Content: LabelPlaceholder { package let view: any View }

    nonisolated let label: MenuStyleConfiguration.Label
    nonisolated let content: MenuStyleConfiguration.Content
}

extension EnvironmentValues {
    private enum MenuButton {}

    /// Whether a menu style turns menus into buttons.
    package var isMenuAButton: Bool {
        get { self[NamedKey<MenuButton, Bool>.self] ?? false }
        set { self[NamedKey<MenuButton, Bool>.self] = newValue }
    }
}

@available(watchOS, unavailable)
extension EnvironmentValues {
    /// The custom style of menus.
    var menuStyle: (any MenuStyle)? {
        get { self[Key<any MenuStyle>.self] }
        set { self[Key<any MenuStyle>.self] = newValue }
    }
}

/// The body that a style makes for a menu.
@available(watchOS, unavailable)
nonisolated struct StyledMenu: PrimitiveView {
    let style: any MenuStyle
    let configuration: MenuStyleConfiguration

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        let body: any View = node.connected(style).makeBody(configuration: configuration)
        return node.children(body)
    }
}
