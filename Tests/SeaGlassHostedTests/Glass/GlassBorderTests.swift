import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// Surroundings that end at the border of a presentation. The environment goes on.
@MainActor @Suite struct GlassBorderTests {
    @Test("A view that glassSheet or persistentBackground presents is not on the material around the presenting view")
    func material() {
        final class Seen { var materials: [String?] = [] }
        struct Label: View {
            @Environment(\.backgroundMaterial) private var material
            let seen: Seen
            var body: some View {
                let _ = seen.materials.append(material?.thickness.rawValue)
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
        #expect(material(17) { $0.glassSheet() } == "regular")
        #expect(material(26) { $0.glassRendering(.material).glassSheet() } == nil)
        #expect(material(17) { $0.persistentBackground(.ocean) } == nil)
    }

    @Test(
        "What clear glass presents is in the appearance around the glass, however deep",
        arguments: GlassPresentationTests.Kind.allCases
    )
    func appearance(kind: GlassPresentationTests.Kind) {
        struct Named: View {
            @Environment(\.colorScheme) private var colorScheme
            let name: String
            var body: some View { Text(colorScheme == .dark ? "\(name), dark" : "\(name), light") }
        }
        struct App: View {
            @State private var isShown = false
            let kind: GlassPresentationTests.Kind
            var body: some View {
                VStack {
                    Named(name: "Glass")
                    Button("Show") { isShown = true }
                        .modifier(
                            GlassPresentationTests.Presenting(kind: kind, isShown: $isShown, presented: presented)
                        )
                }
                .glassSurface(.clear)
            }

            @ViewBuilder private var presented: some View {
                let content = VStack {
                    Named(name: "Presented")
                    Named(name: "On glass there").glassSurface(.clear)
                }
                if kind == .cover {
                    content.persistentBackground { Named(name: "Behind") }
                } else {
                    content.glassSheet()
                }
            }
        }
        for version in [17, 26] {
            let host = host(App(kind: kind), on: version)
            host.tap("Show")
            let expected = ["Glass, dark", "Presented, light", "On glass there, dark"]
            #expect(Set(host.texts).isSuperset(of: expected + (kind == .cover ? ["Behind, light"] : [])), "\(version)")
            host.system.colorScheme = .dark
            #expect(!host.texts.contains { $0.hasSuffix("light") })
        }
    }

    @Test(
        "A sheet chained around clear glass is in the appearance of the device, a plain one on it in that of the glass"
    )
    func plainSheet() {
        struct Named: View {
            @Environment(\.colorScheme) private var colorScheme
            var body: some View { Text(colorScheme == .dark ? "Dark" : "Light") }
        }
        let inside = Text("Glass").sheet(isPresented: .constant(true)) { Named() }.glassSurface(.clear)
        #expect(host(inside).texts.contains("Dark"))
        let outside = Text("Glass").glassSurface(.clear).sheet(isPresented: .constant(true)) { Named() }
        #expect(host(outside).texts.contains("Light"))
    }

    @Test("A container in a sheet is in no other, whether its place is known before its members or after")
    func order() {
        struct Reversed: View {
            @State private var hierarchy = GlassHierarchy()
            var place = GlassPlace()
            var body: some View {
                let surroundings = place.surroundings
                // Inner modifiers run first.
                Text(surroundings.isInsideContainer ? "Inside" : "Outside")
                    .standing(in: place)
                    .glassHierarchy(hierarchy, surroundings.insideContainer(hierarchy), of: place)
            }
        }
        struct App: View {
            @State private var isShown = false
            var body: some View {
                HStack { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Reversed() } }
                    .glassContainer()
            }
        }
        let host = host(App())
        host.tap("Show")
        #expect(host.texts.contains("Outside"))
    }
}
