import SwiftUI

/// The thickness of a system material, from transparent to opaque.
///
/// Layer: atom, <doc:GlassSurfaces>.
public enum MaterialThickness: Hashable, Sendable, CaseIterable {
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
