import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

@MainActor @Suite struct GlassContainerTests {
    private func containers(_ view: some View, on version: Int = 26) -> [CGFloat?] {
        host(view, on: version).glassContainerSpacings
    }

    @Test("On iOS 26 a container is the system's, with the given spacing; on earlier systems it adds no view")
    func container() {
        let view = HStack { Text("a").glassSurface() }.glassContainer(spacing: 12)
        #expect(containers(view) == [12])
        #expect(containers(view, on: 18).isEmpty)
        #expect(containers(view, on: 17).isEmpty)
        #expect(containers(HStack { Text("a") }.glassContainer()) == [nil])
    }

    @Test("The system chooses the spacing of a container with a spacing that is no distance")
    func badSpacing() {
        for spacing in [CGFloat.nan, -1, -.infinity, .infinity] {
            #expect(containers(Text("a").glassContainer(spacing: spacing)) == [nil], "\(spacing)")
        }
        #expect(containers(Text("a").glassContainer(spacing: 0)) == [0])
        #expect(containers(Text("a").glassContainer(spacing: .greatestFiniteMagnitude)) == [100_000])
    }

    @Test("A container inside a container is also the system's, so the tree of its content is constant")
    func nested() {
        let inner = HStack { Text("a").glassSurface() }.glassContainer(spacing: 1)
        #expect(containers(VStack { inner.glassContainer(spacing: 2) }.glassContainer(spacing: 3)) == [3, 2, 1])
        #expect(containers(VStack { VStack { inner }.glassSurface(.card) }.glassContainer(spacing: 3)) == [3, 1])
        #expect(
            containers(
                VStack {
                    inner
                    inner
                }
            ) == [1, 1]
        )
    }

    enum Kind: CaseIterable, Sendable { case surface, clear, button, united }

    private struct Chip: View {
        @State private var isOn = false
        let name: String
        let kind: Kind
        let namespace: Namespace.ID

        nonisolated init(name: String, kind: Kind, namespace: Namespace.ID) {
            self.name = name
            self.kind = kind
            self.namespace = namespace
        }

        var body: some View {
            let style = isOn ? GlassSurfaceStyle.regular.tint(.red) : .regular
            let button = isOn ? SeaGlassButtonStyle.interactive.tint(.red) : .interactive
            Button(name) { isOn.toggle() }
            let text = Text(isOn ? "on" : "off")
            switch kind {
            case .surface: text.glassSurface(style)
            case .clear: text.glassSurface(isOn ? .clear.scrim(0.6) : .clear)
            case .button: Button(action: {}, label: { text }).glassSurface(button)
            case .united: text.glassSurface(style).glassUnion("all", in: namespace)
            }
        }
    }

    private struct Chips: View {
        @Namespace private var namespace
        let count: Int
        let kind: Kind
        let isInCard: Bool

        var body: some View {
            let kind = kind
            let namespace = namespace
            HStack {
                ForEach(0..<count, id: \.self) { @Sendable in
                    Chip(name: "Chip \($0)", kind: kind, namespace: namespace)
                }
            }
            .glassSurface(isInCard ? .card : .identity)
            .glassContainer()
        }
    }

    @Test(
        "Changing one of a hundred surfaces evaluates as much as changing one of ten, in a container and on a card",
        .countsEvaluations,
        arguments: Kind.allCases,
        [false, true]
    )
    func evaluations(kind: Kind, isInCard: Bool) {
        func evaluations(_ count: Int, on version: Int) -> Int {
            unreported {
                let host = host(Chips(count: count, kind: kind, isInCard: isInCard), on: version)
                let before = host.nodes.map(\.evaluations).reduce(0, +)
                // One in the middle of the window.
                host.tap("Chip \(count / 2)")
                #expect(host.texts.filter { $0 == "on" }.count == 1)
                return host.nodes.map(\.evaluations).reduce(0, +) - before
            }
        }
        for version in versions {
            let cost = evaluations(100, on: version)
            #expect(cost == evaluations(10, on: version), "\(version)")
            // The chip, its surface and the layers; on iOS 26 also the glass.
            #expect(cost <= 10, "\(version)")
        }
    }

    // MARK: Morphing

    struct Cluster: View {
        @Namespace private var namespace
        @State private var isExpanded = false
        var transition = GlassSurfaceTransition.matchedGeometry

        var body: some View {
            HStack {
                Button("Toggle") { isExpanded.toggle() }
                    .glassSurface(.interactive)
                    .glassIdentity("toggle", in: namespace)
                if isExpanded {
                    Button("Extra") {}
                        .glassSurface(.interactive)
                        .glassIdentity("extra", in: namespace)
                        .glassUnion("all", in: namespace)
                        .glassTransition(transition)
                }
            }
            .glassContainer(spacing: 12)
        }
    }

    @Test("On iOS 26 identity, union and transition use the system's modifiers")
    func native() {
        let host = host(Cluster())
        host.tap("Toggle")
        let relations = host.glassRelations
        #expect(relations.count == 4)
        #expect(relations.contains(.transition("matchedGeometry")))
        #expect(host.elements.allSatisfy { $0.matchedGeometry == nil })
        #expect(host.elements.allSatisfy { $0.transition == nil })
        let ids = relations.compactMap { if case .identity(let id, _) = $0 { id } else { nil } }
        #expect(ids == ["toggle", "extra"])
    }

    @Test("A surface without these modifiers has no identity, union or transition")
    func noRelations() {
        let view = HStack {
            Text("a").glassSurface()
            Text("b").glassSurface(.identity)
            Button("c") {}.glassSurface(.interactive)
            Button("d") {}.glassSurface(.interactive, in: Diamond())
        }
        #expect(host(view.glassContainer()).glassRelations.isEmpty)
    }

    @Test("Each transition uses the system's transition of the same name", arguments: GlassSurfaceTransition.allCases)
    func transitions(transition: GlassSurfaceTransition) {
        let name = host(Text("a").glassTransition(transition)).glassRelations
        #expect(name == [.transition("\(transition)")])
    }

    @Test(
        "Before iOS 26 a surface that appears fades, except with the identity transition",
        arguments: [17, 18],
        GlassSurfaceTransition.allCases
    )
    func olderTransitions(version: Int, transition: GlassSurfaceTransition) {
        let host = host(Cluster(transition: transition), on: version)
        #expect(host.elements.allSatisfy { $0.transition == nil })
        host.tap("Toggle")
        let names = host.elements.compactMap(\.transition)
        #expect(names == [transition == .identity ? "identity" : "opacity"])
        #expect(host.glassRelations.isEmpty)
    }

    @Test(
        "Before iOS 26 frames are matched, except under Reduce Motion or without an identity",
        arguments: [17, 18]
    )
    func fallback(version: Int) {
        typealias Match = (properties: MatchedGeometryProperties, isSource: Bool)
        func matched(_ view: some View, reduceMotion: Bool = false) -> [Match] {
            let host = host(view, on: version) { $0.reduceMotion = reduceMotion }
            host.tap("Toggle")
            #expect(host.glassRelations.isEmpty)
            return host.elements.compactMap(\.matchedGeometry)
        }
        #expect(matched(Cluster()).map(\.properties) == [.frame, .frame])
        #expect(matched(Cluster()).map(\.isSource) == [true, true])
        #expect(matched(Cluster(), reduceMotion: true).map(\.properties) == [[], []])
        struct Nobody: View {
            @Namespace private var namespace
            var body: some View { Text("a").glassIdentity(String?.none, in: namespace) }
        }
        #expect(matched(Nobody()).map(\.properties) == [[]])
        #expect(matched(Nobody()).map(\.isSource) == [false], "The system treats all nil identities as one group.")
    }
}
