import SwiftUI

/// A way to draw glass surfaces.
///
/// ```swift
/// PlayerScreen()
///     .glassRendering(.material(.thin))
/// ```
///
/// Layer: atom, <doc:GlassSurfaces>.
public struct GlassRendering: Hashable, Sendable {
    /// The thickness of a material, from transparent to opaque.
    ///
    /// Layer: atom, <doc:GlassSurfaces>.
    public enum Thickness: Hashable, Sendable, CaseIterable {
        /// Nearly transparent: the thickness of clear glass before version 26.
        case ultraThin

        /// More transparent than opaque.
        case thin

        /// In the middle: the thickness of regular glass before version 26.
        case regular

        /// More opaque than transparent.
        case thick

        /// Nearly opaque.
        case ultraThick

        var material: Material {
            switch self {
            case .ultraThin: .ultraThin
            case .thin: .thin
            case .regular: .regular
            case .thick: .thick
            case .ultraThick: .ultraThick
            }
        }
    }

    private enum Kind: Hashable { case glass, material, bordered, opaque }

    private let kind: Kind
    /// The material of every surface; `nil` leaves the choice to the style.
    package private(set) var thickness: Thickness?

    /// Liquid Glass if the system has it, system materials otherwise.
    public static let automatic = GlassRendering(kind: .glass)

    /// System materials everywhere, as before version 26: the regular one, and the ultra-thin one for clear glass.
    public static let material = GlassRendering(kind: .material)

    /// As ``material``, with the system's `.bordered` and `.borderedProminent` buttons as controls.
    public static let bordered = GlassRendering(kind: .bordered)

    /// Opaque fills everywhere, as under Reduce Transparency before version 26.
    public static let opaque = GlassRendering(kind: .opaque)

    /// One system material everywhere.
    ///
    /// - Parameter thickness: The material of every surface, whatever its style.
    /// - Returns: The rendering.
    public static func material(_ thickness: Thickness) -> GlassRendering {
        GlassRendering(kind: .material, thickness: thickness)
    }
}

extension View {
    /// Sets how the glass surfaces in a view are drawn.
    ///
    /// Use it while an app is not ready for Liquid Glass, and to preview the look of iOS 17. Bars and sheets are the
    /// system's and do not change.
    ///
    /// The effect is the same on every system. Without Liquid Glass, `.automatic` and `.material` differ only on
    /// visionOS, where `.automatic` draws plates. A surface inside another one is a plain fill, and under Reduce
    /// Transparency a surface with a material is opaque.
    ///
    /// - Parameter rendering: Liquid Glass, materials, bordered buttons or opaque fills. The innermost value applies.
    public func glassRendering(_ rendering: GlassRendering) -> some View { environment(\.glassRendering, rendering) }
}

extension EnvironmentValues {
    private struct GlassRenderingKey: EnvironmentKey { static var defaultValue: GlassRendering { .automatic } }

    var glassRendering: GlassRendering {
        get { self[GlassRenderingKey.self] }
        set { self[GlassRenderingKey.self] = newValue }
    }
}
