import SwiftUI

extension Host {
    /// The buttons and the title in the toolbar of a Mac's window, from the leading end; none where it is hidden.
    ///
    /// Any view in the window hides it, since the preference reaches the window's root view. "This hides the entire window
    /// toolbar, including the title and 'traffic light' window controls."
    ///
    /// Source: [windowToolbar](https://developer.apple.com/documentation/swiftui/toolbarplacement/windowtoolbar),
    /// [toolbar(_:for:)](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)).
    package var windowToolbar: [String] {
        guard system.device.window.idiom == .mac else { return [] }
        let preferences = ([root] + screens(below: root)).compactMap { $0.preference(ScreenPreferenceKey.self) }
        if preferences.contains(where: { $0.toolbarVisibility["windowToolbar"] == .hidden }) { return [] }
        let hasTitle = !preferences.contains { $0.removedToolbarItems.contains("title") }
        return ["Close", "Minimize", "Zoom"] + (hasTitle ? preferences.compactMap(\.title).suffix(1) : [])
    }

    /// The screens on screen of all stacks, which end their preferences, without those of sheets.
    private func screens(below node: Node) -> [Node] {
        node.children.filter { $0.isOnScreen && !$0.isPresentation }
            .flatMap { (node.memory is NavigationCoordinator ? [$0] : []) + screens(below: $0) }
    }
}
