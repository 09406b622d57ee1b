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

    @Test("A view covers what comes before it in depth, and is covered by what comes after it")
    func depth() {
        let host = laidOut(view)
        #expect(labels(host.coveredBy("Middle")) == ["Under", "155 355 90 90"])
        #expect(labels(host.covering("Middle")) == ["Over", "Badge"])
    }

    @Test("A background is drawn before its view and an overlay after it, what is clear or invisible not at all")
    func order() {
        let host = laidOut(view)
        #expect(labels(host.drawn) == ["Under", "155 355 90 90", "Middle", "Over", "Badge", "Beside"])
    }

    @Test("What has scrolled away covers nothing")
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
