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
    public func transparentRow(_ style: TransparentRowStyle = .clear) -> some View {
        listRowBackground(TransparentRowBackground(style: style))
    }
}

/// The background of a row: one shape, with a fill that depends on style and selection.
struct TransparentRowBackground: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.screenContext.background?.hasPalette) private var isOverPalette
    @Environment(\.deviceSettings) private var device
    let style: TransparentRowStyle

    var body: some View { shape.fill(fill) }

    /// The shape of a row. The system clips a row's background, except on a watch: there the radius is a guess.
    private var shape: some Shape {
        #if os(watchOS)
        RoundedRectangle(cornerRadius: 12, style: .continuous)
        #else
        Rectangle()
        #endif
    }

    private var fill: AnyShapeStyle {
        #if !(os(tvOS) || os(watchOS))
        if prominence == .increased { return AnyShapeStyle(.selection) }
        #endif
        guard style == .translucent else { return AnyShapeStyle(.clear) }
        // Over a gradient a material would blur every frame without a visible effect. A window's glass is no gradient.
        let isOverGradient = isOverPalette == true && !device.platformCapabilities.glassPlates
        return isOverGradient ? AnyShapeStyle(translucent) : AnyShapeStyle(.regularMaterial)
    }

    /// The system's color of a grouped row; on systems without one, white in light appearance and dark gray in dark.
    private var translucent: Color {
        #if os(iOS)
        let color = Color(uiColor: .secondarySystemGroupedBackground)
        #else
        let color = SRGBColor(white: device.colorScheme == .dark ? 0.11 : 1).color
        #endif
        let isDense = device.colorSchemeContrast == .increased
        return color.opacity(device.accessibilityReduceTransparency ? 1 : isDense ? 0.85 : 0.6)
    }
}
