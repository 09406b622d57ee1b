/// A control for selecting from a set of mutually exclusive values.
///
/// All options are shown here, each as a button below the label.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/picker)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public var body: some View {
        VStack(alignment: .leading) {
            label
            PickerOptions(selection: selection, content: content)
        }
    }
}

extension Picker where Label == Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)-6lwfn)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content())
    }
}

nonisolated struct PickerOptions<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>
    let content: Content

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        let selected = AnyHashable(selection.wrappedValue)
        return node.options(in: content).map { key, view in
            let tag = tagValue(of: view)
            let button = Button {
                if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
            } label: {
                AnyView(view)
            }
            return Child(key, button.accessibilityAddTraits(tag == selected ? .isSelected : []), node.environment)
        }
    }
}
