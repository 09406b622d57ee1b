import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

@MainActor @Suite struct GlassUnionTests {
    @Test("On iOS 26 a union is the system's")
    func native() {
        let host = host(UnionTools().glassContainer())
        let unions = host.glassRelations.compactMap { relation in
            if case .union(let id, _) = relation { id } else { nil }
        }
        #expect(unions == ["tools", "tools", "tools"])
    }

    @Test("Before iOS 26, and with materials, each surface of a union is drawn by itself", arguments: versions)
    func separate(version: Int) throws {
        let host = host(UnionTools().glassContainer().glassRendering(.material), on: version)
        #expect(host.materials == 3)
        for index in 0..<3 { #expect(try #require(DrawnSurface(around: "Tool \(index)", in: host)).isDrawn) }
        #expect(version >= 26 || host.glassRelations.isEmpty)
    }

    @Test("Buttons can be part of a union, and run their actions", arguments: versions)
    func buttons(version: Int) {
        struct Buttons: View {
            @Namespace private var namespace
            let log: Log
            var body: some View {
                HStack {
                    Button("One") { log.appearances += 1 }.glassUnion("all", in: namespace)
                    Button("Two") { log.appearances += 1 }.glassUnion("all", in: namespace)
                }
                .glassSurface(.interactive)
                .glassContainer()
            }
        }
        let log = Log()
        let host = host(Buttons(log: log), on: version)
        #expect(host.surfaces == 2)
        #expect(host.tap("One", at: CGPoint(x: 5, y: 22), in: CGSize(width: 100, height: 44)))
        #expect(log.appearances == 1)
    }
}
