import SeaGlass
import SwiftUI

/// What a shell puts around each of its screens: the top bar in place of the system's, and a transparent container where
/// there is a persistent background.
struct ShellScreen: ViewModifier {
    @Environment(Navigator.self) private var navigator
    @Environment(\.hasPersistentBackground) private var hasBackground
    @State private var scroll = TopNavigationBarScroll()
    let id: NavigationEntry.ID
    let bar: TopNavigationBarModel
    let barBelow: TopNavigationBarModel?
    let site: DeclarationSite

    func body(content: Content) -> some View {
        content
            .environment(\.topNavigationBarScroll, scroll)
            .onPreferenceChange(TopNavigationBarKey.self) { bar.show($0) }
            .transformPreference(TopNavigationBarKey.self) { $0 = TopNavigationBarContent() }
            .modifier(
                TopNavigationBarPlacement(bar: TopNavigationBar(bar: bar, barBelow: barBelow, scroll: scroll))
            )
            .modifier(SystemNavigationBarHidden(bar: bar))
            .transparentNavigationContainer(hasBackground, fileID: site.fileID, line: site.line)
            .modifier(NestedShellReport(site: site))
            .onAppear { navigator.screenAppeared(id) }
            .onDisappear { navigator.screenDisappeared(id) }
    }
}
