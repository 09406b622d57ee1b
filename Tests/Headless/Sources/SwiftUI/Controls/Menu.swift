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
        self.content = content()
        self.label = label()
    }

    @MainActor package func isStructural(in node: Node) -> Bool {
        if node.environment.menuStyle != nil { return true }
        return if case .primitive = node.environment.buttonStyling { true } else { false }
    }

    @MainActor package func children(in node: Node) -> [Child] {
        if let style = node.environment.menuStyle {
            // The menu that the style makes has the style around this one, which is always the button style here.
            var environment = node.environment
            environment.menuStyle = nil
            let configuration = MenuStyleConfiguration(label: .init(view: label), content: .init(view: content))
            return [Child(.position(2), StyledMenu(style: style, configuration: configuration), environment)]
        }
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

    @_disfavoredOverload nonisolated public init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// [documentation](https://developer.apple.com/documentation/swiftui/menu/init(_:))
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        content = configuration.content
        label = configuration.label
    }
}
