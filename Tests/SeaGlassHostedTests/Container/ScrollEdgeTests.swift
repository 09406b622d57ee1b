import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

@testable import SeaGlassNavigation

/// What becomes of the strip that the system draws from 27 on where content scrolls under a bar.
@MainActor @Suite struct ScrollEdgeTests {
    private func styles(_ host: Host) -> [String?] {
        host.values(of: EdgeEffect.self).compactMap {
            if case .scroll(let style, .vertical) = $0 { style } else { nil }
        }
    }

    @Test("From 27 on each transparent screen has soft edges, before it says nothing of them", arguments: versions)
    func transparent(version: Int) {
        let host = host(Levels().persistentBackground(.ocean), on: version)
        host.tap("Value")
        #expect(styles(host) == (version < 27 ? [] : ["soft"]))
        #expect(host.navigationScreens().count == 2)
    }

    @Test("A screen that says it is opaque keeps the system's edges, and gets soft ones when it changes its mind")
    func opaque() {
        struct Changing: View {
            @State private var isTransparent = false
            var body: some View {
                NavigationStack {
                    List { Button("Change") { isTransparent.toggle() } }.transparentNavigationContainer(isTransparent)
                }
                .persistentBackground(.ocean)
            }
        }
        let host = host(Changing(), on: 27)
        #expect(styles(host) == [nil])
        host.tap("Change")
        #expect(styles(host) == ["soft"])
    }

    @Test("What a scroll view says itself stands inside of what its screen says")
    func own() {
        let list = List { Text("Row") }.scrollEdgeEffectStyle(.hard, for: .vertical)
        let view = NavigationStack { list.transparentNavigationContainer() }.persistentBackground(.ocean)
        let host = host(view, on: 27)
        #expect(styles(host) == ["soft", "hard"])
    }

    @Test(
        "From 27 on a glass bar has a soft edge, any other none",
        arguments: [TopNavigationBarStyle.standard, .glass, .transparent, .standard.background(.color(.red))]
    )
    func bars(style: TopNavigationBarStyle) {
        let screen = ScrollView { Text("a") }.navigationShell(style)
        let effects = host(screen, on: 27).values(of: EdgeEffect.self).compactMap { effect -> String? in
            switch effect {
            case .scroll(let style, .top): style
            case .scrollHidden(let isHidden, .top): "\(isHidden)"
            default: nil
            }
        }
        #expect(effects == ["\(style != .glass)", "soft"])
        #expect(host(screen, on: 26).values(of: EdgeEffect.self).isEmpty)
    }

    @Test("A screen that hides its bar leaves the soft edge under the status bar")
    func hiddenBar() {
        let screen = ScrollView { Text("a") }.topNavigationBarVisibility(.hidden).navigationShell()
        let hidden = host(screen, on: 27).values(of: EdgeEffect.self).compactMap { effect -> Bool? in
            if case .scrollHidden(let isHidden, _) = effect { isHidden } else { nil }
        }
        #expect(hidden == [false])
    }
}
