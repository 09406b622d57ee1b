import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

@testable import SeaGlassNavigation

/// Edge effects of transparent screens: from 27 on the system draws a strip where content scrolls under a bar.
@MainActor @Suite struct ScrollEdgeTests {
    private func styles(_ host: Host) -> [String?] {
        host.edgeEffects.compactMap {
            if case .style(let style, .vertical) = $0 { style } else { nil }
        }
    }

    @Test("From iOS 27 on transparent screens have soft edges, and earlier the system's", arguments: versions)
    func transparent(version: Int) {
        let host = host(Levels().persistentBackground(.ocean), on: version)
        host.tap("Value")
        #expect(styles(host) == (version < 27 ? [] : ["soft"]))
        #expect(host.navigationScreens().count == 2)
    }

    @Test(
        "On macOS 26 and visionOS 27, whose edges are no strips, screens and bars keep the system's edges",
        arguments: [PlatformCapabilities.seeThrough, .vision]
    )
    func otherSystems(capabilities: PlatformCapabilities) {
        let screens = Levels().persistentBackground(.ocean).environment(\.platformCapabilities, capabilities)
        #expect(host(screens, on: 27).edgeEffects.isEmpty)
        let shell = ScrollView { Text("a") }.navigationShell(bar: .custom(.material))
        #expect(host(shell.environment(\.platformCapabilities, capabilities), on: 27).edgeEffects.isEmpty)
    }

    @Test("An opaque screen keeps the system's edges, and has soft ones once it is transparent")
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

    @Test("A scroll view's edge style takes precedence over its screen's")
    func own() {
        let list = List { Text("Row") }.scrollEdgeEffectStyle(.hard, for: .vertical)
        let view = NavigationStack { list.transparentNavigationContainer() }.persistentBackground(.ocean)
        let host = host(view, on: 27)
        #expect(styles(host) == ["soft", "hard"])
    }

    @Test(
        "From iOS 27 on the system's top edge shows only under a glass bar",
        arguments: [TopNavigationBarStyle.material, .standard, .transparent, .material.background(.color(.red))]
    )
    func bars(style: TopNavigationBarStyle) {
        let screen = ScrollView { Text("a") }.navigationShell(bar: .custom(style))
        let effects = host(screen, on: 27).edgeEffects.compactMap { effect -> String? in
            switch effect {
            case .style(let style, .top): style
            case .hidden(let isHidden, .top): "\(isHidden)"
            default: nil
            }
        }
        #expect(effects == ["\(style != .standard)", "soft"])
        #expect(host(screen, on: 26).edgeEffects.isEmpty)
    }

    @Test("A glass sheet of a shell's screen has the system's edges, and a background keeps the shell's edges")
    func sheet() {
        struct Presenting: View {
            var body: some View {
                Text("a").sheet(isPresented: .constant(true)) { ScrollView { Text("b") }.glassSheet() }
            }
        }
        func edges(_ host: Host) -> [String] {
            host.edgeEffects.compactMap { effect in
                switch effect {
                case .style(let style, .top): style ?? "automatic"
                case .hidden(let isHidden, .top): "\(isHidden)"
                default: nil
                }
            }
        }
        #expect(
            edges(host(Presenting().navigationShell(bar: .custom(.material)), on: 27)).suffix(2) == [
                "false", "automatic",
            ]
        )
        #expect(
            edges(host(Text("a").persistentBackground(.ocean).navigationShell(bar: .custom(.material)), on: 27)) == [
                "true", "soft",
            ]
        )
        #expect(edges(host(Presenting().navigationShell(bar: .custom(.material)), on: 26)).isEmpty)
    }

    @Test("A screen with a hidden bar, or the system's bar, keeps the soft edge under the status bar")
    func hiddenBar() {
        func hidden(_ screen: some View) -> [Bool] {
            host(screen.navigationShell(bar: .custom(.material)), on: 27).edgeEffects.compactMap {
                if case .hidden(let isHidden, _) = $0 { isHidden } else { nil }
            }
        }
        #expect(hidden(ScrollView { Text("a") }.topNavigationBarVisibility(.hidden)) == [false])
        #expect(hidden(ScrollView { Text("a") }.topNavigationBar(.system)) == [false])
    }
}
