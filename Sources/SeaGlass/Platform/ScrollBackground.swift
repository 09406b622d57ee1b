import SwiftUI

/// Hides the background that lists and forms draw behind their rows, on systems where they draw one.
struct ScrollBackground: ViewModifier {
    let isHidden: Bool

    func body(content: Content) -> some View {
        #if os(tvOS)
        content
        #else
        content.scrollContentBackground(isHidden ? .hidden : .automatic)
        #endif
    }
}
