import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassBarTests {
    @Test("A sheet has the regular material before 26, and the system's background on 26", arguments: versions)
    func sheet(version: Int) throws {
        let host = host(Text("Surface").glassSurface().glassSheet(), on: version)
        let background = host.root.requestedPresentationBackground
        #expect(background?.materialThickness == (version < 26 ? "regular" : nil))
    }

    @Test("On visionOS a glass sheet keeps the system's background")
    func visionSheet() {
        let host = host(Text("a").glassSheet().environment(\.platformCapabilities, .vision))
        #expect(host.root.requestedPresentationBackground == nil)
    }

    @Test(
        "A glass sheet neither removes nor evaluates the persistent background below it",
        .countsEvaluations,
        arguments: versions
    )
    func overBackground(version: Int) throws {
        struct App: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack { Button("Sheet") { isShown = true }.transparentNavigationContainer() }
                    .persistentBackground(.ocean)
                    .sheet(isPresented: $isShown) { Text("In sheet").glassSheet() }
            }
        }
        let host = host(App(), on: version)
        let background = host.nodes(of: PaletteBackground.self).first
        host.tap("Sheet")
        #expect(host.texts.contains("In sheet"))
        #expect(host.nodes(of: PaletteBackground.self).first == background)
        #expect(background?.evaluations == 1)
    }

    @Test(
        "A bar at an edge is the system's on iOS 26, and an inset with a material on earlier systems",
        arguments: versions
    )
    func bar(version: Int) throws {
        let host = host(List { Text("Row") }.glassBar(edge: .bottom) { Text("Bar") }, on: version)
        let bar = try #require(host.elements.lazy.compactMap(\.safeAreaBar).first)
        #expect(bar.edge == .bottom)
        #expect(bar.isBar == (version >= 26))
        #expect(bar.spacing == (version < 26 ? 0 : nil))
        #expect(host.materials == (version < 26 ? 1 : 0))
        #expect(host.texts == ["Row", "Bar"])
    }

    @Test("From visionOS 26 on, which has no Liquid Glass, a bar at an edge is the system's")
    func visionBar() throws {
        let view = List { Text("Row") }.glassBar(edge: .bottom) { Text("Bar") }
        let host = host(view.environment(\.platformCapabilities, .vision))
        #expect(try #require(host.elements.lazy.compactMap(\.safeAreaBar).first).isBar)
        #expect(host.materials == 0)
    }
}
