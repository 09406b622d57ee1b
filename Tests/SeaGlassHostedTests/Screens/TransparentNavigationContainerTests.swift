import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct TransparentNavigationContainerTests {
    /// A stack with every way to show a screen: the root, a value, a view, a binding, an item.
    struct App: View {
        @State private var isPresented = false
        @State private var item: String?
        var screens = PersistentBackgroundScreens.automatic

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Value", value: 1)
                    NavigationLink("View") { Form { Text("Plain") }.transparentNavigationContainer() }
                    Button("Presented") { isPresented = true }
                    Button("Item") { item = "Item screen" }
                }
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: Int.self) { _ in List { Text("Value screen") } }
                .transparentNavigationDestination(isPresented: $isPresented) { Form { Text("Presented screen") } }
                .transparentNavigationDestination(item: $item) { item in ScrollView { Text(item) } }
            }
            .persistentBackground(.ocean, screens: screens)
        }
    }

    @Test(
        "Every way to show a screen lets the background through",
        arguments: versions,
        ["", "Value", "View", "Presented", "Item"]
    )
    func everyWay(version: Int, way: String) throws {
        let host = host(App(), on: version)
        if !way.isEmpty { #expect(host.tap(way)) }
        #expect(host.navigationScreens().count == (way.isEmpty ? 1 : 2))
        for screen in host.navigationScreens() {
            #expect(!screen.showsSystemBackground)
            #expect(screen.opaqueScrollBackgrounds.isEmpty)
        }
    }

    @Test("From iOS 18 on the container is cleared on request, and the screen is not painted", arguments: [18, 26, 27])
    func cleared(version: Int) throws {
        let screen = try #require(host(App(screens: .clear), on: version).navigationScreens().first)
        #expect(screen.isContainerTransparent)
        #expect(!screen.isPaintedOver)
        #expect(screen.containerBackgrounds.keys.sorted() == ["navigation", "navigationSplitView"])
        #expect(screen.toolbarBackgroundVisibility.isEmpty && screen.toolbarBackgrounds.isEmpty)
    }

    @Test("On iOS 17 the same recipe is painted behind the screen")
    func painted() throws {
        let host = host(App(), on: 17)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.isPaintedOver)
        let ocean = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        #expect(host.drawnGradients.count == 2)
        #expect(Set(host.drawnGradients).isSubset(of: ocean.drawnGradients))
    }

    @Test("On iOS 17 the bar's background stays automatic, so rows blur under the title")
    func barBackground() throws {
        let screen = try #require(host(App(), on: 17).navigationScreens().first)
        #expect(screen.toolbarBackgroundVisibility.values.allSatisfy { $0 == .automatic })
    }

    @Test(
        "On iOS 17 only transparent content fills the screen",
        arguments: [true, false]
    )
    func room(isTransparent: Bool) throws {
        let view = NavigationStack { Text("Thread").transparentNavigationContainer(isTransparent) }
        let host = host(view.persistentBackground(.ocean), on: 17)
        let limits = host.elements.filter { $0.subtree.contains { $0.value is Text } }.compactMap(\.frameLimits)
        #expect(limits.map(\.maxWidth) == [isTransparent ? .infinity : nil])
        #expect(limits.map(\.maxHeight) == [isTransparent ? .infinity : nil])
        #expect(
            limits.map(\.minWidth) == [isTransparent ? 0 : nil] && limits.map(\.minHeight) == limits.map(\.minWidth)
        )
        let painted = host.elements.filter { $0.isBackground && $0.parts.first?.first?.frameLimits != nil }
        #expect(painted.count == 1)
    }

    @Test("An opaque screen has the system's backgrounds", arguments: versions)
    func optedOut(version: Int) throws {
        let view = NavigationStack { List { Text("Root") }.transparentNavigationContainer(false) }
        let host = host(view.persistentBackground(.ocean), on: version)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.showsSystemBackground)
        #expect(screen.opaqueScrollBackgrounds.count == 1)
    }

    @Test("An opaque destination above a transparent screen has the system's backgrounds", arguments: versions)
    func opaqueDestination(version: Int) throws {
        let view = NavigationStack {
            NavigationLink("Open", value: 1)
                .transparentNavigationContainer()
                .navigationDestination(for: Int.self) { _ in
                    List { Text("Opaque") }.transparentNavigationContainer(false)
                }
        }
        let host = host(view.persistentBackground(.ocean), on: version)
        host.tap("Open")
        let screen = try #require(host.navigationScreens().last)
        #expect(screen.showsSystemBackground)
        #expect(screen.opaqueScrollBackgrounds.count == 1)
    }

    @Test("On iOS 17 an app's custom background is created once for each transparent screen only")
    func madeOnceAScreen() {
        let view = NavigationStack {
            VStack {
                NavigationLink("Transparent", value: 1)
                NavigationLink("Opaque", value: "")
            }
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: Int.self) { _ in Text("Transparent screen") }
            .navigationDestination(for: String.self) { _ in
                Text("Opaque screen").transparentNavigationContainer(false)
            }
        }
        let host = host(view.persistentBackground { Probe(log: Log()) }, on: 17)
        #expect(host.nodes(of: Probe.self).count == 2)
        host.tap("Transparent")
        #expect(host.nodes(of: Probe.self).count == 3)
        host.swipeBack()
        host.tap("Opaque")
        #expect(host.nodes(of: Probe.self).count == 2)
    }

    @Test(
        "A screen can switch between opaque and transparent while it is shown, and keeps its state",
        arguments: versions
    )
    func toggled(version: Int) throws {
        struct Screen: View {
            @State private var isOpaque = false
            @State private var count = 0

            var body: some View {
                VStack {
                    Button("Toggle") { isOpaque.toggle() }
                    Counter()
                }
                .transparentNavigationContainer(!isOpaque)
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = host(NavigationStack { Screen() }.persistentBackground(.ocean), on: version)
        host.tap("Count 0")
        host.tap("Toggle")
        #expect(try #require(host.navigationScreens().first).showsSystemBackground)
        host.tap("Toggle")
        #expect(try !#require(host.navigationScreens().first).showsSystemBackground)
        #expect(host.texts.contains("Count 1"))
    }

    @Test("Going back from a presented item resets its binding, like the system's modifier")
    func bindingsWrittenBack() {
        let host = host(App())
        host.tap("Item")
        #expect(host.texts.contains("Item screen"))
        host.swipeBack()
        #expect(!host.texts.contains("Item screen"))
        host.tap("Item")
        #expect(host.texts.contains("Item screen"))
    }

    @Test(
        "Without a persistent background no background changes, not even one that the app hid",
        arguments: versions,
        [true, false]
    )
    func noBackground(version: Int, isTransparent: Bool) throws {
        let view = NavigationStack { List { Text("Root") }.transparentNavigationContainer(isTransparent) }
        let screen = try #require(host(view, on: version).navigationScreens().first)
        #expect(screen.containerBackgrounds.isEmpty)
        #expect(!screen.isPaintedOver)
        #expect(screen.opaqueScrollBackgrounds.count == 1)
        let hidden = host(view.scrollContentBackground(.hidden), on: version)
        #expect(try #require(hidden.navigationScreens().first).opaqueScrollBackgrounds.isEmpty)
    }

    @MainActor @Observable fileprivate final class Feed { var loads = 0 }

    @Test("A screen that is pulled to refresh shows the background alone behind its content", arguments: versions)
    func refresh(version: Int) async {
        let feed = Feed()
        let stack = NavigationStack {
            ScrollView { Text("Loads") }
                .refreshable { await MainActor.run { feed.loads += 1 } }
                .transparentNavigationContainer()
        }
        let host = Place(version: version, device: .iPhone17Pro).host(stack.persistentBackground(.ocean))
        await host.refresh()
        #expect(feed.loads == 1 && host.shownScreens.map(\.showsSystemBackground) == [false])
        let behind = host.coveredBy("Loads").last?.element.value
        #expect(behind is RadialGradient || behind is LinearGradient)
    }

    @Test(
        "The scroll view stays the content of its screen, so that a large title belongs to it",
        arguments: versions,
        [PersistentBackgroundScreens.automatic, .painted]
    )
    func mainContent(version: Int, screens: PersistentBackgroundScreens) throws {
        let view = NavigationStack {
            ScrollView { Text("Content") }
                .navigationTitle("Images")
                .glassBar(edge: .bottom) { Text("Bar") }
                .transparentNavigationContainer()
        }
        .environment(\.colorScheme, .dark)
        let host = host(view.persistentBackground(.ocean, screens: screens), on: version)
        func path(_ elements: [HostedElement]) -> [HostedElement]? {
            for element in elements {
                if element.node.isScrollView { return [element] }
                let inside = element.isModifier ? element.parts.first ?? [] : element.children
                if let rest = path(inside) { return [element] + rest }
            }
            return nil
        }
        let screen = try #require(host.navigationScreens().first)
        let around = try #require(path(screen.elements)).dropLast()
        #expect(around.allSatisfy { !($0.isLayoutStack) }, "A stack is around the scroll view.")
    }
}
