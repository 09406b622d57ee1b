import SwiftUI

extension View {
    /// Gives text and symbols black or white, whichever contrasts more with the persistent background.
    ///
    /// Chosen is the color with the higher contrast ratio (WCAG 2.x) against the gradient's worst stop, for the palette
    /// in force, the appearance and the accessibility settings. It changes with the background's animation. Under a background that is a view of your own, and
    /// where there is none, the style stays `primary`. It does the same on every system. In a sheet
    /// without a persistent background of its own and without `glassSheet` it still follows the presenter's: give the
    /// sheet one of them, or leave the modifier out there.
    ///
    /// ```swift
    /// Text("Good morning")
    ///     .font(.largeTitle)
    ///     .contrastingForeground()
    /// ```
    public func contrastingForeground() -> some View {
        modifier(ContrastingForeground())
    }
}

/// Sets the foreground style that the recipe behind the view calls for.
struct ContrastingForeground: ViewModifier {
    private var settings = BackgroundSettings()

    init() {}

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.screenSettings) { $0.insert(.foreground) }
            .foregroundStyle(settings.recipeBehind?.contrastingForeground.color ?? .primary)
            .animation(settings.animationBehind, value: settings.paletteBehind)
    }
}
