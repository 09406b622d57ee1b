import SwiftUI

/// The look and the role of a glass surface.
///
/// A style has a variant, a tint, a reaction to touch and a default shape. The corners of a capsule have a radius of at
/// most 32 points, so that large text stays inside; a square capsule is a circle. Styles chain:
///
/// ```swift
/// Chip().glassSurface(.regular.tint(.blue))
/// Toolbar().glassSurface(.card)
/// ```
///
/// | Style | Variant | Tint | Interactive | Shape |
/// | --- | --- | --- | --- | --- |
/// | ``regular`` | regular | | | capsule |
/// | ``clear`` | clear | | | capsule |
/// | ``identity`` | none | | | capsule |
/// | ``interactive`` | regular | | yes | capsule |
/// | ``card`` | regular | | | rectangle, continuous 16 pt corners |
/// | ``sheet`` | regular | | | rectangle, continuous 16 pt corners |
/// | ``overlay`` | clear | | | capsule |
/// | ``primaryButton`` | regular, prominent | the inherited `tint` | yes | capsule |
/// | ``secondaryButton`` | regular | | yes | capsule |
///
/// Layer: atom, <doc:GlassSurfaces>.
public struct GlassSurfaceStyle: Hashable, Sendable {
    package enum Variant: Hashable, Sendable, CaseIterable { case regular, clear, identity }
    package enum Outline: Hashable, Sendable { case capsule, card }

    package private(set) var variant = Variant.regular
    package private(set) var tintColor: Color?
    package private(set) var isInteractive = false
    /// Whether the tint fills the surface, and labels contrast with it instead of with the system's background.
    package private(set) var isProminent = false
    /// Whether the surface is a plate of glass on visionOS.
    package private(set) var isPanel = false
    package private(set) var outline = Outline.capsule
    package private(set) var scrimOpacity: Double?
    private var takesTouchesOverride: Bool?

    /// Whether the surface takes the touches between the controls on it, as a panel does by default.
    package var takesTouches: Bool { variant != .identity && takesTouchesOverride ?? (outline == .card) }

    /// This style for a surface that is turned off.
    package var turnedOff: GlassSurfaceStyle { copy(of: self) { $0.variant = .identity } }

    /// Glass that keeps its content legible over any background.
    public static let regular = GlassSurfaceStyle()

    /// Glass that shows more of the view behind it, for overlays on pictures and videos.
    ///
    /// A black scrim behind the glass keeps labels legible. The labels are light, in light appearance too. For clear
    /// glass straight on a palette, chain ``scrim(_:)`` with an opacity of 0.
    public static let clear = GlassSurfaceStyle(variant: .clear)

    /// No surface. A view that changes between this style and another keeps its identity, and the glass morphs. To turn
    /// off a prominent surface, use the `isEnabled` of its modifier.
    public static let identity = GlassSurfaceStyle(variant: .identity)

    /// Regular glass of a control, which reacts to touch. Behind any other view it is drawn as ``regular``.
    public static let interactive = regular.interactive()

    /// Returns this style with a color over the glass, under the content.
    ///
    /// - Parameter color: The color; `nil` removes the tint, and a ``primaryButton`` then has the inherited `tint`.
    /// - Returns: The tinted style.
    public func tint(_ color: Color?) -> GlassSurfaceStyle { copy(of: self) { $0.tintColor = color } }

    /// Returns this style with a denser or lighter scrim under clear glass.
    ///
    /// With an opacity of 0 there is no scrim, and the content keeps the appearance around the surface:
    ///
    /// ```swift
    /// NavigationStack {
    ///     Badge()
    ///         .glassSurface(.clear.scrim(0))
    ///         .transparentNavigationContainer()
    /// }
    /// .persistentBackground(.ocean)
    /// ```
    ///
    /// - Parameter opacity: The opacity, clamped to 0…1. For `nil` and NaN the opacity is 0.35, or 0.6 under Increase
    ///   Contrast.
    /// - Returns: The style.
    public func scrim(_ opacity: Double?) -> GlassSurfaceStyle {
        copy(of: self) { $0.scrimOpacity = opacity.flatMap { $0.isNaN ? nil : $0.clampedToUnit(nan: 0) } }
    }

    /// Returns a copy that takes the touches between the controls on it, or lets them through to the view behind.
    ///
    /// By default, ``card`` and ``sheet`` take them, in the shape of the surface; other styles let them through.
    ///
    /// - Parameter isEnabled: Whether the surface takes the touches.
    /// - Returns: The style.
    public func takesTouches(_ isEnabled: Bool = true) -> GlassSurfaceStyle {
        copy(of: self) { $0.takesTouchesOverride = isEnabled }
    }

    /// Returns a copy whose glass reacts to touch on a control, or one whose glass does not.
    ///
    /// Glass behind any other view never reacts: on version 26 the effect would take the touches of controls on it. To
    /// make a surface tappable, chain it on a `Button`.
    ///
    /// - Parameter isEnabled: Whether the glass of a control reacts to touch.
    /// - Returns: The style.
    public func interactive(_ isEnabled: Bool = true) -> GlassSurfaceStyle {
        copy(of: self) { $0.isInteractive = isEnabled }
    }
}

extension GlassSurfaceStyle {
    /// A card: regular glass in a rectangle with continuous corners of 16 points.
    public static let card = GlassSurfaceStyle(outline: .card)

    /// A panel over other content: a card, and on visionOS a plate of glass.
    public static let sheet = GlassSurfaceStyle(isPanel: true, outline: .card)

    /// A control over a picture or a video: clear glass in a capsule.
    public static let overlay = clear

    /// The main action of a screen: a capsule filled with a color.
    ///
    /// The color is the style's tint or, without one, the inherited `tint`, as for the system's prominent buttons. On
    /// version 26 the system draws a primary button and chooses the color of its label. No public API returns the
    /// inherited tint. So a surface that the library draws in the inherited tint, even on version 26, is a plain fill
    /// with white labels. White is hard to read on a bright tint: on yellow its contrast is 1.5:1. Give the style such
    /// a tint, as in `.primaryButton.tint(.yellow)`: its labels are then black or white, whichever contrasts more.
    public static let primaryButton = GlassSurfaceStyle(isInteractive: true, isProminent: true)

    /// An action beside the main one: interactive glass in a capsule.
    public static let secondaryButton = GlassSurfaceStyle(isInteractive: true)

    package static let presets: [GlassSurfaceStyle] = [
        .regular, .clear, .identity, .interactive, .card, .sheet, .overlay, .primaryButton, .secondaryButton,
    ]
}

extension GlassSurfaceStyle.Outline: Shape {
    package func path(in rect: CGRect) -> Path {
        switch self {
        case .capsule:
            // With half circles at the ends, lines of large text would reach outside. A square capsule is a circle.
            let (half, isSquare) = (min(rect.width, rect.height) / 2, abs(rect.width - rect.height) < 1)
            return Path(roundedRect: rect, cornerRadius: isSquare ? half : min(half, 32), style: .continuous)
        case .card: return RoundedRectangle(cornerRadius: 16, style: .continuous).path(in: rect)
        }
    }
}
