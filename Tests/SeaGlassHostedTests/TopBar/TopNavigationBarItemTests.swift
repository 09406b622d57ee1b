import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The evaluation of bar items.
@MainActor @Suite struct TopNavigationBarItemTests {
    /// An item that shows its input and its state.
    private struct Item: View {
        @State private var state = UUID()
        let input: Int

        var body: some View { Text("item \(input) \(state)") }
    }

    private struct Root: View {
        @State private var input = 0
        @State private var other = 0
        @State private var key = 0
        @State private var id = 0
        var usesKey = false

        var body: some View {
            VStack {
                Button("Input") { input += 1 }
                Button("Other") { other += 1 }
                Button("Key") { key += 1 }
                Button("ID") { id += 1 }
                Text("\(other)")
            }
            .topNavigationBarTitle("\(other)")
            .topNavigationBarLeading(id: id, updateKey: usesKey ? key : nil) { Item(input: input) }
            .topNavigationBarTrailing { Text("steady") }
        }
    }

    private func item(_ host: Host) throws -> HostedNode { try #require(host.nodes(of: Item.self).first) }

    @Test("An item is evaluated when its inputs change, and keeps its state", .countsEvaluations)
    func inputs() throws {
        let host = host(Root().navigationShell(bar: .custom(.material)))
        let item = try item(host)
        let text = try #require(host.bar?.texts.first)
        host.tap("Input")
        #expect(try self.item(host) == item && item.evaluations == 2)
        #expect(host.bar?.texts.first == text.replacing("item 0", with: "item 1"))
    }

    @Test("A change of other parts of the screen or bar does not evaluate an item", .countsEvaluations)
    func steady() throws {
        let host = host(Root().navigationShell(bar: .custom(.material)))
        let item = try item(host)
        host.tap("Other")
        #expect(host.bar?.texts.contains("1") == true)
        #expect(try self.item(host) == item && item.evaluations == 1)
    }

    @Test("With an update key an item is evaluated only when the key changes", .countsEvaluations)
    func updateKey() throws {
        let host = host(Root(usesKey: true).navigationShell(bar: .custom(.material)))
        let item = try item(host)
        host.tap("Input")
        #expect(item.evaluations == 1)
        host.tap("Key")
        #expect(item.evaluations == 2 && host.bar?.texts.first?.hasPrefix("item 1") == true)
    }

    private struct Counter: View {
        @State private var count = 0
        let name: String

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @MainActor @Observable final class Choice { var style = TopNavigationBarStyle.material }

    /// A bar of the shell, or of the screen in a shell with the system's bar.
    private struct Counters: View {
        let choice: Choice
        let isOfShell: Bool

        var body: some View {
            let screen = Text("Inbox")
                .topNavigationBarLeading { Counter(name: "Leading") }
                .topNavigationBarPrincipalView { Counter(name: "Middle") }
                .topNavigationBarTrailing { Counter(name: "Primary") }
                .topNavigationBarTrailing(position: .secondary) { Counter(name: "Secondary") }
            if isOfShell {
                screen.navigationShell(bar: .custom(choice.style))
            } else {
                screen.topNavigationBar(.custom(choice.style)).navigationShell()
            }
        }
    }

    @Test(
        "Items keep their state when the bar's style turns to glass, to another background or to another tint",
        arguments: versions,
        [true, false]
    )
    func styles(version: Int, isOfShell: Bool) {
        let choice = Choice()
        let host = host(Counters(choice: choice, isOfShell: isOfShell), on: version)
        let names = ["Leading", "Middle", "Primary", "Secondary"]
        func change(to styles: [TopNavigationBarStyle], from first: Int) {
            for (count, style) in styles.enumerated() {
                for name in names { host.tap("\(name) \(first + count)") }
                host.after { choice.style = style }
                for name in names { #expect(host.bar?.texts.contains("\(name) \(first + count + 1)") == true) }
            }
        }
        change(to: [.standard, .transparent, .material.background(.color(.red)), .standard, .material], from: 0)
        // A style with a tint makes new items, so the next two styles have another tint instead of none.
        host.after { choice.style = .material.tint(.red) }
        change(to: [.standard.tint(.red), .material.tint(.blue)], from: 0)
    }

    @Test("A new id makes a new item with new state")
    func identity() throws {
        let host = host(Root().navigationShell(bar: .custom(.material)))
        let text = try #require(host.bar?.texts.first)
        host.tap("ID")
        #expect(host.bar?.texts.first?.hasPrefix("item 0") == true && host.bar?.texts.first != text)
    }

    @Test("A changed item does not affect other items, the title or the bar", .countsEvaluations)
    func others() throws {
        let host = host(Root().navigationShell(bar: .custom(.material)))
        func views() -> [Int] {
            [host.nodes(of: TopNavigationBarItemView.self), host.nodes(of: TopNavigationBarMiddle.self)]
                .joined().map(\.evaluations)
        }
        let before = views()
        host.tap("Input")
        #expect(zip(views(), before).filter { $0 != $1 }.count == 1)
    }

    @Test("The id and update key of the principal view work as for items")
    func principal() throws {
        struct Middle: View {
            @State private var input = 0
            @State private var id = 0
            @State private var key = 0
            var body: some View {
                VStack {
                    Button("Input") { input += 1 }
                    Button("ID") { id += 1 }
                    Button("Key") { key += 1 }
                }
                .topNavigationBarPrincipalView(id: id, updateKey: key) { Item(input: input) }
            }
        }
        let host = host(Middle().navigationShell(bar: .custom(.material)))
        let text = try #require(host.bar?.texts.first)
        host.tap("Input")
        #expect(host.bar?.texts == [text])
        host.tap("Key")
        #expect(host.bar?.texts == [text.replacing("item 0", with: "item 1")])
        host.tap("ID")
        let other = try #require(host.bar?.texts.first)
        #expect(other.hasPrefix("item 1") && other.dropFirst(6) != text.dropFirst(6))
    }
}
