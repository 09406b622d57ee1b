import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// Contexts that the boundary of a presentation resets, although SwiftUI passes on the environment.
@MainActor @Suite struct GlassBorderTests {
    @Test("A view that glassSheet or persistentBackground presents ignores the presenter's material")
    func material() {
        final class Seen { var materials: [String?] = [] }
        struct Label: View {
            @Environment(\.backgroundMaterial) private var material
            let seen: Seen
            var body: some View {
                let _ = seen.materials.append(material?.materialThickness)
                Text("Label")
            }
        }
        struct App<Sheet: View>: View {
            @State private var isShown = false
            let sheet: Sheet
            var body: some View {
                VStack { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { sheet } }
                    .glassSurface(.clear)
            }
        }
        func material(_ version: Int, _ sheet: (Label) -> some View) -> String? {
            let seen = Seen()
            let host = host(App(sheet: sheet(Label(seen: seen))), on: version) { $0.reduceTransparency = false }
            host.tap("Show")
            return seen.materials.last ?? "none"
        }
        #expect(material(17) { $0 } == "ultraThin")
        #expect(material(17) { $0.glassSheet() } == nil, "Labels on opaque rows of a sheet are not vibrant")
        #expect(material(26) { $0.glassRendering(.material).glassSheet() } == nil)
        #expect(material(17) { $0.persistentBackground(.ocean) } == nil)
    }

    @Test("A sheet has the device's appearance, chained inside clear glass or around it")
    func plainSheet() {
        struct Named: View {
            @Environment(\.colorScheme) private var colorScheme
            var body: some View { Text(colorScheme == .dark ? "Dark" : "Light") }
        }
        let inside = Text("Glass").sheet(isPresented: .constant(true)) { Named() }.glassSurface(.clear)
        #expect(host(inside).texts.contains("Light"))
        let outside = Text("Glass").glassSurface(.clear).sheet(isPresented: .constant(true)) { Named() }
        #expect(host(outside).texts.contains("Light"))
    }
}
