import HeadlessHost
import SwiftUI
import Testing

/// Sources: [1] WWDC 2026, session 321: "A LazyVStack simply lays out its views top to bottom, and stops once the
/// visible rect is filled." [2] documentation/swiftui/creating-performant-scrollable-stacks. [3] WWDC 2020, session
/// 10031: lists are lazy, too.
@MainActor @Suite struct LazyContainerTests {
    private func rows(_ count: Int = 1_000, height: CGFloat = 100) -> some View {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: height) }
    }

    @Test("A lazy stack in a scroll view makes the rows in sight only, and a stack makes all rows [1, 2]")
    func stacks() {
        let lazy = laidOut(ScrollView { LazyVStack(spacing: 0) { rows() } })
        #expect(lazy.texts == (0..<8).map { "Row \($0)" })
        let eager = laidOut(ScrollView { VStack(spacing: 0) { rows(20) } })
        #expect(eager.texts.count == 20)
    }

    @Test("Scrolling makes the rows that are in sight afterward [1]")
    func scrolling() throws {
        let host = laidOut(ScrollView { LazyVStack(spacing: 0) { rows() } })
        host.scroll(to: 250)
        #expect(host.texts.last == "Row 10")
        #expect(try #require(host.frame(of: "Row 10")).minY.rounded() == 789)
    }

    @Test("Lists and forms make the rows in sight only, in sections, too [3]", arguments: [false, true])
    func lists(isForm: Bool) throws {
        let content = Section("All") { rows(height: 60) }
        let host = isForm ? laidOut(Form { content }) : laidOut(List { content })
        let last = try #require(host.texts.last.flatMap(host.frame))
        #expect(last.midY - 30 < 800 && last.midY + 30 + 30 >= 800)
    }

    @Test("Rows in sight appear, and others do not [1]")
    func appearances() {
        let log = Log()
        let host = laidOut(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Reporter(name: "\($0)", log: log).frame(height: 200) }
                }
            }
        )
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        host.scroll(to: 100)
        #expect(log.take() == ["+4"])
    }

    @Test("A lazy stack that grows horizontally makes the columns in sight only [1]")
    func columns() {
        let host = laidOut(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(width: 100, height: 40) } }
            }
        )
        #expect(host.texts == ["0", "1", "2", "3"])
    }

    @Test("A lazy grid fills the visible part with lines of cells [2]")
    func grid() {
        let host = laidOut(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) { rows() }
            }
        )
        #expect(host.texts == (0..<16).map { "Row \($0)" })
    }

    @Test("A list makes the rows that are added in sight, and all views of a stack in a row [1]")
    func addedRows() {
        struct Growing: View {
            @State private var count = 1
            var body: some View {
                List {
                    Button("Add") { count += 4 }
                    ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                    HStack { ForEach(0..<9, id: \.self) { Text("Cell \($0)") } }
                }
            }
        }
        let host = laidOut(Growing())
        #expect(host.texts.contains("Cell 8"))
        host.tap("Add")
        #expect(host.texts.contains("Row 4"))
    }

    @Test("A tab view of a constant range keeps its selection, and the state of its tabs")
    func tabs() {
        let host = Host(TabView { ForEach(0..<2) { Counter(name: "Tab \($0)") } })
        host.selectTab(1)
        host.tap("Add to Tab 1")
        host.selectTab(0)
        host.selectTab(1)
        #expect(host.texts.contains("Tab 1 1"))
    }
}
