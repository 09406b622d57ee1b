import SeaGlass
import SwiftUI

/// Lets the shells in a view open the links that a person taps in their screens.
struct OpensTappedLinks: ViewModifier {
    @Environment(\.openURL) private var outside
    @OwnState private var links = TappedLinks()
    private let onFailure: @MainActor (NavigationLinkFailure) -> Void

    init(onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void) { self.onFailure = onFailure }

    func body(content: Content) -> some View {
        let _ = links.update(outside, onFailure)
        content.environment(\.tappedLinks, links)
    }
}
