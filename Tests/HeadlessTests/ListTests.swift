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
