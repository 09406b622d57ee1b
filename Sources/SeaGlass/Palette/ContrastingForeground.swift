import SwiftUI

/// Sets the foreground style that the recipe in force calls for.
struct ContrastingForeground: ViewModifier {
    @Environment(\.persistentBackground) private var background
    private var settings = BackgroundSettings()

    init() {}

    func body(content: Content) -> some View {
        content.foregroundStyle(color)
    }

    private var color: Color {
        guard let background, let palette = background.palette else { return .primary }
        return settings.recipe(palette: palette, style: background.style).contrastingForeground.color
    }
}
