/// An environment-dependent font.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/font)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
    package enum Size: Hashable, Sendable {
        case style(TextStyle)
        case points(CGFloat)
    }

    package let size: Size
    package private(set) var weight: Weight?
    package private(set) var design: Design?

    public func weight(_ weight: Font.Weight) -> Font { copy(of: self) { $0.weight = weight } }

    public func bold() -> Font { weight(.bold) }

    public func monospacedDigit() -> Font { self }

    public static let largeTitle = Font(size: .style(.largeTitle))
    public static let title = Font(size: .style(.title))
    public static let headline = Font(size: .style(.headline))
    public static let subheadline = Font(size: .style(.subheadline))
    public static let body = Font(size: .style(.body))
    public static let callout = Font(size: .style(.callout))
    public static let footnote = Font(size: .style(.footnote))
    public static let caption = Font(size: .style(.caption))
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Font {
    public static let title2 = Font(size: .style(.title2))
    public static let title3 = Font(size: .style(.title3))
    public static let caption2 = Font(size: .style(.caption2))
}

extension Font {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) case title2, title3
        case headline, subheadline, body, callout, footnote, caption
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) case caption2

        public static var allCases: [Font.TextStyle] {
            [
                .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
                .caption2,
            ]
        }
    }

    public struct Weight: Hashable, Sendable {
        package let value: Int

        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
    }

    public enum Design: Hashable, Sendable { case `default`, rounded }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(size: .points(size), weight: weight, design: design)
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        Font(size: .style(style), weight: weight, design: design)
    }
}

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

/// The line limit set around a view.
struct LineLimit: Equatable { let lines: Int? }

extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit)
    public var lineLimit: Int? {
        get { self[Key<LineLimit>.self]?.lines }
        set { self[Key<LineLimit>.self] = LineLimit(lines: newValue) }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

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
