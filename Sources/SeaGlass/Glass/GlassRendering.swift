import SwiftUI

/// What glass surfaces are drawn with.
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

/// What glass a view stands in.
struct GlassSurroundings: Hashable {
    /// Glass can't sample glass: a surface in another is a plain fill.
    var isInsideSurface = false
    /// A container in a container would split its batch.
    var isInsideContainer = false
    /// The union that surfaces belong to, which draws them unless they are the system's.
    var union: GlassUnionID?

    /// Goes into a surface: what stands on it is nested where the surface is drawn, and in no union.
    mutating func enter(_ surface: GlassSurfaceDrawing) {
        isInsideSurface = isInsideSurface || surface.isDrawn
        union = nil
    }
}

extension View {
    /// Chooses what glass surfaces below are drawn with.
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
    /// - Parameter rendering: What to draw with. The innermost counts.
    public func glassRendering(_ rendering: GlassRendering) -> some View {
        environment(\.glassRendering, rendering)
    }
}
