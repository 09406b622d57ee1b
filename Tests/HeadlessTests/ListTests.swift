import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
    private struct Folder: Identifiable { let id: Int }

    private func minX(_ list: some View) throws -> CGFloat { try #require(Host(list).frame(of: "Row")).minX }

    // documentation/swiftui/view/liststyle(_:), liststyle
    @Test("The rows of a plain list begin nearer to the edge than in other styles")
    func style() throws {
        let list = List { Text("Row") }
        let usual = try minX(list)
        #expect(try minX(list.listStyle(.plain)) < usual)
        for x in [
            try minX(list.listStyle(.automatic)), try minX(list.listStyle(.grouped)), try minX(list.listStyle(.inset)),
            try minX(list.listStyle(.insetGrouped)), try minX(list.listStyle(.sidebar)),
        ] { #expect(x == usual) }
    }

    // documentation/swiftui/view/listrowinsets(_:): "Applies an inset to the rows in a list."
    @Test("The innermost row insets apply to a row's content, and a section's insets to each of its rows")
    func rowInsets() throws {
        let insets = EdgeInsets(top: 30, leading: 7, bottom: 50, trailing: 9)
        let host = Host(
            List {
                Section {
                    Text("Usual").frame(maxWidth: .infinity).listRowInsets(nil).listRowBackground(Color.red)
                    Text("Inset").frame(maxWidth: .infinity).listRowInsets(insets).listRowBackground(Color.blue)
                }
                Section { Text("Section").listRowInsets(nil) }.listRowInsets(insets)
            }
        )
        func cell(_ color: Color) throws -> CGRect {
            try #require(host.elements.first { $0.value as? Color == color }.flatMap(host.frame))
        }
        func content(_ color: Color) throws -> CGRect {
            let row = try #require(host.elements.first { ($0.value as? RowBackground<Color>)?.background == color })
            return try #require(row.parts.first?.first.flatMap(host.frame))
        }
        let (usual, centered) = (try cell(.red), try content(.red))
        #expect(centered.minX - usual.minX == usual.maxX - centered.maxX)
        let (inset, frame) = (try cell(.blue), try content(.blue))
        #expect(frame.minX - inset.minX == 7 && inset.maxX - frame.maxX == 9)
        #expect(frame.minY - inset.minY == 30 && inset.maxY - frame.maxY == 50)
        #expect(host.frame(of: "Section")?.minX == inset.minX + 7)
    }

    // documentation/swiftui/list/init(_:selection:rowcontent:): rows are identified by their data.
    @Test("A tap on a row sets the list's selection to the identifier of the row's data")
    func dataSelection() {
        struct Folders: View {
            @State private var selected: Int?
            var body: some View {
                List((1...3).map(Folder.init), selection: $selected) { Text("Folder \($0.id)") }
                Text("selected \(selected ?? 0)")
            }
        }
        let host = Host(Folders())
        host.tap("Folder 2")
        #expect(host.texts.last == "selected 2")
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
