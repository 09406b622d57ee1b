import HeadlessHost
import SwiftUI
import Testing

/// Geometry, tested against Apple's documentation.
///
/// Sources: [1] GeometryReader, GeometryProxy. [2] View/onGeometryChange(for:of:action:). [3] Making fine adjustments
/// to a view's position.
@MainActor @Suite struct GeometryLayoutTests {
    @Test("A geometry reader has a size and a position [1]")
    func reader() {
        let host = laidOut(
            VStack(spacing: 0) {
                Color.red.frame(height: 300)
                GeometryReader { geometry in
                    Text("\(geometry.size.width) \(geometry.size.height) at \(geometry.frame(in: .named("all")).minY)")
                }
                .padding(10)
            }
            .coordinateSpace(.named("all"))
        )
        #expect(host.texts == ["380.0 480.0 at 310.0"])
        host.system.height = 700
        #expect(host.texts == ["380.0 380.0 at 310.0"])
    }

    @Test("In right-to-left layout, x is 0 at the right edge [3]")
    func mirroredSpace() {
        let view = HStack(spacing: 0) {
            GeometryReader { Text("\($0.frame(in: .named("all")).minX)") }.frame(width: 100)
            Color.red
        }
        .coordinateSpace(.named("all"))
        #expect(laidOut(view).texts == ["0.0"])
        #expect(laidOut(view) { $0.layoutDirection = .rightToLeft }.texts == ["0.0"])
    }

    @Test("An anchor resolves in the reader's coordinate space [1]")
    func anchors() throws {
        struct Bounds: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                value = value ?? nextValue()
            }
        }
        let host = laidOut(
            HStack(spacing: 0) {
                Color.red.frame(width: 70)
                Color.blue.frame(width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            }
            .frame(height: 100)
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { geometry in
                    let frame = anchor.map { geometry[$0] } ?? .zero
                    Plate("found").frame(width: frame.width, height: frame.height).position(
                        x: frame.midX,
                        y: frame.midY
                    )
                }
            }
        )
        #expect(host.places("found") == "220 390 30 20")
    }

    @Test("onGeometryChange reports only changes [2]")
    func changes() {
        let log = Log()
        let host = laidOut(
            Color.red.padding(10).onGeometryChange(for: CGFloat.self, of: \.size.height) { log("\($0)") }
        )
        #expect(log.take() == ["800.0"])
        host.settle()
        #expect(log.take().isEmpty)
        host.system.height = 500
        #expect(log.take() == ["500.0"])
    }
}
