import SwiftUI

/// The look of a glass surface behind a view.
///
/// A style has a variant, a tint, a look before version 26 and a shape. Styles chain:
///
/// ```swift
/// Chip().glassSurface(.regular.tint(.blue))
/// Toolbar().glassSurface(.card)
/// ```
///
/// | Style | Glass | Shape |
/// | --- | --- | --- |
/// | ``regular`` | regular | capsule |
/// | ``clear`` | clear, over a dark scrim | capsule |
/// | ``card`` | regular | rectangle, continuous 16 pt corners |
/// | ``identity`` | none | capsule |
///
/// The corners of a capsule have a radius of at most 32 points, so that large text stays inside; a square capsule is a
/// circle. Buttons have a style of their own, ``SeaGlassButtonStyle``.
///
/// Layer: atom, <doc:GlassSurfaces>.
public struct GlassSurfaceStyle: Hashable, Sendable {
    package enum Variant: Hashable, Sendable, CaseIterable { case regular, clear, identity }

    package enum Outline: Hashable, Sendable { case capsule, card }

    /// What is drawn instead of Liquid Glass.
    package enum Fallback: Hashable, Sendable {
        case material(MaterialThickness)
        case color(Color)
    }

    package private(set) var variant = Variant.regular
    package private(set) var outline = Outline.capsule
    package private(set) var tintColor: Color?
    package private(set) var scrimOpacity: Double?
    package private(set) var fallback: Fallback?
    private var hitTesting: Bool?

    /// Whether the surface takes the touches between the controls on it, as a card does by default.
    package var takesTouches: Bool { variant != .identity && hitTesting ?? (outline == .card) }

    /// Glass that keeps its content legible over any background.
    public static let regular = GlassSurfaceStyle()

    /// Glass that shows more of the view behind it, for controls over pictures and videos.
    ///
    /// A black scrim in the glass keeps labels legible. The labels are light, in light appearance too. For clear glass
    /// straight on a palette, chain ``scrim(_:)`` with an opacity of 0.
    public static let clear = GlassSurfaceStyle(variant: .clear)

    /// A card: regular glass in a rectangle with continuous corners of 16 points, and a plate of glass on visionOS.
    public static let card = GlassSurfaceStyle(outline: .card)

    /// No surface. A view that changes between this style and another keeps its identity, and the glass morphs.
    public static let identity = GlassSurfaceStyle(variant: .identity)

    static let cardRadius: CGFloat = 16

    package static let presets: [GlassSurfaceStyle] = [.regular, .clear, .card, .identity]

    /// This style with clear glass.
    package var cleared: GlassSurfaceStyle { copy(of: self) { $0.variant = .clear } }

    /// Returns this style with a color over the glass, under the content.
    ///
    /// - Parameter color: The color; `nil` removes the tint.
    /// - Returns: The tinted style.
    public func tint(_ color: Color?) -> GlassSurfaceStyle { copy(of: self) { $0.tintColor = color } }

    /// Returns this style with a denser or lighter scrim in clear glass.
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

    /// Returns this style with another material where the system has no Liquid Glass.
    ///
    /// The default is the regular material, or the ultra-thin one for clear glass. Under Reduce Transparency the surface
    /// is opaque nevertheless.
    ///
    /// ```swift
    /// Text("Now playing").padding().glassSurface(.regular.fallback(.thin))
    /// ```
    ///
    /// - Parameter material: The thickness of the material.
    /// - Returns: The style.
    public func fallback(_ material: MaterialThickness) -> GlassSurfaceStyle {
        copy(of: self) { $0.fallback = .material(material) }
    }

    /// Returns this style with a color where the system has no Liquid Glass.
    ///
    /// Choose a color on which labels are legible in both appearances. Under Reduce Transparency the surface has the
    /// system's secondary background nevertheless.
    ///
    /// ```swift
    /// Text("Now playing").padding().glassSurface(.regular.fallback(Color.gray.opacity(0.2)))
    /// ```
    ///
    /// - Parameter color: The color of the surface, which may be translucent.
    /// - Returns: The style.
    public func fallback(_ color: Color) -> GlassSurfaceStyle { copy(of: self) { $0.fallback = .color(color) } }

    /// Returns this style for a surface that takes the touches between the controls on it, or lets them through to the
    /// view behind.
    ///
    /// By default a ``card`` takes them, in the shape of the surface; other styles let them through.
    ///
    /// - Parameter enabled: Whether the surface takes the touches.
    /// - Returns: The style.
    public func allowsHitTesting(_ enabled: Bool) -> GlassSurfaceStyle { copy(of: self) { $0.hitTesting = enabled } }
}

extension GlassSurfaceStyle.Outline: Shape {
    package func path(in rect: CGRect) -> Path {
        RoundedRectangle(cornerRadius: cornerRadius(in: rect.size), style: .continuous).path(in: rect)
    }

    /// With half circles at the ends of a capsule, lines of large text would reach outside. So the radius of a large
    /// capsule decreases with each point by which the capsule is longer than wide, from a circle's radius to 32 points.
    private func cornerRadius(in size: CGSize) -> CGFloat {
        guard self == .capsule else { return GlassSurfaceStyle.cardRadius }
        let half = min(size.width, size.height) / 2
        return max(min(half, 32), half - abs(size.width - size.height))
    }
}
