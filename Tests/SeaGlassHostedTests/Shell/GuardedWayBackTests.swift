import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The ways back from a guarded screen.
@MainActor @Suite("The ways back from a guarded screen") struct GuardedWayBackTests {
    private let app = GuardedApp()
    private var navigator: Navigator { app.navigator }
    private var drafts: Drafts { app.drafts }

    @Test("The back button of a guarded screen asks, in a custom bar and in place of the system's", arguments: versions)
    func backButton(version: Int) throws {
        for bar in [NavigationShellBar.custom(), .system] {
            let host = app.shell(on: version, bar: bar)
            app.push([1, -1], in: host)
            #expect(try #require(host.navigationScreens().last).hidesBackButton)
            #expect(host.readElement("Back, thread 1")?.traits == .isButton)
            #expect(host.tap("Back, thread 1"))
            #expect(app.ids() == [1, -1] && drafts.asking == [1])
            drafts.asking = []
            drafts.dirty = []
            host.settle()
            if bar == .system {
                #expect(!host.tap("Back, thread 1"))
                #expect(try !#require(host.navigationScreens().last).hidesBackButton)
            }
            host.after { navigator.popToRoot() }
            drafts.dirty = [1]
        }
    }

    @Test("Before iOS 26 a guarded screen's back button in the system's bar has the title of the screen below")
    func backTitle() {
        for version in versions {
            let host = app.shell(on: version, bar: .system)
            app.push([1, -1], in: host)
            #expect(host.shownBar == (version < 26 ? ["Back, thread 1", "thread 1"] : ["Back, thread 1"]))
            host.after { navigator.popToRoot(asking: false) }
        }
    }

    @Test("A back button has the title that UIKit's has, or the word Back, if the screen below sets none of ours")
    func systemTitle() {
        let screen = NavigationScreen()
        #expect(screen.backTitle == Text(verbatim: "Back"))
        screen.systemTitle = "Inbox"
        #expect(screen.backTitle == Text(verbatim: "Inbox"))
        screen.title = Text("Ours")
        #expect(screen.backTitle == Text("Ours"))
    }

    @Test("The Menu button of a remote asks on a guarded screen, and is the system's on others and at the root")
    func menuButton() {
        let host = app.shell()
        app.push([-1], in: host)
        host.pressExit()
        #expect(app.ids() == [-1] && drafts.asking == [1])
        drafts.dirty = []
        host.settle()
        host.pressExit()
        #expect(app.ids() == [-1] && drafts.asking == [1])
        drafts.dirty = [1]
        drafts.asking = []
        let root = SeaGlassHostedTests.host(Draft(id: 1, drafts: drafts).navigationShell())
        root.pressExit()
        #expect(drafts.asking.isEmpty)
        let actions = root.nodes.compactMap(\.exitCommand)
        #expect(actions.isEmpty, "At the root the button leaves the app.")
    }

    @Test("The Menu button asks on the guarded first screen of a sheet")
    func menuButtonInSheet() {
        let host = app.shell().after { navigator.present(DraftRoute(id: 1)) }
        host.pressExit()
        #expect(navigator.presented != nil && drafts.asking == [1])
    }

    @Test(
        "A guarded screen under the system's bar has one back button, also in a shell with a custom bar",
        arguments: bars
    )
    func oneBackButton(bar: NavigationShellBar) {
        let host = app.shell(bar: bar) { $0.topNavigationBar(.system) }
        app.push([1, -1], in: host)
        #expect(host.screen.hidesBackButton && host.shownBar == ["Back, thread 1"])
        #expect(host.tap("Back, thread 1"))
        #expect(app.ids() == [1, -1] && drafts.asking == [1])
    }

    @Test("The back button in the system's bar ignores a button style around the shell", arguments: versions)
    func buttonStyle(version: Int) throws {
        let host = SeaGlassHostedTests.host(app.root(bar: .system).buttonStyle(.seaGlass()), on: version)
        app.push([1, -1], in: host)
        let button = host.elements.first { $0.isControl && $0.labels.first == "Back, thread 1" }
        #expect(try !#require(button).node.hasCustomButtonStyle)
    }

    @Test("A guarded screen that hides its back button has no back button", arguments: bars)
    func noBackButton(bar: NavigationShellBar) {
        let host = app.shell(bar: bar) { $0.topNavigationBarHidesBackButton() }
        app.push([1, -1], in: host)
        #expect(host.screen.hidesBackButton && host.shownBar == [])
    }

    private struct Letter: View {
        @Environment(\.navigator) private var navigator
        @State private var isAsking = false

        var body: some View {
            Text("letter")
                .navigationLeaveGuard(when: true, isPresented: $isAsking)
                .confirmationDialog("Discard the letter?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Discard") { navigator.leave() }
                }
        }
    }

    @Test("A dialog of the screen asks on each way back, and its button leaves", arguments: bars)
    func dialog(bar: NavigationShellBar) {
        let host = app.shell(bar: bar)
        let ways: [@MainActor () -> Void] = [
            { host.tap("Back, root") }, { host.escape() }, { host.after { navigator.popToRoot() } },
        ]
        for way in ways {
            host.after { navigator.push(Letter()) }
            way()
            #expect(host.texts.contains("Discard the letter?") && navigator.depth == 1)
            host.tap("Discard")
            #expect(host.levels == ["root"])
        }
    }

    @Test("A swipe from the edge asks on a guarded screen, and pops it once it is saved", arguments: versions, bars)
    func swipe(version: Int, bar: NavigationShellBar) {
        let host = app.shell(on: version, bar: bar)
        app.push([1, -1], in: host)
        #expect(!host.swipeBack() && app.ids() == [1, -1] && drafts.asking == [1])
        host.after { navigator.leave() }
        #expect(app.ids() == [1])
        app.push([-1], in: host)
        drafts.dirty = []
        host.settle()
        #expect(host.swipeBack() && app.ids() == [1] && drafts.asking == [1])
    }

    @Test("A swipe on the content of a guarded screen neither pops nor asks", arguments: bars)
    func contentSwipe(bar: NavigationShellBar) {
        let host = app.shell(bar: bar)
        app.push([1, -1], in: host)
        #expect(!host.swipeBackOnContent() && app.ids() == [1, -1] && drafts.asking.isEmpty)
    }

    @Test("A swipe shows no question where the screen has no swipe: pushed or declared without, or at the root")
    func noSwipe() {
        let host = app.shell { $0.navigationBackGesture(.disabled) }
        app.push([1, -1], in: host)
        #expect(!host.swipeBack() && drafts.asking.isEmpty)
        drafts.dirty = []
        host.after { navigator.popToRoot() }
        drafts.dirty = [1]
        let plain = app.shell().after { navigator.push(route: DraftRoute(id: 1), disableBackGesture: true) }
        #expect(!plain.swipeBack() && drafts.asking.isEmpty && app.ids() == [-1])
        let root = SeaGlassHostedTests.host(Draft(id: 1, drafts: drafts).navigationShell())
        #expect(!root.swipeBack() && drafts.asking.isEmpty)
    }

    @Test("In an app's own stack a swipe from the edge asks on a guarded screen", arguments: versions)
    func ownStack(version: Int) {
        let root = NavigationStack { NavigationLink("Draft") { Draft(id: 1, drafts: drafts) } }
        let host = SeaGlassHostedTests.host(root, on: version)
        host.tap("Draft")
        #expect(!host.swipeBack() && !host.swipeBackOnContent() && host.texts.contains("draft 1"))
        #expect(drafts.asking == [1])
        drafts.dirty = []
        host.settle()
        #expect(host.swipeBack() && !host.texts.contains("draft 1") && drafts.asking == [1])
    }
}
