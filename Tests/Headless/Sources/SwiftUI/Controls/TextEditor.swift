/// A view that can display and edit long-form text.
///
/// A text field that takes all the proposed room.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/texteditor)
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
nonisolated public struct TextEditor: View {
    let text: Binding<String>

    nonisolated public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        Text(verbatim: text.wrappedValue)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .modifier(EditableText(text: text, title: "Text editor"))
    }
}
