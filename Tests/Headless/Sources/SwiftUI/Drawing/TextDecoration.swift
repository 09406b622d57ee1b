extension Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/linestyle)
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line. A page draws each line as a solid one.
        ///
        /// [documentation](https://developer.apple.com/documentation/swiftui/text/linestyle/pattern)
        public struct Pattern: Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
            public static let dashDot = Pattern()
            public static let dashDotDot = Pattern()
        }
    }
}

/// Lines under and through text, and the space between letters. The layout ignores them.
extension Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/underline(_:color:))
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(TextStyle(isUnderlined: isActive))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/underline(_:pattern:color:))
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { underline(isActive) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/strikethrough(_:color:))
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled(TextStyle(isStruckThrough: isActive))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/strikethrough(_:pattern:color:))
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { strikethrough(isActive) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/kerning(_:))
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/tracking(_:))
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/text/foregroundcolor(_:))
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        styled(TextStyle(foreground: color.map { TextStyle.Foreground(style: $0) }))
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/underline(_:pattern:color:))
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View { modifier(TextChange.underline(isActive)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:))
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View { modifier(TextChange.strikethrough(isActive)) }

    /// The layout ignores the space between letters.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/kerning(_:))
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

    /// The layout ignores the space between letters.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/tracking(_:))
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
}
