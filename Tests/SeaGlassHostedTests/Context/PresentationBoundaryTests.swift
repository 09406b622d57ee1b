import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// The values of the library that reach a presentation, for each kind of presentation, presenter and boundary.
@MainActor @Suite struct PresentationBoundaryTests {
    enum Kind: CaseIterable, Sendable {
        case sheet, cover, popover, inspector, alert

        /// All kinds except an alert, which has only text and buttons: no boundary fits inside.
        static let bounded: [Kind] = [.sheet, .cover, .popover, .inspector]
    }
    enum Presenter: CaseIterable, Sendable { case screen, destination, surface }
    enum Boundary: CaseIterable, Sendable { case none, boundary, glassSheet, background }

    private struct Presents: ViewModifier {
        @State private var isShown = true
        let kind: Kind
        let boundary: Boundary

        func body(content: Content) -> some View {
            switch kind {
            case .sheet: content.sheet(isPresented: $isShown) { form }
            case .cover: content.fullScreenCover(isPresented: $isShown) { form }
            case .popover: content.popover(isPresented: $isShown) { form }
            case .inspector: content.inspector(isPresented: $isShown) { form }
            case .alert: content.alert("Alert", isPresented: $isShown) { Marker() }
            }
        }

        @ViewBuilder private var form: some View {
            switch boundary {
            case .none: Marker()
            case .boundary: Marker().presentationBoundary()
            case .glassSheet: Marker().glassSheet()
            case .background: Marker().persistentBackground(.mint)
            }
        }
    }

    /// The content of a presentation.
    private struct Marker: View {
        var body: some View { Form { Text("Row") } }
    }

    private struct App: View {
        @State private var isPushed = true
        let presents: Presents
        let presenter: Presenter

        var body: some View {
            NavigationStack {
                VStack { content }.transparentNavigationContainer()
            }
            .environment(\.colorScheme, .light)
            .persistentBackground(.midnight)
        }

        @ViewBuilder private var content: some View {
            switch presenter {
            case .screen: Text("Screen").modifier(presents)
            case .destination:
                Text("Root").transparentNavigationDestination(isPresented: $isPushed) {
                    Text("Screen").modifier(presents)
                }
            case .surface: VStack { Text("Surface").modifier(presents) }.glassSurface(.card)
            }
        }
    }

    /// Returns a form in a presentation.
    private func form(_ view: some View, on version: Int) throws -> HostedNode {
        let host = unreported { SeaGlassHostedTests.host(view, on: version) { $0.colorScheme = .dark } }
        return try #require(host.nodes.last { $0.view is Marker })
    }

    @Test(
        "A boundary, a glass sheet or a background resets what a screen or a surface sets around the presenter",
        arguments: Kind.bounded,
        Presenter.allCases
    )
    func boundaries(kind: Kind, presenter: Presenter) throws {
        for version in versions {
            for boundary in [Boundary.boundary, .glassSheet, .background] {
                let app = App(presents: Presents(kind: kind, boundary: boundary), presenter: presenter)
                let form = try form(app, on: version)
                let environment = form.environment
                let context = environment.screenContext
                let place = "\(version) \(boundary)"
                #expect(form.scrollContentBackground == .automatic, "\(place)")
                #expect(context.settings == [], "\(place)")
                #expect(environment.colorPalette == (boundary == .background ? .mint : nil), "\(place)")
                #expect(environment.backgroundMaterial == nil, "\(place)")
                #expect(context.glass == ScreenContext.outside.glass, "\(place)")
            }
        }
    }

    @Test(
        "An app's presentation without a boundary inherits the presenter's values, as documented",
        arguments: Kind.allCases,
        Presenter.allCases
    )
    func noBorder(kind: Kind, presenter: Presenter) throws {
        for version in versions {
            let app = App(presents: Presents(kind: kind, boundary: .none), presenter: presenter)
            let form = try form(app, on: version)
            #expect(form.scrollContentBackground == .hidden)
            #expect(form.environment.colorPalette == .midnight)
            let context = form.environment.screenContext
            #expect((context.glass != ScreenContext.outside.glass) == (presenter == .surface))
        }
    }

    enum Around: CaseIterable, Sendable { case screen, surface }

    @Test(
        "A route that a shell presents inherits no value set between the background and the shell",
        arguments: versions,
        Around.allCases
    )
    func shell(version: Int, around: Around) throws {
        for isCover in [false, true] {
            let navigator = Navigator()
            let shell = Text("Root").navigationShell(bar: .custom(), navigator: navigator)
                .navigationRoute(BorderRoute.self) { _ in Marker() }
            let view: any View =
                switch around {
                case .screen: shell.transparentNavigationContainer()
                case .surface: VStack { shell }.glassSurface(.card)
                }
            let host = unreported {
                SeaGlassHostedTests.host(AnyView(view).persistentBackground(.midnight), on: version) {
                    $0.colorScheme = .dark
                }
            }
            let root = try #require(host.nodes.last { ($0.view as? Text) == Text("Root") })
            #expect(root.environment.colorPalette == .midnight)
            switch around {
            case .screen: #expect(root.scrollContentBackground == .hidden)
            case .surface: #expect(version >= 26 || root.environment.backgroundMaterial != nil)
            }
            unreported {
                _ = host.after { navigator.present(BorderRoute(), as: isCover ? .cover : .sheet) }
            }
            let route = try #require(host.nodes.last { $0.view is Marker })
            #expect(route.scrollContentBackground == .automatic && route.environment.colorPalette == nil)
            #expect(route.environment.backgroundMaterial == nil)
            #expect(copy(of: route.environment.screenContext) { $0.settings.remove(.topEdge) } == .outside)
        }
    }

    @Test(
        "An app's material around a persistent background reaches presentations inside, unless a surface replaced it",
        arguments: versions
    )
    func appsMaterial(version: Int) throws {
        for boundary in Boundary.allCases {
            func material(from presenter: Presenter) throws -> Material? {
                let app = App(presents: Presents(kind: .sheet, boundary: boundary), presenter: presenter)
                let form = try form(app.environment(\.backgroundMaterial, .thin), on: version)
                return form.environment.backgroundMaterial
            }
            #expect(try material(from: .screen)?.materialThickness == "thin")
            #expect(try material(from: .destination)?.materialThickness == "thin")
            let replaced = version >= 26 ? "thin" : boundary == .none ? "regular" : nil
            #expect(try material(from: .surface)?.materialThickness == replaced)
        }
    }

    @Test(
        "Each boundary of a presentation keeps an app's material, foreground style and scroll background",
        arguments: versions
    )
    func appsOwn(version: Int) throws {
        let form = Marker()
        let views = [
            AnyView(form.persistentBackground(.ocean)), AnyView(form.presentationBoundary()),
            AnyView(form.glassSheet()),
        ]
        for view in views {
            let own = view.environment(\.backgroundMaterial, .thin).foregroundStyle(.orange)
                .scrollContentBackground(.hidden)
            let presented = try self.form(own, on: version)
            #expect(presented.environment.backgroundMaterial?.materialThickness == "thin")
            #expect(presented.foregroundStyle as? Color == .orange)
            #expect(presented.scrollContentBackground == .hidden)
        }
    }
}

private struct BorderRoute: NavigationRoute {}
