import SwiftUI

/// Ends what is set around the presenter of a sheet or cover: it has neither the presenter's background nor its settings.
package struct PresentationBoundary: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings

    package init() {}

    package func body(content: Content) -> some View {
        content
            .environment(\.backgroundBehind, nil)
            .environment(\.paletteBehind, nil)
            .environment(\.viewBehind, nil)
            .ending(settings, on: capabilities)
    }
}
