import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The palette of a background that depends on the app's path.
@MainActor @Suite struct PersistentBackgroundPaletteTests {
    private struct App: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Screen(number: 0)
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { Screen(number: $0) }
            }
            .persistentBackground(path.isEmpty ? .ocean : .sunset)
        }
    }

    private struct Screen: View {
        let number: Int

        var body: some View {
            VStack {
                NavigationLink("Next", value: number + 1)
                PaletteName()
            }
        }
    }

    private struct PaletteName: View {
        @Environment(\.colorPalette) private var palette

        var body: some View { Text(palette?.name ?? "None") }
    }

    @Test("A palette that depends on the path changes with the first push, and back with its pop", arguments: versions)
    func path(version: Int) throws {
        let host = host(App(), on: version)
        func shown() -> [String] { host.texts.filter { $0 != "Next" } }
        let background = try #require(host.background)
        #expect(shown() == ["Ocean"])
        host.tap("Next")
        #expect(Set(shown()) == ["Sunset"])
        host.tap("Next")
        #expect(Set(shown()) == ["Sunset"])
        host.swipeBack()
        #expect(Set(shown()) == ["Sunset"])
        host.swipeBack()
        #expect(shown() == ["Ocean"])
        #expect(host.background == background)
    }

    @Test("A palette change by the path evaluates no screen", .countsEvaluations, arguments: versions)
    func cost(version: Int) throws {
        let host = host(App(), on: version)
        host.tap("Next")
        let screens = host.nodes(of: Screen.self)
        #expect(screens.map(\.evaluations) == [1, 1])
        host.swipeBack()
        #expect(screens.first?.evaluations == 1)
    }
}
