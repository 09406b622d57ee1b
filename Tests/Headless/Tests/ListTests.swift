import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
    private func minX(_ list: some View) throws -> CGFloat { try #require(Host(list).frame(of: "Row")).minX }

    // documentation/swiftui/view/liststyle(_:), liststyle
    @Test("The rows of a plain list begin nearer to the edge than in other styles")
    func style() throws {
        let list = List { Text("Row") }
        let usual = try minX(list)
        #expect(try minX(list.listStyle(.plain)) < usual)
        #expect(try minX(list.listStyle(.sidebar)) == usual)
    }

    // documentation/swiftui/list/init(_:rowcontent:); init(_:selection:rowcontent:)-2bobo: "only reads the initial value
    // of data and doesn't need to identify views across updates"
    @Test("A list of a range without an id has a row for each number, and reads the range once")
    func range() {
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            let host = Host(Steps { step in List(1..<step + 3) { Text("Row \($0) of \(step)") } })
            #expect(host.shown == ["Row 1 of 0", "Row 2 of 0"] && warnings.all.isEmpty)
            host.tap("Step")
            #expect(host.shown == ["Row 1 of 1", "Row 2 of 1"] && warnings.all.count == 1)
        }
    }

    // documentation/swiftui/list/init(selection:content:)-1pisz
    @Test("A tap on a row sets the list's selection to its tag, if the tag has the selection's type")
    func tagSelection() {
        struct Colors: View {
            @State private var selected: String?
            var body: some View {
                List(selection: $selected) {
                    Section("Warm") { Text("Red").tag("red").padding() }
                    Text("Blue").tag(1)
                }
                Text("selected \(selected ?? "none")")
            }
        }
        let host = Host(Colors())
        #expect(!host.tap("Blue"))
        #expect(host.texts.last == "selected none")
        #expect(host.tap("Red"))
        #expect(host.texts.last == "selected red")
    }

    @Test("A tap on a row has no effect without a selection")
    func noSelection() {
        #expect(!Host(List { Text("Row").tag(1) }).tap("Row"))
    }
}
