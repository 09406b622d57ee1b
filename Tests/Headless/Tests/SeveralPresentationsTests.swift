import HeadlessHost
import SwiftUI
import Testing

/// Presentations beside each other, under a push, and behind another tab.
@MainActor @Suite struct SeveralPresentationsTests {
    private struct Two: View {
        @State private var isFirst = false
        @State private var isSecond = false

        var body: some View {
            VStack {
                Button("Both") {
                    isFirst = true
                    isSecond = true
                }
                Text("a").sheet(isPresented: $isFirst) {
                    Text("first")
                    Button("Close first") { isFirst = false }
                }
                Text("b").alert("second", isPresented: $isSecond) {}
            }
        }
    }

    // SwiftUI logs: "Currently, only presenting a single sheet is supported. The next sheet will be presented when the
    // currently presented sheet gets dismissed."
    @Test("The second of two presentations waits until the first is dismissed", arguments: [false, true])
    func waiting(byPerson: Bool) {
        let host = Host(Two())
        host.tap("Both")
        #expect(host.texts.contains("first") && !host.texts.contains("second"))
        if byPerson { host.dismissSheet() } else { host.tap("Close first") }
        #expect(!host.texts.contains("first") && host.texts.contains("second"))
        host.tap("OK")
        #expect(host.texts == ["Both", "a", "b"])
    }

    @Test("A waiting presentation is never shown if its binding becomes false")
    func waitingGivenUp() {
        struct App: View {
            @State private var isSecond = true
            var body: some View {
                Text("a").sheet(isPresented: .constant(true)) { Button("Give up") { isSecond = false } }
                Text("b").sheet(isPresented: $isSecond) { Text("second") }
            }
        }
        let host = Host(App())
        #expect(host.tap("Give up"))
        host.dismissSheet()
        #expect(!host.texts.contains("second"))
    }

    // documentation/swiftui/view/sheet(ispresented:ondismiss:content:). Like UIKit's controllers, a sheet may present
    // another.
    // Source: documentation/uikit/uiviewcontroller/modalpresentationstyle: a presentation covers the controllers of its
    // window. Reported: home-assistant/iOS#5284, a link opens a screen under a sheet.
    @Test("A push that covers a sheet's presenter leaves the sheet on screen with its layout")
    func push() throws {
        struct App: View {
            let log: Log
            @State private var path: [Int] = []
            @State private var isPresented = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Text("pushed \($0)") }
                        .sheet(isPresented: $isPresented) {
                            Button("Push below") { path = [1] }.onAppear { log("+") }.onDisappear { log("-") }
                        }
                }
            }
        }
        let log = Log()
        let host = Host(App(log: log))
        #expect(host.tap("Push below"))
        #expect(host.texts == ["pushed 1", "Push below"] && log.take() == ["+"])
        #expect(host.frame(of: "Push below") != nil)
        host.dismissSheet()
        #expect(host.texts == ["pushed 1"] && log.take() == ["-"])
    }

    @Test("A sheet stays on screen when another tab is selected")
    func tab() {
        struct App: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    Text("one").sheet(isPresented: .constant(true)) { Button("Select below") { tab = 1 } }.tag(0)
                    Text("two").tag(1)
                }
            }
        }
        let host = Host(App())
        #expect(host.tap("Select below"))
        #expect(host.texts == ["two", "Select below"])
    }

    @Test("A sheet is dismissed with the screen that presents it")
    func removed() {
        struct App: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        Text("pushed").sheet(isPresented: .constant(true)) { Button("Pop below") { path = [] } }
                    }
                    .sheet(isPresented: .constant(path.isEmpty)) { Text("next") }
                }
            }
        }
        let host = Host(App())
        #expect(host.tap("Pop below"))
        #expect(host.texts == ["root", "next"])
    }
}
