import SeaGlass
import SwiftUI

/// Hides the system's bar of a screen that has one of its own, which takes over its title.
struct SystemNavigationBarHidden: ViewModifier {
    let bar: TopNavigationBarModel

    func body(content: Content) -> some View {
        content
            .navigationTitle(bar.title ?? Text(verbatim: ""))
            .navigationBarBackButtonHidden()
            #if os(macOS)
        .toolbar(.hidden, for: .windowToolbar)
            #else
        .toolbar(.hidden, for: .navigationBar)
            #endif
    }
}

/// The top bar at the top of a screen: in the system's place for bars from 26 on, in the safe area before.
struct TopNavigationBarPlacement: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let bar: TopNavigationBar

    func body(content: Content) -> some View {
        #if compiler(>=6.2)
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.safeAreaBar(edge: .top, spacing: 0) { bar }
        } else {
            content.safeAreaInset(edge: .top, spacing: 0) { bar }
        }
        #else
        content.safeAreaInset(edge: .top, spacing: 0) { bar }
        #endif
    }
}
