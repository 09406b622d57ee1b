/// A view that shows or hides another content view, based on the state of a disclosure control.
///
/// The label is a plain button without a chevron. The content is beside the label, so in a list it is made of rows.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/disclosuregroup)
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    private let boundExpansion: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var ownExpansion = false

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        boundExpansion = nil
        self.content = content
        self.label = label()
    }

    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        boundExpansion = isExpanded
        self.content = content
        self.label = label()
    }

    @MainActor public var body: some View {
        let expansion = boundExpansion ?? $ownExpansion
        Button(action: { expansion.wrappedValue.toggle() }, label: { label })
            .buttonStyle(.plain)
            .accessibilityValue(expansion.wrappedValue ? "Expanded" : "Collapsed")
        if expansion.wrappedValue { content() }
    }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    @_disfavoredOverload nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol { self.init(content: content) { Text(label) } }

    @_disfavoredOverload nonisolated public init<S>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}
