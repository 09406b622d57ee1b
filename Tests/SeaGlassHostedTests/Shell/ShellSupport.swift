import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import TestSupport

struct ThreadRoute: NavigationRoute {
    let id: Int
}

struct NoteRoute: NavigationRoute {
    let text: String
}

/// A route that is not declared in these tests.
struct ForgottenRoute: NavigationRoute {}

/// A screen of a shell, with a name and buttons to push and pop.
struct ShellLevel: View {
    @Environment(\.navigator) private var navigator
    let name: String

    var body: some View {
        List {
            Text(name)
            Button("Push view") { navigator.push(ShellLevel(name: "view")) }
            Button("Push route") { navigator.push(route: ThreadRoute(id: 1)) }
            Button("Pop") { navigator.pop() }
        }
        .topNavigationBarTitle(verbatim: name)
    }
}

/// A screen that counts taps.
struct CountingLevel: View {
    @State private var count = 0
    let id: Int

    var body: some View {
        Text("\(count) of thread \(id)")
        Button("Count") { count += 1 }
    }
}

extension View {
    /// Sets a title that is not localized, like one from a variable.
    func topNavigationBarTitle(verbatim title: String) -> some View { topNavigationBarTitle(title) }
}

/// A shell over a root, with two types of route.
struct Shell: View {
    let navigator: Navigator
    var bar = NavigationShellBar.custom(.material)

    var body: some View {
        ShellLevel(name: "root")
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .navigationRoute(NoteRoute.self) { ShellLevel(name: "note \($0.text)") }
    }
}

@MainActor extension Navigator {
    func push(threads ids: some Sequence<Int>, animated: Bool = true) {
        for id in ids { push(route: ThreadRoute(id: id), animated: animated) }
    }
}

extension Host {
    /// The names of the screens of all shells, the root first.
    var levels: [String] { nodes(of: ShellLevel.self).compactMap { ($0.view as? ShellLevel)?.name } }

    /// Runs an action, and evaluates its changes.
    @discardableResult func after(_ action: () -> Void) -> Host {
        action()
        settle()
        return self
    }
}
