/// A control for selecting from a set of mutually exclusive values.
///
/// Shows all options as buttons below the label. In the menu style it shows a button that opens a menu of the options.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/picker)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.isPickerAMenu) var isMenu

    public var body: some View {
        let options = PickerOptions(selection: selection, content: content)
        if isMenu {
            Menu {
                options
            } label: {
                HStack {
                    label
                    PickerOptions(selection: selection, content: content, showsOnlySelected: true)
                }
            }
        } else {
            VStack(alignment: .leading) {
                label
                options
            }
        }
    }
}

extension Picker where Label == Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)-6lwfn)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, label: Text(titleKey), content: content()) }
}

extension Picker {
    /// [documentation](https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:))
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label(), content: content()) }

    /// The form before iOS 15, which Apple calls deprecated without a version.
    ///
    /// documentation/swiftui/picker/init(selection:label:content:)
    nonisolated public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, label: label, content: content()) }
}

extension Picker where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol { self.init(selection: selection, label: Text(title), content: content()) }
}

/// The options of a picker as buttons, or only the selected one.
nonisolated struct PickerOptions<SelectionValue: Hashable, Content: View>: TraitReader {
    let selection: Binding<SelectionValue>
    let content: Content
    var showsOnlySelected = false

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        let selected = AnyHashable(selection.wrappedValue)
        let options = node.options(in: content)
        // The tag of such an option may be written in its body, which is evaluated out of sight.
        let untagged = options.filter { if case .unknown = $0.view.trait(Tag.self) { true } else { false } }
        if !Set(untagged.map(\.key)).isSubset(of: node.children.map(\.key)) { node.invalidate() }
        let shown = options.compactMap { option -> Child? in
            let tag = node.trait(Tag.self, of: option)?.value
            let key = NodeKey.identifier([AnyHashable("shown"), AnyHashable(option.key)])
            if showsOnlySelected { return tag == selected ? Child(key, option.view, node.environment) : nil }
            let button = Button {
                if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
            } label: {
                AnyView(option.view)
            }
            return Child(key, button.accessibilityAddTraits(tag == selected ? .isSelected : []), node.environment)
        }
        return untagged.map { Child($0.key, $0.view, node.environment, isHidden: true) } + shown
    }

    @MainActor func traitChanged(in child: Node, of node: Node) { if child.isCovered { node.invalidate() } }
}
