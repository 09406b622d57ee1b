/// A view that controls a navigation presentation.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationlink)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct NavigationLink<Label, Destination>: StyledControl, NavigationLinkView
where Label: View, Destination: View {
    enum Target {
        case view(Destination)
        case value(NavigationValue?)
    }

    let target: Target
    let label: Label

    package var readsEnvironment: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        if case .view(let view) = target {
            node.environment.navigation?.refresh(view, of: node)
            node.environment.nextColumn?.show(view, of: node, isNew: false)
        }
        return [styled(label, role: nil, in: node)]
    }

    @MainActor package func activate(in node: Node) {
        guard isActive(in: node) else { return }
        let navigation = node.environment.navigation
        let next = node.environment.nextColumn
        switch target {
        case .view(let view) where navigation == nil: next?.show(view, of: node, isNew: true)
        case .view(let view): navigation?.push(view: view, from: node)
        case .value(let value?):
            // Activation also changes "the list's selection" (documentation/swiftui/navigationlink).
            let isSelected = node.environment.selectingList?.select(value.value) == true
            if navigation?.declares(value) == true {
                navigation?.push(value)
            } else if !isSelected {
                next?.show(value, of: node)
            }
        case .value(nil): break
        }
    }

    /// Returns whether activation has an effect. A link with a view needs a stack or a next column; a link with a value
    /// needs a destination for the value, or a list that selects it.
    @MainActor package func isActive(in node: Node) -> Bool {
        guard node.environment.isEnabled else { return false }
        let navigation = node.environment.navigation
        return switch target {
        case .view: navigation != nil || node.environment.nextColumn != nil
        case .value(let value?):
            navigation?.declares(value) == true
                || node.environment.selectingList?.selects(value.value) == true
                || node.environment.nextColumn?.shows(value) == true
        case .value(nil): false
        }
    }
}

@MainActor package protocol NavigationLinkView: PrimitiveView { func isActive(in node: Node) -> Bool }

extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination())
        self.label = label()
    }
}

extension NavigationLink {
    /// The form before iOS 15, which Apple calls deprecated without a version.
    ///
    /// documentation/swiftui/navigationlink/init(destination:label:)
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol { self.init(destination: destination) { Text(title) } }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        target = .value(value.map { NavigationValue($0) })
        self.label = label()
    }

    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
    where P: Decodable, P: Encodable, P: Hashable {
        target = .value(value.map { NavigationValue($0) })
        self.label = label()
    }

    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable { self.init(value: value) { Text(titleKey) } }

    @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Hashable { self.init(value: value) { Text(title) } }

    @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}
