import SwiftUI

/// The means by which glass surfaces are drawn.
///
/// ```swift
/// PlayerScreen()
///     .glassRendering(.material(.thin))
/// ```
public struct GlassRendering: Hashable, Sendable {
    /// The thickness of a material, from the most transparent on.
    public enum Thickness: Hashable, Sendable, CaseIterable {
        /// Nearly transparent: the thickness of clear glass before 26.
        case ultraThin

        /// More transparent than opaque.
        case thin

        /// In the middle: the thickness of regular glass before 26.
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

    private enum Means: Hashable { case glass, material, bordered, opaque }

    private let means: Means
    /// The material of every surface; `nil` is that of its style.
    package private(set) var thickness: Thickness?

    /// Liquid Glass where the system has it, its materials elsewhere.
    public static let automatic = GlassRendering(means: .glass)

    /// The system's materials everywhere, as before 26: the regular one, and for clear glass the ultra thin one.
    public static let material = GlassRendering(means: .material)

    /// As ``material``, and controls are the system's `.bordered` and `.borderedProminent` buttons.
    public static let bordered = GlassRendering(means: .bordered)

    /// Opaque fills everywhere, as under Reduce Transparency before 26.
    public static let opaque = GlassRendering(means: .opaque)

    /// One of the system's materials everywhere.
    ///
    /// - Parameter thickness: The material of every surface, whatever its style.
    /// - Returns: The means.
    public static func material(_ thickness: Thickness) -> GlassRendering {
        GlassRendering(means: .material, thickness: thickness)
    }
}

extension View {
    /// Chooses the means by which glass surfaces below are drawn.
    ///
    /// For teams that are not ready for Liquid Glass, and for previews of what a person on iOS 17 sees. Bars and sheets
    /// are the system's and stay as they are.
    ///
    /// It does the same on every system; where there is no Liquid Glass, `.automatic` and `.material` are one. A surface in
    /// another is a plain fill, and under Reduce Transparency a surface of materials is opaque.
    ///
    /// - Parameter rendering: Liquid Glass, materials, bordered buttons or opaque fills. The innermost one applies.
    public func glassRendering(_ rendering: GlassRendering) -> some View { environment(\.glassRendering, rendering) }
}

extension EnvironmentValues {
    private struct GlassRenderingKey: EnvironmentKey { static var defaultValue: GlassRendering { .automatic } }

    var glassRendering: GlassRendering {
        get { self[GlassRenderingKey.self] }
        set { self[GlassRenderingKey.self] = newValue }
    }
}
