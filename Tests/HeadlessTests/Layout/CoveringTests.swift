import HeadlessHost
import SwiftUI
import Testing

/// The host's answers about views over and under each other.
@MainActor @Suite struct CoveringTests {
    private func labels(_ drawn: [Drawn]) -> [String] {
        drawn.map { drawn in (drawn.element.value as? Text)?.string ?? "\(drawn.frame.place)" }
    }

    private var view: some View {
        ZStack {
            Text("Under")
            Text("Middle").background { Color.red.frame(width: 90, height: 90) }
            Text("Over").overlay { Text("Badge") }
            Color.clear
            Text("Gone").opacity(0)
            Text("Beside").offset(y: 200)
        }
    }

    @Test("In a ZStack a view covers the views before it, and the views after it cover it")
    func depth() {
        let host = laidOut(view)
        #expect(labels(host.coveredBy("Middle")) == ["Under", "155 355 90 90"])
        #expect(labels(host.covering("Middle")) == ["Over", "Badge"])
    }

    @Test("A background is drawn before its view, an overlay after it, and a clear view is not drawn")
    func order() {
        let host = laidOut(view)
        #expect(labels(host.drawn) == ["Under", "155 355 90 90", "Middle", "Over", "Badge", "Beside"])
    }

    @Test("A view that has scrolled away covers no other view")
    func scrolled() {
        let host = laidOut(
            VStack(spacing: 0) {
                Text("Header").frame(height: 100)
                ScrollView { Text("Row").frame(height: 1_000, alignment: .top) }
            }
        )
        #expect(labels(host.drawn) == ["Header", "Row"])
        host.scroll(to: 500)
        #expect(labels(host.drawn) == ["Header"])
    }
}
