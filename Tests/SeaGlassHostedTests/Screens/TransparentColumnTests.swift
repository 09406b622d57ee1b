import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import Testing

@testable import SeaGlass

/// One background behind the tabs of a tab view, and behind the columns of a split view.
@MainActor @Suite struct TransparentColumnTests {
    @Test(
        "One background is behind a whole tab view, whose screens let it through or paint it",
        .countsEvaluations,
        arguments: versions
    )
    func tabs(version: Int) throws {
        func tab(_ title: String) -> some View {
            NavigationStack { List { Text(title) }.transparentNavigationContainer() }
        }
        let view = TabView {
            tab("One")
            tab("Two")
        }
        let host = host(view.persistentBackground(.ocean, screens: .painted), on: version)
        host.selectTab(1)
        for stack in 0..<2 {
            let screen = try #require(host.navigationScreens(inStack: stack).first)
            #expect(!screen.showsSystemBackground && screen.opaqueScrollBackgrounds.isEmpty)
        }
        #expect(host.background?.evaluations == 1)
        let ocean = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .light)
        #expect(!host.drawnGradients.isEmpty && Set(host.drawnGradients).isSubset(of: ocean.drawnGradients))
    }

    @Test("Both columns of a split view let the background through", arguments: [18, 26, 27])
    func splitView(version: Int) {
        let view = NavigationSplitView {
            List { Text("Sidebar") }.transparentNavigationContainer()
        } detail: {
            Text("Detail").transparentNavigationContainer()
        }
        let host = host(view.persistentBackground(.ocean), on: version) { $0.device = .iPad }
        #expect(placements(in: host) == Array(repeating: ["navigation", "navigationSplitView"], count: 2))
    }

    @Test("An opaque column does not change the split view's background", arguments: [18, 26])
    func opaqueColumn(version: Int) {
        let view = NavigationSplitView {
            List { Text("Sidebar") }.transparentNavigationContainer()
        } detail: {
            Text("Detail").transparentNavigationContainer(false)
        }
        let host = host(view.persistentBackground(.ocean), on: version) { $0.device = .iPad }
        #expect(placements(in: host) == [["navigation", "navigationSplitView"], ["navigation"]])
    }

    enum Detail: CaseIterable, Sendable { case view, stack, shell }

    /// A split view whose columns have the modifiers that they need.
    private struct Split: View {
        let detail: Detail

        var body: some View {
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                List { Text("Sidebar") }.transparentNavigationContainer()
            } detail: {
                switch detail {
                case .view: List { Text("Detail") }.transparentNavigationContainer()
                case .stack:
                    NavigationStack { List { Text("Detail") }.transparentNavigationContainer() }
                        .transparentNavigationContainer()
                case .shell: List { Text("Detail") }.navigationShell()
                }
            }
        }
    }

    @Test(
        "With the modifiers that its columns need, a split view shows the background, in two columns and collapsed",
        arguments: versions,
        Detail.allCases
    )
    func needs(version: Int, detail: Detail) {
        for device in [Device.iPad, .iPhone17Pro] {
            for screens in [PersistentBackgroundScreens.automatic, .painted] {
                for style in [PersistentBackgroundStyle.standard, .standard.gradient(.mesh)] {
                    let view = Split(detail: detail).persistentBackground(.ocean, style: style, screens: screens)
                    let host = host(view, on: version) { $0.device = device }
                    let place = "\(device) \(screens) \(style)"
                    #expect(host.texts.contains("Detail"), "\(place)")
                    let lists = host.nodes.filter(\.isListOrForm)
                    #expect(!lists.isEmpty, "\(place)")
                    #expect(lists.allSatisfy { $0.scrollContentBackground == .hidden }, "\(place)")
                    // The screen of a stack in a column covers the column.
                    #expect(host.shownScreens.last?.showsSystemBackground != true, "\(place)")
                }
            }
        }
    }

    /// The containers whose background each column sets.
    private func placements(in host: Host) -> [[String]] {
        let columns = host.nodes.first { "\(type(of: $0.view))".hasPrefix("NavigationSplitView") }?.children ?? []
        return columns.compactMap { $0.containerBackgrounds?.keys.sorted() }
    }

    @Test(
        "Another tab over one painted background is painted in its first layout, without evaluating the background",
        .countsEvaluations,
        arguments: versions
    )
    func otherTab(version: Int) throws {
        func tab(_ name: String) -> some View {
            NavigationStack { ScrollView { Text(verbatim: name) }.transparentNavigationContainer() }
        }
        let place = Place(version: version, device: .iPhone17Pro)
        let view = TabView {
            tab("Games")
            tab("Help")
        }
        let host = place.host(view.persistentBackground(.ocean, screens: .painted))
        let background = try #require(host.nodes(of: PaletteBackground.self).first)
        let before = background.evaluations
        for (tab, name) in [(1, "Help"), (0, "Games"), (1, "Help")] {
            host.selectTab(tab)
            #expect(host.shownScreens.map(\.showsSystemBackground) == [false])
            #expect(host.coveredBy(name).last { $0.element.value is LinearGradient }?.frame == place.window)
        }
        #expect(host.nodes(of: PaletteBackground.self).first == background && background.evaluations == before)
    }
}
