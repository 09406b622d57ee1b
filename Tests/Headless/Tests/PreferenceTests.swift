import HeadlessHost
import SwiftUI
import Testing

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct First: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
    fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@MainActor @Suite struct PreferenceTests {
    private func collected(@ViewBuilder _ content: () -> some View) -> String? {
        Host(VStack(content: content).overlayPreferenceValue(Names.self) { Text($0.joined(separator: " ")) }).texts.last
    }

    // documentation/swiftui/preferencekey/reduce(value:nextvalue:)
    @Test("Values are combined in the order of the tree, across stacks, groups, ForEach and conditions")
    func treeOrder() {
        let names = collected {
            Text("").named("a")
            HStack {
                Text("").named("b")
                Group { Text("").named("c") }
            }
            ForEach(["d", "e"], id: \.self) { Text("").named($0) }
            if true { Text("").named("f") }
            if false { Text("").named("never") } else { Text("").named("g") }
        }
        #expect(names == "a b c d e f g")
    }

    // documentation/swiftui/preferencekey/defaultvalue
    @Test("A preference that no view sets has its default value")
    func defaultValue() {
        #expect(collected { Text("a") } == "")
    }

    // documentation/swiftui/preferencekey
    @Test("A key with an optional value defaults to nil")
    func nilDefault() {
        #expect(First.defaultValue == nil)
    }

    @Test("A view without a preference takes no part in reduce, however often the preference is read")
    func noPart() {
        struct Last: PreferenceKey {
            static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() }
        }
        struct Root: View {
            @State private var count = 1
            var body: some View {
                VStack {
                    Button("Count") { count += 1 }.preference(key: Last.self, value: count)
                    HStack {
                        Text("a")
                        Text("b")
                    }
                }
                .overlayPreferenceValue(Last.self) { Text($0.map { "\($0)" } ?? "none") }
            }
        }
        let host = Host(Root())
        #expect(host.texts.last == "1")
        host.tap("Count")
        #expect(host.texts.last == "2")
    }

    // documentation/swiftui/view/preference(key:value:)
    @Test("A preference passes through modifiers and custom views")
    func passesThrough() {
        struct Custom: View {
            var body: some View { Text("").named("custom").padding(1) }
        }
        #expect(collected { Custom().background { Text("") } } == "custom")
    }

    // documentation/swiftui/view/transformpreference(_:_:)
    @Test("transformPreference changes the preference of its descendants")
    func transform() {
        let names = collected {
            VStack {
                Text("").named("a")
                Text("").named("b")
            }
            .transformPreference(Names.self) { $0 = [$0.joined(separator: "+")] }
            Text("").named("c")
        }
        #expect(names == "a+b c")
    }

    // documentation/swiftui/view/onpreferencechange(_:perform:)
    @Test("onPreferenceChange runs with the new value")
    func onPreferenceChange() {
        let log = Log()
        let host = Host(
            Steps { step in
                VStack { Text("\(step)").named("\(step / 2)") }
                    .onPreferenceChange(Names.self) { log($0.joined()) }
            }
        )
        #expect(log.take() == ["0"])
        host.tap("Step")
        #expect(log.take() == [])
        host.tap("Step")
        #expect(log.take() == ["1"])
    }

    // documentation/swiftui/view/onpreferencechange(_:perform:)
    @Test("A removed view removes its preference")
    func removal() {
        let log = Log()
        let host = Host(
            Switchable { isOn in
                VStack {
                    Text("").named("a")
                    if !isOn { Text("").named("b") }
                }
                .onPreferenceChange(Names.self) { log($0.joined()) }
            }
        )
        host.tap("Switch")
        #expect(log.take() == ["ab", "a"])
    }

    @Test("A preference is computed again only when a view that sets it changes")
    func collection() {
        struct Reader: View {
            @Environment(\.colorScheme) private var colorScheme
            var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
        }
        let log = Log()
        let host = Host(
            Steps { step in
                VStack {
                    Reader()
                    Text("\(step)").named("\(step / 2)")
                    Text("").preference(key: First.self, value: "\(step)")
                }
                .transformPreference(Names.self) { log("asked for \($0.joined())") }
                .onPreferenceChange(Names.self) { log("names \($0.joined())") }
                .onPreferenceChange(First.self) { log("first \($0 ?? "")") }
            }
        )
        #expect(log.take() == ["asked for 0", "names 0", "first 0"])
        host.system.colorScheme = .dark
        #expect(host.texts.contains("dark"))
        #expect(log.take() == [])
        host.tap("Step")
        #expect(log.take().filter { $0.hasPrefix("first") } == ["first 1"])
        host.tap("Step")
        #expect(log.take().filter { !$0.hasPrefix("asked") } == ["names 1", "first 2"])
    }

    // documentation/swiftui/view/overlaypreferencevalue(_:_:)
    @Test("An overlay is made from its view's preference and follows its changes")
    func overlay() throws {
        let host = Host(
            Steps { step in
                Text("content").named("\(step)").overlayPreferenceValue(Names.self) { Text("over " + $0.joined()) }
            }
        )
        host.tap("Step")
        #expect(host.shown == ["content", "over 1"])
        let layer = try #require(host.elements.first { $0.value is any LayerModifier })
        #expect((layer.value as? any LayerModifier)?.placement.side == .overlay)
    }

    @Test("A layer follows changes of a preference inside it, whether or not the tree was read before")
    func layerAbove() {
        struct Child: View {
            let choice: Choice
            var body: some View { Text("").named(choice.name).onAppear { choice.name += "!" } }
        }
        let choice = Choice()
        let host = Host(Child(choice: choice).overlayPreferenceValue(Names.self) { Text("over " + $0.joined()) })
        choice.name = "b"
        host.settle()
        #expect(host.texts.last == "over b")
        choice.name = "c"
        host.settle()
        #expect(host.texts.last == "over c")
        #expect(Host(Child(choice: choice).overlayPreferenceValue(Names.self) { Text($0.joined()) }).texts.last == "c!")
    }

    @Observable fileprivate final class Choice {
        var name = "a"
    }

    // documentation/swiftui/view/backgroundpreferencevalue(_:_:)
    @Test("A background is made from its view's preference")
    func background() throws {
        let host = Host(Text("a").named("a").backgroundPreferenceValue(Names.self) { Text("behind " + $0.joined()) })
        let layer = try #require(host.elements.first { $0.value is any LayerModifier })
        #expect((layer.value as? any LayerModifier)?.placement.side == .background)
        #expect(layer.parts.map { $0.flatMap(\.labels) } == [["a"], ["behind a"]])
    }

    // documentation/swiftui/preferencekey/reduce(value:nextvalue:); shadowfacts.net/2025/swiftui-preferences
    @Test("Dynamic content takes part in reduce with the default value")
    func dynamicContent() {
        struct Last: PreferenceKey {
            static var defaultValue: String { "default" }
            static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
        }
        func last(@ViewBuilder _ layer: () -> some View) -> String? {
            let content = Text("").preference(key: Last.self, value: "set").overlay(content: layer)
            return Host(content.overlayPreferenceValue(Last.self) { Text($0) }).texts.last
        }
        #expect(last { Text("") } == "set")
        #expect(last { if true { Text("") } } == "default")
        #expect(last { if true { Text("") } else { Color.red } } == "default")
        #expect(last { ForEach([1], id: \.self) { _ in Text("") } } == "default")
    }

    // documentation/swiftui/view/onpreferencechange(_:perform:)
    @Test("onPreferenceChange reports the first value, even if it is the default, but not a missing value")
    func firstValue() {
        let log = Log()
        _ = Host(Text("").preference(key: Names.self, value: []).onPreferenceChange(Names.self) { log("\($0)") })
        #expect(log.take() == ["[]"])
        _ = Host(Text("").onPreferenceChange(Names.self) { log("\($0)") })
        #expect(log.take() == [])
    }

    // documentation/swiftui/view/onpreferencechange(_:perform:)
    @Test("A stack has only the preferences of its top screen")
    func screens() {
        let log = Log()
        let host = Host(
            NavigationStack {
                NavigationLink("Go") { Text("").named("detail") }.named("root")
            }
            .onPreferenceChange(Names.self) { log($0.joined()) }
        )
        host.tap("Go")
        host.swipeBack()
        #expect(log.take() == ["root", "detail", "root"])
    }
}
