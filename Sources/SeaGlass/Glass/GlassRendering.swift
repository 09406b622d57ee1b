import SwiftUI

/// The means by which glass surfaces are drawn.
public enum GlassRendering: Hashable, Sendable, CaseIterable {
    /// Liquid Glass where the system has it, its materials elsewhere.
    case automatic

    /// The system's materials everywhere, as before 26.
    case material

    /// Opaque fills everywhere, as under Reduce Transparency before 26.
    case opaque
}

extension EnvironmentValues {
    private struct GlassRenderingKey: EnvironmentKey {
        static var defaultValue: GlassRendering { .automatic }
    }

    private struct GlassSurroundingsKey: EnvironmentKey {
        static var defaultValue: GlassSurroundings { GlassSurroundings() }
    }

    var glassRendering: GlassRendering {
        get { self[GlassRenderingKey.self] }
        set { self[GlassRenderingKey.self] = newValue }
    }

    var glassSurroundings: GlassSurroundings {
        get { self[GlassSurroundingsKey.self] }
        set { self[GlassSurroundingsKey.self] = newValue }
    }
}

extension View {
    /// Chooses the means by which glass surfaces below are drawn.
    ///
    /// For teams that are not ready for Liquid Glass, and for previews of what a person on iOS 17 sees. Bars and sheets
    /// are the system's and stay as they are.
    ///
    /// ```swift
    /// PlayerScreen()
    ///     .glassRendering(.material)
    /// ```
    ///
    /// It does the same on every system; where there is no Liquid Glass, `.automatic` and `.material` are one.
    ///
    /// - Parameter rendering: Liquid Glass, materials or opaque fills. The innermost one applies.
    public func glassRendering(_ rendering: GlassRendering) -> some View {
        environment(\.glassRendering, rendering)
    }
}
