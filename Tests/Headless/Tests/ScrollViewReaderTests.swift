import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/scrollviewreader, documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)
@MainActor @Suite struct ScrollViewReaderTests {
    private enum Container { case stack, lazy, list }

    private struct Rows: View {
        let container: Container
        let anchor: UnitPoint?

        var body: some View {
            ScrollViewReader { proxy in
                Button("Jump") { proxy.scrollTo(60, anchor: anchor) }
                switch container {
                case .stack: ScrollView { VStack { rows } }
                case .lazy: ScrollView { LazyVStack { rows } }
                case .list: List { rows }
                }
            }
        }

        private var rows: some View { ForEach(0..<100) { Text("Row \($0)").frame(height: 40) } }
    }

    @Test("A proxy scrolls a row to the anchor", arguments: [0.0, 0.5, 1.0])
    func anchors(y: Double) throws {
        let host = Host(Rows(container: .stack, anchor: UnitPoint(x: 0.5, y: y)), system: System())
        host.tap("Jump")
        let row = try #require(host.frame(of: "Row 60"))
        let scroll = try #require(host.visibleFrame(of: "Row 60"))
        #expect(scroll.height == row.height)
        let place = (row.midY - 60) / 792
        #expect(abs(place - y) < 0.1, "\(row)")
    }

    @Test("A proxy without an anchor scrolls as little as possible")
    func least() throws {
        let host = Host(Rows(container: .stack, anchor: nil), system: System())
        host.tap("Jump")
        let place = try #require(host.frame(of: "Row 60")?.midY)
        #expect(abs(place + 20 - 852) < 1)
        host.tap("Jump")
        #expect(host.frame(of: "Row 60")?.midY == place)
    }

    @Test("A proxy scrolls to a row that a lazy container has not made yet")
    func unmadeRows() throws {
        for container in [Container.lazy, .list] {
            let host = Host(Rows(container: container, anchor: .top), system: System())
            #expect(!host.texts.contains("Row 60"))
            host.tap("Jump")
            let row = try #require(host.visibleFrame(of: "Row 60"))
            #expect(row.height > 0 && row.minY < 200)
        }
    }

    @Test("A proxy scrolls to a view with an identifier, and ignores an unknown one")
    func identifiers() throws {
        struct App: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Button("Known") { proxy.scrollTo("end") }
                    Button("Unknown") { proxy.scrollTo("nowhere") }
                    ScrollView {
                        Color.red.frame(height: 2_000)
                        Text("End").id("end")
                    }
                    .scrollIndicators(.hidden)
                }
            }
        }
        let host = Host(App(), system: System())
        host.tap("Unknown")
        #expect(host.visibleFrame(of: "End")?.isEmpty == true)
        host.tap("Known")
        #expect(host.visibleFrame(of: "End")?.isEmpty == false)
    }
}
