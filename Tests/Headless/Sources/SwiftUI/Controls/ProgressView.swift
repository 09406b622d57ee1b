/// A view that shows the progress toward completion of a task.
///
/// Shows the label over a ring.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/progressview)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    let label: Label

    public var body: some View {
        VStack {
            label
            Circle().strokeBorder(.secondary, lineWidth: 2).frame(width: 20, height: 20)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init())
    nonisolated public init() where Label == EmptyView { label = EmptyView() }

    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(_:)-6k5se)
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/progressview/init(_:)-3q5nf)
    @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        label = Text(title)
    }
}
