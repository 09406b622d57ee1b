import SeaGlass
import SwiftUI

extension View {
    /// Puts a view at the leading end of the top bar, after the back button.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .topNavigationBarLeading { Avatar() }
    /// ```
    ///
    /// An item has the environment of the bar, with the shell's ``Navigator``, and not the environment where it is
    /// declared. It is at least 44 points wide and high, 60 on visionOS, and of any size on macOS and tvOS. Outside of
    /// a navigation shell it is not shown. If a screen has several, the outermost wins.
    ///
    /// - Parameters:
    ///   - id: The identity of the item. Another id makes another item, with a new state.
    ///   - updateKey: A value that the item depends on. With a key, the item is evaluated again only when the key
    ///     changes; without one, when its inputs change.
    ///   - content: The item.
    nonisolated public func topNavigationBarLeading(
        id: AnyHashable? = nil,
        updateKey: AnyHashable? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(TopNavigationBarItemDeclaration(part: .leading, id: id, updateKey: updateKey, item: content()))
    }

    /// Puts a view at the trailing end of the top bar.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .topNavigationBarTrailing { ComposeButton() }
    ///     .topNavigationBarTrailing(position: .secondary) { SearchButton() }
    /// ```
    ///
    /// Each position has one item. The rest works as with `topNavigationBarLeading`.
    ///
    /// - Parameters:
    ///   - id: The identity of the item. Another id makes another item, with a new state.
    ///   - updateKey: A value that the item depends on. With a key, the item is evaluated again only when the key
    ///     changes; without one, when its inputs change.
    ///   - position: `primary` is the very end, `secondary` the place before it.
    ///   - content: The item.
    nonisolated public func topNavigationBarTrailing(
        id: AnyHashable? = nil,
        updateKey: AnyHashable? = nil,
        position: TopNavigationBarPart.TrailingPosition = .primary,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let part = TopNavigationBarPart.trailing(position)
        return modifier(TopNavigationBarItemDeclaration(part: part, id: id, updateKey: updateKey, item: content()))
    }

    /// Puts a view in the middle of the top bar, in place of title and subtitle.
    ///
    /// The title still names the window or tab, and labels the back button to this screen. Give the view a label that
    /// names the screen.
    ///
    /// ```swift
    /// ThreadScreen(thread: thread)
    ///     .topNavigationBarTitle("Thread")
    ///     .topNavigationBarPrincipalView { Button("Folder") { archive() } }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity of the view. Another id makes another view, with a new state.
    ///   - updateKey: A value that the view depends on. With a key, the view is evaluated again only when the key
    ///     changes; without one, when its inputs change.
    ///   - content: The view.
    nonisolated public func topNavigationBarPrincipalView(
        id: AnyHashable? = nil,
        updateKey: AnyHashable? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(TopNavigationBarItemDeclaration(part: .principal, id: id, updateKey: updateKey, item: content()))
    }
}

/// SwiftUI evaluates the body when the item's inputs change, so the item of each evaluation counts as changed, unless
/// the app sets an update key.
nonisolated private struct TopNavigationBarItemDeclaration<Item: View>: ViewModifier {
    let part: TopNavigationBarPart
    let id: AnyHashable?
    let updateKey: AnyHashable?
    let item: Item

    @MainActor func body(content: Content) -> some View {
        content.declaresBar(TopNavigationBarItem(part, id: id, updateKey: updateKey, view: AnyView(item)))
    }
}

extension View {
    /// Shows or hides the top bar of this screen, or parts of it.
    ///
    /// ```swift
    /// PhotoScreen(photo)
    ///     .topNavigationBarVisibility(isZoomed ? .hidden : .visible, for: .bar)
    ///
    /// ComposeScreen()
    ///     .topNavigationBarVisibility(.hidden, for: .leading, .trailing(.secondary))
    /// ```
    ///
    /// On macOS the system's bar is the toolbar of the window, with the window's close button. So `.hidden` removes
    /// only the title, from macOS 15 on.
    ///
    /// Without a bar the swipe and the escape gesture still pop the screen. A visibility for one trailing item wins
    /// over a visibility for both items. If a screen has several of these modifiers, the outermost wins.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` counts as `.visible`.
    ///   - parts: The parts, by default the bar.
    nonisolated public func topNavigationBarVisibility(_ visibility: Visibility, for parts: TopNavigationBarPart...)
        -> some View
    {
        let parts = parts.isEmpty ? [.bar] : parts
        let hidesBar = parts.contains(.bar) && visibility == .hidden
        // A shell with a custom bar hides the system's bar in any case.
        let visibilities = parts.map { TopNavigationBarPartVisibility(part: $0, isHidden: visibility == .hidden) }
        return declaresBar { @Sendable in $0.visibilities += visibilities }.systemBarHidden(hidesBar)
    }

    /// Hides the back button in the top bar of this screen.
    ///
    /// The swipe stays on, unless the screen is pushed with `disableBackGesture`.
    ///
    /// - Parameter hidesBackButton: Whether the back button is hidden.
    nonisolated public func topNavigationBarHidesBackButton(_ hidesBackButton: Bool = true) -> some View {
        declaresBar { @Sendable in $0.hidesBackButton = hidesBackButton }
            .navigationBarBackButtonHidden(hidesBackButton)
    }
}
