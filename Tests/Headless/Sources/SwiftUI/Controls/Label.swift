/// A standard label for user interface items, consisting of an icon with a title.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/label)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct Label<Title, Icon>: TitledView where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Returns whether a label style's body replaces the label in the tree.
    @MainActor package func isStructural(in node: Node) -> Bool { node.environment.labelStyle != nil }
    package var readsEnvironment: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        guard let style = node.environment.labelStyle else { return node.children(icon, title) }
        let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
        func body(of style: some LabelStyle) -> any View {
            node.connected(style).makeBody(configuration: configuration)
        }
        return [Child(.position(2), body(of: style), node.environment)]
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// A label. Its first part is the icon, the second the title.
@MainActor package protocol TitledView: PrimitiveView {}
