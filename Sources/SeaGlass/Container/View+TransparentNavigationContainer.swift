import SwiftUI

extension View {
    /// Lets the persistent background show through this screen of a navigation container.
    ///
    /// Put it on each screen inside the stack, the root too; destinations made with
    /// `transparentNavigationDestination` have it already. In a split
    /// view put it on the content of each column. Of several on one screen the innermost counts, of views beside each
    /// other the first.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, watchOS 10+ | clears the navigation container and the scroll background |
    /// | iOS 17, Mac Catalyst 17 | paints the same background behind the screen; the scroll background is hidden. With `screens: .clear` nothing |
    /// | macOS, visionOS | clears the scroll background |
    /// | tvOS | nothing: there is none |
    ///
    /// From 27 on the system ends scroll views at a nearly opaque strip with a line. A transparent screen asks for soft
    /// edges instead, at the top and the bottom; a `scrollEdgeEffectStyle` on the scroll view itself wins. visionOS has
    /// no such strip.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .navigationTitle("Inbox")
    ///     .transparentNavigationContainer()
    /// ```
    ///
    /// A sheet that the screen presents from inside of the modifier inherits hidden scroll backgrounds: present it from
    /// outside, or say `scrollContentBackground(.automatic)` in it. `persistentBackground` and `glassSheet` do so by
    /// themselves.
    ///
    /// A row draws a background of its own: see `transparentRow`. Where no persistent background stands behind the
    /// screen, the modifier changes no background, with either value.
    ///
    /// - Parameters:
    ///   - isTransparent: `false` gives the screen the system's background again, on systems that draw one.
    public func transparentNavigationContainer(
        _ isTransparent: Bool = true
    ) -> some View {
        transparentNavigationContainer(isTransparent, of: Self.self)
    }

    /// - Parameter screen: The type that a report in debug builds names.
    package func transparentNavigationContainer(_ isTransparent: Bool, of screen: Any.Type) -> some View {
        modifier(TransparentNavigationContainer(isTransparent: isTransparent, screen: screen))
    }
}
