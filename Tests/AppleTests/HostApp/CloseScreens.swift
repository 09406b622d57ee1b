// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SeaGlass
import SeaGlassNavigation
import SwiftUI

struct CloseRoute: NavigationRoute {
    let number: Int
}

/// Screens with a Close button at the same place, in a shell or in a stack of the app's own.
struct CloseScreens: View {
    @State private var navigator = Navigator()
    @State private var stack = NotedStack()
    let isShell: Bool

    var body: some View {
        VStack(spacing: 0) {
            if isShell {
                ShellLevel(number: 0, log: stack.log)
                    .navigationShell(bar: .custom(.material), navigator: navigator)
                    .navigationRoute(CloseRoute.self) { ShellLevel(number: $0.number, log: stack.log) }
            } else {
                NavigationStack(path: $stack.path) {
                    StackLevel(number: 0, stack: stack)
                        .navigationDestination(for: Int.self) { StackLevel(number: $0, stack: stack) }
                }
            }
            EventLogView(log: stack.log)
        }
    }
}

private struct ShellLevel: View {
    @Environment(\.navigator) private var navigator
    let number: Int
    let log: EventLog

    var body: some View {
        VStack {
            Text("Level \(number)")
            Button("Push") { navigator.push(route: CloseRoute(number: number + 1)) }
            Button("Close") {
                log.note("Close on \(number)")
                navigator.pop()
            }
        }
    }
}

private struct StackLevel: View {
    @Environment(\.dismiss) private var dismiss
    let number: Int
    let stack: NotedStack

    var body: some View {
        VStack {
            Text("Level \(number)")
            Button("Push") { stack.path.append(number + 1) }
            Button("Close") {
                stack.log.note("Close on \(number)")
                dismiss()
            }
        }
    }
}
