import HeadlessHost
import SwiftUI
import Testing

/// Single behaviors that Apple documents or that were measured, each with its source.
@MainActor @Suite struct DocumentedBehaviorTests {
    // documentation/swiftui/withtransaction(_:_:): "the view's state changes … with the specified transaction"
    @Test("withTransaction keeps the animation of its transaction, as withAnimation does")
    func transaction() {
        struct App: View {
            @State private var count = 0
            let log: Log
            var body: some View {
                Button("Animated") {
                    count += 1
                    withTransaction(Transaction(animation: .linear)) { count += 1 }
                }
                let _ = log("\(count)")
            }
        }
        let log = Log()
        Host(App(log: log)).tap("Animated")
        // Plain and animated writes of one turn are two updates (WWDC 2023, session 10156).
        #expect(log.take() == ["0", "1", "2"])
    }

    // documentation/swiftui/group: "affects all of that group's members"
    @Test("Each view of a group writes the group's preference")
    func groupPreference() {
        struct Names: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        func names(_ view: some View) -> String? {
            Host(view.overlayPreferenceValue(Names.self) { Text($0.joined(separator: " ")) }).texts.last
        }
        let group = Group {
            Text("a")
            Text("b")
        }
        #expect(names(VStack { group.preference(key: Names.self, value: ["n"]) }) == "n n")
        #expect(names(VStack { group }.preference(key: Names.self, value: ["n"])) == "n")
    }

    // documentation/swiftui/view/font(_:), linelimit(_:): both are in the environment
    @Test("A font and a line limit around a stack reach its screens")
    func fontAroundStack() throws {
        let stack = NavigationStack { Text("screen") }
        let plain = laidOut(stack)
        let large = laidOut(stack.font(.largeTitle))
        #expect(try #require(large.frame(of: "screen")).height > #require(plain.frame(of: "screen")).height + 10)
    }

    // WWDC 2023, session 10149: an observable object may be changed on any thread
    @Test("A change of an observable object off the main thread updates its views")
    func observable() async {
        let model = Counting()
        let host = Host(CountingView(model: model))
        await Task.detached { model.count = 1 }.value
        await host.settleTasks()
        #expect(host.texts == ["count 1"])
    }

    @Observable final class Counting: @unchecked Sendable { var count = 0 }

    private struct CountingView: View {
        let model: Counting
        var body: some View { Text("count \(model.count)") }
    }

    // SwiftUI logs: "the ID occurs multiple times within the collection, this will give undefined results!"
    @Test("A duplicate ID is reported, and both views are shown")
    func duplicate() {
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            let host = Host(VStack { ForEach(["a", "a", "b"], id: \.self) { Text($0) } })
            #expect(host.texts == ["a", "a", "b"])
        }
        #expect(warnings.all.count == 1 && warnings.all[0].contains("multiple times"))
    }

    // documentation/swiftui/dynamictypesize/isaccessibilitysize
    @Test("Five text sizes are accessibility sizes")
    func accessibilitySizes() {
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    // documentation/swiftui/labeledcontent, in a form
    @Test("The content of a labeled row is at its trailing edge, also inside a link")
    func labeledLink() throws {
        let host = laidOut(
            NavigationStack {
                Form {
                    NavigationLink {
                        Text("pushed")
                    } label: {
                        LabeledContent("Volume", value: "High")
                    }
                }
            }
        )
        let label = try #require(host.frame(of: "Volume"))
        let value = try #require(host.frame(of: "High"))
        #expect(value.minX > 250 && label.minX < 60)
    }

    // documentation/swiftui/view/contentmargins(_:_:for:)
    @Test("Content margins inset the content of a list")
    func listMargins() throws {
        func text(_ margin: CGFloat) throws -> CGRect {
            try #require(laidOut(List { Text("row") }.contentMargins(.horizontal, margin)).frame(of: "row"))
        }
        #expect(try text(30).minX == text(0).minX + 30)
    }

    // documentation/swiftui/view/onappear(perform:): before the first rendered frame, which was laid out
    @Test("A view is laid out before it appears")
    func layoutBeforeAppearance() {
        struct Measuring: Layout {
            let log: Log
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                MainActor.assumeIsolated { if log.entries.isEmpty { log("laid out") } }
                return proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout Void
            ) {}
        }
        let log = Log()
        _ = Host(Measuring(log: log) { Text("a").onAppear { log("appeared") } })
        #expect(log.take() == ["laid out", "appeared"])
    }
}
