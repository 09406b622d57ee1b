#if os(Linux)
/// A color of UIKit, which SwiftUI exports on Apple's systems. Has only the colors that apps use most.
///
/// [documentation](https://developer.apple.com/documentation/uikit/uicolor)
@available(iOS 2.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable)
public final class UIColor: Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    @available(iOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public class var systemBackground: UIColor { UIColor(Color(source: .system(.background))) }
    @available(iOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public class var secondarySystemBackground: UIColor { UIColor(Color(source: .system(.secondaryBackground))) }
    @available(iOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public class var systemGroupedBackground: UIColor { UIColor(Color(source: .system(.groupedBackground))) }
    @available(iOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(Color(source: .system(.secondaryGroupedBackground)))
    }
    @available(iOS 13.0, tvOS 13.0, *) @available(watchOS, unavailable)
    public class var label: UIColor { UIColor(.primary) }
    @available(iOS 13.0, tvOS 13.0, *) @available(watchOS, unavailable)
    public class var secondaryLabel: UIColor { UIColor(.secondary) }
    @available(iOS 7.0, tvOS 9.0, *) @available(watchOS, unavailable)
    public class var systemGray: UIColor { UIColor(.gray) }
}

@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable)
extension Color {
    /// [documentation](https://developer.apple.com/documentation/swiftui/color/init(uicolor:))
    public init(uiColor: UIColor) { self = uiColor.color }
}
#endif
