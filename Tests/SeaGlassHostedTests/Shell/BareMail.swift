import HeadlessHost
import SwiftUI
import TestSupport

@testable import SeaGlassNavigation

/// A route whose sheet has no stack.
struct TabsRoute: NavigationRoute {}

/// What the screens in a bare sheet have in their environment, and the state of its tabs.
@MainActor @Observable final class BareModel {
    @ObservationIgnored var navigators: [String: Navigator] = [:]
    let drafts = Drafts()
    var hasSecondTab = true

    subscript(name: String) -> Navigator { navigators[name] ?? Navigator(nil) }
}

/// A screen that shows its name, and notes its navigator.
struct BareLevel: View {
    @Environment(\.navigator) private var navigator
    let name: String
    let model: BareModel

    var body: some View { Text(name).onAppear { model.navigators[name] = navigator } }
}

/// Two tabs with a shell each, between which the sheet has no stack. Their routes are those of the app.
struct BareTabs: View {
    let model: BareModel

    var body: some View {
        VStack {
            BareLevel(name: "tabs", model: model)
            TabView {
                BareLevel(name: "first", model: model).navigationShell().tabItem { Text("First") }
                if model.hasSecondTab {
                    BareLevel(name: "second", model: model).navigationShell().tabItem { Text("Second") }
                }
            }
        }
    }
}

/// A mail app that presents its tabs in a sheet or cover without a stack.
struct BareMail: View {
    let navigator: Navigator
    let model: BareModel
    var style = NavigationPresentationStyle.sheet.bare
    var bar = NavigationShellBar.system
    var background = NavigationPresentationBackground.automatic
    var restoration: NavigationRestoration?

    var body: some View {
        let shell = BareLevel(name: "root", model: model)
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(TabsRoute.self, key: "tabs", as: style, background: background) { _ in
                BareTabs(model: model)
            }
            .navigationRoute(ThreadRoute.self, key: "thread") { BareLevel(name: "thread \($0.id)", model: model) }
            .navigationRoute(DraftRoute.self, key: "draft") { Draft(id: $0.id, drafts: model.drafts) }
        if let restoration {
            shell.restoresNavigation(id: "main", scope: .app, restoration)
        } else {
            shell
        }
    }
}
