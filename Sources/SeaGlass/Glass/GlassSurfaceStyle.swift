import SwiftUI

/// The look and the role of a glass surface.
///
/// It has a variant, a tint, a reaction to touch, and a default shape. A capsule's corners have a
/// radius of at most 32 points, so that large text stays inside of it; a square one is a circle. Styles chain:
///
/// ```swift
/// Chip().glassSurface(.regular.tint(.blue).interactive())
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
/// | ``primaryButton`` | regular, prominent | the tint around it | yes | capsule |
/// | ``secondaryButton`` | regular | | yes | capsule |
public struct GlassSurfaceStyle: Hashable, Sendable {
    package enum Variant: Hashable, Sendable, CaseIterable { case regular, clear, identity }
    package enum Outline: Hashable, Sendable { case capsule, card }

    package private(set) var variant = Variant.regular
    package private(set) var tintColor: Color?
    package private(set) var isInteractive = false
    /// The tint fills the surface, and labels contrast with it instead of with the system's background.
    package private(set) var isProminent = false
    /// On visionOS the surface is a plate of glass.
    package private(set) var isPanel = false
    package private(set) var outline = Outline.capsule
    package private(set) var scrimOpacity: Double?
    private var takesTouchesBySay: Bool?

    /// Whether the surface takes the touches between the controls on it: a panel does by itself.
    package var takesTouches: Bool { variant != .identity && takesTouchesBySay ?? (outline == .card) }

    /// This style where its surface is turned off. It answers to touch as before: the system's effect can't change that.
    package var turnedOff: GlassSurfaceStyle { copy(of: self) { $0.variant = .identity } }

    /// Glass that keeps what is on it legible over anything.
    public static let regular = GlassSurfaceStyle()

    /// Glass that shows more of what is behind it, for overlays on pictures.
    ///
    /// A scrim between it and what is behind sets its labels off. Over a picture, a video or a material the scrim is dark and
    /// the labels are light, in light appearance too. Over the palette of a `persistentBackground` it has the color
    /// opposite to the labels: on 26 only where they would fall below a contrast of 4.5:1, before 26 always.
    public static let clear = GlassSurfaceStyle(variant: .clear)

    /// No surface at all. What changes between this and another style keeps its identity, and morphs. A prominent surface is
    /// turned off by the `isEnabled` of its modifier.
    public static let identity = GlassSurfaceStyle(variant: .identity)

    /// Regular glass that answers to touch.
    public static let interactive = regular.interactive()

    /// This style with a color over it, under the content.
    ///
    /// - Parameter color: The color; `nil` takes the tint away, and a ``primaryButton`` has the tint around it.
    /// - Returns: The tinted style.
    public func tint(_ color: Color?) -> GlassSurfaceStyle { copy(of: self) { $0.tintColor = color } }

    /// This style with a denser or a lighter scrim under clear glass.
    ///
    /// Over a palette the scrim is denser where labels need it for a contrast of 4.5:1.
    ///
    /// - Parameter opacity: The opacity, 0…1. Outside is clamped; `nil` and NaN are the library's choice: 0.35, or 0.6 under
    ///   Increase Contrast, and on 26 none over a palette that needs none.
    /// - Returns: The style.
    public func scrim(_ opacity: Double?) -> GlassSurfaceStyle {
        copy(of: self) { $0.scrimOpacity = opacity.flatMap { $0.isNaN ? nil : $0.clampedToUnit(nan: 0) } }
    }

    /// This style, taking the touches between the controls on it or letting them through to what is below.
    ///
    /// ``card`` and ``sheet`` take them by themselves, in the shape of the surface; other styles let them through.
    ///
    /// - Parameter isEnabled: Whether it takes them.
    /// - Returns: The style.
    public func takesTouches(_ isEnabled: Bool = true) -> GlassSurfaceStyle {
        copy(of: self) { $0.takesTouchesBySay = isEnabled }
    }

    /// This style, answering to touch or not.
    ///
    /// It changes how the surface looks while it is touched, and makes nothing tappable: chain the surface on a `Button`
    /// for that. The effect takes the touches of controls on the surface.
    ///
    /// - Parameter isEnabled: Whether the surface answers to touch.
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

    /// The main action of a screen: filled with a color, in a capsule.
    ///
    /// It is filled with its own tint, or with the `tint` around it, as the system's prominent buttons are. On 26 a button is the
    /// system's, which chooses the color of the label. What the library draws in the tint around it is a plain fill on 26, too,
    /// and its labels are white, since no public API tells which color that is. White on a bright tint is hard to read, at 1.5:1
    /// on yellow: give the style that color, `.primaryButton.tint(.yellow)`. With `tint(_:)` labels are black or white,
    /// whichever contrasts more.
    public static let primaryButton = GlassSurfaceStyle(isInteractive: true, isProminent: true)

    /// An action beside the main one: interactive glass in a capsule.
    public static let secondaryButton = GlassSurfaceStyle(isInteractive: true)

    /// Every style that comes with the library.
    package static let presets: [GlassSurfaceStyle] = [
        .regular, .clear, .identity, .interactive, .card, .sheet, .overlay, .primaryButton, .secondaryButton,
    ]
}

/// The shape that a style has by itself.
extension GlassSurfaceStyle.Outline: Shape {
    package func path(in rect: CGRect) -> Path {
        switch self {
        case .capsule:
            // The corners of several lines of large text would lie outside of a half circle. What is square stays round.
            let (half, isSquare) = (min(rect.width, rect.height) / 2, abs(rect.width - rect.height) < 1)
            return Path(roundedRect: rect, cornerRadius: isSquare ? half : min(half, 32), style: .continuous)
        case .card: return RoundedRectangle(cornerRadius: 16, style: .continuous).path(in: rect)
        }
    }
}
