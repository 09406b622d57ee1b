/// A control that toggles between on and off states.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Toggle<Label>: PrimitiveView, Activatable where Label: View {
    package var readsEnvironment: Bool { true }

    let isOn: Binding<Bool>
    let label: Label

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }

    package var value: Bool { isOn.wrappedValue }

    @MainActor package func children(in node: Node) -> [Child] {
        // Reads the value, so that a change evaluates the toggle.
        _ = value
        let environment = node.environment
        return [Child(.position(0), label, environment.ofLabel(in: environment.isEnabled ? nil : .gray))]
    }

    @MainActor package func activate(in node: Node) { if node.environment.isEnabled { isOn.wrappedValue.toggle() } }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}

/// A container for attaching a label to a value-bearing view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    @MainActor package func children(in node: Node) -> [Child] { node.children(label, content) }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        label = Text(titleKey)
        content = Text(value)
    }
}
