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
        host.nodes.lazy.compactMap { ($0.view as? PaletteBackground)?.drawn.palette }.first
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
        let palettes = Set(host.nodes.compactMap { ($0.view as? PaletteBackground)?.drawn.palette })
        #expect(palettes == [.midnight])
    }

    @Test("A screen that names no palette costs a push nothing", .countsEvaluations, arguments: versions)
    func cost(version: Int) {
        let host = host(Stack(palettes: [nil, nil]), on: version)
        host.tap("To 1")
        host.goBack()
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

    @Test("A palette that changes while its screen is covered waits until the screen is back", arguments: versions)
    func covered(version: Int) {
        struct Covered: View {
            @State private var palette = ColorPalette.sunset
            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .persistentBackgroundPalette(palette)
                        .transparentNavigationDestination(for: Int.self) { _ in Button("Mint") { palette = .mint } }
                }
                .persistentBackground(.ocean)
            }
        }
        let host = host(Covered(), on: version)
        host.tap("Next")
        host.tap("Mint")
        #expect(shown(host) == .ocean)
        host.goBack()
        #expect(shown(host) == .mint)
    }

    @Test("Behind a view of the app's own, and without a background, it changes nothing")
    func nothing() {
        let named = Text("A").persistentBackgroundPalette(.mint)
        #expect(host(named).nodes(of: PaletteBackground.self).isEmpty)
        #expect(host(named.persistentBackground { Color.red }).nodes(of: PaletteBackground.self).isEmpty)
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
        let view = Root().navigationShell(bar: .custom(.material), navigator: navigator).persistentBackground(.ocean)
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

    @Test(
        "From one named palette to another the background changes at once, not by its own",
        .countsEvaluations,
        arguments: versions
    )
    func atOnce(version: Int) throws {
        let navigator = Navigator()
        let view = Root().navigationShell(bar: .custom(.material), navigator: navigator).persistentBackground(.ocean)
        let host = host(view, on: version)
        let background = try #require(host.background)
        let before = background.evaluations
        navigator.push(Text("A").persistentBackgroundPalette(.sunset))
        host.settle()
        #expect(shown(host) == .sunset)
        #expect(background.evaluations == before + 1)
    }

    @Test("While a swipe back shows two screens of a shell, the one on top names the palette")
    func swipe() {
        let navigator = Navigator()
        navigator.push(Text("Above"))
        /// Both screens are in sight, as in the middle of a swipe.
        let screens = ZStack {
            Text("Above").persistentBackgroundPalette(.sunset)
                .environment(\.entryOfShell, EntryOfShell(navigator.entryOnTop, of: navigator))
            Text("Below").persistentBackgroundPalette(.forest)
                .environment(\.entryOfShell, EntryOfShell(Navigator().entryOnTop, of: navigator))
        }
        let host = host(screens.persistentBackground(.ocean))
        #expect(shown(host) == .sunset)
        navigator.pop()
        host.settle()
        #expect(shown(host) == .forest)
    }

    @Test("Of two shells before one background each knows its own screen on top, and one that is gone names nothing")
    func twoShells() {
        struct Shells: View {
            @State private var hasSecond = true
            let navigators: [Navigator]

            var body: some View {
                HStack {
                    Button("Remove") { hasSecond = false }.navigationShell(
                        bar: .custom(.material),
                        navigator: navigators[0]
                    )
                    if hasSecond { Root().navigationShell(bar: .custom(.material), navigator: navigators[1]) }
                }
                .persistentBackground(.ocean)
            }
        }
        let navigators = [Navigator(), Navigator()]
        let host = host(Shells(navigators: navigators))
        #expect(shown(host) == .forest)
        navigators[1].push(Text("A").persistentBackgroundPalette(.mint))
        host.settle()
        #expect(shown(host) == .mint)
        navigators[0].push(Text("B"))
        host.settle()
        #expect(shown(host) == .mint)
        host.goBack(inStack: 1)
        #expect(shown(host) == .forest)
        navigators[0].pop()
        host.settle()
        host.tap("Remove")
        #expect(shown(host) == .ocean)
    }

    @Test(
        "In a sheet with a background of its own a screen names that one's palette, whoever presents it",
        arguments: versions
    )
    func sheet(version: Int) {
        struct Presenter: View {
            @State private var isShown = false

            var body: some View {
                Button("Sheet") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        NavigationStack {
                            Text("In sheet").persistentBackgroundPalette(.mint).transparentNavigationContainer()
                        }
                        .persistentBackground(.sunset)
                    }
            }
        }
        let host = host(Presenter().navigationShell().persistentBackground(.ocean), on: version)
        host.tap("Sheet")
        #expect(Set(host.nodes.compactMap { ($0.view as? PaletteBackground)?.drawn.palette }) == [.ocean, .mint])
    }

    @Test("A background in a screen of a shell has the palette that is named in there, wherever the shell is")
    func inside() {
        let navigator = Navigator()
        navigator.push(Text("Above"))
        let below = Text("Below").persistentBackgroundPalette(.forest).persistentBackground(.sunset)
            .environment(\.entryOfShell, EntryOfShell(Navigator().entryOnTop, of: navigator))
        #expect(shown(host(below)) == .forest)
    }
}
