/// A control that toggles between on and off states.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Toggle<Label>: ToggleView where Label: View {
    package var readsEnvironment: Bool { true }

    let isOn: Binding<Bool>
    let label: Label

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    package var value: Bool { isOn.wrappedValue }

    /// Returns whether a custom style's body replaces the toggle in the tree.
    @MainActor package func isStructural(in node: Node) -> Bool {
        switch node.environment.toggleStyling {
        case .switch: return false
        case .button: if case .primitive = node.environment.buttonStyling { return true } else { return false }
        case .custom: return true
        }
    }

    @MainActor package func children(in node: Node) -> [Child] {
        // Reads the value, so that a change evaluates the toggle.
        _ = value
        var environment = node.environment
        // A toggle that looks like a button has the button style around it: developer.apple.com/documentation/swiftui/
        // view/buttonstyle(_:) says so.
        if case .button = environment.toggleStyling { return [styled(label, role: nil, in: node)] }
        guard case .custom(let style, let outer) = environment.toggleStyling else {
            return [Child(.position(0), label, environment.ofLabel(in: environment.isEnabled ? nil : .gray))]
        }
        environment.toggleStyling = outer
        let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: isOn, isMixed: false)
        return [Child(.position(1), StyledBody.toggle(style, configuration), environment)]
    }

    @MainActor package func activate(in node: Node) { if node.environment.isEnabled { isOn.wrappedValue.toggle() } }
}

/// A control that is on or off.
@MainActor package protocol ToggleView: StyledControl { var value: Bool { get } }

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// [documentation](https://developer.apple.com/documentation/swiftui/toggle/init(_:))
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>)
    where S: StringProtocol { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// A container for attaching a label to a value-bearing view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
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
