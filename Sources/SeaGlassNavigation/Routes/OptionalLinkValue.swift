/// The type of a parameter that a link may lack.
protocol OptionalLinkValue {
    static var missing: Self { get }
    var isMissing: Bool { get }
}

extension Optional: OptionalLinkValue {
    static var missing: Self { nil }
    var isMissing: Bool { self == nil }
}

extension NavigationLinkValue {
    /// The value of a parameter that a link lacks; `nil` if a link must have the parameter.
    static var valueOfMissing: Self? {
        func missing<Value: OptionalLinkValue>(_ type: Value.Type) -> Self? { Value.missing as? Self }
        return (Self.self as? any OptionalLinkValue.Type).flatMap { missing($0) }
    }

    /// The text in a link; `nil` for a parameter that the link lacks.
    var textInLink: String? { (self as? any OptionalLinkValue)?.isMissing ?? false ? nil : linkText }

    /// Creates a value from its only text, or from the lack of one.
    init?(only text: String?) {
        guard let value = text.map({ Self(linkText: $0) }) ?? Self.valueOfMissing, value.textInLink == text else {
            return nil
        }
        self = value
    }
}
