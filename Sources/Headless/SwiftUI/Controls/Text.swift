/// A view that displays one or more lines of read-only text.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/text)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    package let string: String

    public init(verbatim content: String) { string = content }

    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.string
    }

    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { string = String(content) }
}

/// The key used to look up an entry in a strings file or strings dictionary file.
///
/// There is no strings file here: views show the key.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let string: String

    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { string = stringInterpolation.string }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { string += literal }
        public mutating func appendInterpolation(_ string: String) { self.string += string }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
        public mutating func appendInterpolation(_ text: Text) { string += text.string }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            string += (value as? Int)?.grouped ?? "\(value)"
        }
    }
}

/// A value that a localized string can format.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol _FormatSpecifiable: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Int: _FormatSpecifiable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Double: _FormatSpecifiable {}

extension Int {
    /// The number with the separators of English.
    fileprivate var grouped: String {
        let thousands = self / 1_000
        return thousands == 0 ? "\(self)" : "\(thousands.grouped),\("\(1_000 + magnitude % 1_000)".dropFirst())"
    }
}
