import SeaGlass
import SwiftUI

/// Lets the shells in a view open the links that a person taps in their screens.
struct OpensTappedLinks: ViewModifier {
    @Environment(\.openURL) private var outside
    @OwnState private var links = TappedLinks()
    private let openElsewhere: TappedLinks.Opening
    private let onFailure: @MainActor (NavigationLinkFailure) -> Void

    init(
        openElsewhere: @escaping TappedLinks.Opening = { _ in false },
        onFailure: @escaping @MainActor (NavigationLinkFailure) -> Void
    ) {
        self.openElsewhere = openElsewhere
        self.onFailure = onFailure
    }

    func body(content: Content) -> some View {
        let _ = links.update(outside, openElsewhere: openElsewhere, onFailure: onFailure)
        content.environment(\.tappedLinks, links)
    }
}
