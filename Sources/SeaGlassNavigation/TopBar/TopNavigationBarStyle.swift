import SeaGlass
import SwiftUI

/// How the top bars of a navigation shell look.
///
/// Start from a preset and change what is yours:
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
///     .navigationShell(.brand)
/// ```
public struct TopNavigationBarStyle: Hashable, Sendable {
    /// What stands behind a bar.
    public enum Background: Hashable, Sendable {
        /// The system's regular material; opaque under Reduce Transparency.
        case material
        /// A color.
        case color(Color)
        /// On systems with Liquid Glass nothing: the buttons on the bar are glass, and the scroll edge effect is below
        /// them. On older systems the material, on which the buttons stand plain.
        case glass
        /// Nothing.
        case none
    }

    /// What the back button shows.
    public enum BackIcon: Hashable, Sendable {
        /// The system's chevron, which points to where the screen came from in either reading direction.
        case chevron
        /// A symbol of the system.
        case systemImage(String)
        /// An image in the assets of a bundle; `nil` is the app's own.
        case asset(String, bundle: Bundle? = nil)
    }

    /// How a line of text looks.
    struct TextStyle: Hashable, Sendable {
        var font: Font
        var weight: Font.Weight?
        var color: Color?
    }

    private(set) var background = Background.material
    private(set) var followsScrolling = true
    private(set) var showsDivider = true
    private(set) var title = TextStyle(font: .headline)
    private(set) var subtitle = TextStyle(font: .caption, color: .secondary)
    private(set) var spacing: CGFloat = 8
    private(set) var tint: Color?
    private(set) var backIcon = BackIcon.chevron

    /// A material that comes as content scrolls under it, with a hairline below: as the system's bars before 26.
    public static let standard = TopNavigationBarStyle()

    /// Buttons of Liquid Glass on nothing, as the system's bars from 26 on; on older systems as ``standard``. From 27 on
    /// it has a soft scroll edge below it, and any other style none.
    public static let glass = TopNavigationBarStyle().background(.glass)

    /// Nothing behind the bar, for screens that begin with a picture.
    public static let transparent = TopNavigationBarStyle().background(.none).divider(false)

    /// What stands behind the bar and the status bar.
    ///
    /// - Parameters:
    ///   - background: Material, color, glass or nothing.
    ///   - followsScrolling: Whether it comes as content scrolls under the bar, on screens with
    ///     `topNavigationBarTracksScroll`. Otherwise it is always there.
    public func background(_ background: Background, followsScrolling: Bool = true) -> TopNavigationBarStyle {
        with(self) {
            $0.background = background
            $0.followsScrolling = followsScrolling
        }
    }

    /// Whether a hairline ends the bar; it comes with the background, and Liquid Glass has none. Under Increase Contrast
    /// there always is one.
    public func divider(_ isShown: Bool) -> TopNavigationBarStyle { with(self) { $0.showsDivider = isShown } }

    /// How the title looks, unless it is a text that says so itself.
    ///
    /// - Parameters:
    ///   - font: A font that scales with Dynamic Type, as the text styles do; the bar grows with it.
    ///   - weight: `nil` leaves the font's.
    ///   - color: `nil` is that of labels.
    public func title(font: Font, weight: Font.Weight? = nil, color: Color? = nil) -> TopNavigationBarStyle {
        with(self) { $0.title = TextStyle(font: font, weight: weight, color: color) }
    }

    /// How the subtitle looks, unless it is a text that says so itself.
    ///
    /// - Parameters:
    ///   - font: A font that scales with Dynamic Type, as the text styles do; the bar grows with it.
    ///   - weight: `nil` leaves the font's.
    ///   - color: `nil` is that of labels.
    public func subtitle(font: Font, weight: Font.Weight? = nil, color: Color? = nil) -> TopNavigationBarStyle {
        with(self) { $0.subtitle = TextStyle(font: font, weight: weight, color: color) }
    }

    /// The distance between items, and between them and the title, in points. What is negative or not finite is 0.
    public func spacing(_ spacing: CGFloat) -> TopNavigationBarStyle {
        with(self) { $0.spacing = spacing.isFinite ? max(spacing, 0) : 0 }
    }

    /// The color of the back button and of the controls on the bar; `nil` is the tint around the shell.
    public func tint(_ tint: Color?) -> TopNavigationBarStyle { with(self) { $0.tint = tint } }

    /// What the back button shows.
    public func backIcon(_ icon: BackIcon) -> TopNavigationBarStyle { with(self) { $0.backIcon = icon } }

    /// Whether the buttons on the bar are Liquid Glass, and nothing stands behind them.
    func isLiquidGlass(hasGlass: Bool) -> Bool { background == .glass && hasGlass }
}

extension EnvironmentValues {
    private struct TopNavigationBarStyleKey: EnvironmentKey {
        static var defaultValue: TopNavigationBarStyle { .standard }
    }

    var topNavigationBarStyle: TopNavigationBarStyle {
        get { self[TopNavigationBarStyleKey.self] }
        set { self[TopNavigationBarStyleKey.self] = newValue }
    }
}
