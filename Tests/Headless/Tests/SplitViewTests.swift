import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/navigationsplitview
@MainActor @Suite struct SplitViewTests {
    private func wide(_ view: some View) -> Host { laidOut(view) { $0.device = .iPad } }

    @Test("A link in the sidebar fills the detail column, and another link replaces its view")
    func sidebar() {
        let host = wide(
            NavigationSplitView {
                NavigationLink("First") { Counter() }
                NavigationLink("Second") { Counter(name: "Second") }
            } detail: {
                Text("nothing")
            }
        )
        #expect(host.texts == ["First", "Second", "nothing"])
        host.tap("First")
        host.tap("Add to Count")
        #expect(host.texts == ["First", "Second", "Count 1", "Add to Count"])
        host.tap("Second")
        #expect(host.texts == ["First", "Second", "Second 0", "Add to Second"])
    }

    @Test("A link fills the next of three columns, or pushes in a column's stack")
    func threeColumns() {
        let host = wide(
            NavigationSplitView {
                NavigationLink("a") { NavigationLink("b") { Text("c") } }
            } content: {
                Text("content")
            } detail: {
                NavigationStack { NavigationLink("Push") { Text("pushed") } }
            }
        )
        host.tap("a")
        #expect(host.texts == ["a", "b", "Push"])
        host.tap("Push")
        #expect(host.texts == ["a", "b", "pushed"])
        host.tap("b")
        #expect(host.texts == ["a", "b", "c"])
    }

    @Test("A sidebar link's view updates with the state around it")
    func refreshed() {
        let host = wide(
            NavigationSplitView {
                Steps { step in NavigationLink("Go") { Text("step \(step)") } }
            } detail: {
                Text("nothing")
            }
        )
        host.tap("Go")
        host.tap("Step")
        #expect(host.texts.contains("step 1"))
    }
}
