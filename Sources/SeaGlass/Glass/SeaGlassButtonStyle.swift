import SwiftUI

/// A button style that draws each button on a glass surface; the shape of the surface is the hit area.
///
/// Pass it to `glassSurface`, or to `buttonStyle` as ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:)``. Styles chain:
///
/// ```swift
/// Button("Save") { save() }
///     .glassSurface(.primaryButton.tint(.green).sizing(.flexible))
/// ```
///
/// | Style | Glass | Tint |
/// | --- | --- | --- |
/// | ``interactive`` | regular, reacts to touch | |
/// | ``primaryButton`` | filled with the tint | the inherited `tint` |
///
/// Layer: molecule, <doc:GlassButtons>.
public struct SeaGlassButtonStyle: Equatable, Sendable {
    /// The width of a button.
    ///
    /// Layer: molecule, <doc:GlassButtons>.
    public enum Sizing: Hashable, Sendable {
        /// The width of the label; from version 26 on, the app's `buttonSizing`.
        case automatic

        /// All of the width that the button's container offers.
        case flexible
    }

    package private(set) var surface = GlassSurfaceStyle.regular
    package private(set) var shape = GlassButtonShape.standard
    package private(set) var sizing = Sizing.automatic
    /// Whether the tint fills the surface, and the label contrasts with it.
    package private(set) var isPrimary = false

    /// Glass that reacts to touch, in a capsule.
    public static let interactive = SeaGlassButtonStyle()

    /// The main action of a screen: a capsule filled with a color.
    ///
    /// The color is the style's tint or, without one, the inherited `tint`, as for the system's prominent buttons. On a
    /// tint of the style the label is black or white, whichever contrasts more. No public API returns the inherited
    /// tint. So a button that the library draws in the inherited tint is a plain fill with a white label, which is hard
    /// to read on a bright color: give the style such a tint, as in `.primaryButton.tint(.yellow)`.
    public static let primaryButton = copy(of: interactive) { $0.isPrimary = true }

    /// Returns this style with a color over the glass, under the label.
    ///
    /// A change of the tint to or from `nil` replaces a button that the system draws. To avoid that, always set a tint,
    /// as in `.tint(isRecording ? .red : .accentColor)`.
    ///
    /// - Parameter color: The color; `nil` removes the tint, and a ``primaryButton`` then has the inherited `tint`.
    /// - Returns: The tinted style.
    public func tint(_ color: Color?) -> SeaGlassButtonStyle { copy(of: self) { $0.surface = surface.tint(color) } }

    /// Returns this style with clear glass, for buttons over pictures and videos.
    ///
    /// It looks like ``GlassSurfaceStyle/clear``, with a dark scrim and a light label. It has no effect on a
    /// ``primaryButton``, which the tint covers.
    ///
    /// ```swift
    /// Button("Close", systemImage: "xmark") { dismiss() }
    ///     .glassSurface(.interactive.clear(), in: .circle)
    /// ```
    ///
    /// - Returns: The style.
    public func clear() -> SeaGlassButtonStyle {
        isPrimary ? self : copy(of: self) { $0.surface = surface.cleared }
    }

    /// Returns this style with a denser or lighter scrim in clear glass.
    ///
    /// For clear buttons straight on a palette, use an opacity of 0.
    ///
    /// - Parameter opacity: The opacity, clamped to 0…1. For `nil` and NaN the opacity is 0.35, or 0.6 under Increase
    ///   Contrast.
    /// - Returns: The style.
    public func scrim(_ opacity: Double?) -> SeaGlassButtonStyle {
        copy(of: self) { $0.surface = surface.scrim(opacity) }
    }

    /// Returns this style for buttons of another width.
    ///
    /// A frame around a button does not change the button, as with every style of SwiftUI: `sizing` does.
    ///
    /// ```swift
    /// Button("Continue") { next() }
    ///     .glassSurface(.primaryButton.sizing(.flexible))
    /// ```
    ///
    /// From version 26 on it is `buttonSizing(_:)`; on earlier systems the label is as wide as its room.
    ///
    /// - Parameter sizing: The width of the buttons.
    /// - Returns: The style.
    public func sizing(_ sizing: Sizing) -> SeaGlassButtonStyle { copy(of: self) { $0.sizing = sizing } }

    /// Returns this style with another material where the system has no Liquid Glass.
    ///
    /// It works like `fallback(_:)` of ``GlassSurfaceStyle``.
    ///
    /// - Parameter material: The thickness of the material.
    /// - Returns: The style.
    public func fallback(_ material: MaterialThickness) -> SeaGlassButtonStyle {
        copy(of: self) { $0.surface = surface.fallback(material) }
    }

    /// Returns this style with a color where the system has no Liquid Glass.
    ///
    /// It works like `fallback(_:)` of ``GlassSurfaceStyle``.
    ///
    /// - Parameter color: The color of the surface, which may be translucent.
    /// - Returns: The style.
    public func fallback(_ color: Color) -> SeaGlassButtonStyle {
        copy(of: self) { $0.surface = surface.fallback(color) }
    }

    /// Returns this style for buttons in another shape.
    func shaped(as shape: some Shape) -> SeaGlassButtonStyle { copy(of: self) { $0.shape = GlassButtonShape(shape) } }
}
