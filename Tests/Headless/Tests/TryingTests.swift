import HeadlessHost
import SwiftUI
import Testing

/// The host can show a view under other systems temporarily.
@MainActor @Suite struct TryingTests {
    private struct SchemeReader: View {
        let name: String
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text("\(name) is \(scheme == .dark ? "dark" : "light")") }
    }

    private func host() -> Host {
        Host(
            NavigationStack {
                VStack {
                    SchemeReader(name: "root")
                    NavigationLink("Push") { SchemeReader(name: "top") }
                }
            }
        )
    }

    @Test("A trial shows the view under another system, and then under the previous one")
    func restored() {
        let host = host()
        let tried = host.trying {
            host.system.colorScheme = .dark
            return host.texts
        }
        #expect(tried == ["root is dark", "Push"])
        #expect(host.texts == ["root is light", "Push"])
        #expect(host.system.colorScheme == .light)
    }

    @Test("A trial doesn't evaluate covered screens, and a change of the system does")
    func covered() {
        let host = host()
        host.tap("Push")
        host.trying { host.system.colorScheme = .dark }
        #expect(host.nodes(of: SchemeReader.self).map(\.evaluations) == [1, 3])
        host.system.colorScheme = .dark
        host.swipeBack()
        #expect(host.texts == ["root is dark", "Push"])
    }

    @Test("A trial records no change, a system change changes every screen, and a screen's change only that screen")
    func changes() throws {
        let host = host()
        func changes() -> [Int] { [host.rootNode.lastChange, host.screens()[0].node.lastChange] }
        let before = changes()
        host.trying { host.system.colorScheme = .dark }
        #expect(changes() == before)
        host.system.colorScheme = .dark
        let after = changes()
        #expect(zip(before, after).allSatisfy { $0 < $1 })
        let counting = Host(NavigationStack { Counter() })
        let root = counting.rootNode.lastChange
        let screen = counting.screens()[0].node.lastChange
        counting.tap("Add to Count")
        #expect(counting.rootNode.lastChange == root)
        #expect(counting.screens()[0].node.lastChange > screen)
    }
}
