import SwiftUI

/// The background of a row of a list or form over a persistent background.
public enum TransparentRowStyle: Hashable, Sendable {
    /// Nothing: the row's content lies on the persistent background.
    case clear

    /// A translucent fill, on which labels stay legible over any palette: the system's color of a grouped row over a palette,
    /// a material over a view of the app's own. Opaque under Reduce Transparency, denser under Increase Contrast.
    case translucent
}

extension View {
    /// Lets the persistent background show through a row of a list or form.
    ///
    /// Each row draws a background of its own, which only the row can change; put the modifier on the row, or on the
    /// `ForEach` or `Section` around several.
    ///
    /// | Row | What stands behind it |
    /// | --- | --- |
    /// | as it is | what `style` says |
    /// | selected, where the system makes its background prominent, as in a Mac's key window | the system's `selection` style; not on tvOS and watchOS, which have none |
    /// | selected elsewhere | what `style` says: selection is not seen. Leave such rows as they are |
    /// | pressed | what `style` says: the highlight of a pressed row has no public API |
    ///
    /// ```swift
    /// List {
    ///     Section("Today") { ThreadRow(thread: thread) }
    ///         .transparentRow(.translucent)
    /// }
    /// .transparentNavigationContainer()
    /// ```
    ///
    /// - Parameter style: What stands behind the row instead.
    public func transparentRow(_ style: TransparentRowStyle = .clear) -> some View {
        listRowBackground(TransparentRowBackground(style: style))
    }
}

/// The background of a row. Its layers stay the same; style and selection decide which of them is visible.
struct TransparentRowBackground: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.screenContext.background?.hasPalette) private var isOverPalette
    @Environment(\.deviceSettings) private var device
    let style: TransparentRowStyle

    var body: some View { shape.fill(fill) }

    /// The system clips the background to the row, but on a watch, where it is a rounded plate. Its radius is a guess.
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
        // A material would blur a gradient behind each row in each frame, and nothing of it would be seen. The glass of a window
        // is no gradient.
        let isOverGradient = isOverPalette == true && !device.platformCapabilities.glassPlates
        return isOverGradient ? AnyShapeStyle(translucent) : AnyShapeStyle(.regularMaterial)
    }

    /// The system's color of a grouped row. Systems without it have white in light appearance and dark gray in dark.
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
