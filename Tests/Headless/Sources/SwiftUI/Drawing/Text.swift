/// A view that displays one or more lines of read-only text.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/text)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    package let string: String
    package internal(set) var style = TextStyle()
    /// The differently styled parts; empty if the whole text has one style.
    package private(set) var parts: [Text] = []

    public init(verbatim content: String) { string = content }

    init(_ parts: [Text]) {
        let parts = parts.filter { !$0.string.isEmpty }
        string = parts.map(\.string).joined()
        if parts.allSatisfy({ $0.style == parts[0].style }) {
            style = parts.first?.style ?? style
        } else {
            self.parts = parts
        }
    }

    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { string = String(content) }
}
