import SwiftUI

extension View {
    /// Items have the default button style, since a style around the stack would reach them and the bar on 26 draws a
    /// capsule.
    func systemBarItems(of bar: TopNavigationBarModel, isShown: Bool) -> some View {
        toolbar {
            if isShown, let item = bar.leading {
                ToolbarItem(placement: .systemLeading) { item.view.id(item.id).buttonStyle(DefaultButtonStyle()) }
            }
            #if !os(watchOS)
            if isShown, bar.isPrincipalVisible, let item = bar.principal {
                ToolbarItem(placement: .principal) { item.view.id(item.id).buttonStyle(DefaultButtonStyle()) }
            }
            #endif
        }
        .toolbar {
            if isShown, let item = bar.secondary {
                ToolbarItem(placement: .systemTrailing) { item.view.id(item.id).buttonStyle(DefaultButtonStyle()) }
            }
            if isShown, let item = bar.primary {
                ToolbarItem(placement: .systemTrailing) { item.view.id(item.id).buttonStyle(DefaultButtonStyle()) }
            }
        }
    }

    /// On macOS the bar is the toolbar of the window, and hiding it would hide the buttons that close, minimize and
    /// zoom the window (documentation/swiftui/toolbarplacement/windowtoolbar). So only the title is removed, from macOS
    /// 15 on.
    @ViewBuilder func systemBarHidden(_ isHidden: Bool) -> some View {
        #if os(macOS)
        if #available(macOS 15, *) { toolbar(removing: isHidden ? .title : nil) } else { self }
        #else
        toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
        #endif
    }

    @ViewBuilder func systemSubtitle(_ subtitle: Text) -> some View {
        #if os(macOS)
        navigationSubtitle(subtitle)
        #elseif !os(tvOS) && !os(watchOS) && !os(visionOS)
        if #available(iOS 26, macCatalyst 17, *) { navigationSubtitle(subtitle) } else { self }
        #else
        self
        #endif
    }
}

extension ToolbarItemPlacement {
    static var systemLeading: ToolbarItemPlacement {
        #if os(macOS)
        .navigation
        #else
        .topBarLeading
        #endif
    }

    fileprivate static var systemTrailing: ToolbarItemPlacement {
        #if os(macOS)
        .primaryAction
        #else
        .topBarTrailing
        #endif
    }
}
