import HeadlessHost
import SwiftUI
import Testing

@testable import HeadlessPage

/// The page has its boxes where the layout pass put them.
@MainActor @Suite struct PagePlaceTests {
    private let table = NodeTable()

    private func page(_ root: some View, _ change: (inout System) -> Void = { _ in }) -> NodeTable.Reference {
        var system = System(version: 18)
        system.device = .iPhoneSE
        change(&system)
        let host = Host(root, system: system)
        let writer = HTMLWriter(system: host.system, table: table, layout: host.layout, isStill: true)
        return writer.content(ofAll: host.rootNode.elements).reference(in: table)
    }

    @Test("A box's place is relative to its parent, and a box without a frame fits its children")
    func nesting() {
        var outer = HTML("div")
        var inner = HTML("p")
        var last = HTML("p")
        inner.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
        last.frame = CGRect(x: 60, y: 40, width: 20, height: 30)
        outer = outer.with([inner, HTML("b").with([last])])
        #expect(outer.extent == CGRect(x: 30, y: 40, width: 50, height: 30))
        _ = outer.reference(in: table)
        #expect(
            table.json.contains(#""q":[[0,0,10,10],[0,0,20,30],[30,0,20,30],[30,40,50,30]]"#),
            "\(table.json)"
        )
    }

    @Test("Another appearance keeps the places of boxes, and another text size keeps the boxes")
    func sharing() {
        let root = Text("Same").foregroundStyle(Color(white: 0.5)).padding().background(.background)
        let light = page(root)
        let dark = page(root.foregroundStyle(.red)) { $0.colorScheme = .dark }
        let large = page(root) { $0.dynamicTypeSize = .accessibility3 }
        #expect(light.node == large.node && light.place != large.place)
        #expect(light.place == dark.place)
    }

    // documentation/swiftui/view/zindex(_:)
    @Test("A view with a larger zIndex comes after its siblings in the page, at the same place")
    func depth() throws {
        func tops(_ depth: Double) throws -> [CGFloat] {
            let stack = VStack(spacing: -50) {
                Color.red.frame(width: 100, height: 100).zIndex(depth)
                Color.blue.frame(width: 100, height: 100)
            }
            let host = Host(stack)
            let writer = HTMLWriter(system: host.system, table: table, layout: host.layout, isStill: true)
            func pair(in html: HTML) -> [HTML]? {
                html.children.count == 2 ? html.children : html.children.lazy.compactMap(pair).first
            }
            return try #require(pair(in: writer.content(ofAll: host.rootNode.elements))).compactMap(\.extent?.minY)
        }
        let plain = try tops(0)
        let raised = try tops(1)
        #expect(plain.count == 2 && plain[1] == plain[0] + 50 && raised == plain.reversed())
    }

    @Test("A text has the lines and the size from the layout pass")
    func lines() {
        _ = page(Text("one two three").frame(width: 70))
        #expect(table.json.contains(#""one two three""#), "\(table.json)")
        #expect(table.json.contains(#""b":[[7,1]]"#), "\(table.json)")
        #expect(table.json.contains(",17,22]"), "\(table.json)")
    }

    @Test("A text broken into other lines is the same box")
    func sameText() {
        let text = Text("one two three")
        let narrow = page(text.frame(width: 70))
        let wide = page(text.frame(width: 200))
        #expect(narrow.node == wide.node && narrow.place != wide.place)
    }

    @Test(
        "Line breaks reproduce a text's lines and may only drop white space",
        arguments: [
            ("one two", "one\ntwo", [3, 1]), ("one  two", "one\ntwo", [3, 2]), ("longword", "long\nword", [4, 0]),
            ("one\ntwo", "one\ntwo", []), ("é 👍🏽 é", "é\n👍🏽\né", [1, 1, 6, 1]), ("one two", "one\nto", nil),
            ("one two", "one", nil),
        ] as [(String, String, [Int]?)]
    )
    func breaks(text: String, lines: String, offsets: [Int]?) {
        #expect(LineBreaks(from: text, to: lines)?.offsets == offsets)
    }

    @Test("A section's background is in each of its rows")
    func rowBackgrounds() throws {
        let list = List {
            Section { ForEach(0..<2, id: \.self) { Text("\($0)" as String) } }.listRowBackground(Color.red)
        }
        _ = page(list)
        // The second row has the content of the first, one row further down.
        #expect(table.json.contains("[0,44,343,44]"), "\(table.json)")
        #expect(!table.json.contains("[0,-44,343,44]"), "\(table.json)")
    }
}
