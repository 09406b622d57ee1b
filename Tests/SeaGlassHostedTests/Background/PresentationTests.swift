import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// SwiftUI hands a sheet the environment of its presenter. What a screen of ours sets for itself ends at the modifiers
/// that begin something else in the sheet.
@MainActor @Suite struct PresentationTests {
    /// A sheet presented from inside a transparent screen, whose labels contrast with the background.
    struct Presenter<Content: View>: View {
        @State private var isShown = false
        @ViewBuilder let sheet: () -> Content

        var body: some View {
            NavigationStack {
                Button("Sheet") { isShown = true }
                    .sheet(isPresented: $isShown) { sheet() }
                    .contrastingForeground()
                    .transparentNavigationContainer()
            }
            .persistentBackground(.midnight)
        }
    }

    /// The form in a sheet, and what is around it there.
    private func form(on version: Int, @ViewBuilder in sheet: @escaping () -> some View) throws -> Node {
        let host = host(Presenter(sheet: sheet), on: version) { $0.colorScheme = .dark }
        host.tap("Sheet")
        return try #require(host.nodes.first { $0.view is any ScrollableContainer })
    }

    @Test("A form in a sheet with a background or glass of its own draws its scroll background", arguments: versions)
    func scrollBackground(version: Int) throws {
        let glass = try form(on: version) { Form { Text("Row") }.glassSheet() }
        #expect(glass.environment.scrollContentBackground == .automatic)
        let own = try form(on: version) { Form { Text("Row") }.persistentBackground(.ocean) }
        #expect(own.environment.scrollContentBackground == .automatic)
    }

    @Test("A sheet that begins nothing of ours inherits it: the remedies are in the documentation", arguments: versions)
    func inherited(version: Int) throws {
        let plain = try form(on: version) { Form { Text("Row") } }
        #expect(plain.environment.scrollContentBackground == .hidden)
        let remedied = try form(on: version) { Form { Text("Row") }.scrollContentBackground(.automatic) }
        #expect(remedied.environment.scrollContentBackground == .automatic)
    }

    @Test("A sheet presented from outside of the modifier inherits nothing of the screen", arguments: versions)
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
        let form = try #require(host.nodes.first { $0.view is any ScrollableContainer })
        #expect(form.environment.scrollContentBackground == .automatic)
    }

    @Test("What an app hid around everything stays hidden", arguments: versions)
    func appsOwn(version: Int) throws {
        let form = Form { Text("Row") }
        for view in [AnyView(form.persistentBackground(.ocean)), AnyView(form.glassSheet())] {
            let host = host(view.scrollContentBackground(.hidden), on: version)
            let node = try #require(host.nodes.first { $0.view is any ScrollableContainer })
            #expect(node.environment.scrollContentBackground == .hidden)
        }
    }

    @Test("In a glass sheet no persistent background stands behind anything", arguments: versions)
    func glassSheet(version: Int) throws {
        let form = try form(on: version) {
            NavigationStack { Form { Text("Row") }.transparentNavigationContainer() }.glassSheet()
        }
        #expect(form.environment.colorPalette == nil)
        #expect(form.environment.scrollContentBackground == .automatic)
    }

    @Test("Labels in a sheet have the system's style again, and may contrast with its background", arguments: versions)
    func foreground(version: Int) throws {
        /// `nil` is what the system chooses.
        func style(@ViewBuilder _ sheet: @escaping () -> some View) throws -> Color? {
            let host = host(Presenter(sheet: sheet), on: version)
            host.tap("Sheet")
            let nearest = host.elements.last { element in
                guard element.subtree.contains(where: { ($0.value as? Text)?.string == "Row" }) else { return false }
                return switch element.value as? Effect {
                case .foreground?, .automaticForeground?: true
                default: false
                }
            }
            if case .foreground(let style)? = try #require(nearest).value as? Effect { return style as? Color }
            return nil
        }
        #expect(try style { Text("Row").glassSheet() } == nil)
        #expect(try style { Text("Row").persistentBackground(.mint) } == nil)
        #expect(try style { Text("Row").contrastingForeground().persistentBackground(.mint) } == SRGBColor.black.color)
    }

    @Test("Bars in a glass sheet have no material of their presenter's", arguments: [17, 18])
    func toolbarMaterial(version: Int) throws {
        let host = host(
            Presenter { NavigationStack { Text("Row").transparentNavigationContainer() }.glassSheet() }.glassToolbars(),
            on: version
        )
        host.tap("Sheet")
        let screen = try #require(host.navigationScreens(inStack: 1).first)
        #expect(screen.preferences.toolbarBackgrounds.isEmpty)
    }
}
