import Foundation

/// A parameter of a link.
///
/// `String`, `Int`, `Int64`, `UInt64`, `Double`, `Bool` and `UUID` conform, and optionals of them, for parameters that a
/// link's query may lack. An enumeration with raw values of such a
/// type, and a `LosslessStringConvertible` type, conform by naming the protocol:
///
/// ```swift
/// enum Folder: String, NavigationLinkValue {
///     case inbox, sent
/// }
/// ```
///
/// Layer: template, <doc:Links>.
public protocol NavigationLinkValue {
    /// Creates a value from a part of a link.
    ///
    /// - Parameter linkText: The part of the link, which anyone may have written.
    init?(linkText: String)

    /// The text of the value in a link. A link with another text for the same value is refused.
    var linkText: String { get }
}

// The initializers are disfavored, so that an app's `Int.init` and `UUID.init` stay what they are without this module.

extension NavigationLinkValue where Self: LosslessStringConvertible {
    /// Creates a value from its description.
    @_disfavoredOverload public init?(linkText: String) { self.init(linkText) }

    /// The description.
    public var linkText: String { description }
}

extension NavigationLinkValue where Self: RawRepresentable, RawValue: NavigationLinkValue {
    /// Creates a value from the text of its raw value.
    @_disfavoredOverload public init?(linkText: String) {
        guard let rawValue = RawValue(linkText: linkText) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The raw value's text.
    public var linkText: String { rawValue.linkText }
}

extension String: NavigationLinkValue {}
extension Bool: NavigationLinkValue {}
extension Int: NavigationLinkValue {}
extension Int64: NavigationLinkValue {}
extension UInt64: NavigationLinkValue {}
extension Double: NavigationLinkValue {}

extension UUID: NavigationLinkValue {
    /// Creates an identifier from its text.
    @_disfavoredOverload public init?(linkText: String) { self.init(uuidString: linkText) }

    /// The identifier in lowercase letters, as in RFC 9562.
    public var linkText: String { uuidString.lowercased() }
}

extension Optional: NavigationLinkValue where Wrapped: NavigationLinkValue {
    /// Creates a value from a part of a link. A parameter that the link's query lacks is `nil`.
    @_disfavoredOverload public init?(linkText: String) {
        guard let value = Wrapped(linkText: linkText) else { return nil }
        self = value
    }

    /// The text of the value; empty for `nil`, which is left out of a query.
    public var linkText: String { self?.linkText ?? "" }
}
