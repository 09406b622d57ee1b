import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

/// The members of unions.
@MainActor @Suite struct GlassUnionMembersTests {
    @Test("Surfaces with one identifier and different drawings have separate backgrounds")
    func styles() {
        let host = host(UnionTools(styles: [.card, .card.tint(.red), .card]).glassContainer(), on: 18)
        #expect(host.unions == 2)
    }

    @Test("Surfaces with one identifier and different shapes have separate backgrounds")
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
        #expect(host(Shapes(), on: 18).unions == 3)
    }

    @Test("Shapes that differ only in a wide frame have separate backgrounds")
    func outlines() {
        struct Oval: Shape {
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        }
        struct Outlines: View {
            @Namespace private var namespace
            var body: some View {
                HStack {
                    Text("One").glassSurface(in: .circle).glassUnion("all", in: namespace)
                    Text("Two").glassSurface(in: Oval()).glassUnion("all", in: namespace)
                }
                .glassContainer()
            }
        }
        #expect(host(Outlines(), on: 18).unions == 2)
    }

    @Test("One identifier in two namespaces makes two unions, and a nil identifier makes no union")
    func identifiers() {
        struct Identifiers: View {
            @Namespace private var first
            @Namespace private var second
            var body: some View {
                HStack {
                    Text("One").glassSurface().glassUnion("all", in: first)
                    Text("Two").glassSurface().glassUnion("all", in: second)
                    HStack {
                        Text("Three").glassSurface()
                        Text("Four").glassSurface().glassUnion(String?.none, in: first)
                    }
                    .glassUnion("all", in: first)
                }
                .glassContainer()
            }
        }
        let host = host(Identifiers(), on: 18)
        #expect(host.unions == 2)
        #expect(["One", "Two", "Three"].allSatisfy { DrawnSurface(around: $0, in: host)?.isDrawn == false })
        #expect(DrawnSurface(around: "Four", in: host)?.isDrawn == true)
    }

    @Test("Changed identifiers change the unions")
    func change() {
        let host = host(UnionTools().glassContainer(), on: 18)
        host.tap("Split")
        #expect(host.unions == 2)
        host.tap("Split")
        #expect(host.unions == 1)
    }

    @Test("Without a container each surface keeps its own background")
    func noContainer() {
        let host = host(UnionTools(), on: 18)
        #expect(host.unions == 0)
        #expect(host.materials == 3)
    }

    @Test("Nested containers draw one background for a union")
    func nested() {
        let host = host(VStack { UnionTools().glassContainer() }.glassContainer(), on: 18)
        #expect(host.unions == 1)
        #expect(host.materials == 1)
    }

    @Test("A surface in a button's label is a plain fill", arguments: versions)
    func nestedInLabel(version: Int) {
        let button = Button {
        } label: {
            Text("Badge").glassSurface()
        }
        let host = unreported { SeaGlassHostedTests.host(button.glassSurface(), on: version) }
        let badge = DrawnSurface(around: "Badge", in: host)
        #expect(badge?.fill != nil && badge?.material == nil)
        #expect(host.values(of: GlassEffect.self).allSatisfy { $0.glass.variant == .identity || version >= 26 })
    }

    @Test("A surface on another surface joins no union")
    func nestedSurfaces() {
        struct Nested: View {
            @Namespace private var namespace
            var body: some View {
                HStack {
                    VStack { Text("On a surface").glassSurface() }
                        .glassSurface(.card).glassUnion("all", in: namespace)
                    Button {
                    } label: {
                        Text("On a button").glassSurface()
                    }
                    .glassSurface(.card).glassUnion("all", in: namespace)
                    VStack { Text("In its own").glassSurface().glassUnion("own", in: namespace) }
                        .glassSurface(.card)
                }
                .glassContainer()
            }
        }
        let host = unreported { SeaGlassHostedTests.host(Nested(), on: 18) }
        for text in ["On a surface", "On a button", "In its own"] {
            #expect(DrawnSurface(around: text, in: host)?.isDrawn == true, "\(text)")
        }
        #expect(host.unions == 1)
    }

    @Test("A disabled surface joins no union")
    func disabled() {
        let host = host(UnionTools(isEnabled: false).glassContainer(), on: 18)
        #expect(host.unions == 0)
        #expect(host.materials == 0)
    }
}
