import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// SwiftUI gives a sheet its presenter's environment. The library's modifiers in the sheet reset the values that a
/// screen sets for itself.
@MainActor @Suite struct PresentationTests {
    /// A sheet presented inside a transparent screen.
    struct Presenter<Content: View>: View {
        @State private var isShown = false
        @ViewBuilder let sheet: () -> Content

        var body: some View {
            NavigationStack {
                Button("Sheet") { isShown = true }
                    .sheet(isPresented: $isShown) { sheet() }
                    .transparentNavigationContainer()
            }
            .persistentBackground(.midnight)
        }
    }

    /// Returns the form in a sheet.
    private func form(on version: Int, @ViewBuilder in sheet: @escaping () -> some View) throws -> HostedNode {
        let host = host(Presenter(sheet: sheet), on: version) { $0.colorScheme = .dark }
        host.tap("Sheet")
        return try #require(host.nodes.first { $0.isListOrForm })
    }

    @Test("A form in a sheet with a background or glass draws its scroll background", arguments: versions)
    func scrollBackground(version: Int) throws {
        let glass = try form(on: version) { Form { Text("Row") }.glassSheet() }
        #expect(glass.scrollContentBackground == .automatic)
        let own = try form(on: version) { Form { Text("Row") }.persistentBackground(.ocean) }
        #expect(own.scrollContentBackground == .automatic)
    }

    @Test(
        "A plain sheet inherits the hidden scroll background, and the documented remedy resets it",
        arguments: versions
    )
    func inherited(version: Int) throws {
        let plain = try form(on: version) { Form { Text("Row") } }
        #expect(plain.scrollContentBackground == .hidden)
        let remedied = try form(on: version) { Form { Text("Row") }.scrollContentBackground(.automatic) }
        #expect(remedied.scrollContentBackground == .automatic)
    }

    @Test("A sheet presented outside the container modifier inherits no values of the screen", arguments: versions)
    func outside(version: Int) throws {
        struct App: View {
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    Button("Sheet") { isShown = true }
                        .transparentNavigationContainer()
                        .sheet(isPresented: $isShown) { Form { Text("Row") } }
                }
                .persistentBackground(.ocean)
            }
        }
        let host = host(App(), on: version)
        host.tap("Sheet")
        let form = try #require(host.nodes.first { $0.isListOrForm })
        #expect(form.scrollContentBackground == .automatic)
    }

    @Test(
        "A scroll background that the app hides stays hidden in a background and in a glass sheet",
        arguments: versions
    )
    func appsOwn(version: Int) throws {
        let form = Form { Text("Row") }
        for view in [AnyView(form.persistentBackground(.ocean)), AnyView(form.glassSheet())] {
            let host = host(view.scrollContentBackground(.hidden), on: version)
            let node = try #require(host.nodes.first { $0.isListOrForm })
            #expect(node.scrollContentBackground == .hidden)
        }
    }

    @Test("A scroll background that the app hides stays hidden on an opaque screen")
    func opaqueScreen() throws {
        let screen = Form { Text("Row") }.transparentNavigationContainer()
        let stack = NavigationStack { screen }.persistentBackground(.ocean, screens: .clear)
        let host = host(stack.scrollContentBackground(.hidden), on: 17)
        let node = try #require(host.nodes.first { $0.isListOrForm })
        #expect(node.scrollContentBackground == .hidden)
    }

    // Source: https://github.com/code-payments/code-ios-app/pull/773
    @Test(
        "In a half-high glass sheet transparent screens show its glass, a material on 18, and stay opaque on 17",
        arguments: versions
    )
    func glassSheet(version: Int) throws {
        let presenter = Presenter {
            NavigationStack {
                Form { NavigationLink("Layer", value: 1).transparentRow() }
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { _ in Form { Text("Pushed") } }
            }
            .presentationDetents([.medium])
            .glassSheet()
        }
        let host = host(presenter, on: version)
        for link in ["Sheet", "Layer"] {
            host.tap(link)
            let screen = try #require(host.shownScreens.last)
            // No modifier clears a stack of iOS 17.
            #expect(screen.opaqueScrollBackgrounds.isEmpty == (version >= 18))
            #expect(screen.showsSystemBackground == (version < 18))
            #expect(screen.isContainerTransparent == (version >= 18) && !screen.isPaintedOver)
            #expect(screen.node.environment.colorPalette == nil)
            #expect(host.presentationBackgrounds.count == (version < 26 ? 1 : 0))
        }
    }

    @Test(
        "An opaque screen of a glass sheet, and a screen without a declaration, have the system's backgrounds",
        arguments: versions
    )
    func opaqueScreenOfGlassSheet(version: Int) throws {
        for screen in [AnyView(Form {}), AnyView(Form {}.transparentNavigationContainer(false))] {
            let host = host(Presenter { NavigationStack { screen }.glassSheet() }, on: version)
            host.tap("Sheet")
            let shown = try #require(host.shownScreens.last)
            #expect(shown.opaqueScrollBackgrounds.count == 1 && shown.showsSystemBackground)
        }
    }

    @Test("A glass sheet from outside of the transparent screens has no palette behind it", arguments: versions)
    func glassSheetFromOutside(version: Int) throws {
        let stack = NavigationStack { Text("Root").transparentNavigationContainer() }
            .sheet(isPresented: .constant(true)) {
                NavigationStack { Form { Text("Row") }.transparentNavigationContainer() }.glassSheet()
            }
        let host = host(stack.persistentBackground(.ocean), on: version)
        let screen = try #require(host.shownScreens.last)
        #expect(screen.node.environment.colorPalette == nil)
        #expect(screen.opaqueScrollBackgrounds.isEmpty == (version >= 18))
        #expect(!screen.elements.flatMap(\.subtree).contains { $0.value is LinearGradient })
    }

    // Source: https://github.com/gemwalletcom/gem-ios/pull/1401
    @Test("A sheet's own background is behind its forms and the screens that it pushes", arguments: versions)
    func ownBackground(version: Int) throws {
        let presenter = Presenter {
            NavigationStack {
                Form { NavigationLink("Fee", value: 1).transparentRow(.translucent) }
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { _ in Form { Text("Fees").transparentRow() } }
            }
            .persistentBackground(.sunset)
        }
        let host = host(presenter, on: version)
        for link in ["Sheet", "Fee"] {
            host.tap(link)
            let screen = try #require(host.shownScreens.last)
            #expect(
                !screen.showsSystemBackground && screen.opaqueScrollBackgrounds.isEmpty && screen.opaqueRows.isEmpty
            )
            #expect(screen.node.environment.colorPalette == .sunset)
        }
    }
}
