import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ViewBuilderTests {
    // documentation/swiftui/viewbuilder/buildblock()
    @Test("An empty block is an empty view")
    func empty() {
        #expect(Host(VStack {}).texts.isEmpty)
    }

    // documentation/swiftui/viewbuilder/buildblock(_:)-2bj1g
    @Test("A block can have more than ten views, in order")
    func manyViews() {
        let host = Host(
            VStack {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            }
        )
        #expect(host.texts == (1...12).map(String.init))
    }

    // documentation/swiftui/viewbuilder/buildif(_:)
    @Test("A view in an if exists while the condition is true, and loses its state afterward")
    func ifStatement() {
        let host = Host(
            Switchable { isOn in
                if !isOn { Counter() }
                Text("end")
            }
        )
        host.tap("Add to Count")
        host.tap("Switch")
        #expect(host.shown == ["end"])
        host.tap("Switch")
        #expect(host.shown == ["Count 0", "end"])
    }

    // documentation/swiftui/viewbuilder/buildif(_:)
    @Test("A view after an if keeps its state when the condition changes")
    func afterIf() {
        let host = Host(
            Switchable { isOn in
                if isOn { Text("on") }
                Counter()
            }
        )
        host.tap("Add to Count")
        host.tap("Switch")
        #expect(host.shown == ["on", "Count 1"])
    }

    // documentation/swiftui/viewbuilder/buildif(_:)
    @Test("A view in an if let keeps its state while the value is not nil")
    func ifLet() {
        let host = Host(
            Steps { step in
                if let name = ["a", "b", nil][step % 3] { Counter(name: name) }
            }
        )
        host.tap("Add to a")
        host.tap("Step")
        #expect(host.shown == ["b 1"])
        host.tap("Step")
        #expect(host.shown == [])
        host.tap("Step")
        #expect(host.shown == ["a 0"])
    }

    // documentation/swiftui/viewbuilder/buildeither(first:)
    @Test("The branches of an if/else are two views, even of one type")
    func ifElse() {
        let host = Host(
            Switchable { isOn in
                if isOn { Counter() } else { Counter() }
            }
        )
        host.tap("Add to Count")
        host.tap("Switch")
        #expect(host.shown == ["Count 0"])
        host.tap("Add to Count")
        host.tap("Switch")
        #expect(host.shown == ["Count 0"])
    }

    // documentation/swiftui/viewbuilder/buildeither(second:)
    @Test("Each case of a switch is its own view, and keeps its state while the case stays the same")
    func switchStatement() {
        let host = Host(
            Steps { step in
                switch step / 2 {
                case 0: Counter(name: "zero")
                case 1: Counter(name: "one")
                default: Counter(name: "more")
                }
            }
        )
        for (name, expected) in [("zero", "zero 1"), ("one", "one 1"), ("more", "more 1")] {
            host.tap("Add to \(name)")
            host.tap("Step")
            #expect(host.shown == [expected])
            host.tap("Step")
        }
    }

    // documentation/swiftui/viewbuilder/buildlimitedavailability(_:)
    @Test("A view behind an availability check exists only if it is available")
    func availability() {
        let host = Host(
            VStack {
                if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                    Text("new")
                } else {
                    Text("old")
                }
            }
        )
        #expect(host.texts == ["new"])
    }

    // documentation/swiftui/foreach/init(_:content:)-ktgx
    @Test("A ForEach computes a view for each number in a range")
    func forEachRange() {
        #expect(Host(ForEach(0..<3) { Text("\($0)") }).texts == ["0", "1", "2"])
    }

    // documentation/swiftui/foreach/init(_:content:)
    // documentation/swiftui/foreach/init(_:content:)-ktgx: "only reads the initial value"
    @Test("A ForEach without an id reads its range once, and warns about a different range")
    func constantRange() {
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            let host = Host(
                Steps { step in
                    ForEach(0..<step + 1) { Text("\($0) of \(step)") }
                    ForEach(0..<step + 1, id: \.self) { Text("\($0)") }
                }
            )
            #expect(host.shown.prefix(2) == ["0 of 0", "0"] && warnings.all.isEmpty)
            host.tap("Step")
            #expect(host.shown.prefix(3) == ["0 of 1", "0", "1"])
        }
        #expect(warnings.all == ["ForEach(_:content:) reads its range once: use ForEach(_:id:content:) instead."])
    }

    // qiita.com/natmark/items/0c260271637e4bec005b; developer.apple.com/documentation/swiftui/text
    @Test("An integer is grouped in a localized literal, and not in a string")
    func groupedIntegers() {
        let numbers = [0, 999, 1_000, -1_234_005]
        let number = 1_234
        #expect(numbers.map { Text("\($0)").string } == ["0", "999", "1,000", "-1,234,005"])
        #expect(Text("\(number)" as String) == Text(verbatim: "1234"))
    }

    @Test("A ForEach computes one or more views for each identifiable element")
    func forEachIdentifiable() {
        struct Item: Identifiable { let id: String }
        let host = Host(
            ForEach([Item(id: "a"), Item(id: "b")]) { item in
                Text(item.id)
                Text(item.id + "!")
            }
        )
        #expect(host.texts == ["a", "a!", "b", "b!"])
    }

    // documentation/swiftui/group
    @Test("A modifier on a group applies to each of its members")
    func group() {
        let host = Host(
            Group {
                Text("a")
                Text("b")
            }
            .padding(1)
        )
        #expect(host.elements.filter { $0.value is LayoutChange }.count == 2)
    }

    // documentation/swiftui/view/body-8kl5o
    @Test("A body is a view builder and may contain several views")
    func body() {
        #expect(Host(Counter()).texts == ["Count 0", "Add to Count"])
    }

    // documentation/swiftui/modifiedcontent
    @Test("A modifier's body gets the modified view as its content")
    func modifier() {
        struct Bordered: ViewModifier {
            func body(content: Content) -> some View {
                Text("(")
                content
                Text(")")
            }
        }
        let modified: ModifiedContent<Text, Bordered> = Text("a").modifier(Bordered())
        #expect(Host(modified).texts == ["(", "a", ")"])
    }
}
