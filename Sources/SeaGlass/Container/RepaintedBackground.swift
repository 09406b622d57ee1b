import SwiftUI

/// iOS 17: paints the persistent background again behind a screen, whose container nothing public makes transparent.
///
/// It stands in `.background`, so the scroll view stays the screen's primary content and titles keep collapsing.
struct RepaintedBackground: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.backgroundBehind) private var background
    @Environment(\.hasToolbarMaterial) private var hasToolbarMaterial
    let isPainted: Bool

    func body(content: Content) -> some View {
        if capabilities.navigationContainer == .opaque {
            content
                .background { repainted.standingBehind() }
                .modifier(NavigationBarBackground(isHidden: isBarHidden))
        } else {
            content
        }
    }

    private var repainted: AnyView? { isPainted ? background?.repainted : nil }

    /// A bar that is asked to be a material shows it, when the system would show a bar's background.
    private var isBarHidden: Bool { repainted != nil && !hasToolbarMaterial }
}

/// Hides the background of the navigation bar, on systems that have one.
private struct NavigationBarBackground: ViewModifier {
    let isHidden: Bool

    func body(content: Content) -> some View {
        #if os(macOS)
        content
        #else
        content.toolbarBackground(isHidden ? .hidden : .automatic, for: .navigationBar)
        #endif
    }
}
