import HeadlessHost
import SwiftUI
import Testing

/// Selections of lists, and the columns that show them.
@MainActor @Suite struct SelectionTests {
    private struct Mailboxes: View {
        @State private var selected: Int?
        var isWithStack = false

        var body: some View {
            NavigationSplitView {
                List(selection: $selected) {
                    NavigationLink("One", value: 1)
                    Text("Two").tag(2)
                }
                .navigationTitle("Mailboxes")
            } detail: {
                Text("detail \(selected ?? 0)")
            }
        }
    }

    private func host(_ view: some View, _ device: Device) -> Host { laidOut(view) { $0.device = device } }

    // documentation/swiftui/navigationsplitview: "a List with selection bindings";
    // documentation/swiftui/navigationlink: a link selects its row in a list whose selection has its value's type.
    @Test("A link with a value in a list sets the list's selection")
    func link() {
        let host = host(Mailboxes(), .iPad)
        #expect(host.texts.contains("detail 0"))
        #expect(host.tap("One") && host.texts.contains("detail 1"))
        #expect(host.tap("Two") && host.texts.contains("detail 2"))
    }

    // documentation/swiftui/navigationsplitview: "collapses all of its columns into a stack, and shows the last column
    // that displays useful information"
    @Test("In a narrow window a selection shows the next column, and going back clears the selection")
    func narrow() {
        let host = host(Mailboxes(), .iPhone17Pro)
        #expect(host.texts == ["One", "Two"])
        #expect(host.tap("Two") && host.texts == ["detail 2"])
        host.swipeBack()
        #expect(host.texts == ["One", "Two"])
        #expect(host.tap("One") && host.texts == ["detail 1"])
    }

    // documentation/swiftui/navigationsplitview; WWDC 2022, session 10054
    @Test(
        "A link in a sidebar without a stack fills the detail column with the destination declared in the sidebar"
    )
    func value() {
        let view = NavigationSplitView {
            List { NavigationLink("One", value: 1) }.navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
            Text("detail")
        }
        let wide = host(view, .iPad)
        #expect(wide.tap("One") && wide.texts == ["One", "number 1"])
        let narrow = host(view, .iPhone17Pro)
        #expect(narrow.tap("One") && narrow.texts == ["number 1"])
    }
}
