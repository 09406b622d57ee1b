import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

/// The swipes back of a screen that has `navigationBackGesture`.
@MainActor @Suite("The swipes back of a screen") struct NavigationBackGestureTests {
    private let navigator = Navigator()

    /// A screen with a swipe of its own, inside a view of the app.
    private struct Swiped: View {
        let gesture: NavigationBackGesture?

        var body: some View {
            VStack {
                if let gesture { Text("swiped").navigationBackGesture(gesture) } else { Text("swiped") }
            }
        }
    }

    private func shell(_ gesture: NavigationBackGesture?, bar: NavigationShellBar, on version: Int = 26) -> Host {
        let root = NavigationLink("Link", value: ThreadRoute(id: 1))
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(ThreadRoute.self) { _ in Swiped(gesture: gesture) }
            .navigationRoute(NoteRoute.self) { ShellLevel(name: $0.text) }
        return host(root, on: version)
    }

    /// Whether each of the two swipes pops the screen on top, from the edge and on the content.
    private func pops(_ gesture: NavigationBackGesture?, bar: NavigationShellBar, on version: Int = 26) -> [Bool] {
        let host = shell(gesture, bar: bar, on: version)
        return [{ host.swipeBack() }, { host.swipeBackOnContent() }].map { (swipe: () -> Bool) in
            host.after { navigator.replace(with: [ThreadRoute(id: 1)]) }
            return swipe()
        }
    }

    @Test("Under the system's bar automatic and everywhere are both swipes, edge is one, disabled none")
    func systemBar() {
        let expected: [(NavigationBackGesture?, [Bool])] = [
            (nil, [true, true]), (.automatic, [true, true]), (.everywhere, [true, true]), (.edge, [true, false]),
            (.disabled, [false, false]),
        ]
        for (gesture, pops) in expected { #expect(self.pops(gesture, bar: .system) == pops) }
    }

    @Test("Under a custom bar automatic is the swipe from the edge")
    func customBar() {
        for gesture in [nil, .automatic, .edge] as [NavigationBackGesture?] {
            #expect(pops(gesture, bar: .custom()) == [true, false])
        }
        #expect(pops(.disabled, bar: .custom()) == [false, false])
    }

    @Test("Before iOS 26 a screen has the swipe from the edge, unless it is disabled", arguments: [17, 18], bars)
    func earlier(version: Int, bar: NavigationShellBar) {
        for gesture in [.automatic, .everywhere, .edge] as [NavigationBackGesture] {
            #expect(pops(gesture, bar: bar, on: version) == [true, false])
        }
        #expect(pops(.disabled, bar: bar, on: version) == [false, false])
    }

    @Test("A screen keeps its swipe however it was reached: by a push, a link, replace or restoration", arguments: bars)
    func ways(bar: NavigationShellBar) {
        for isDisabled in [false, true] {
            let host = shell(isDisabled ? .disabled : .edge, bar: bar)
            let ways: [() -> Void] = [
                { navigator.push(route: ThreadRoute(id: 1)) },
                { navigator.replace(with: [NoteRoute(text: "below"), ThreadRoute(id: 1)]) },
                { host.tap("Link") },
            ]
            for way in ways {
                host.after { navigator.popToRoot() }
                host.after(way)
                let depth = navigator.entries.count
                #expect(depth > 0 && !host.swipeBackOnContent() && host.swipeBack() != isDisabled)
                #expect(navigator.entries.count == (isDisabled ? depth : depth - 1))
            }
        }
    }

    @Test("A screen that was pushed without the gesture has no swipe, whatever it declares")
    func pushedWithout() {
        let host = shell(.everywhere, bar: .custom())
        host.after { navigator.push(route: ThreadRoute(id: 1), disableBackGesture: true) }
        #expect(!host.swipeBack() && !host.swipeBackOnContent() && navigator.entries.count == 1)
    }

    @Test("The modifier of a covered screen has no effect on the screen above")
    func covered() {
        let host = shell(.disabled, bar: .custom())
        host.after { navigator.replace(with: [ThreadRoute(id: 1), NoteRoute(text: "note")]) }
        #expect(host.swipeBack() && navigator.entries.count == 1)
        #expect(!host.swipeBack())
    }

    @Test("Of several modifiers on a screen the strictest applies, wherever it is")
    func strictest() {
        func pops(_ screen: some View) -> [Bool] {
            let host = host(Text("root").navigationShell(navigator: navigator))
            return [{ host.swipeBack() }, { host.swipeBackOnContent() }].map { (swipe: () -> Bool) in
                host.after { navigator.popToRoot() }
                host.after { navigator.push(screen) }
                return swipe()
            }
        }
        #expect(pops(Text("a").navigationBackGesture(.edge).navigationBackGesture(.automatic)) == [true, false])
        #expect(pops(Text("a").navigationBackGesture(.automatic).navigationBackGesture(.edge)) == [true, false])
        let beside = VStack {
            Text("a").navigationBackGesture(.disabled)
            Text("b").navigationBackGesture(.everywhere)
        }
        #expect(pops(beside) == [false, false])
    }

    @Test("A modifier that changes has an effect at the next swipe", arguments: bars)
    func changes(bar: NavigationShellBar) {
        struct Changing: View {
            @State private var isDrawing = true

            var body: some View {
                Button("Done") { isDrawing = false }
                    .navigationBackGesture(isDrawing ? .disabled : .automatic)
            }
        }
        let host = host(Text("root").navigationShell(bar: bar, navigator: navigator))
        host.after { navigator.push(Changing()) }
        #expect(!host.swipeBack())
        host.tap("Done")
        #expect(host.swipeBack() && navigator.entries.isEmpty)
    }

    @Test("In an app's own stack edge takes the swipe on the content away, and disabled both")
    func ownStack() {
        func pops(_ gesture: NavigationBackGesture?) -> [Bool] {
            let host = host(NavigationStack { NavigationLink("Go") { Swiped(gesture: gesture) } })
            return [{ host.swipeBack() }, { host.swipeBackOnContent() }].map { (swipe: () -> Bool) in
                host.tap("Go")
                return swipe()
            }
        }
        #expect(pops(nil) == [true, true] && pops(.automatic) == [true, true] && pops(.everywhere) == [true, true])
        #expect(pops(.edge) == [true, false] && pops(.disabled) == [false, false])
    }

    @Test("In an app's own stack a screen with a back button of the app has the swipe from the edge with edge")
    func ownBackButton() {
        func pops(_ gesture: NavigationBackGesture) -> Bool {
            let screen = Swiped(gesture: gesture).navigationBarBackButtonHidden()
            let host = host(NavigationStack { NavigationLink("Go") { screen } })
            host.tap("Go")
            return host.swipeBack()
        }
        #expect(pops(.edge) && pops(.everywhere) && !pops(.automatic) && !pops(.disabled))
    }

    @Test("A screen in an app's own sheet over a shell has its own swipe")
    func ownSheet() {
        struct Screen: View {
            @State private var isPresented = true

            var body: some View {
                Text("screen").navigationBackGesture(.disabled)
                    .sheet(isPresented: $isPresented) {
                        NavigationStack { NavigationLink("Go") { Swiped(gesture: .edge) } }
                    }
            }
        }
        let host = host(Text("root").navigationShell(navigator: navigator))
        host.after { navigator.push(Screen()) }
        host.tap("Go")
        #expect(!host.swipeBackOnContent(inStack: 1) && host.swipeBack(inStack: 1) && navigator.entries.count == 1)
    }
}
