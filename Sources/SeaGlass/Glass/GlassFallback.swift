import SwiftUI

/// The drawing of glass surfaces where there is no Liquid Glass: before 26, on visionOS, and with
/// ``GlassRendering/material``.
///
/// ```swift
/// PlayerScreen()
///     .glassFallback(.material(.thin).border(false).shadow(true))
/// ```
public struct GlassFallback: Hashable, Sendable {
    /// The thickness of a material, from the most transparent on.
    public enum Thickness: Hashable, Sendable, CaseIterable {
        /// Nearly transparent: the one of clear glass.
        case ultraThin

        /// More transparent than opaque.
        case thin

        /// In the middle: the one of regular glass.
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

    package private(set) var thickness: Thickness?
    package private(set) var tint: Color?
    package private(set) var hasBorder = true
    package private(set) var hasShadow: Bool?
    package private(set) var isBordered = false

    /// The regular material with a hairline; for clear glass the ultra thin one; a shadow for what floats.
    public static let automatic = GlassFallback()

    /// As ``automatic``, and controls are the system's `.bordered` and `.borderedProminent` buttons.
    public static let bordered = GlassFallback(isBordered: true)

    /// A material with a hairline.
    ///
    /// - Parameter thickness: The material of every surface, whatever its style.
    /// - Returns: The fallback.
    public static func material(_ thickness: Thickness) -> GlassFallback { GlassFallback(thickness: thickness) }

    /// This fallback with a tint for surfaces whose style has none, primary buttons too.
    ///
    /// - Parameter color: The color; `nil` takes the tint away.
    /// - Returns: The fallback.
    public func tint(_ color: Color?) -> GlassFallback { copy(of: self) { $0.tint = color } }

    /// This fallback with or without a hairline. Under Increase Contrast there is a border in any case.
    ///
    /// - Parameter isShown: Whether there is one.
    /// - Returns: The fallback.
    public func border(_ isShown: Bool) -> GlassFallback { copy(of: self) { $0.hasBorder = isShown } }

    /// This fallback with a shadow or without one, whatever the style.
    ///
    /// - Parameter isShown: Whether there is one; `nil` leaves it to the style.
    /// - Returns: The fallback.
    public func shadow(_ isShown: Bool?) -> GlassFallback { copy(of: self) { $0.hasShadow = isShown } }
}

extension EnvironmentValues {
    private struct GlassFallbackKey: EnvironmentKey {
        static var defaultValue: GlassFallback { .automatic }
    }

    var glassFallback: GlassFallback {
        get { self[GlassFallbackKey.self] }
        set { self[GlassFallbackKey.self] = newValue }
    }
}

extension View {
    /// Chooses how glass surfaces below are drawn where there is no Liquid Glass.
    ///
    /// A surface in another is a plain fill without the fallback's tint. One under Reduce Transparency or
    /// ``GlassRendering/opaque`` is an opaque fill.
    ///
    /// - Parameter fallback: The fallback. The innermost one applies.
    public func glassFallback(_ fallback: GlassFallback) -> some View {
        environment(\.glassFallback, fallback)
    }
}
