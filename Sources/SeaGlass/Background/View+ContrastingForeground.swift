import SwiftUI

extension View {
    /// Gives text and symbols black or white, whichever contrasts more with the persistent background.
    ///
    /// It chooses the color with the higher contrast ratio (WCAG 2.x) against the gradient's worst stop, for the
    /// current palette, appearance and accessibility settings. From black to white it fades with the background's
    /// animation, and animates nothing else of the view; back to `primary` it changes at once. Over a view of your own,
    /// and without a persistent background, the style stays `primary`. Labels on a glass surface have their usual color,
    /// and so have those in a `glassBar` before 26; a row on a material does not know of it. It does the same on every
    /// system. In a sheet without a persistent background of its own and without `glassSheet` it still follows the
    /// presenter's: give the sheet one of them, or leave the modifier out there.
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

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.screenSettings) { $0.insert(.foreground) }
            .animation(settings.animationBehind) {
                $0.modifier(
                    FadingForeground(settings.recipeBehind?.contrastingForeground.red, in: settings.colorScheme)
                )
            }
    }
}

/// Fades from black to white by itself, since an animation in an environment is that of all the content.
struct FadingForeground: ViewModifier, Animatable {
    let isPrimary: Bool
    /// How white the style is.
    nonisolated var animatableData: Double

    /// - Parameter white: How white the style is; `nil` is primary.
    init(_ white: Double?, in scheme: ColorScheme) {
        isPrimary = white == nil
        animatableData = white ?? (scheme == .dark ? 1 : 0)
    }

    func body(content: Content) -> some View {
        content.foregroundStyle(isPrimary ? .primary : SRGBColor(white: animatableData).color)
    }
}
