import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct PersistentBackgroundPaletteTests {
    /// A stack whose screens name palettes: none for the root, then those of the list in turn.
    private struct Stack: View {
        let palettes: [ColorPalette?]

        var body: some View {
            NavigationStack {
                screen(0)
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { number in
                        screen(number).persistentBackgroundPalette(palettes[number - 1])
                    }
            }
            .persistentBackground(.ocean)
        }

        private func screen(_ number: Int) -> some View { NavigationLink("To \(number + 1)", value: number + 1) }
    }

    private func shown(_ host: Host) -> ColorPalette? {
        host.nodes(of: PaletteBackground.self).first.flatMap { node in
            node.subtree.lazy.compactMap { ($0.view as? RecipeView)?.palette }.first
        }
    }

    @Test("The one background has the palette of the screen on top, and its own without one", arguments: versions)
    func stack(version: Int) throws {
        let host = host(Stack(palettes: [.sunset, nil, .mint]), on: version)
        let background = try #require(host.background)
        #expect(shown(host) == .ocean)
        var palettes: [ColorPalette?] = []
        for number in 1...3 {
            host.tap("To \(number)")
            palettes.append(shown(host))
        }
        for _ in 0..<3 {
            host.goBack()
            palettes.append(shown(host))
        }
        #expect(palettes == [.sunset, .ocean, .mint, .ocean, .sunset, .ocean])
        #expect(host.background === background)
    }

    @Test("What reads the palette reads that of the screen on top; painted screens paint it", arguments: versions)
    func readers(version: Int) throws {
        let host = host(Stack(palettes: [.midnight]), on: version)
        host.tap("To 1")
        #expect(try #require(host.navigationScreens().first).node.environment.colorPalette == .midnight)
        let palettes = Set(host.nodes.compactMap { ($0.view as? RecipeView)?.palette })
        #expect(palettes == [.midnight])
    }

    @Test("A screen that names no palette costs a push nothing", arguments: versions)
    func cost(version: Int) {
        let host = host(Stack(palettes: [nil, nil]), on: version)
        host.tap("To 1")
        #expect(host.background?.evaluations == 1)
    }

    @Test("A palette that changes while its screen is in sight is followed")
    func change() {
        struct Screen: View {
            @State private var palette: ColorPalette? = .sunset
            var body: some View {
                VStack {
                    Button("Mint") { palette = .mint }
                    Button("None") { palette = nil }
                }
                .persistentBackgroundPalette(palette)
                .transparentNavigationContainer()
            }
        }
        let host = host(NavigationStack { Screen() }.persistentBackground(.ocean))
        #expect(shown(host) == .sunset)
        host.tap("Mint")
        #expect(shown(host) == .mint)
        host.tap("None")
        #expect(shown(host) == .ocean)
    }

    @Test("Behind a view of the app's own, and without a background, it changes nothing")
    func nothing() {
        for view in [
            AnyView(Text("A").persistentBackgroundPalette(.mint)),
            AnyView(Text("A").persistentBackgroundPalette(.mint).persistentBackground { Color.red }),
        ] {
            #expect(host(view).nodes(of: PaletteBackground.self).isEmpty)
        }
    }

    private struct Root: View {
        var body: some View {
            Text("Root").persistentBackgroundPalette(.forest)
        }
    }

    @Test(
        "In a shell the palette follows the stack, and a swipe back that is given up changes nothing",
        arguments: versions
    )
    func shell(version: Int) throws {
        let navigator = Navigator()
        let view = Root().navigationShell(.standard, navigator: navigator).persistentBackground(.ocean)
        let host = host(view, on: version)
        #expect(shown(host) == .forest)
        navigator.push(Text("A").persistentBackgroundPalette(.sunset))
        host.settle()
        #expect(shown(host) == .sunset)
        navigator.push(Text("B"))
        host.settle()
        #expect(shown(host) == .ocean)
        navigator.pop()
        host.settle()
        #expect(shown(host) == .sunset)
        host.goBack()
        #expect(shown(host) == .forest)
    }

    @Test("Of the screens that appear during a swipe the one whose entry is on top is followed; in a stack the last")
    func swipe() {
        /// Names that views of SwiftUI would have.
        struct Names: View {
            @Namespace var below
            @Namespace var above
            let probe: @MainActor (Namespace.ID, Namespace.ID) -> Void
            var body: some View {
                probe(below, above)
                return EmptyView()
            }
        }
        _ = host(
            Names { below, above in
                let (model, shell) = (BackgroundModel(), Navigator())
                model.show(1, of: shell)
                model.name(.sunset, by: above, on: 1)
                model.name(.forest, by: below, on: 0)
                #expect(model.palette == .sunset)
                model.name(nil, by: below, on: 0)
                #expect(model.palette == .sunset)
                model.name(.forest, by: below, on: nil)
                #expect(model.palette == .forest)
                model.name(nil, by: below, on: nil)
                #expect(model.palette == .sunset)
                model.show(0, of: shell)
                #expect(model.palette == nil)
            }
        )
    }
}
