#if canImport(HeadlessHost)
import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

@MainActor @Suite struct GlassUnionTests {
    private struct Tools: View {
        @Namespace private var namespace
        @State private var isSplit = false
        var styles: [GlassSurfaceStyle] = [.card, .card, .card]
        var isEnabled = true

        var body: some View {
            HStack {
                ForEach(styles.indices, id: \.self) { index in
                    Text("Tool \(index)")
                        .frame(width: 44, height: 44)
                        .glassSurface(styles[index], isEnabled: isEnabled)
                        .glassUnion(isSplit && index > 0 ? "others" : "tools", in: namespace)
                }
                Button("Split") { isSplit.toggle() }
            }
        }
    }

    /// The materials that are drawn, where there are any.
    private func materials(_ host: Host) -> Int {
        host.elements.count { element in
            let style = Mirror(reflecting: element.value).children.first { $0.label == "style" }?.value
            return (style as? AnyShapeStyle)?.style is Material
        }
    }

    private func positions(_ host: Host) -> Int { host.values(of: PositionModifier.self).count }

    @Test("Before 26 a union has one background, and its surfaces have none", arguments: [17, 18])
    func shared(version: Int) throws {
        let host = host(Tools().glassContainer(), on: version)
        #expect(materials(host) == 1)
        #expect(positions(host) == 1)
        for index in 0..<3 {
            #expect(try #require(DrawnSurface(around: "Tool \(index)", in: host)).isDrawn == false)
        }
    }

    @Test("On 26 the union is the system's, and there is no background of ours")
    func native() {
        let host = host(Tools().glassContainer())
        #expect(host.values(of: GlassRelation.self).count == 3)
        #expect(materials(host) == 0)
        #expect(positions(host) == 0)
    }

    @Test("On 26 what is drawn with materials is a union of ours")
    func materialsOnNewSystem() {
        let host = host(Tools().glassContainer().glassRendering(.material))
        #expect(materials(host) == 1)
        #expect(positions(host) == 1)
    }

    @Test("The background is drawn as the surfaces would be", arguments: [GlassSurfaceStyle.card, .sheet, .clear])
    func drawing(style: GlassSurfaceStyle) throws {
        let union = host(Tools(styles: [style, style]).glassContainer(), on: 18)
        let single = host(Text("Tool").glassSurface(style), on: 18)
        func fills(_ host: Host) -> [String] {
            host.elements.compactMap { element in
                let fields = Mirror(reflecting: element.value).children
                guard fields.contains(where: { $0.label == "shape" }) else { return nil }
                return fields.first { $0.label == "style" }.map { "\($0.value)" }
            }
        }
        let empty = fills(host(Text("Tool").glassSurface(.identity), on: 18))
        #expect(fills(union) == fills(single) + empty + empty || fills(union) == empty + empty + fills(single))
        #expect(fills(single) != empty)
    }

    @Test("Surfaces of one identifier that are drawn differently have a background each")
    func styles() {
        let host = host(Tools(styles: [.card, .card.tint(.red), .card]).glassContainer(), on: 18)
        #expect(positions(host) == 2)
    }

    @Test("Surfaces of one identifier in different shapes have a background each")
    func shapes() {
        struct Shapes: View {
            @Namespace private var namespace
            var body: some View {
                HStack {
                    Text("One").glassSurface(in: .circle).glassUnion("all", in: namespace)
                    Text("Two").glassSurface(in: .rect(cornerRadius: 8)).glassUnion("all", in: namespace)
                    Text("Three").glassSurface(in: .rect(cornerRadius: 9)).glassUnion("all", in: namespace)
                    Text("Four").glassSurface(in: .rect(cornerRadius: 8)).glassUnion("all", in: namespace)
                }
                .glassContainer()
            }
        }
        #expect(positions(host(Shapes(), on: 18)) == 3)
    }

    @Test("Identifiers that change make other unions")
    func change() {
        let host = host(Tools().glassContainer(), on: 18)
        host.tap("Split")
        #expect(positions(host) == 2)
        host.tap("Split")
        #expect(positions(host) == 1)
    }

    @Test("In no container each surface keeps its own background")
    func noContainer() {
        let host = host(Tools(), on: 18)
        #expect(positions(host) == 0)
        #expect(materials(host) == 3)
    }

    @Test("A container in a container leaves the background to the outer one")
    func nested() {
        let host = host(VStack { Tools().glassContainer() }.glassContainer(), on: 18)
        #expect(positions(host) == 1)
        #expect(materials(host) == 1)
    }

    @Test("A surface that is not enabled takes no part")
    func disabled() {
        let host = host(Tools(isEnabled: false).glassContainer(), on: 18)
        #expect(positions(host) == 0)
        #expect(materials(host) == 0)
    }

    @Test("Buttons are part of a union too, and work", arguments: versions)
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
        #expect(positions(host) == (version < 26 ? 1 : 0))
        #expect(materials(host) == (version < 26 ? 1 : 0))
        #expect(host.tap("One", at: CGPoint(x: 5, y: 22), in: CGSize(width: 100, height: 44)))
        #expect(log.appearances == 1)
    }
}
#endif
