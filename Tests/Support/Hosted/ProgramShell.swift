import HeadlessHost
import SeaGlassNavigation
import SwiftUI

/// The headless host. Foundation has a `Host`, too.
package typealias Host = HeadlessHost.Host

/// A screen of a ``ProgramShell``, above its root.
package enum ProgramLevel: Hashable {
    case route(Int)
    case view, link
    /// A guarded screen, which is not stored.
    case draft

    package var name: String {
        switch self {
        case .route(let id): "route \(id)"
        case .view: "view"
        case .link: "link"
        case .draft: "draft"
        }
    }

    /// The identifier of the route; `nil` for other screens.
    package var id: Int? {
        if case .route(let id) = self { id } else { nil }
    }
}

package struct ProgramRoute: NavigationRoute {
    package let id: Int

    package init(id: Int) { self.id = id }
}

struct DraftRoute: NavigationRoute {}

/// A route that no shell declares.
struct UndeclaredRoute: NavigationRoute {}

/// A shell whose screens contain `NavigationLink`s.
package struct ProgramShell: View {
    private let navigator: Navigator
    private let root: String
    private let bar: NavigationShellBar

    package init(navigator: Navigator, root: String = "root", bar: NavigationShellBar = .system) {
        self.navigator = navigator
        self.root = root
        self.bar = bar
    }

    package var body: some View {
        ProgramScreen(name: root)
            .navigationDestination(for: Int.self) { _ in ProgramScreen(name: ProgramLevel.link.name) }
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoutes(Self.routes)
    }

    private static let routes = NavigationRoutes()
        .route(ProgramRoute.self) { ProgramScreen(name: ProgramLevel.route($0.id).name) }
        .route(DraftRoute.self, isRestorable: false) { _ in
            ProgramScreen(name: ProgramLevel.draft.name).navigationLeaveGuard(when: true, isPresented: .constant(false))
        }
        .link("{a}") { (a: Int) in
            ProgramRoute(id: a)
        } values: {
            $0.id
        }
        .link("{a}/{b}") { (_: Int, b: Int) in
            ProgramRoute(id: b)
        } values: {
            (0, $0.id)
        }
}

struct ProgramScreen: View {
    @Environment(\.navigator) private var navigator
    let name: String

    var body: some View {
        List {
            Button("Pop") { navigator.pop() }
            NavigationLink("Link", value: 7)
            NavigationLink("Link to a route", value: ProgramRoute(id: 6))
            NavigationLink("Link to a view") { Text("In no path") }
        }
        .topNavigationBarTitle(name)
    }
}

extension Host {
    /// The names of the screens of all shells, the root first.
    package var programLevels: [String] {
        nodes(of: ProgramScreen.self).compactMap { ($0.view as? ProgramScreen)?.name }
    }
}

@MainActor extension Navigator {
    /// The identifiers of the entries' routes; `nil` for views and links.
    package var programRoutes: [Int?] { entries.map { ($0.route as? ProgramRoute)?.id } }
}
