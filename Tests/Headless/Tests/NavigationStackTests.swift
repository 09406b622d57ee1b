import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct NavigationStackTests {
    private struct Numbers: View {
        var body: some View {
            NavigationStack { number(0).navigationDestination(for: Int.self, destination: number) }
        }

        private func number(_ number: Int) -> some View {
            VStack {
                Text("Number \(number)")
                Counter()
                NavigationLink("Next", value: number + 1)
                NavigationLink("Same", value: number)
                NavigationLink("Plain") { Text("plain") }
                NavigationLink("Undeclared", value: "text")
                NavigationLink("Nothing", value: nil as Int?)
            }
        }
    }

    // documentation/swiftui/navigationstack
    @Test("The stack shows the last pushed view, and after a pop the previous one")
    func pushAndPop() {
        let host = Host(Numbers())
        #expect(host.shown.first == "Number 0")
        host.tap("Next")
        #expect(host.shown.first == "Number 1")
        host.swipeBack()
        #expect(host.shown.first == "Number 0")
    }

    // documentation/swiftui/navigationstack
    @Test("The root view cannot be removed")
    func rootStays() {
        let host = Host(Numbers())
        host.swipeBack()
        #expect(host.shown.first == "Number 0")
    }

    // documentation/swiftui/navigationstack
    @Test("A covered screen keeps its state, and a removed one loses it")
    func state() {
        let host = Host(Numbers())
        host.tap("Add to Count")
        host.tap("Next")
        host.tap("Add to Count")
        host.swipeBack()
        #expect(host.shown.contains("Count 1"))
        host.tap("Next")
        #expect(host.shown.contains("Count 0"))
    }

    // documentation/swiftui/navigationstack
    @Test("A value pushed twice makes two screens")
    func sameValueTwice() {
        let host = Host(Numbers())
        host.tap("Next")
        host.tap("Add to Count")
        host.tap("Same")
        #expect(host.screens().count == 3)
        #expect(host.shown.contains("Count 0"))
        host.swipeBack()
        #expect(host.shown.contains("Count 1"))
    }

    // documentation/swiftui/navigationlink/init(destination:label:)-27n7s
    @Test("A link with a destination view presents that view")
    func viewLink() {
        let host = Host(Numbers())
        host.tap("Plain")
        #expect(host.shown == ["plain"])
    }

    // documentation/swiftui/navigationlink/init(destination:label:)-27n7s
    @Test("A screen pushed by a link shows the link's latest destination")
    func viewLinkUpdates() {
        struct Live: View {
            @State private var count = 0
            var body: some View {
                NavigationStack { NavigationLink("Go") { Text("\(count)") } }
                Button("Count") { count += 1 }
            }
        }
        let host = Host(Live())
        host.tap("Go")
        host.tap("Count")
        #expect(host.texts == ["1", "Count"])
    }

    // documentation/swiftui/navigationlink/init(value:label:)
    @Test("A link with a value of nil is disabled")
    func nilValue() {
        #expect(!Host(Numbers()).tap("Nothing"))
    }

    // documentation/swiftui/navigationlink/init(value:label:)
    @Test("A link has no effect if no destination matches its value")
    func undeclaredValue() {
        let host = Host(Numbers())
        host.tap("Undeclared")
        #expect(host.screens().count == 1)
    }

    // documentation/swiftui/navigationlink/init(value:label:)
    @Test("A link outside of a stack has no effect")
    func noStack() {
        let host = Host(VStack { NavigationLink("View") { Text("detail") } })
        host.tap("View")
        #expect(host.texts == ["View"])
    }

    // documentation/swiftui/view/disabled(_:)
    @Test("A disabled link ignores taps")
    func disabledLink() {
        #expect(!Host(Numbers().disabled(true)).tap("Next"))
    }

    // documentation/swiftui/dismissaction
    @Test("dismiss pops the current view of a stack, and has no effect on the root")
    func dismiss() {
        struct Dismissable: View {
            @Environment(\.dismiss) private var dismiss
            let name: String
            var body: some View {
                Text(name)
                Button("Dismiss") { dismiss() }
            }
        }
        let host = Host(
            NavigationStack {
                VStack {
                    Dismissable(name: "root")
                    NavigationLink("Go") { Dismissable(name: "detail") }
                }
            }
        )
        host.tap("Dismiss")
        #expect(host.texts.first == "root")
        host.tap("Go")
        #expect(host.texts.first == "detail")
        host.tap("Dismiss")
        #expect(host.texts.first == "root")
    }

    // documentation/swiftui/environment
    @Test("The stack's environment reaches all screens, and a screen's only that screen")
    func environment() {
        struct Direction: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text(direction == .leftToRight ? "ltr" : "rtl") }
        }
        let host = Host(
            NavigationStack {
                NavigationLink("Go") { Direction() }.environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, .rightToLeft)
        )
        host.tap("Go")
        #expect(host.texts == ["rtl"])
    }

    // documentation/swiftui/state
    @Test("A push evaluates only the new screen")
    func evaluations() {
        struct Level: View {
            let level: Int
            var body: some View {
                Text("\(level)").navigationTitle("\(level)")
                NavigationLink("Next", value: level + 1)
            }
        }
        let host = Host(
            NavigationStack { Level(level: 0).navigationDestination(for: Int.self) { Level(level: $0) } }
        )
        for _ in 0..<3 { host.tap("Next") }
        #expect(host.nodes(of: Level.self).map(\.evaluations) == [1, 1, 1, 1])
    }

    // documentation/swiftui/environmentvalues/dismiss
    @Test("A push or pop above a screen that reads dismiss does not evaluate the screen")
    func dismissReaders() {
        struct Level: View {
            @Environment(\.dismiss) private var dismiss
            let level: Int
            var body: some View {
                let dismiss = dismiss
                Button("Dismiss \(level)") { dismiss() }
                NavigationLink("Next", value: level + 1)
            }
        }
        let host = Host(
            NavigationStack { Level(level: 0).navigationDestination(for: Int.self) { Level(level: $0) } }
        )
        for _ in 0..<3 { host.tap("Next") }
        #expect(host.nodes(of: Level.self).map(\.evaluations) == [1, 1, 1, 1])
    }
}
