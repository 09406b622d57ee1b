import SeaGlass
import SwiftUI

/// The look of a navigation shell's custom bars.
///
/// Start from a preset and change what differs:
///
/// ```swift
/// extension TopNavigationBarStyle {
///     static let brand = TopNavigationBarStyle.standard
///         .background(.color(.blue))
///         .title(font: .headline, color: .white)
///         .tint(.white)
/// }
///
/// InboxScreen()
///     .navigationShell(bar: .custom(.brand))
/// ```
///
/// Layer: organism, <doc:TopNavigationBars>.
public struct TopNavigationBarStyle: Equatable, Sendable {
    /// The background behind a bar.
    ///
    /// Layer: organism, <doc:TopNavigationBars>.
    public struct Background: Equatable, Sendable {
        let fill: TopNavigationBarFill?
        let isGlass: Bool

        /// The system's regular material; opaque under Reduce Transparency.
        public static let material = style(.regularMaterial)

        /// Glass buttons over the scroll edge effect, and no background, on systems with Liquid Glass. On older
        /// systems, ``material`` behind plain buttons.
        public static let glass = Background(fill: material.fill, isGlass: true)

        /// No background.
        public static let none = Background(fill: nil, isGlass: false)

        /// A color.
        public static func color(_ color: Color) -> Background { style(color) }

        /// Another material, a gradient or any other shape style. A `Material` becomes opaque under Reduce
        /// Transparency; a style that contains one does not.
        ///
        /// Two backgrounds are equal if their styles are hashable and equal, as colors are. Other styles are compared
        /// by identity: keep such a background in a constant, because each new value draws the bars again.
        ///
        /// ```swift
        /// extension TopNavigationBarStyle {
        ///     static let thin = TopNavigationBarStyle.material.background(.style(.ultraThinMaterial))
        /// }
        /// ```
        public static func style(_ style: some ShapeStyle) -> Background { .init(fill: .init(style), isGlass: false) }
    }

    /// The icon of the back button.
    ///
    /// Layer: organism, <doc:TopNavigationBars>.
    public enum BackIcon: Equatable, Sendable {
        /// The system's chevron, which points back in either reading direction.
        case chevron
        /// A symbol of the system.
        case systemImage(String)
        /// An image in the assets of a bundle; `nil` stands for the app's bundle.
        case asset(String, bundle: Bundle? = nil)
    }

    struct TextStyle: Equatable, Sendable {
        var font: Font
        var weight: Font.Weight?
        var color: Color?
    }

    struct Options: Equatable, Sendable {
        var background = Background.glass
        var opacityAtRest = 0.0
        var showsDivider = true
        var dividerColor: Color?
        var title = TextStyle(font: .headline)
        var subtitle = TextStyle(font: .caption, color: .secondary)
        var titleSpacing: CGFloat = 0
        var spacing: CGFloat = 8
        var tint: Color?
        var backIcon = BackIcon.chevron
    }

    private final class Storage: Equatable, Sendable {
        let options: Options

        init(_ options: Options) { self.options = options }

        static func == (first: Storage, second: Storage) -> Bool { first.options == second.options }
    }

    private var storage = Storage(Options())

    var options: Options { storage.options }

    /// Liquid Glass buttons without a background, like the system's bars from version 26 on; older systems draw
    /// ``material``. From version 27 on, a soft scroll edge is below the bar; other backgrounds hide the edge.
    public static let standard = TopNavigationBarStyle()

    /// A material that fades in as content scrolls under it, with a hairline below, like the bars of iOS 18.
    public static let material = TopNavigationBarStyle().background(.material)

    /// No background, for screens that begin with a picture.
    public static let transparent = TopNavigationBarStyle().background(.none).divider(false)

    /// Returns this style with another background behind the bar and the status bar.
    ///
    /// - Parameters:
    ///   - background: Material, color, any shape style, glass or no background.
    ///   - opacityAtRest: The opacity, from 0 to 1, while a scroll view with `topNavigationBarTracksScroll` is at its
    ///     top. As content scrolls under the bar, the opacity rises to 1. On other screens the opacity is always 1.
    public func background(_ background: Background, opacityAtRest: Double = 0) -> TopNavigationBarStyle {
        changed {
            $0.background = background
            $0.opacityAtRest = opacityAtRest.isFinite ? min(max(opacityAtRest, 0), 1) : 1
        }
    }

    /// Returns this style with or without a hairline below the bar. The hairline fades in with the background. Under
    /// Increase Contrast every bar has a hairline. At standard contrast, a bar of Liquid Glass has none.
    ///
    /// - Parameters:
    ///   - isShown: Whether the hairline is shown.
    ///   - color: The color; `nil` is the system's color.
    public func divider(_ isShown: Bool, color: Color? = nil) -> TopNavigationBarStyle {
        changed { ($0.showsDivider, $0.dividerColor) = (isShown, color) }
    }

    /// Returns this style with another look of the title. The font and the color that a `Text` sets win.
    ///
    /// - Parameters:
    ///   - font: A font that scales with Dynamic Type, as the text styles do; the bar grows with it. `nil` keeps the
    ///     font of this style.
    ///   - weight: The weight; `nil` is the font's weight.
    ///   - color: The color; `nil` is the color of labels.
    public func title(font: Font? = nil, weight: Font.Weight? = nil, color: Color? = nil) -> TopNavigationBarStyle {
        changed { $0.title = TextStyle(font: font ?? $0.title.font, weight: weight, color: color) }
    }

    /// Returns this style with another look of the subtitle. The font and the color that a `Text` sets win.
    ///
    /// - Parameters:
    ///   - font: A font that scales with Dynamic Type, as the text styles do; the bar grows with it. `nil` keeps the
    ///     font of this style.
    ///   - weight: The weight; `nil` is the font's weight.
    ///   - color: The color; `nil` is the color of labels.
    public func subtitle(font: Font? = nil, weight: Font.Weight? = nil, color: Color? = nil) -> TopNavigationBarStyle {
        changed { $0.subtitle = TextStyle(font: font ?? $0.subtitle.font, weight: weight, color: color) }
    }

    /// Returns this style with another distance between title and subtitle, in points, at most 100,000. A distance
    /// that is not finite becomes 0.
    public func titleSpacing(_ spacing: CGFloat) -> TopNavigationBarStyle {
        changed { $0.titleSpacing = spacing.isFinite ? min(max(spacing, -Self.mostSpacing), Self.mostSpacing) : 0 }
    }

    /// Returns this style with another distance between items, and between them and the title, in points, at most
    /// 100,000. A distance that is negative or not finite becomes 0.
    public func spacing(_ spacing: CGFloat) -> TopNavigationBarStyle {
        changed { $0.spacing = spacing.isFinite ? min(max(spacing, 0), Self.mostSpacing) : 0 }
    }

    /// Wider than any window, so a larger distance looks the same. The sum of two huge distances would be infinite.
    private static let mostSpacing: CGFloat = 100_000

    /// Returns this style with another color of the back button and the controls on the bar; `nil` is the inherited
    /// tint. For a tint of the screens, too, chain the system's `tint` after the shell.
    public func tint(_ tint: Color?) -> TopNavigationBarStyle { changed { $0.tint = tint } }

    /// Returns this style with another icon of the back button.
    public func backIcon(_ icon: BackIcon) -> TopNavigationBarStyle { changed { $0.backIcon = icon } }

    private func changed(_ change: (inout Options) -> Void) -> TopNavigationBarStyle {
        with(self) { $0.storage = Storage(with(options, change)) }
    }

    func isLiquidGlass(hasGlass: Bool) -> Bool { options.background.isGlass && hasGlass }
}

/// A shape style behind a bar, compared by value if it is hashable, or else by identity.
final class TopNavigationBarFill: Equatable, Sendable {
    static let systemBackground = TopNavigationBarFill(.background)

    let style: any ShapeStyle

    init(_ style: some ShapeStyle) { self.style = style }

    private var key: AnyHashable {
        (style as? any ShapeStyle & Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(self))
    }

    static func == (lhs: TopNavigationBarFill, rhs: TopNavigationBarFill) -> Bool { lhs.key == rhs.key }
}

extension TopNavigationBarStyle {
    func fill(hasGlass: Bool, reduceTransparency: Bool) -> TopNavigationBarFill? {
        if isLiquidGlass(hasGlass: hasGlass) { return nil }
        let fill = options.background.fill
        return reduceTransparency && fill?.style is Material ? .systemBackground : fill
    }

    func hasDivider(hasGlass: Bool, contrast: ColorSchemeContrast) -> Bool {
        options.showsDivider && !isLiquidGlass(hasGlass: hasGlass) || contrast == .increased
    }
}
