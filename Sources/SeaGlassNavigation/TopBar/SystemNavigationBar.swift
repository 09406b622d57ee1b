import SwiftUI

extension View {
    func systemBarItems(of bar: TopNavigationBarModel, isShown: Bool) -> some View {
        toolbar {
            systemItem(isShown ? bar.leading : nil, at: .systemLeading)
            #if !os(watchOS)
            systemItem(isShown && bar.isPrincipalVisible ? bar.principal : nil, at: .principal)
            #endif
        }
        .toolbar {
            systemItem(isShown ? bar.secondary : nil, at: .systemTrailing)
            systemItem(isShown ? bar.primary : nil, at: .systemTrailing)
        }
    }

    /// On macOS the bar is the toolbar of the window, and hiding it would hide the buttons that close, minimize and
    /// zoom the window (documentation/swiftui/toolbarplacement/windowtoolbar). So only the title is removed, from macOS
    /// 15 on.
    @ViewBuilder nonisolated func systemBarHidden(_ isHidden: Bool) -> some View {
        #if os(macOS)
        if #available(macOS 15, *) { toolbar(removing: isHidden ? .title : nil) } else { self }
        #else
        toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
        #endif
    }

    @ViewBuilder nonisolated func systemSubtitle(_ subtitle: Text) -> some View {
        #if os(macOS)
        navigationSubtitle(subtitle)
        #elseif !os(tvOS) && !os(watchOS) && !os(visionOS)
        if #available(iOS 26, macCatalyst 17, *) { navigationSubtitle(subtitle) } else { self }
        #else
        self
        #endif
    }
}

/// An item in the default button style, since from iOS 26 and macOS 26 on the system's bar draws the item's capsule.
@MainActor @ToolbarContentBuilder
private func systemItem(_ item: TopNavigationBarItem?, at place: ToolbarItemPlacement) -> some ToolbarContent {
    if let item { ToolbarItem(placement: place) { item.view.id(item.id).buttonStyle(DefaultButtonStyle()) } }
}

extension ToolbarItemPlacement {
    #if os(macOS)
    static var systemLeading: ToolbarItemPlacement { .navigation }
    static var systemTrailing: ToolbarItemPlacement { .primaryAction }
    #else
    static var systemLeading: ToolbarItemPlacement { .topBarLeading }
    static var systemTrailing: ToolbarItemPlacement { .topBarTrailing }
    #endif
}
