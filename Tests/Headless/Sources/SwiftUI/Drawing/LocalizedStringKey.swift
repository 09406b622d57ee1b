/// The key used to look up an entry in a strings file or strings dictionary file.
///
/// Views show the key, because this module has no strings file.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: Text
    package var string: String { text.string }

    public init(_ value: String) { text = Text(markdown: value) }
    public init(stringLiteral value: String) { text = Text(markdown: value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        let rest = Text(markdown: stringInterpolation.string)
        text = stringInterpolation.texts.isEmpty ? rest : Text((stringInterpolation.texts + [rest]).flatMap(\.pieces))
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The texts up to the last interpolated one.
        var texts: [Text] = []
        /// The Markdown after the texts.
        var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { string += literal }
        public mutating func appendInterpolation(_ string: String) { self.string += Text.escaped(string) }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
        public mutating func appendInterpolation(_ text: Text) {
            texts += [Text(markdown: string), text]
            string = ""
        }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            string += (value as? Int)?.grouped ?? "\(value)"
        }
    }
}

/// A value that a localized string can format.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol _FormatSpecifiable: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Int: _FormatSpecifiable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Double: _FormatSpecifiable {}

extension Int {
    /// The number with English separators.
    fileprivate var grouped: String {
        let thousands = self / 1_000
        return thousands == 0 ? "\(self)" : "\(thousands.grouped),\("\(1_000 + magnitude % 1_000)".dropFirst())"
    }
}

extension Text {
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self = key.text }
}
