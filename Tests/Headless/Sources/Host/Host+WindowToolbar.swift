import SwiftUI

extension Host {
    /// The buttons and the title in a Mac window's toolbar, from the leading end; empty if the toolbar is hidden.
    ///
    /// Any view in the window can hide the toolbar, since the preference reaches the window's root view. Hiding
    /// it "hides the entire window toolbar, including the title and 'traffic light' window controls."
    ///
    /// Source: [windowToolbar](https://developer.apple.com/documentation/swiftui/toolbarplacement/windowtoolbar),
    /// [toolbar(_:for:)](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)).
    public var windowToolbar: [String] {
        guard system.device.window.idiom == .mac else { return [] }
        let preferences = ([rootNode] + screens(below: rootNode)).compactMap { $0.preference(ScreenPreferenceKey.self) }
        if preferences.contains(where: { $0.toolbarVisibility["windowToolbar"] == .hidden }) { return [] }
        let hasTitle = !preferences.contains { $0.removedToolbarItems.contains("title") }
        return ["Close", "Minimize", "Zoom"] + (hasTitle ? preferences.compactMap(\.title).suffix(1) : [])
    }

    /// Returns the top screens of all stacks, except stacks in sheets. A screen's preferences end at its stack.
    private func screens(below node: Node) -> [Node] {
        node.children.filter { $0.isOnScreen && !$0.isPresentation }
            .flatMap { (node.memory is NavigationCoordinator ? [$0] : []) + screens(below: $0) }
    }
}
