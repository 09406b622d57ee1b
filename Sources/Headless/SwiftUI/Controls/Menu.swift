/// A control for presenting a menu of actions.
///
/// Activating the menu opens or closes it. The content is in the tree while the menu is open.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/menu)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
nonisolated public struct Menu<Label, Content>: StyledControl where Label: View, Content: View {
    let content: Content
    let label: Label

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    @MainActor package func children(in node: Node) -> [Child] {
        let label = styled(label, role: nil, in: node)
        guard node.controlState.isOpen else { return [label] }
        var environment = node.environment
        environment.buttonStyling = .system(nil)
        return [label, Child(.position(1), content, environment, isPresentation: true)]
    }

    @MainActor package func activate(in node: Node) {
        guard node.environment.isEnabled else { return }
        node.controlState.isOpen.toggle()
        node.invalidate()
    }
}

@available(watchOS, unavailable)
extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol { self.init(content: content) { Text(title) } }
}

@available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}

/// A type that applies standard interaction behavior and a custom appearance to all menus within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/menustyle)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
@MainActor @preconcurrency public protocol MenuStyle {}

/// A menu style that displays a button that toggles the display of the menu's contents when pressed.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttonmenustyle)
@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
nonisolated public struct ButtonMenuStyle: MenuStyle { nonisolated public init() {} }

@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension View {
    /// Accepts `.button` only. All menus are buttons in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/menustyle(_:))
    nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
        precondition(style is ButtonMenuStyle, "The headless SwiftUI does not support menuStyle(_:) with \(S.self).")
        return environment(\.isMenuAButton, true)
    }
}

extension EnvironmentValues {
    /// Whether a menu style turns menus into buttons.
    package var isMenuAButton: Bool {
        get { self[NamedKey<ButtonMenuStyle, Bool>.self] ?? false }
        set { self[NamedKey<ButtonMenuStyle, Bool>.self] = newValue }
    }
}
