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
