import Foundation

/// A parameter of a link.
///
/// `String`, `Int`, `Int64`, `UInt64`, `Double`, `Bool` and `UUID` are values of a link. An enumeration with raw values of such a type, or a type that is
/// `LosslessStringConvertible`, becomes one with nothing but the name of the protocol:
///
/// ```swift
/// enum Folder: String, NavigationLinkValue {
///     case inbox, sent
/// }
/// ```
public protocol NavigationLinkValue {
    /// Creates the value that a part of a link is.
    ///
    /// - Parameter linkText: The part, which comes from outside the app.
    init?(linkText: String)

    /// The part of a link to the value. A link with another text for the same value is refused.
    var linkText: String { get }
}

extension NavigationLinkValue where Self: LosslessStringConvertible {
    /// Creates the value of a description.
    public init?(linkText: String) { self.init(linkText) }

    /// The description.
    public var linkText: String { description }
}

extension NavigationLinkValue where Self: RawRepresentable, RawValue: NavigationLinkValue {
    /// Creates the value of a raw value's text.
    public init?(linkText: String) {
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
    /// Creates the identifier of its text.
    public init?(linkText: String) { self.init(uuidString: linkText) }

    /// The identifier in small letters, as RFC 9562 has it written.
    public var linkText: String { uuidString.lowercased() }
}
