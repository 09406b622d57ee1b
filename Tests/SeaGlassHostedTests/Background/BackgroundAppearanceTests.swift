import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// An app may set a color scheme between a background and its screens. Then the background, and all that repeats its
/// picture, is drawn in the appearance outside, and the screens in the scheme that is set.
@MainActor @Suite("Appearance of backgrounds", .ownRowClosures) struct BackgroundAppearanceTests {
    nonisolated private static let schemes: [ColorScheme] = [.light, .dark]
    nonisolated private static let ways: [PersistentBackgroundScreens] = [.automatic, .clear, .painted]

    private typealias Swatch = _ShapeView<Circle, PaletteShapeStyle>
    private typealias RowFill = _ShapeView<Rectangle, TransparentRowFill>

    private struct SchemeName: View {
        @Environment(\.colorScheme) private var colorScheme
        var prefix = ""

        var body: some View { Text(verbatim: prefix + (colorScheme == .dark ? "dark" : "light")) }
    }

    private struct Swatches: View {
        var body: some View {
            VStack {
                SchemeName()
                Circle().fill(.palette(.ocean))
            }
        }
    }

    /// A stack with a scheme between its screens and their background.
    private struct Screens: View {
        let scheme: ColorScheme

        var body: some View {
            NavigationStack {
                List {
                    Swatches()
                    Text("Row").transparentRow(.translucent)
                    Text("Card").glassSurface(.card)
                    NavigationLink("Push", value: 1)
                }
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: Int.self) { _ in Swatches() }
            }
            .environment(\.colorScheme, scheme)
        }
    }

    // MARK: What has the appearance outside

    @Test(
        "A background and the screens that paint it are drawn in the appearance outside",
        arguments: versions,
        schemes
    )
    func pictures(version: Int, window: ColorScheme) {
        for way in Self.ways {
            let view = Screens(scheme: window.opposite).persistentBackground(.ocean, screens: way)
            let host = host(view, on: version, in: window)
            unreported { _ = host.tap("Push") }
            let count = way == .clear ? 1 : 3
            #expect(drawnSchemes(of: .ocean, in: host) == Array(repeating: window, count: count), "\(way)")
        }
    }

    @Test("A custom view and its painted copies are drawn in the appearance outside", arguments: versions, schemes)
    func customView(version: Int, window: ColorScheme) {
        let view = Screens(scheme: window.opposite)
            .persistentBackground(screens: .painted) { SchemeName(prefix: "picture ") }
        let pictures = host(view, on: version, in: window).texts.filter { $0.hasPrefix("picture") }
        #expect(pictures == Array(repeating: "picture \(window.name)", count: 2))
    }

    @Test("A shape filled with the background's palette is drawn in the appearance outside", arguments: schemes)
    func palette(window: ColorScheme) throws {
        for version in versions {
            let view = Screens(scheme: window.opposite).persistentBackground(.ocean)
            #expect(try fillScheme(in: host(view, on: version, in: window)) == window, "\(version)")
        }
    }

    @Test(
        "A shape filled with another palette is drawn in the scheme that is set, as its labels are",
        arguments: schemes
    )
    func otherPalette(window: ColorScheme) throws {
        for version in versions {
            let view = Screens(scheme: window.opposite).persistentBackground(.sunset)
            #expect(try fillScheme(in: host(view, on: version, in: window)) == window.opposite, "\(version)")
        }
    }

    @Test("Without a background a shape filled with a palette is drawn in the scheme around it", arguments: schemes)
    func paletteWithoutBackground(window: ColorScheme) throws {
        let host = host(Screens(scheme: window.opposite), on: 26, in: window)
        #expect(try fillScheme(in: host) == window.opposite)
    }

    @Test(
        "A background in front of another one is drawn in the scheme around it, in which its labels are legible",
        arguments: versions,
        schemes
    )
    func nested(version: Int, window: ColorScheme) throws {
        let view = Screens(scheme: window.opposite)
            .persistentBackground(.sunset, screens: .painted)
            .environment(\.colorScheme, window.opposite)
            .persistentBackground(.ocean)
        let host = host(view, on: version, in: window)
        #expect(drawnSchemes(of: .ocean, in: host) == [window])
        #expect(drawnSchemes(of: .sunset, in: host) == [window.opposite, window.opposite])
        #expect(host.texts.contains(window.opposite.name))
    }

    @Test("A change of the window's appearance reaches the background and its copies", arguments: versions, schemes)
    func windowChange(version: Int, window: ColorScheme) throws {
        let view = Screens(scheme: .light).persistentBackground(.ocean, screens: .painted)
        let host = host(view, on: version, in: window)
        host.system.colorScheme = window.opposite
        #expect(drawnSchemes(of: .ocean, in: host) == [window.opposite, window.opposite])
        #expect(try fillScheme(in: host) == window.opposite)
        #expect(host.texts.contains("light"))
    }

    // MARK: What has the scheme that is set

    @Test("Views and labels in front of a background are in the scheme that is set", arguments: versions, schemes)
    func labels(version: Int, window: ColorScheme) throws {
        let host = host(
            Screens(scheme: window.opposite).persistentBackground(.ocean),
            on: version,
            in: window
        )
        #expect(host.texts.contains(window.opposite.name) && !host.texts.contains(window.name))
        let label = try #require(host.elements.first { $0.text == "Row" }).node.environment
        let color = try #require(host.foregroundColor(of: "Row"))
        #expect((SRGBColor(color, in: label).red < 0.5) == (window == .dark))
        unreported { _ = host.tap("Push") }
        #expect(host.texts.contains(window.opposite.name) && !host.texts.contains(window.name))
    }

    @Test("The fill of a translucent row is in the scheme that is set, as its label is", arguments: versions, schemes)
    func rows(version: Int, window: ColorScheme) throws {
        let host = host(
            Screens(scheme: window.opposite).persistentBackground(.ocean),
            on: version,
            in: window
        )
        let row = try #require(host.elements.first { $0.value is RowFill }).node.environment
        func fill(in scheme: ColorScheme?) throws -> SRGBColor {
            let environment = copy(of: row) { if let scheme { $0.colorScheme = scheme } }
            let style = TransparentRowFill(style: .translucent).resolve(in: environment).unerased
            return SRGBColor(try #require(style as? Color), in: environment)
        }
        #expect(try fill(in: nil) == fill(in: window.opposite))
        #expect(try fill(in: nil) != fill(in: window))
    }

    @Test("A glass surface is drawn in the scheme that is set", arguments: versions, schemes)
    func surfaces(version: Int, window: ColorScheme) throws {
        let host = host(
            Screens(scheme: window.opposite).persistentBackground(.ocean),
            on: version,
            in: window
        )
        let surface = try #require(DrawnSurface(around: "Card", in: host))
        if version < 26 {
            let line = try #require(surface.line)
            #expect((line.red > 0.5) == (window == .light))
        } else {
            let glass = try #require(host.elements.first { $0.glass != nil })
            #expect(glass.node.environment.colorScheme == window.opposite)
        }
    }

    // MARK: Presentations

    enum Border: CaseIterable, Sendable { case presentationBoundary, glassSheet, shell }

    /// A sheet that is presented inside of a scheme, behind which is a background.
    private struct Presenter: View {
        @State private var isShown = true
        let border: Border
        let scheme: ColorScheme
        let preferred: ColorScheme?
        let navigator: Navigator

        var body: some View {
            content
                .environment(\.colorScheme, scheme)
                .persistentBackground(.ocean)
        }

        @ViewBuilder private var content: some View {
            switch border {
            case .presentationBoundary: stack(Swatches().presentationBoundary())
            case .glassSheet: stack(Swatches().glassSheet())
            case .shell:
                Text("Root")
                    .navigationShell(navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { [preferred] _ in Swatches().preferredColorScheme(preferred) }
            }
        }

        private func stack(_ sheet: some View) -> some View {
            NavigationStack {
                Text("Root")
                    .sheet(isPresented: $isShown) { sheet.preferredColorScheme(preferred) }
                    .transparentNavigationContainer()
            }
        }
    }

    private func presentation(
        _ border: Border,
        on version: Int,
        in window: ColorScheme,
        preferring preferred: ColorScheme? = nil
    ) -> Host {
        let navigator = Navigator()
        let view = Presenter(border: border, scheme: window.opposite, preferred: preferred, navigator: navigator)
        let host = host(view, on: version, in: window)
        if border == .shell { unreported { _ = host.after { navigator.present(ThreadRoute(id: 1)) } } }
        return host
    }

    @Test("A sheet has the window's appearance, also after the window has changed", arguments: versions, schemes)
    func sheets(version: Int, window: ColorScheme) throws {
        for border in Border.allCases {
            let host = presentation(border, on: version, in: window)
            #expect(host.texts.contains(window.name), "\(border)")
            #expect(try fillScheme(in: host) == window, "\(border)")
            host.system.colorScheme = window.opposite
            #expect(host.texts.contains(window.opposite.name), "\(border)")
            #expect(try fillScheme(in: host) == window.opposite, "\(border)")
        }
    }

    @Test("A palette in a sheet with a preferred scheme is drawn in that scheme", arguments: versions, schemes)
    func preferringSheets(version: Int, window: ColorScheme) throws {
        for border in Border.allCases {
            let host = presentation(border, on: version, in: window, preferring: window.opposite)
            #expect(host.texts.contains(window.opposite.name), "\(border)")
            #expect(try fillScheme(in: host) == window.opposite, "\(border)")
        }
    }

    /// A sheet with a background and a preferred scheme, over another background.
    private struct OwnBackground: View {
        @State private var isShown = true
        let scheme: ColorScheme
        let preferred: ColorScheme

        var body: some View {
            NavigationStack {
                Text("Root")
                    .sheet(isPresented: $isShown) {
                        Screens(scheme: scheme)
                            .persistentBackground(.sunset, screens: .painted)
                            .preferredColorScheme(preferred)
                    }
                    .transparentNavigationContainer()
            }
            .environment(\.colorScheme, scheme)
            .persistentBackground(.ocean, screens: .clear)
        }
    }

    @Test(
        "A background in a sheet with a preferred scheme is drawn in that scheme",
        arguments: versions,
        schemes
    )
    func backgroundInSheet(version: Int, window: ColorScheme) throws {
        let view = OwnBackground(scheme: window, preferred: window.opposite)
        let host = host(view, on: version, in: window)
        #expect(drawnSchemes(of: .ocean, in: host) == [window])
        #expect(drawnSchemes(of: .sunset, in: host) == [window.opposite, window.opposite])
        #expect(host.texts.contains(window.name))
    }

    // MARK: Evaluations

    private struct PaletteName: View {
        @Environment(\.colorPalette) private var palette

        var body: some View { Text(palette?.name ?? "No palette") }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Count") { count += 1 }
                NavigationStack {
                    VStack {
                        PaletteName()
                        NavigationLink("Push", value: 1)
                    }
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { _ in PaletteName() }
                }
            }
            .persistentBackground(screens: .painted) { Text("Picture \(count)") }
        }
    }

    @Test(
        "A new custom view updates every painted copy, and evaluates a reader of the palette at most once",
        .countsEvaluations,
        arguments: versions
    )
    func paintedCopies(version: Int) {
        let host = host(Counter(), on: version, in: .light)
        unreported { _ = host.tap("Push") }
        let readers = host.nodes(of: PaletteName.self)
        let before = readers.map(\.evaluations)
        #expect(readers.count == 2)
        unreported { _ = host.tap("Count") }
        #expect(zip(readers, before).allSatisfy { $0.evaluations <= $1 + 1 })
        let pictures = host.nodes.compactMap { ($0.view as? ViewBackground<Text>)?.content }
        #expect(pictures == Array(repeating: Text("Picture 1"), count: 3))
    }

    // MARK: Tools

    private func host(_ view: some View, on version: Int, in window: ColorScheme) -> Host {
        unreported { SeaGlassHostedTests.host(view, on: version) { $0.colorScheme = window } }
    }

    /// Returns the schemes in which a palette is drawn, one for each picture, on covered screens too.
    private func drawnSchemes(of palette: ColorPalette, in host: Host) -> [ColorScheme] {
        host.drawnGradients.compactMap { gradient in
            Self.schemes.first { scheme in
                let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: scheme)
                return recipe.drawnGradients.contains(gradient)
            }
        }
    }

    /// Returns the scheme in which the last shape that a palette fills is drawn.
    private func fillScheme(in host: Host) throws -> ColorScheme? {
        let environment = try #require(host.nodes.last { $0.view is Swatch }).environment
        func gradient(in environment: EnvironmentValues) -> Gradient {
            ShownLinearGradient(PaletteShapeStyle(palette: .ocean).resolve(in: environment)).gradient
        }
        let drawn = gradient(in: environment)
        return Self.schemes.first { scheme in
            drawn == gradient(in: copy(of: environment) { ($0.colorScheme, $0.outerColorScheme) = (scheme, nil) })
        }
    }
}

extension ColorScheme {
    fileprivate var name: String { self == .dark ? "dark" : "light" }
    fileprivate var opposite: ColorScheme { self == .dark ? .light : .dark }
}
