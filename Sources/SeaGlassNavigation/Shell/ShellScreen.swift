import SeaGlass
import SwiftUI

/// A screen above the root.
struct ShellDestination: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.navigationRoutes) private var routes
    let entry: NavigationEntry
    let site: DeclarationSite

    var body: some View {
        entry.screen(routes, or: navigator.routes)
            .modifier(ShellScreen(id: entry.id, title: entry.title, titleBelow: entry.titleBelow, site: site))
            .accessibilityAction(.escape) { navigator.pop() }
            .modifier(BackGesture(navigator: navigator, isDisabled: entry.disablesBackGesture))
            .modifier(SystemTransition(style: entry.transition))
            // An entry that replaces another at its place starts with new state. Without an id the system would reuse
            // the screen that is there.
            .id(entry.id)
    }
}

/// The screen of a route that no `navigationRoute` declares, in debug builds.
struct UndeclaredScreen: View {
    let name: String

    var body: some View {
        Text(verbatim: "No screen is declared for \(name). Chain navigationRoute(\(name).self) after the shell.")
            .padding()
    }
}

/// The parts that a shell adds to each of its screens: the top bar in place of the system's, and a transparent container.
struct ShellScreen: ViewModifier {
    @Environment(Navigator.self) private var navigator
    @State private var bar = TopNavigationBarModel()
    let id: NavigationEntry.ID
    let title: NavigationTitle
    let titleBelow: NavigationTitle?
    let site: DeclarationSite

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(TopNavigationBarKey.self) { [bar, title] content in
                // Sendable in the SDK of Xcode 16.2 alone, and called on the main actor.
                nonisolated(unsafe) let content = content
                MainActor.assumeIsolated {
                    bar.show(content)
                    if title.text != content.title { title.text = content.title }
                }
            }
            // The bar stays when the shell shows another navigator, whose title nobody has set.
            .onChange(of: ObjectIdentifier(title)) { title.text = bar.title }
            .transformPreference(TopNavigationBarKey.self) { $0 = TopNavigationBarContent() }
            .modifier(
                TopNavigationBarPlacement(bar: TopNavigationBar(bar: bar, titleBelow: titleBelow))
            )
            .modifier(SystemNavigationBarHidden(bar: bar))
            .collectsLeaveGuards(of: id, in: navigator)
            .transparentNavigationContainer(fileID: site.fileID, line: site.line)
            .environment(\.entryOfShell, EntryOfShell(id, of: navigator))
            .modifier(NestedShellReport(site: site))
            .onAppear { navigator.screenAppeared(id) }
            .onDisappear { navigator.screenDisappeared(id) }
    }
}

extension Navigator: EntryStack {
    package var entryOnTop: AnyHashable { entries.last?.id ?? .root }
}

/// Hides the system's bar of a screen with a top bar of its own, and gives its title to that bar.
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
///
/// From 27 on the system would draw a strip with a line under it: a bar of glass asks for a soft edge, any other, which
/// has a background of its own or is to have none, for no effect at all.
struct TopNavigationBarPlacement: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.topNavigationBarStyle) private var style
    let bar: TopNavigationBar

    func body(content: Content) -> some View {
        #if compiler(>=6.2)
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            edged(content.safeAreaBar(edge: .top, spacing: 0) { bar })
        } else {
            content.safeAreaInset(edge: .top, spacing: 0) { bar }
        }
        #else
        content.safeAreaInset(edge: .top, spacing: 0) { bar }
        #endif
    }

    #if compiler(>=6.2)
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @ViewBuilder private func edged(_ content: some View) -> some View {
        #if os(visionOS)
        content
        #else
        if capabilities.opaqueScrollEdges {
            content
                .scrollEdgeEffectStyle(.soft, for: .top)
                .scrollEdgeEffectHidden(bar.bar.isVisible && style.background != .glass, for: .top)
                .transformEnvironment(\.screenSettings) { $0.insert(.topEdge) }
        } else {
            content
        }
        #endif
    }
    #endif
}

/// Reports a shell on a screen of another shell, a stack inside a stack, in debug builds.
struct NestedShellReport: ViewModifier {
    let site: DeclarationSite

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [site] presence in
                guard presence != nil else { return }
                Diagnostics.report(
                    """
                    navigationShell: a screen of the shell at \(site) has a shell in it, which is a stack inside a \
                    stack. Push the screens with the outer shell's Navigator, or show the inner shell in a sheet.
                    """
                )
            }
    }
}
