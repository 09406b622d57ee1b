import HeadlessHost
import SwiftUI
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
            #expect(text != "Settings" || screen.preferences.title == "Title")
            let label = try #require(host.elements.last { ($0.value as? Text)?.string == text })
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
