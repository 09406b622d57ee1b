/// A control that displays an editable text interface.
///
/// Fills the available width. Shows its label as the prompt while the text is empty. If the text has more lines than
/// the limit, the field is as high as the limit.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/textfield)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct TextField<Label>: View where Label: View {
    @Binding var text: String
    let label: Label
    /// Shown instead of the label while the text is empty.
    var prompt: Text?
    var isSecure = false

    init(text: Binding<String>, label: Label, prompt: Text? = nil, isSecure: Bool = false) {
        _text = text
        self.label = label
        self.prompt = prompt
        self.isSecure = isSecure
    }

    public var body: some View {
        let shown = isSecure ? String(repeating: "•", count: text.count) : text
        Group {
            if !text.isEmpty {
                Text(verbatim: shown)
            } else if let prompt {
                prompt
            } else {
                label
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(EditableText(text: $text, title: (label as? Text)?.string))
    }
}

/// A control into which people securely enter private text. Shows a dot for each character.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/securefield)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct SecureField<Label>: View where Label: View {
    @Binding var text: String
    let label: Label

    init(text: Binding<String>, label: Label) {
        _text = text
        self.label = label
    }

    public var body: some View { TextField(text: $text, label: label, isSecure: true) }
}

/// A text that a person can edit.
nonisolated package struct EditableText: PrimitiveModifier {
    package let text: Binding<String>
    package let title: String?

    package var isEmpty: Bool { text.wrappedValue.isEmpty }
}

extension TextField where Label == Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:))
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey))
    }
}

extension SecureField where Label == Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/securefield/init(_:text:))
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        _text = text
        label = Text(titleKey)
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension TextField where Label == Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)-7n1bm)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        precondition(axis == .vertical, "A TextField that scrolls sideways is not supported.")
        self.init(text: text, label: Text(titleKey))
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text, label: Text(title))
    }
}

extension SecureField where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text, label: Text(title))
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension TextField where Label == Text {
    /// The field is found by its title, and shows the prompt.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:))
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
    where S: StringProtocol { self.init(text: text, label: Text(title), prompt: prompt) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension TextField where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol {
        precondition(axis == .vertical, "A TextField that scrolls sideways is not supported.")
        self.init(text: text, label: Text(title))
    }
}

/// The kind of autocapitalization behavior applied during text input. A host enters text unchanged.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/textinputautocapitalization)
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}

@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:))
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}

/// The triggers of a submission action. The host never performs the action.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/submittriggers)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:))
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        self
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:))
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
