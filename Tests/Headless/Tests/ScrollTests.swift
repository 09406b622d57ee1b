import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ScrollTests {
    struct Offset: PreferenceKey {
        static var defaultValue: CGFloat? { nil }

        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
    }

    /// A view that sets its position in a named space as a preference.
    struct Marker: View {
        let space: String

        var body: some View {
            GeometryReader { geometry in
                Color.clear.preference(key: Offset.self, value: geometry.frame(in: .named(space)).minY)
            }
        }
    }

    @Test("The content offset at rest is minus the height of the bars")
    func geometry() {
        let log = Log()
        let host = Host(
            ScrollView { Text("Content").frame(height: 2_000) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 100) }
                .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { _, geometry in
                    log("\(geometry.contentOffset.y) under \(geometry.contentInsets.top)")
                }
        )
        host.scroll(to: 10)
        #expect(log.take() == ["-90.0 under 100.0"])
    }

    @Test("A changed value of scroll geometry is reported with the old value")
    func changes() {
        let log = Log()
        let host = Host(
            List { Text("Content").frame(height: 2_000) }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 50
                } action: {
                    log("\($0) \($1)")
                }
        )
        #expect(log.take().isEmpty)
        for distance in [20, 60, 70, 40] { host.scroll(to: CGFloat(distance)) }
        #expect(log.take() == ["false true", "true false"])
    }

    @Test("Each modifier reports the geometry of the first scroll view inside it")
    func nested() {
        let log = Log()
        let host = Host(
            ScrollView { ScrollView { Text("Inner").frame(height: 2_000) }.frame(height: 1_000) }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { log("first \($1)") }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { log("second \($1)") }
        )
        host.scroll(to: 5, inScrollView: 1)
        #expect(log.take().isEmpty)
        host.scroll(to: 7)
        #expect(log.take().sorted() == ["first 7.0", "second 7.0"])
    }

    @Test("Scroll geometry has the size of the outer scroll view, not of one inside it")
    func size() {
        let log = Log()
        let host = Host(
            ScrollView { ScrollView { Text("Inner") }.frame(height: 500) }
                .frame(width: 300, height: 400)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y + $0.containerSize.height
                } action: {
                    log("\($1)")
                }
        )
        host.scroll(to: 1)
        #expect(log.take() == ["401.0"])
    }

    @Test("A frame in a named space moves with the scroll views inside that space")
    func namedSpace() {
        let log = Log()
        let host = Host(
            ScrollView {
                ScrollView { Marker(space: "inner").frame(height: 3_000, alignment: .top) }
                    .frame(height: 2_000)
                    .coordinateSpace(.named("inner"))
            }
            .onPreferenceChange(Offset.self) { log("\($0 ?? .nan)") }
        )
        #expect(log.take() == ["0.0"])
        host.scroll(to: 30)
        #expect(log.take().isEmpty)
        host.scroll(to: 12, inScrollView: 1)
        #expect(log.take() == ["-12.0"])
    }

    @Test("Scrolling evaluates no view that does not read its geometry")
    func evaluations() {
        let host = Host(
            ScrollView { Counter().frame(height: 1_000) }.onScrollGeometryChange(
                for: CGFloat.self,
                of: \.contentOffset.y
            ) { _, _ in }
        )
        let before = host.nodes.map(\.evaluations)
        host.scroll(to: 40)
        #expect(host.nodes.map(\.evaluations) == before)
    }
}
