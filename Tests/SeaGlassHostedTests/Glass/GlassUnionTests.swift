import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The drawing of unions.
@MainActor @Suite struct GlassUnionTests {
    @Test("Before iOS 26 a union has one background, and its surfaces have none", arguments: [17, 18])
    func shared(version: Int) throws {
        let host = host(UnionTools().glassContainer(), on: version)
        #expect(host.materials == 1)
        #expect(host.unions == 1)
        for index in 0..<3 {
            #expect(try #require(DrawnSurface(around: "Tool \(index)", in: host)).isDrawn == false)
        }
    }

    @Test("On iOS 26 the union is the system's, and the library draws no background")
    func native() {
        let host = host(UnionTools().glassContainer())
        #expect(host.values(of: GlassRelation.self).count == 3)
        #expect(host.materials == 0)
        #expect(host.unions == 0)
    }

    @Test("On iOS 26 the library draws a union rendered with materials")
    func materialsOnNewSystem() {
        let host = host(UnionTools().glassContainer().glassRendering(.material))
        #expect(host.materials == 1)
        #expect(host.unions == 1)
    }

    @Test(
        "A union's background is drawn like each of its surfaces",
        arguments: [GlassSurfaceStyle.card, .sheet, .clear]
    )
    func drawing(style: GlassSurfaceStyle) throws {
        let union = host(UnionTools(styles: [style, style]).glassContainer(), on: 18)
        let single = host(Text("Tool").glassSurface(style), on: 18)
        func fills(_ host: Host) -> [String] {
            host.elements.compactMap { element in
                let fields = Mirror(reflecting: element.value).children
                guard fields.contains(where: { $0.label == "shape" }) else { return nil }
                return fields.first { $0.label == "style" }.map { "\($0.value)" }
            }
        }
        let empty = fills(host(Text("Tool").glassSurface(.identity), on: 18))
        let (both, one, none) = (fills(union), fills(single), empty + empty)
        #expect([one + none, none + one].contains(both))
        #expect(one != empty)
    }

    @Test("The background spans all surfaces of the union")
    func bounds() {
        struct Sizes: View {
            @Namespace private var namespace
            var body: some View {
                HStack(spacing: 10) {
                    Text("One").frame(width: 44, height: 44).glassSurface().glassUnion("all", in: namespace)
                    Text("Two").frame(width: 100, height: 20).glassSurface().glassUnion("all", in: namespace)
                }
                .glassContainer()
            }
        }
        let host = host(Sizes(), on: 18)
        let union = host.elements.first { $0.value is PositionModifier }
        let center = union?.value as? PositionModifier
        #expect(center?.x == 77 && center?.y == 22)
        let sizes = union?.subtree.compactMap { element in
            if case .size(let width?, let height?, _)? = element.value as? LayoutChange {
                CGSize(width: width, height: height)
            } else {
                nil
            }
        }
        #expect(sizes == [CGSize(width: 154, height: 44)])
    }

    @Test("The background of a union takes no touches and is hidden from assistive technologies", arguments: 0...2)
    func backgroundOnly(surfaces: Int) throws {
        let tools = UnionTools(styles: Array(repeating: .card, count: surfaces))
        let host = host(tools.glassContainer(), on: 18)
        let layered = host.elements.first { element in
            element.value is any LayerModifier && element.children.contains { $0.labels.contains("Split") }
        }
        let background = try #require(layered).parts.dropFirst().joined()
        #expect(!background.isEmpty && !background.contains(where: \.takesTouches))
        #expect(background.allSatisfy { ($0.value as? AccessibilityAttachmentModifier)?.isHidden == true })
    }

    @Test("Buttons can be part of a union, and run their actions", arguments: versions)
    func buttons(version: Int) {
        struct Buttons: View {
            @Namespace private var namespace
            let log: Log
            var body: some View {
                HStack {
                    Button("One") { log.appearances += 1 }.glassSurface().glassUnion("all", in: namespace)
                    Button("Two") { log.appearances += 1 }.glassSurface().glassUnion("all", in: namespace)
                }
                .glassContainer()
            }
        }
        let log = Log()
        let host = host(Buttons(log: log), on: version)
        #expect(host.unions == (version < 26 ? 1 : 0))
        #expect(host.materials == (version < 26 ? 1 : 0))
        #expect(host.tap("One", at: CGPoint(x: 5, y: 22), in: CGSize(width: 100, height: 44)))
        #expect(log.appearances == 1)
    }
}
