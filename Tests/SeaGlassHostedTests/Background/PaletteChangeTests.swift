import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// The evaluations of a palette change.
@MainActor @Suite struct PaletteChangeTests {
    private static let white = ColorPalette(id: "white", name: "White", colors: [.white], gradientOpacities: [1])
    private static let black = ColorPalette(id: "black", name: "Black", colors: [.black], gradientOpacities: [1])

    private struct App: View {
        @State private var palette = white
        let screens: PersistentBackgroundScreens

        var body: some View {
            VStack {
                Button("Change") { palette = black }
                NavigationStack { Screen().transparentNavigationContainer() }
            }
            .persistentBackground(palette, screens: screens)
        }
    }

    private struct Screen: View {
        @Namespace private var namespace

        var body: some View {
            VStack {
                PaletteName()
                Text("Heading")
                VStack { Text("Card").glassSurface(.identity) }.glassSurface(.card)
                Text("Clear").glassSurface(.clear)
                HStack {
                    Button("Play") {}.glassSurface(.interactive)
                    Button("Go") {}.glassSurface(.primaryButton)
                    Text("Tool").glassSurface(.clear).glassUnion("tools", in: namespace)
                    Button("Chip") {}.glassSurface(.primaryButton).glassIdentity("chip", in: namespace)
                }
                .glassContainer()
                VStack { Button("Nested") {}.buttonStyle(.seaGlass()) }.glassSurface(.card)
            }
            .glassBar(edge: .bottom) { Button("Bar") {}.glassSurface(.interactive) }
        }
    }

    private struct PaletteName: View {
        @Environment(\.colorPalette) private var palette

        var body: some View { Text(palette?.name ?? "None") }
    }

    @Test(
        "A palette change evaluates only the background and the readers of the palette",
        .countsEvaluations,
        arguments: versions,
        [PersistentBackgroundScreens.clear, .painted]
    )
    func evaluations(version: Int, screens: PersistentBackgroundScreens) {
        let host = unreported { SeaGlassHostedTests.host(App(screens: screens), on: version) }
        let before = host.nodes.map { ($0, $0.evaluations) }
        unreported { _ = host.tap("Change") }
        #expect(host.texts.contains("Black"))
        let evaluated = Set(before.filter { $0.evaluations != $1 }.map { name(of: $0.0.view) })
        let background: Set = ["App", "PersistentBackground", "PaletteBackground"]
        #expect(evaluated.subtracting(["PaintedBackground"]) == background.union(["PaletteName"]))
    }

    /// Returns the name of the type of a view, or of its modifier.
    private func name(of view: any View) -> String {
        let value = Mirror(reflecting: view).descendant("modifier") ?? view
        return String("\(type(of: value))".prefix { $0 != "<" })
    }
}
