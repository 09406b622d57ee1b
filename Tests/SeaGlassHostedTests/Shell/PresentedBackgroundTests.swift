import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The background of a sheet, which the declaration of its route sets.
@MainActor @Suite("Backgrounds of presented routes") struct PresentedBackgroundTests {
    private let navigator = Navigator()
    private var sheet: Navigator? { navigator.presented?.navigator }

    /// A shell that presents notes; a note pushes threads. Both screens are forms.
    private func root(_ background: NavigationPresentationBackground) -> some View {
        root(background) { $0 }
    }

    private func root(
        _ background: NavigationPresentationBackground,
        _ screen: @escaping @MainActor (AnyView) -> some View
    ) -> some View {
        Text("Root")
            .navigationShell(navigator: navigator)
            .navigationRoute(NoteRoute.self, as: .sheet.detents([.medium]), background: background) { note in
                screen(AnyView(Form { Text(note.text).transparentRow() }))
            }
            .navigationRoute(ThreadRoute.self) { _ in Form { Text("Pushed").transparentRow() } }
            .persistentBackground(.ocean)
    }

    /// The root of the sheet and the screen that it pushes, one after the other.
    private func expectScreens(in host: Host, _ check: (Screen, String) throws -> Void) throws {
        host.after { navigator.present(NoteRoute(text: "Settings")) }
        #expect(host.texts.contains("Settings"))
        try check(#require(host.shownScreens.last), "Settings")
        host.after { sheet?.push(threads: [1]) }
        try check(#require(host.shownScreens.last), "Pushed")
    }

    // Source: https://github.com/gemwalletcom/gem-ios/pull/1401
    @Test("A persistent background is behind all screens of the sheet, and behind no other", arguments: versions)
    func persistentBackground(version: Int) throws {
        let host = Place(version: version, device: .iPhone17Pro).host(root(.palette(.sunset)))
        try expectScreens(in: host) { screen, text in
            let frame = try #require(host.sheetFrames.last)
            let pictures = host.coveredBy(text).filter { $0.element.value is LinearGradient && $0.frame.minY > 0 }
            #expect(pictures.last?.frame.intersection(frame) == frame)
            #expect(screen.opaqueScrollBackgrounds.isEmpty && !screen.showsSystemBackground)
            #expect(screen.node.environment.colorPalette == .sunset)
        }
        host.after { navigator.dismiss() }
        #expect(host.shownScreens.last?.node.environment.colorPalette == .ocean)
    }

    @Test("A color as the background of a sheet is behind all screens of the sheet", arguments: versions)
    func color(version: Int) throws {
        let host = host(root(.view { Color.indigo }), on: version)
        try expectScreens(in: host) { screen, _ in
            #expect(screen.opaqueScrollBackgrounds.isEmpty && !screen.showsSystemBackground)
        }
    }

    @Test(
        "Glass, or a material on 18, is seen through all screens of a glass sheet, except on 17",
        arguments: versions
    )
    func glassSheet(version: Int) throws {
        let host = host(root(.glass), on: version)
        try expectScreens(in: host) { screen, _ in
            #expect(screen.opaqueScrollBackgrounds.isEmpty == (version >= 18))
            #expect(screen.showsSystemBackground == (version < 18) && screen.isPaintedOver == false)
            #expect(screen.isContainerTransparent == (version >= 18) && screen.node.environment.colorPalette == nil)
            #expect(host.presentationBackgrounds.count == (version < 26 ? 1 : 0))
        }
    }

    @Test("Modifiers of the declared screen stay on the screen", arguments: versions)
    func modifiers(version: Int) throws {
        let root = root(.palette(.sunset)) {
            $0.topNavigationBarTitle("Title").presentationDetents([.large]).environment(\.colorScheme, .dark)
        }
        let host = host(root, on: version)
        try expectScreens(in: host) { screen, text in
            #expect(!screen.showsSystemBackground && screen.opaqueScrollBackgrounds.isEmpty)
            #expect(text != "Settings" || screen.title == "Title")
            let label = try #require(host.elements.last { $0.text == text })
            #expect(text != "Settings" || label.node.environment.colorScheme == .dark)
        }
    }

    @Test("A presented route without a background has the system's backgrounds", arguments: versions)
    func system(version: Int) throws {
        let host = host(root(.automatic), on: version)
        try expectScreens(in: host) { screen, _ in
            #expect(screen.opaqueScrollBackgrounds.count == 1 && screen.showsSystemBackground)
            #expect(host.presentationBackgrounds.isEmpty && screen.node.environment.colorPalette == nil)
        }
    }

    @Test("On the glass of a sheet translucent rows are a plain fill, on all of its screens", arguments: [18, 26, 27])
    func rowsOnGlass(version: Int) throws {
        func fills(_ background: NavigationPresentationBackground) throws -> [Color?] {
            let navigator = Navigator()
            let root = Text("Root")
                .navigationShell(navigator: navigator)
                .navigationRoute(NoteRoute.self, as: .sheet.detents([.medium]), background: background) { _ in
                    Form { Text("First").transparentRow(.translucent) }
                }
                .navigationRoute(ThreadRoute.self) { _ in Form { Text("Next").transparentRow(.translucent) } }
            let host = host(root, on: version).after { navigator.present(NoteRoute(text: "Options")) }
            let first = rowFill(in: host)
            host.after { navigator.presented?.navigator?.push(threads: [1]) }
            #expect(host.texts.contains("Next"))
            return [first, rowFill(in: host)]
        }
        let overPalette = try fills(.palette(.ocean))
        #expect(overPalette.allSatisfy { $0 != nil } && Set(overPalette).count == 1)
        #expect(try fills(.glass) == overPalette)
    }

    /// The color behind the row of the screen on top; `nil` if the row has none, or a material.
    private func rowFill(in host: Host) -> Color? {
        let elements = host.shownScreens.last?.elements.flatMap(\.subtree) ?? []
        let row = elements.first { $0.value is _ShapeView<Rectangle, TransparentRowFill> }
        let fill = (row?.value as? _ShapeView<Rectangle, TransparentRowFill>)?.style
        return row.flatMap { fill?.resolve(in: $0.node.environment).unerased as? Color }
    }

    #if DEBUG
    /// A route whose screen has links to views, which no declaration makes transparent.
    private struct Options: View {
        var body: some View {
            NavigationLink("Forgotten") { Form { Text("Plan") } }
            NavigationLink("Declared") { Form { Text("Plan") }.transparentNavigationContainer() }
            NavigationLink("Route", value: ThreadRoute(id: 1))
        }
    }

    private func reports(in background: NavigationPresentationBackground, on version: Int, tap link: String) async
        -> [String]
    {
        let navigator = Navigator()
        let root = Text("Root")
            .navigationShell(navigator: navigator)
            .navigationRoute(NoteRoute.self, as: .sheet, background: background) { _ in Options() }
            .navigationRoute(ThreadRoute.self) { _ in Form { Text("Plan") } }
        return await backgroundReports {
            let host = host(root, on: version).after { navigator.present(NoteRoute(text: "Options")) }
            host.tap(link)
            #expect(host.texts.contains("Plan"))
            return host
        }
    }

    @Test(
        "A link's view that hides the background of a route's sheet is reported with the remedy",
        arguments: versions
    )
    func forgotten(version: Int) async throws {
        let backgrounds: KeyValuePairs<String, NavigationPresentationBackground> = [
            "glass": .glass, "palette": .palette(.sunset), "view": .view { Color.indigo },
        ]
        // On 17 no modifier clears a stack in front of the sheet's own background, so there is nothing to report.
        for (name, background) in backgrounds where version >= 18 || name != "glass" {
            let messages = await reports(in: background, on: version, tap: "Forgotten")
            #expect(messages.count == 1)
            #expect(messages.first?.contains("navigationRoute(background: .\(name)): The screen after") == true)
            #expect(messages.first?.contains("Add transparentNavigationContainer() to that screen") == true)
        }
    }

    @Test("A route, and a link's view with the modifier, are not reported in a route's sheet", arguments: [18, 26, 27])
    func transparent(version: Int) async {
        for link in ["Declared", "Route"] { #expect(await reports(in: .glass, on: version, tap: link).isEmpty) }
    }
    #endif

    @Test("The declared background is behind no pushed screen", arguments: versions)
    func pushed(version: Int) throws {
        let host = host(root(.palette(.sunset)), on: version)
        host.after { navigator.push(route: NoteRoute(text: "Note")) }
        let screen = try #require(host.shownScreens.last)
        #expect(host.texts.contains("Note") && screen.node.environment.colorPalette == .ocean)
    }

    @Test("A cover with a glass background has the system's background", arguments: versions)
    func glassCover(version: Int) throws {
        let host = host(root(.glass), on: version)
        host.after { navigator.present(NoteRoute(text: "Settings"), as: .cover) }
        let screen = try #require(host.shownScreens.last)
        #expect(host.texts.contains("Settings") && screen.showsSystemBackground)
        #expect(host.presentationBackgrounds.isEmpty)
    }

    @Test("The screen keeps its state when its palette changes", arguments: versions)
    func state(version: Int) {
        struct Root: View {
            let navigator: Navigator
            let model: Brand

            var body: some View {
                Text("Root")
                    .navigationShell(navigator: navigator)
                    .navigationRoute(ThreadRoute.self, background: .palette(model.palette)) {
                        CountingLevel(id: $0.id)
                    }
            }
        }
        let model = Brand()
        let host = host(Root(navigator: navigator, model: model), on: version)
        host.after { navigator.present(ThreadRoute(id: 1)) }
        host.tap("Count")
        host.after { model.palette = .mint }
        #expect(host.texts.contains("1 of thread 1"))
        #expect(host.shownScreens.last?.node.environment.colorPalette == .mint)
    }

    @MainActor @Observable fileprivate final class Brand { var palette = ColorPalette.sunset }
}
