import SwiftUI

extension View {
    /// Gives the one background behind this screen's container another palette, for as long as the screen is on top.
    ///
    /// The background stays the same view: it cross-fades to the palette as the screen appears, with its own animation, and
    /// back as the screen leaves or another is pushed onto it.
    ///
    /// ```swift
    /// ThreadScreen(id: 1)
    ///     .persistentBackgroundPalette(.sunset)
    ///     .transparentNavigationContainer()
    /// ```
    ///
    /// | In | While a swipe back is under way | When it is given up |
    /// | --- | --- | --- |
    /// | a `navigationShell` | the palette stays | nothing has changed |
    /// | a stack of your own | the palette of the screen below, if it names one | it fades back |
    ///
    /// It does the same on every system. Of two screens in sight, as in a split view, the one that came last counts; of a
    /// shell, only the screen on top. Over a view of your own, and where there is no persistent background, it does nothing.
    /// In a sheet without a background of its own it changes the presenter's.
    ///
    /// - Parameter palette: The colors, or `nil` for those of the background.
    public func persistentBackgroundPalette(_ palette: ColorPalette?) -> some View {
        modifier(NamedPalette(palette: palette))
    }
}

/// Names a palette for the background while a screen is in sight.
struct NamedPalette: ViewModifier {
    @Environment(\.backgroundBehind) private var background
    @Environment(\.entryOfShell) private var entry
    @Namespace private var id
    @State private var isInSight = false
    let palette: ColorPalette?

    func body(content: Content) -> some View {
        let isOnTop = entry.map { $0.shell.entryOnTop == $0.id } ?? true
        let shown = isInSight && isOnTop ? palette : nil
        content
            .onAppear {
                isInSight = true
                // At once: the screen below has taken its own name back in this turn, and the background may be drawn before
                // the next one.
                if isOnTop { background?.model.name(palette, by: id) }
            }
            .onChange(of: shown) { background?.model.name(shown, by: id) }
            .onDisappear {
                isInSight = false
                background?.model.name(nil, by: id)
            }
    }
}
