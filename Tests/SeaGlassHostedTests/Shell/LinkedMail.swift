import HeadlessHost
import SwiftUI
import TestSupport

@testable import SeaGlassNavigation

/// A route that is unequal to itself.
struct UnequalRoute: NavigationRoute { static func == (lhs: Self, rhs: Self) -> Bool { false } }

/// A screen with links to declared routes, and to values of other types. It asks before it is left.
struct LinkedLevel: View {
    @State private var isDirty = false
    @State private var isAsking = false
    let name: String

    var body: some View {
        VStack {
            Text(name)
            if isAsking { Text("Sure?") }
            Button("Write") { isDirty = true }
            ForEach(1..<4) { @Sendable in NavigationLink("Link \($0)", value: ThreadRoute(id: $0)) }
            NavigationLink("Note", value: NoteRoute(text: "a"))
            NavigationLink("Number", value: 7)
            NavigationLink("NaN", value: Double.nan)
            NavigationLink("Unequal", value: UnequalRoute())
        }
        .topNavigationBarTitle(verbatim: name)
        .navigationLeaveGuard(when: isDirty, isPresented: $isAsking)
    }
}

/// A mail app on a shell, whose screens have links.
struct LinkedMail: View {
    @MainActor @Observable final class Model { var path: [ThreadRoute] = [] }

    let navigator: Navigator
    let bar: NavigationShellBar
    var store: MemoryNavigationStateStore?
    /// The path of the shell, if it has one.
    var model: Model?

    var body: some View {
        let root = LinkedLevel(name: "root")
            .navigationDestination(for: Int.self) { LinkedLevel(name: "number \($0)") }
            .navigationDestination(for: Double.self) { LinkedLevel(name: "number \($0)") }
        if let model {
            @Bindable var model = model
            declared(root.navigationShell(path: $model.path, bar: bar, navigator: navigator))
        } else if let store {
            declared(root.navigationShell(bar: bar, navigator: navigator))
                .restoresNavigation(id: "main", scope: .app, .standard.store(store))
        } else {
            declared(root.navigationShell(bar: bar, navigator: navigator))
        }
    }

    private func declared(_ shell: some View) -> some View {
        shell
            .navigationRoute(ThreadRoute.self, key: "thread") { LinkedLevel(name: "thread \($0.id)") }
            .navigationRoute(NoteRoute.self, key: "note") { LinkedLevel(name: "note \($0.text)") }
            .navigationRoute(UnequalRoute.self, key: "unequal") { _ in LinkedLevel(name: "unequal") }
            .navigationRoutes(NavigationRoutes().link("thread/{id}", ThreadRoute.init(id:)) { $0.id })
    }
}

/// The bar of a mail app.
@MainActor @Observable final class BarChoice { var isSystem = true }

/// A mail app that makes its screens again when its bar changes.
struct RebuiltMail: View {
    let navigator: Navigator
    let choice: BarChoice

    var body: some View {
        LinkedMail(navigator: navigator, bar: choice.isSystem ? .system : .custom(.material)).id(choice.isSystem)
    }
}

extension Host {
    /// The names of the screens of a mail app with links, the root first.
    var linkedLevels: [String] { nodes(of: LinkedLevel.self).compactMap { ($0.view as? LinkedLevel)?.name } }
}

@MainActor extension Navigator {
    /// The threads of the entries; `nil` for another screen.
    var threadIDs: [Int?] { entries.map { ($0.route as? ThreadRoute)?.id } }
}
