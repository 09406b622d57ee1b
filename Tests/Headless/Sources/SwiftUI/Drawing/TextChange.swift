/// A change to the text settings of a view.
nonisolated package enum TextChange: PrimitiveModifier {
    case font(Font?)
    case weight(Font.Weight?)
    case lineLimit(Int?)
    case alignment(TextAlignment)
    case monospacedDigit
    case truncation(Text.TruncationMode)
    case minimumScale(CGFloat)
    case underline(Bool)
    case strikethrough(Bool)

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        var environment = node.environment
        if case .lineLimit(let limit) = self { environment.lineLimit = limit }
        return [Child(.position(0), content, environment)]
    }
}

extension Text {
    /// [documentation](https://developer.apple.com/documentation/swiftui/text/truncationmode)
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/font(_:))
    nonisolated public func font(_ font: Font?) -> some View { modifier(TextChange.font(font)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb)
    nonisolated public func lineLimit(_ number: Int?) -> some View { modifier(TextChange.lineLimit(number)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:))
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(TextChange.alignment(alignment))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/truncationmode(_:))
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(TextChange.truncation(mode))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:))
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(TextChange.minimumScale(factor))
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-4hzfa)
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        precondition(limit.lowerBound <= 1, "lineLimit(_:) does not reserve lines.")
        return lineLimit(limit.upperBound)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fontweight(_:))
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { modifier(TextChange.weight(weight)) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/monospaceddigit())
    nonisolated public func monospacedDigit() -> some View { modifier(TextChange.monospacedDigit) }
}
