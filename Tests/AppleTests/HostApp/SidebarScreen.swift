// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SwiftUI

/// A sidebar whose rows are links into the stack of the detail column.
struct SidebarScreen: View {
    @State private var stack = NotedStack()

    var body: some View {
        VStack(spacing: 0) {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                List {
                    NavigationLink("Row 1", value: 1)
                    NavigationLink("Row 2", value: 2)
                }
            } detail: {
                NavigationStack(path: $stack.path) {
                    Text("Screen 0")
                        .navigationDestination(for: Int.self) { number in
                            VStack {
                                Text("Screen \(number)")
                                NavigationLink("Deeper", value: number + 10)
                            }
                        }
                }
            }
            EventLogView(log: stack.log)
        }
    }
}
