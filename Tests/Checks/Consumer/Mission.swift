import Foundation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

// The calls that SeaGlass was asked for, as typed.

enum AppRoute: NavigationRoute {
    case post(id: Int)
    case compose

    var style: NavigationPresentationStyle {
        switch self {
        case .post: .push
        case .compose: .sheet
        }
    }
}

struct OldRoute: Codable, Hashable {}

struct Compose: Hashable {
    var draft: Int?
}

enum Sheet: Hashable { case compose, settings }

struct Feed: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        ScrollView {
            Button("Post") { navigator.push(route: AppRoute.post(id: 1), animated: true, disableBackGesture: true) }
            Button("About") { navigator.push(Text("About"), animated: false, disableBackGesture: true) }
            Button("Compose") { navigator.present(Compose()) }
            Button("Draft") { navigator.present(Compose(draft: 1), as: .cover) }
            NavigationLink("Seven", value: 7)
            Button("Back") { navigator.pop() }
            Button("At once") { navigator.pop(animated: false) }
            Button("Two back") { navigator.pop(levels: 2) }
            Button("Home") { navigator.popToRoot() }
            Button("Forget") { navigator.clearSnapshot() }
        }
        .topNavigationBarScrollContent()
        .topNavigationBarTitle { Text("Feed").kerning(0.5) }
        .topNavigationBarSubtitle { Text("Today").foregroundStyle(.secondary) }
        .topNavigationBarLeading { Button("Menu") {} }
        .topNavigationBarTrailing { Button("Search") {} }
        .topNavigationBarTrailing(position: .secondary) { Button("Filter") {} }
        .topNavigationBarPrincipalView { Text("Logo") }
        .topNavigationBarVisibility(.visible)
        .topNavigationBarHidesBackButton()
        .topNavigationBarTracksScroll()
        .transparentNavigationContainer()
    }
}

struct Mission: View {
    var body: some View {
        Feed()
            .navigationShell(bar: .custom(.standard), navigator: Navigator())
            .navigationRoute(AppRoute.self, key: "app", aliases: [.type(OldRoute.self)], as: { $0.style }) { route in
                Text("\(route)")
            }
            .navigationRoute(Compose.self, as: .sheet.detents([.medium, .large]), background: .glass) { _ in
                Text("Compose")
            }
            .navigationRoute(Int.self, key: "number") { Text("Number \($0)") }
            .navigationRoute(String.self, key: .type(String.self)) { Text($0) }
            .restoresNavigation(
                id: "main",
                scope: .app,
                .standard.coding(encoder: JSONEncoder(), decoder: JSONDecoder())
            )
            .persistentBackground(.ocean, style: .standard)
    }
}

struct StateDriven: View {
    @State private var path: [AppRoute] = []
    @State private var sheet: Sheet?

    var body: some View {
        Feed()
            .navigationShell(path: $path, presented: $sheet)
            .navigationRoute(AppRoute.self, as: { $0.style }) { _ in Text("Post") }
            .navigationRoute(Sheet.self, as: style(of:)) { _ in Text("Sheet") }
    }

    private func style(of sheet: Sheet) -> NavigationPresentationStyle {
        switch sheet {
        case .compose: .cover.bare
        case .settings: .sheet.detents([.medium])
        }
    }
}
