import HeadlessHost
import SwiftUI
import TestSupport

@testable import SeaGlassNavigation

/// A route of a mail app, whose drafts are declared in a style.
enum ComposeRoute: NavigationRoute {
    case mail(Int)
    case draft(Int)
}

/// How the routes of a mail app are declared: all in one style, or only the drafts, by a function of the route.
struct Declared: CustomStringConvertible {
    let style: NavigationPresentationStyle
    let isClosure: Bool
    let description: String

    @MainActor var routes: NavigationRoutes {
        let routes = NavigationRoutes()
            .link("mail/{id}") {
                ComposeRoute.mail($0)
            } values: {
                $0.id
            }
            .link("draft/{id}") {
                ComposeRoute.draft($0)
            } values: {
                $0.id
            }
            .link("draft/{id}/{mail}") { (_: Int, mail: Int) in
                ComposeRoute.mail(mail)
            } values: {
                ($0.id, $0.id)
            }
        guard isClosure else {
            return routes.route(ComposeRoute.self, key: "compose", as: style) { ComposeScreen(route: $0) }
        }
        return routes.route(ComposeRoute.self, key: "compose", as: style(of:)) { ComposeScreen(route: $0) }
    }

    private func style(of route: ComposeRoute) -> NavigationPresentationStyle { route.isDraft ? style : .push }

    static let all = [false, true].flatMap { isClosure in
        let styles: [(String, NavigationPresentationStyle)] = [
            ("push", .push), ("sheet", .sheet), ("medium sheet", .sheet.detents([.medium])), ("cover", .cover),
            ("bare sheet", .sheet.bare), ("bare cover", .cover.bare),
        ]
        return styles.map { name, style in
            Declared(style: style, isClosure: isClosure, description: name + (isClosure ? " for drafts" : ""))
        }
    }
}

extension ComposeRoute {
    var isDraft: Bool { if case .draft = self { true } else { false } }

    var id: Int {
        switch self {
        case .mail(let id), .draft(let id): id
        }
    }
}

struct ComposeScreen: View {
    @State private var count = 0
    let route: ComposeRoute

    var body: some View {
        VStack {
            Text("\(route.isDraft ? "draft" : "mail") \(route.id)")
            Button("Count \(count)") { count += 1 }
        }
    }
}

/// The routes of a mail app that owns them.
@MainActor @Observable final class ComposeModel {
    var path: [ComposeRoute] = []
    var sheet: ComposeRoute?
}

/// A mail app in which a draft can be shown in any way.
struct ComposeApp: View {
    /// Who owns the routes: the navigator, or the app's array, or its optional route, or both.
    enum Owner: CaseIterable { case navigator, array, optional, both }

    let declared: Declared
    let navigator: Navigator
    @Bindable var model: ComposeModel
    var bar = NavigationShellBar.system
    var owner = Owner.navigator
    var store: MemoryNavigationStateStore?

    var body: some View {
        let root = NavigationLink("Draft", value: ComposeRoute.draft(1)).topNavigationBarTitle(verbatim: "root")
        switch owner {
        case .navigator: shown(root.navigationShell(bar: bar, navigator: navigator))
        case .array: shown(root.navigationShell(path: $model.path, bar: bar, navigator: navigator))
        case .optional: shown(root.navigationShell(presented: $model.sheet, bar: bar, navigator: navigator))
        case .both:
            shown(
                root.navigationShell(path: $model.path, presented: $model.sheet, bar: bar, navigator: navigator)
            )
        }
    }

    @ViewBuilder private func shown(_ shell: some View) -> some View {
        if let store {
            shell.navigationRoutes(declared.routes).restoresNavigation(id: "main", scope: .app, .standard.store(store))
        } else {
            shell.navigationRoutes(declared.routes)
        }
    }
}

/// How the top screen is shown.
enum ShownForm: Equatable {
    case pushed
    case presented(ShownPresentation.Kind, hasStack: Bool, detents: Set<PresentationDetent>)

    /// - Parameter style: The style of a presented route.
    init(_ style: NavigationPresentationStyle) {
        let kind: ShownPresentation.Kind = style.coversScreen ? .cover : .sheet
        self = .presented(kind, hasStack: !style.isBare, detents: style.detents)
    }
}

extension Host {
    /// How the top screen is shown; `nil` for the root.
    var shownForm: ShownForm? {
        guard let presentation = presentations.last else { return screens().count > 1 ? .pushed : nil }
        return .presented(
            presentation.kind,
            hasStack: presentation.content.subtree.contains(where: \.isStack),
            detents: presentation.detents ?? []
        )
    }
}
