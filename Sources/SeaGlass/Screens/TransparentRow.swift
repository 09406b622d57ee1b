import SwiftUI

/// The background of a row of a list or form over a persistent background.
///
/// Layer: template, <doc:TransparentScreens>.
public enum TransparentRowStyle: Hashable, Sendable {
    /// A clear background: the row's content lies on the persistent background.
    case clear

    /// A translucent fill that keeps labels legible: the system's color of a grouped row over any palette, a material
    /// over a custom view and on visionOS. It is opaque under Reduce Transparency, denser under Increase Contrast.
    case translucent
}

extension View {
    /// Lets the persistent background show through a row of a list or form.
    ///
    /// Only a row can change its background: add the modifier to the row, or to the `ForEach` or `Section` around
    /// several rows.
    ///
    /// | Row | Background |
    /// | --- | --- |
    /// | normal | `style` |
    /// | selected, with a prominent background, as in a Mac's key window | the system's `selection` style |
    /// | selected, with a prominent background, on tvOS and watchOS, which lack `selection` | `style` |
    /// | selected, without a prominent background | `style`, with no sign of selection; to show one, omit the modifier |
    /// | pressed | `style`: no public API draws the highlight of a pressed row |
    ///
    /// ```swift
    /// List {
    ///     Section("Today") { ThreadRow(thread: thread) }
    ///         .transparentRow(.translucent)
    /// }
    /// .transparentNavigationContainer()
    /// ```
    ///
    /// - Parameter style: The style that replaces the system's row background.
    nonisolated public func transparentRow(_ style: TransparentRowStyle = .clear) -> some View {
        #if os(watchOS)
        // A watch doesn't clip the background of a row.
        let shape = RoundedRectangle(cornerRadius: ControlMetrics.running.rowRadius)
        return listRowBackground(shape.fill(TransparentRowFill(style: style)))
        #else
        listRowBackground(Rectangle().fill(TransparentRowFill(style: style)))
        #endif
    }
}

/// The fill of a row. It is a style and no view, so that a row costs no body more than one with another background.
///
/// SwiftUI may resolve a style on any thread, so the fill reads plain environment values only.
struct TransparentRowFill: ShapeStyle {
    let style: TransparentRowStyle

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        #if !(os(tvOS) || os(watchOS))
        if environment.backgroundProminence == .increased { return AnyShapeStyle(.selection) }
        #endif
        guard style == .translucent else { return AnyShapeStyle(.clear) }
        // A material would blur a gradient in every frame without a visible effect, and can't sample the glass of a sheet.
        // The glass of a window on visionOS is neither.
        let isPlain =
            switch environment.screenContext.background?.kind {
            case .palette, .glassSheet: !environment.platformCapabilities.glassPlates
            case .customView, nil: false
            }
        return isPlain ? AnyShapeStyle(translucent(in: environment)) : AnyShapeStyle(.regularMaterial)
    }

    /// The system's color of a grouped row; on systems without one, white in light appearance and dark gray in dark.
    private func translucent(in environment: EnvironmentValues) -> Color {
        #if os(iOS)
        let color = Color(uiColor: .secondarySystemGroupedBackground)
        #else
        let color = SRGBColor(white: environment.colorScheme == .dark ? 0.11 : 1).color
        #endif
        let isDense = environment.colorSchemeContrast == .increased
        return color.opacity(environment.accessibilityReduceTransparency ? 1 : isDense ? 0.85 : 0.6)
    }
}
