import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct TabTests {
    // documentation/swiftui/tabview
    @Test("One tab is shown at a time, and each keeps its state")
    func state() {
        let host = Host(
            TabView {
                Counter(name: "First")
                Counter(name: "Second")
            }
        )
        host.tap("Add to First")
        #expect(host.shown == ["First 1"])
        host.selectTab(1)
        #expect(host.shown == ["Second 0"])
        host.selectTab(0)
        #expect(host.shown == ["First 1"])
    }

    // documentation/swiftui/tabview
    @Test("Each view in the content is a tab, including the views of a ForEach and a group")
    func tabsOfForEach() {
        let host = Host(
            TabView {
                ForEach(["a", "b"], id: \.self) { Text($0) }
                Group {
                    Text("c")
                    if true { Text("d") }
                }
            }
        )
        var shown: [[String]] = []
        for index in 0..<4 {
            host.selectTab(index)
            shown.append(host.texts)
        }
        #expect(shown == [["a"], ["b"], ["c"], ["d"]])
    }

    // documentation/swiftui/tabview
    @Test("A stack in a tab keeps its screens while another tab is shown")
    func stackInTab() {
        let host = Host(
            TabView {
                NavigationStack { NavigationLink("Go") { Text("detail") } }
                Text("other")
            }
        )
        host.tap("Go")
        host.selectTab(1)
        #expect(host.texts == ["other"])
        host.selectTab(0)
        #expect(host.texts == ["detail"])
    }

    // documentation/swiftui/view/tabitem(_:)
    @Test("The tab bar shows each tab's item, and tapping an item selects its tab")
    func items() {
        let host = Host(
            TabView {
                Text("a").tabItem { Label("First", systemImage: "circle") }
                Text("b").padding().tabItem { Label("Second", systemImage: "circle") }
            }
        )
        #expect(host.texts == ["a", "First", "Second"])
        host.tap("Second")
        #expect(host.texts == ["b", "First", "Second"])
        #expect(host.values(of: TabItemView.self).map(\.isSelected) == [false, true])
    }

    // documentation/swiftui/view/tag(_:includeoptional:), documentation/swiftui/scenestorage
    @Test("The selection is the selected tab's tag, and a scene storage restores it at the next launch")
    func selection() {
        let scene = HostedScene()
        let host = Host(Tabs(), scene: scene)
        #expect(host.texts == ["a 1", "First", "Second"])
        host.tap("Second")
        #expect(host.texts == ["b 2", "First", "Second"])
        host.tap("b 2")
        #expect(host.texts == ["a 1", "First", "Second"])
        host.selectTab(1)
        #expect(Host(Tabs(), scene: scene).texts == ["b 2", "First", "Second"])
    }

    // documentation/swiftui/view/onappear(perform:), documentation/swiftui/view/ondisappear(perform:)
    @Test("A tab appears when it is selected, and the previous tab disappears")
    func lifecycle() {
        let log = Log()
        let host = Host(
            TabView {
                Reporter(name: "a", log: log)
                Reporter(name: "b", log: log)
            }
        )
        host.selectTab(1)
        host.selectTab(0)
        #expect(log.entries == ["+a", "+b", "-a", "+a", "-b"])
    }
}

private struct Tabs: View {
    enum Tab: Int {
        case first = 1
        case second
    }

    @SceneStorage("tab") private var tab = Tab.first

    var body: some View {
        TabView(selection: $tab) {
            Text("a \(tab.rawValue)").tabItem { Text("First") }.tag(Tab.first)
            Button("b \(tab.rawValue)") { tab = .first }.padding().tag(Tab.second).tabItem { Text("Second") }
        }
    }
}
