import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// The table of what reaches a presentation: each value of ours, each kind of presentation, each presenter, each border.
@MainActor @Suite struct PresentationBorderTests {
    enum Kind: CaseIterable, Sendable { case sheet, cover, popover }
    enum Presenter: CaseIterable, Sendable { case screen, destination, surface, container, union }
    enum Border: CaseIterable, Sendable { case none, glassSheet, background }

    private struct Presents: ViewModifier {
        @State private var isShown = true
        let kind: Kind
        let border: Border

        func body(content: Content) -> some View {
            switch kind {
            case .sheet: content.sheet(isPresented: $isShown) { form }
            case .cover: content.fullScreenCover(isPresented: $isShown) { form }
            case .popover: content.popover(isPresented: $isShown) { form }
            }
        }

        @ViewBuilder private var form: some View {
            switch border {
            case .none: Form { Text("Row") }
            case .glassSheet: Form { Text("Row") }.glassSheet()
            case .background: Form { Text("Row") }.persistentBackground(.mint)
            }
        }
    }

    private struct App: View {
        @Namespace private var namespace
        @State private var isPushed = true
        let presents: Presents
        let presenter: Presenter

        var body: some View {
            NavigationStack {
                VStack { content }.transparentNavigationContainer()
            }
            .persistentBackground(.midnight)
        }

        @ViewBuilder private var content: some View {
            switch presenter {
            case .screen: Text("Screen").modifier(presents).contrastingForeground()
            case .destination:
                Text("Root").transparentNavigationDestination(isPresented: $isPushed) {
                    Text("Screen").modifier(presents)
                }
            case .surface: VStack { Text("Surface").modifier(presents) }.glassSurface(.card)
            case .container: HStack { Text("Tool").modifier(presents) }.glassContainer()
            case .union: HStack { Text("Tool").modifier(presents).glassUnion("tools", in: namespace) }.glassContainer()
            }
        }
    }

    /// Returns the environment of a form in a presentation.
    private func environment(_ view: some View, on version: Int) throws -> EnvironmentValues {
        let host = unreported { SeaGlassHostedTests.host(view, on: version) { $0.colorScheme = .dark } }
        return try #require(host.nodes.last { $0.view is any ScrollableContainer }).environment
    }

    @Test(
        "A glass sheet and a background end all that a screen, a surface and a container of ours set around the presenter",
        arguments: Kind.allCases,
        Presenter.allCases
    )
    func borders(kind: Kind, presenter: Presenter) throws {
        for version in versions {
            for border in [Border.glassSheet, .background] {
                let app = App(presents: Presents(kind: kind, border: border), presenter: presenter)
                let environment = try environment(app, on: version)
                let context = environment.screenContext
                let place = "\(version) \(border)"
                #expect(environment.scrollContentBackground == .automatic, "\(place)")
                #expect(environment.foregroundStyle == nil, "\(place)")
                #expect(context.settings == [], "\(place)")
                #expect(environment.colorPalette == (border == .background ? .mint : nil), "\(place)")
                #expect(environment.backgroundMaterial == nil, "\(place)")
                #expect(context.glass == GlassSurroundings(), "\(place)")
            }
        }
    }

    @Test(
        "An app's own presentation inherits all of it, as the documentation says",
        arguments: Kind.allCases,
        Presenter.allCases
    )
    func noBorder(kind: Kind, presenter: Presenter) throws {
        for version in versions {
            let app = App(presents: Presents(kind: kind, border: .none), presenter: presenter)
            let environment = try environment(app, on: version)
            #expect(environment.scrollContentBackground == .hidden)
            #expect(environment.colorPalette == .midnight)
            let context = environment.screenContext
            #expect(context.settings.contains(.foreground) == (presenter == .screen))
            #expect(context.glass.hasSurfaceAround == (presenter == .surface))
            #expect(context.glass.isInsideContainer == [.container, .union].contains(presenter))
            #expect((context.glass.union != nil) == (presenter == .union))
        }
    }

    @Test("A route that a shell presents inherits none of it, whatever its presenter is", arguments: versions)
    func shell(version: Int) throws {
        for isCover in [false, true] {
            for isInGlass in [false, true] {
                let navigator = Navigator()
                let root = VStack { Text("Root") }.contrastingForeground()
                    .navigationShell(bar: .custom(), navigator: navigator)
                    .navigationRoute(BorderRoute.self) { _ in Form { Text("Row") } }
                    .persistentBackground(.midnight)
                let view = isInGlass ? AnyView(VStack { root }.glassSurface(.card).glassContainer()) : AnyView(root)
                let host = unreported { SeaGlassHostedTests.host(view, on: version) }
                unreported {
                    _ = host.after { navigator.present(BorderRoute(), as: isCover ? .cover : .sheet()) }
                }
                let form = try #require(host.nodes.last { $0.view is any ScrollableContainer }).environment
                #expect(form.scrollContentBackground == .automatic && form.colorPalette == nil)
                #expect(form.foregroundStyle == nil && form.backgroundMaterial == nil)
                #expect(copy(of: form.screenContext) { $0.settings.remove(.topEdge) } == .outside)
            }
        }
    }

    @Test(
        "A material, a foreground style and a scroll background of the app's own pass each border",
        arguments: versions
    )
    func appsOwn(version: Int) throws {
        let form = Form { Text("Row") }
        let views = [
            AnyView(form.persistentBackground(.ocean)), AnyView(form.modifier(PresentationBoundary())),
            AnyView(form.glassSheet()),
        ]
        for view in views {
            let own = view.environment(\.backgroundMaterial, .thin).foregroundStyle(.orange)
                .scrollContentBackground(.hidden)
            let environment = try environment(own, on: version)
            #expect(environment.backgroundMaterial?.thickness == .thin)
            #expect(environment.foregroundStyle as? Color == .orange)
            #expect(environment.scrollContentBackground == .hidden)
        }
    }
}

private struct BorderRoute: NavigationRoute {}
