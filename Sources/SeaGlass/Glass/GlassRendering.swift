import SwiftUI

/// A way to draw glass surfaces.
///
/// ```swift
/// PlayerScreen()
///     .glassRendering(.material)
/// ```
///
/// Layer: atom, <doc:GlassSurfaces>.
public struct GlassRendering: Hashable, Sendable {
    private enum Kind: Hashable { case glass, material, opaque }

    private let kind: Kind

    /// Liquid Glass if the system has it, system materials otherwise.
    public static let automatic = GlassRendering(kind: .glass)

    /// System materials everywhere, as before version 26.
    public static let material = GlassRendering(kind: .material)

    /// Opaque fills everywhere, as under Reduce Transparency before version 26.
    public static let opaque = GlassRendering(kind: .opaque)
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
    /// - Parameter rendering: Liquid Glass, materials or opaque fills. The innermost value applies.
    nonisolated public func glassRendering(_ rendering: GlassRendering) -> some View {
        environment(\.glassRendering, rendering)
    }
}

extension EnvironmentValues {
    private struct GlassRenderingKey: EnvironmentKey { static var defaultValue: GlassRendering { .automatic } }

    var glassRendering: GlassRendering {
        get { self[GlassRenderingKey.self] }
        set { self[GlassRenderingKey.self] = newValue }
    }
}
