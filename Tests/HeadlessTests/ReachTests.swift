import HeadlessHost
import SwiftUI
import Testing

/// The controls that a finger reaches.
@MainActor @Suite struct ReachTests {
    private func tap(@ViewBuilder _ view: (Button<Text>) -> some View) -> Bool {
        let log = Log()
        let reached = Host(view(Button("Go") { log("went") })).tap("Go")
        #expect(log.entries == (reached ? ["went"] : []))
        return reached
    }

    // documentation/swiftui/view/allowshittesting(_:)
    @Test("A control without hit testing ignores taps")
    func hitTesting() {
        #expect(!tap { button in HStack { button }.allowsHitTesting(false) })
        #expect(tap { $0.allowsHitTesting(true) })
    }

    // documentation/swiftui/view/overlay(alignment:content:), zstack; WWDC 2019, session 237
    @Test("A view over the middle of a control takes its taps, but a view beside it or an outline does not")
    func overlays() {
        #expect(!tap { $0.overlay { Color.red } })
        #expect(tap { $0.overlay { Color.red.allowsHitTesting(false) } })
        #expect(tap { $0.overlay { Capsule().strokeBorder(.red) } })
        #expect(tap { $0.padding(20).overlay(alignment: .topTrailing) { Text("3") } })
        let inStack = tap { button in
            ZStack {
                button
                Color.red
            }
        }
        #expect(!inStack)
        let below = tap { button in
            ZStack(alignment: .bottom) {
                button.frame(height: 300, alignment: .top)
                Color.red.frame(height: 100)
            }
        }
        #expect(below)
    }

    // developer.apple.com/design/human-interface-guidelines/sheets: modal, "prevents people from interacting with the
    // parent view"
    @Test("Controls under a presentation ignore taps")
    func presentation() {
        let view = { (isPresented: Bool) in
            self.tap { $0.sheet(isPresented: .constant(isPresented)) { Text("sheet") } }
        }
        #expect(!view(true) && view(false))
        let list = List(selection: .constant(Int?.none)) { Text("row").tag(1) }
        #expect(!Host(list.sheet(isPresented: .constant(true)) { Text("sheet") }).tap("row"))
    }

    // documentation/swiftui/view/ontapgesture(count:perform:): "The number of taps or clicks required to trigger the
    // action"
    @Test("A single tap does not trigger a double tap action")
    func taps() {
        let log = Log()
        let host = Host(Text("Photo").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") })
        host.tap("Photo")
        #expect(log.take() == ["single"])
        host.tap("Photo", count: 2)
        #expect(log.take() == ["double"])
    }

    @Test("A shape filled with a clear color draws nothing")
    func clearShapes() {
        func drawn(_ style: some ShapeStyle) -> Int { Host(Rectangle().fill(style), system: System()).drawn.count }
        #expect(drawn(.clear) == 0 && drawn(Color.red.opacity(0)) == 0 && drawn(.red) == 1)
    }
}
