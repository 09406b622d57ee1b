import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/foreach, documentation/swiftui/list
@MainActor @Suite struct ElementBindingTests {
    private struct Item: Identifiable {
        let id: Int
        var isDone = false
    }

    private struct Items: View {
        @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        let isList: Bool

        var body: some View {
            if isList {
                List($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }
            } else {
                ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }
            }
            Text(items.map { $0.isDone ? "x" : "-" }.joined())
            Button("Remove first") { items.removeFirst() }
        }
    }

    @Test("Each row of a bound collection gets a binding to its element", arguments: [false, true])
    func rows(isList: Bool) {
        let host = Host(Items(isList: isList))
        host.tap("Item 2")
        #expect(host.texts.contains("-x-"))
        host.tap("Item 3")
        #expect(host.texts.contains("-xx"))
    }

    @Test("A row keeps its element after an earlier element was removed")
    func removal() {
        let host = Host(Items(isList: false))
        host.tap("Item 3")
        host.tap("Remove first")
        #expect(host.texts == ["Item 2", "Item 3", "-x", "Remove first"])
        host.tap("Item 2")
        #expect(host.texts.contains("xx"))
    }

    @Test("A binding to a removed element returns the last value, and ignores writes")
    func removedElement() {
        struct App: View {
            @State private var names = ["One", "Two"]
            let keep: (Binding<String>) -> Void

            var body: some View {
                ForEach($names, id: \.self) { $name in
                    let _ = keep($name)
                    Text(name)
                }
                Button("Clear") { names = [] }
            }
        }
        var last: Binding<String>?
        let host = Host(App { last = $0 })
        host.tap("Clear")
        #expect(host.texts == ["Clear"])
        last?.wrappedValue = "Three"
        #expect(last?.wrappedValue == "Two")
    }
}
