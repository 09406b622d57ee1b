import HeadlessHost
import SwiftUI
import Testing

// Source: ViewTrait.swift, ZStack.swift and BackgroundModifier.swift of OpenSwiftUIProject/OpenSwiftUI, and
// skiptools/skip-ui#61
@MainActor @Suite("Traits") struct TraitTests {
    /// A view whose item and tag are written in its body.
    private struct Page: View {
        let name: String
        @State private var visits = 0

        var body: some View {
            Button("\(name) \(visits)") { visits += 1 }
                .tabItem { Text("\(name), \(visits) visits") }
                .badge(visits)
                .tag(name)
        }
    }

    private struct Pages: View {
        @State var selection = "B"

        var body: some View {
            TabView(selection: $selection) {
                Page(name: "A")
                Page(name: "B")
            }
        }
    }

    @Test("A tab's item, badge and tag are found in the body of its view")
    func body() {
        let host = Host(Pages())
        #expect(host.texts == ["B 0", "A, 0 visits", "B, 0 visits"])
        host.tap("A, 0 visits")
        #expect(host.texts == ["A 0", "A, 0 visits", "B, 0 visits"])
    }

    @Test("A tab's item follows the state of the view that writes it")
    func state() {
        let host = Host(Pages())
        host.tap("B 0")
        #expect(host.texts == ["B 1", "A, 0 visits", "B, 1 visits"])
        #expect(host.values(of: TabItemView.self).map(\.badge) == ["", "1"])
    }

    @Test("Only the selected tab appears, also if the tags are found in bodies")
    func appearances() {
        struct Reporting: View {
            let name: String
            let log: Log

            var body: some View { Reporter(name: name, log: log).tag(name) }
        }
        let log = Log()
        let view = TabView(selection: .constant("b")) {
            Reporting(name: "a", log: log)
            Reporting(name: "b", log: log)
        }
        #expect(Host(view).texts == ["b"])
        #expect(log.take() == ["+b"])
    }

    @Test("A stack has no trait of the views in it, and passes none on")
    func stack() {
        let tabs = TabView {
            ZStack { Text("a").tabItem { Text("Item") } }
            VStack { Text("b").tabItem { Text("Item") } }
            Text("c").tabItem { Text("Other item") }
        }
        #expect(Host(tabs).texts == ["a", "Other item"])
    }

    @Test(
        "A background, an overlay, a padding and a modifier of an app pass a trait on, and a layer's traits end there"
    )
    func layers() {
        struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        struct Stacked: ViewModifier { func body(content: Content) -> some View { ZStack { content } } }
        let layered = TabView {
            Text("a").tabItem { Text("Item") }.background { Color.red }.overlay { Color.clear }.modifier(Padded())
            Text("b").overlay { Text("over").tabItem { Text("Layer") } }
            Text("c").tabItem { Text("Cut") }.modifier(Stacked())
        }
        #expect(Host(layered).texts == ["a", "Item"])
    }

    @Test("A modifier of a group applies to each tab in it")
    func group() {
        let host = Host(
            TabView {
                Group {
                    Text("a").tabItem { Text("A") }
                    Text("b").tabItem { Text("B") }
                }
                .padding()
            }
        )
        #expect(host.texts == ["a", "A", "B"])
        host.tap("B")
        #expect(host.texts == ["b", "A", "B"])
    }

    @Test("A picker's tag is found in the body of an option")
    func picker() {
        struct Option: View {
            let value: Int
            var body: some View { Text("Option \(value)").tag(value) }
        }
        struct Choice: View {
            @State private var value = 2
            var body: some View {
                Picker("Choice", selection: $value) { ForEach(1..<4) { Option(value: $0) } }
                Text("value \(value)")
            }
        }
        let host = Host(Choice())
        host.tap("Option 3")
        #expect(host.texts.contains("value 3"))
        let options = host.readElements.filter { $0.traits.contains(.isButton) }
        #expect(options.map { $0.traits.contains(.isSelected) } == [false, false, true])
    }

    // documentation/swiftui/view/zindex(_:)
    @Test("A view with a larger zIndex is in front of the views after it in a ZStack, and not beyond")
    func depth() {
        let log = Log()
        func button(_ name: String) -> some View { Button(name) { log(name) }.frame(width: 100, height: 100) }
        struct Raised<Content: View>: View {
            let content: Content
            var body: some View { content.zIndex(1) }
        }
        let host = Host(
            ZStack {
                Raised(content: button("a"))
                button("b")
            }
        )
        #expect(host.drawn.map { ($0.element.value as? Text)?.string } == ["b", "a"])
        #expect(host.tap("a") && !host.tap("b"))
        let cut = Host(
            ZStack {
                ZStack { button("c").zIndex(1) }
                button("d")
            }
        )
        #expect(cut.tap("d") && !cut.tap("c"))
    }

    // OpenSwiftUI, ViewTrait.swift: each modifier sets the trait for its content
    @Test("Of several traits of a kind around one view, the innermost wins")
    func innermost() {
        let log = Log()
        let tabs = TabView(selection: .constant(1)) {
            Text("a").tabItem { Text("Inner") }.tabItem { Text("Outer") }.tag(1).tag(2)
            Text("b").tabItem { Text("B") }.tag(2)
        }
        #expect(Host(tabs).texts == ["a", "Inner", "B"])
        struct Lowered: View {
            var body: some View { Button("a") {}.frame(width: 100, height: 100).zIndex(-1) }
        }
        let pile = Host(
            ZStack {
                Lowered().zIndex(2)
                Button("b") {}.frame(width: 100, height: 100).zIndex(1)
            }
        )
        #expect(pile.tap("b") && !pile.tap("a"))
        let host = Host(
            Switchable { isOn in
                if isOn {
                    Reporter(name: "new", log: log)
                } else {
                    Reporter(name: "old", log: log).transition(.identity).transition(.opacity)
                }
            }
        )
        host.tap("Switch")
        #expect(log.take() == ["+old", "-old", "+new"])
    }

    @Test("A zIndex in a modified group raises only its own view")
    func raisedMember() {
        let host = Host(
            ZStack {
                Group {
                    Button("a") {}.frame(width: 100, height: 100).zIndex(1)
                    Button("b") {}.frame(width: 100, height: 100)
                }
                .padding()
            }
        )
        #expect(host.tap("a") && !host.tap("b"))
    }

    @Test(
        "A transition in the body of a removed view, or around it, is the view's transition, but not one inside a stack"
    )
    func transition() {
        struct Leaving: View {
            let log: Log
            var body: some View { Reporter(name: "old", log: log).transition(.identity) }
        }
        func events(@ViewBuilder _ old: @escaping (Log) -> some View) -> [String] {
            let log = Log()
            let host = Host(Switchable { isOn in if isOn { Reporter(name: "new", log: log) } else { old(log) } })
            host.tap("Switch")
            return log.take()
        }
        #expect(events { Leaving(log: $0) } == ["+old", "-old", "+new"])
        #expect(events { log in VStack { Leaving(log: log) } } == ["+old", "+new", "-old"])
        #expect(
            events { log in VStack { Reporter(name: "old", log: log) }.transition(.identity) } == [
                "+old", "-old", "+new",
            ]
        )
    }
}
