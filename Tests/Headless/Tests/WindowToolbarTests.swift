import HeadlessHost
import SwiftUI
import Testing

/// The toolbar of a Mac's window, which has the buttons that close, minimize and zoom it.
@MainActor @Suite struct WindowToolbarTests {
    private func toolbar(_ view: some View, on device: Device = .mac) -> [String] {
        var system = System()
        system.device = device
        return Host(view, system: system).windowToolbar
    }

    // documentation/swiftui/toolbarplacement/windowtoolbar
    @Test("Hiding the window's toolbar hides the title and the window's controls")
    func hidden() {
        let screen = Text("a").navigationTitle("Inbox")
        #expect(toolbar(screen) == ["Close", "Minimize", "Zoom", "Inbox"])
        #expect(toolbar(screen.toolbar(.hidden, for: .windowToolbar)) == [])
        #expect(toolbar(screen.toolbar(.automatic, for: .windowToolbar)) == ["Close", "Minimize", "Zoom", "Inbox"])
        #expect(toolbar(screen, on: .iPad) == [])
    }

    // documentation/swiftui/view/toolbar(_:for:)
    @Test("A top screen or a column can hide the window's toolbar")
    func containers() {
        let stack = NavigationStack { Text("a").navigationTitle("Inbox").toolbar(.hidden, for: .windowToolbar) }
        #expect(toolbar(stack) == [])
        #expect(toolbar(NavigationSplitView(sidebar: { Text("b") }, detail: { stack })) == [])
        let covered = NavigationStack(path: .constant([1])) {
            Text("a").toolbar(.hidden, for: .windowToolbar)
                .navigationDestination(for: Int.self) { _ in Text("b").navigationTitle("Detail") }
        }
        #expect(toolbar(covered) == ["Close", "Minimize", "Zoom", "Detail"])
        #expect(toolbar(Text("b").sheet(isPresented: .constant(true)) { stack }) == ["Close", "Minimize", "Zoom"])
    }

    // documentation/swiftui/view/toolbar(removing:), toolbardefaultitemkind/title
    @Test("A window without a title keeps its controls")
    func removedTitle() {
        let screen = NavigationStack { Text("a").navigationTitle("Inbox").toolbar(removing: .title) }
        #expect(toolbar(screen) == ["Close", "Minimize", "Zoom"])
        let kept = NavigationStack { Text("a").navigationTitle("Inbox").toolbar(removing: nil) }
        #expect(toolbar(kept) == ["Close", "Minimize", "Zoom", "Inbox"])
    }
}
