import HeadlessHost
import SwiftUI
import Testing

/// What a host does is what a finger can do.
@MainActor @Suite("A finger") struct FingerTests {
    /// A stack whose root pushes a screen.
    private func pushed(_ screen: some View) -> Host {
        let host = Host(NavigationStack { NavigationLink("Go") { screen } })
        host.tap("Go")
        return host
    }

    @Test("A swipe from the edge and a tap on the back button pop the top screen, but not the root")
    func back() {
        for pop in [{ $0.swipeBack() }, { $0.tapBack() }] as [(Host) -> Bool] {
            let host = pushed(Text("Top"))
            #expect(pop(host) && host.texts == ["Go"])
            #expect(!pop(host) && host.texts == ["Go"])
        }
    }

    @Test("A hidden back button or bar turns the swipe off, and cannot be tapped")
    func hiddenBackButton() {
        let screens: [any View] = [
            Text("Top").navigationBarBackButtonHidden(), Text("Top").toolbar(.hidden, for: .navigationBar),
        ]
        for screen in screens {
            let host = pushed(AnyView(screen))
            #expect(!host.swipeBack() && !host.tapBack() && host.texts == ["Top"])
        }
    }

    @Test("A delegate that replaces UIKit's decides whether the swipe begins, but not about the back button")
    func delegate() {
        let host = pushed(Text("Top").navigationBarBackButtonHidden())
        var answers: [Int] = []
        host.mayBegin = { swipe in
            answers.append(swipe.depth)
            return !swipe.isBegunByUIKit
        }
        #expect(!host.tapBack() && host.swipeBack())
        #expect(answers == [1] && host.texts == ["Go"])
    }

    @Test("A finger does not reach a stack below a sheet or in another tab")
    func outOfReach() {
        let stack = NavigationStack(path: .constant([1])) {
            Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
        let covered = Host(stack.sheet(isPresented: .constant(true)) { Text("Sheet") })
        #expect(!covered.swipeBack() && !covered.tapBack())
        let tabs = Host(
            TabView {
                stack.tabItem { Text("A") }
                Text("Other").tabItem { Text("B") }
            }
        )
        tabs.selectTab(1)
        #expect(!tabs.swipeBack() && !tabs.tapBack())
        tabs.selectTab(0)
        #expect(tabs.swipeBack())
    }

    @Test("A finger swipes back in a sheet's own stack")
    func inSheet() {
        let host = pushed(
            Text("Top").sheet(isPresented: .constant(true)) {
                NavigationStack { NavigationLink("Deeper") { Text("Deep") } }
            }
        )
        host.tap("Deeper")
        #expect(host.swipeBack(inStack: 1))
        #expect(host.texts.contains("Deeper") && host.texts.contains("Top"))
    }

    private struct Rows: View {
        let log: Log

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Button("First") { log("first") }.frame(height: 100)
                    Color.clear.frame(height: 1_000)
                    Button("Last") { log("last") }.frame(height: 100)
                }
            }
        }
    }

    @Test("Content scrolls as far as its end, and back as far as its start")
    func scroll() throws {
        let host = Host(Rows(log: Log()))
        host.scroll(to: 10_000)
        #expect(try #require(host.visibleFrame(of: "Last")).maxY <= 852)
        #expect(
            try #require(host.layout.boxes.lazy.compactMap { $0 as? ScrollBox }.first?.children.first).frame.minY == 852
                - 1_200
        )
        host.scroll(to: -80)
        #expect(host.layout.boxes.lazy.compactMap { $0 as? ScrollBox }.first?.children.first?.frame.minY == 0)
    }

    @Test("Content that fits does not scroll, but a finger can hold it down")
    func fitting() {
        let host = Host(ScrollView { Text("Short") })
        let before = host.frame(of: "Short")
        host.scroll(to: 100)
        #expect(host.frame(of: "Short") == before)
        host.pullDown(by: 80)
        #expect(host.frame(of: "Short") == before?.offsetBy(dx: 0, dy: 80))
    }

    @Test("A tap needs a place in sight")
    func sight() {
        let log = Log()
        let host = Host(Rows(log: log))
        #expect(host.tap("First") && !host.tap("Last"))
        host.scroll(to: 1_000)
        #expect(!host.tap("First") && host.tap("Last"))
        #expect(log.take() == ["first", "last"])
    }

    @Test("A row outside of the window cannot be selected")
    func selection() {
        struct Names: View {
            @State private var selection: Int?

            var body: some View {
                List(selection: $selection) { ForEach(0..<100) { Text("Row \($0)") } }
                    .overlay { Text("Selected \(selection ?? -1)").allowsHitTesting(false) }
            }
        }
        let host = Host(Names())
        #expect(!host.tap("Row 99") && host.texts.contains("Selected -1"))
        #expect(host.tap("Row 0") && host.texts.contains("Selected 0"))
    }

    // OpacityViewResponder of OpenSwiftUIProject/OpenSwiftUI
    @Test("An invisible control takes no touches")
    func invisible() {
        let log = Log()
        #expect(!Host(Button("A") { log("a") }.opacity(0)).tap("A"))
        #expect(Host(Button("A") { log("a") }.opacity(0.1)).tap("A"))
        #expect(log.take() == ["a"])
    }

    /// A field, a slider and a row action, covered by a view that takes touches, disabled, or out of sight.
    private struct Inputs: View {
        enum Obstacle: CaseIterable { case none, cover, disabled, distance, hidden, sheet }

        let obstacle: Obstacle
        let log: Log
        @State private var text = ""
        @State private var value = 0.5

        var body: some View {
            ScrollView {
                VStack {
                    if obstacle == .distance { Color.clear.frame(height: 2_000) }
                    TextField("Name", text: $text)
                    Slider(value: $value) { Text("Volume") }
                    Text("Row").contextMenu { Button("Share") { log("share") } }
                }
                .overlay { if obstacle == .cover { Color.red } }
                .opacity(obstacle == .hidden ? 0 : 1)
                .disabled(obstacle == .disabled)
            }
            .sheet(isPresented: .constant(obstacle == .sheet)) { Text("Sheet") }
            .onChange(of: text) { log("text") }
            .onChange(of: value) { log("value") }
        }
    }

    @Test("A field, a slider and a row's actions need a finger that reaches them", arguments: Inputs.Obstacle.allCases)
    private func reach(obstacle: Inputs.Obstacle) {
        let log = Log()
        let host = Host(Inputs(obstacle: obstacle, log: log))
        let isReached = obstacle == .none
        #expect(host.enter("Ada", into: "Name") == isReached)
        #expect(host.slide("Volume", to: 1) == isReached)
        #expect(host.tap("Share", inActionsOf: "Row") == isReached)
        #expect(log.take() == (isReached ? ["text", "value", "share"] : []))
    }

    @Test("The actions of the innermost view come first")
    func innermostActions() {
        let log = Log()
        let inner = Text("Row").contextMenu { Button("Share") { log("inner") } }
        let host = Host(VStack { inner }.contextMenu { Button("Share") { log("outer") } })
        #expect(host.tap("Share", inActionsOf: "Row") && log.take() == ["inner"])
    }
}
