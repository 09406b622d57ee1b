extension View {
    /// A host finds the items among the actions of the view. They are not shown on screen or in a page.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:))
    @available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *)
    @available(watchOS, introduced: 6.0, deprecated: 7.0)
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View { modifier(RowActions(kind: .menu, actions: menuItems())) }

    /// The preview is not shown.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:))
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *) @available(watchOS, unavailable)
    nonisolated public func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View { modifier(RowActions(kind: .menu, actions: menuItems())) }
}
