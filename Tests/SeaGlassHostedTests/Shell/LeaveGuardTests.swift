import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Guarded screens, which show a question before they are left.
@MainActor @Suite("Leaving guarded screens") struct LeaveGuardTests {
    private let app = GuardedApp()
    private var navigator: Navigator { app.navigator }
    private var drafts: Drafts { app.drafts }

    @Test(
        "Each request that would remove a guarded screen asks instead, and leave() performs the request",
        arguments: 0..<9
    )
    func requests(kind: Int) {
        let navigator = navigator
        let host = app.shell()
        app.push([1, 2, -1], in: host)
        let first = navigator.entries[0].id
        let requests: [([Int], @MainActor () -> Void)] = [
            ([1, 2], { navigator.pop() }),
            ([1], { navigator.pop(levels: 2) }),
            ([], { navigator.popToRoot() }),
            ([1], { navigator.pop(to: ThreadRoute(id: 1)) }),
            ([1], { navigator.pop(to: first) }),
            ([1], { navigator.pop(toLastWhere: { $0.id == first }) }),
            ([1, 7], { navigator.replace(with: [ThreadRoute(id: 1), ThreadRoute(id: 7)]) }),
            ([1, 2], { host.escape() }),
            ([1, 2, 7], { navigator.replaceTop(with: ThreadRoute(id: 7)) }),
        ]
        let (expected, request) = requests[kind]
        host.after(request)
        #expect(app.ids() == [1, 2, -1] && drafts.asking == [1])
        host.after { navigator.leave() }
        #expect(app.ids() == expected && host.levels.last == expected.last.map { "thread \($0)" } ?? "root")
    }

    @Test("A guard that takes the place of another asks its own question")
    func replacedGuard() {
        struct Screen: View {
            let drafts: Drafts
            var body: some View {
                if drafts.isEditing { Draft(id: 1, drafts: drafts) } else { Other(drafts: drafts) }
            }
        }
        struct Other: View {
            @Bindable var drafts: Drafts
            var body: some View { Text("other").navigationLeaveGuard(when: true, isPresented: $drafts[asking: 2]) }
        }
        let host = host(Text("root").navigationShell(navigator: navigator))
        host.after { navigator.push(Screen(drafts: drafts)) }
        host.after { drafts.isEditing = false }
        host.after { navigator.pop() }
        #expect(drafts.asking == [2] && navigator.depth == 1)
    }

    @Test("A screen without unsaved changes is left without a question, also right after it was saved")
    func clean() {
        let host = app.shell()
        drafts.dirty = []
        app.push([1, -1], in: host)
        host.after { navigator.pop() }
        #expect(app.ids() == [1] && drafts.asking.isEmpty)
        app.push([-2], in: host)
        drafts.dirty = [2]
        host.settle()
        // In one action, without an evaluation in between.
        drafts.dirty = []
        host.after { navigator.pop() }
        #expect(app.ids() == [1] && drafts.asking.isEmpty)
    }

    @Test("After a push, leave() does not perform an earlier request")
    func stays() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        drafts.asking = []
        host.after { navigator.push(threads: [2]) }
        host.after { navigator.pop() }
        #expect(app.ids() == [1, -1], "A pushed screen above is left without a question.")
        host.after { unreported { navigator.leave() } }
        #expect(app.ids() == [1], "The push dropped the request to pop to the root.")
    }

    @Test("stay() discards a request, so a later leave() does not perform it")
    func stay() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        host.after {
            drafts.asking = []
            navigator.stay()
        }
        host.after { unreported { navigator.leave() } }
        #expect(app.ids() == [1])
    }

    @Test("stay() without a request, and at the root, has no effect and no report")
    func stayWithoutRequest() async {
        let app = app
        let navigator = navigator
        let host = app.shell()
        let messages = await reports(awaiting: {
            host.after { navigator.stay() }
            app.push([1, -1], in: host)
            host.after { navigator.stay() }
            host.after { navigator.pop() }
            host.after { navigator.leave() }
        })
        #expect(app.ids() == [1] && messages.isEmpty, "\(messages)")
    }

    @Test("A screen that was stayed on asks again at the next request")
    func stayedAndAsked() {
        let host = app.shell()
        app.push([1, -1], in: host)
        for count in 1...2 {
            host.after { navigator.popToRoot() }
            #expect(drafts.asking == Array(repeating: 1, count: count))
            host.after { navigator.stay() }
        }
        #expect(app.ids() == [1, -1])
    }

    /// A letter whose dialog saves before it leaves, and stays at Cancel.
    private struct Letter: View {
        @Environment(\.navigator) private var navigator
        @State private var isDirty = true
        @State private var isAsking = false
        @State private var isEditing = true
        let server: Server
        var isReplaced = false

        var body: some View {
            VStack {
                if isEditing {
                    Text("letter").navigationLeaveGuard(when: isDirty, isPresented: $isAsking)
                } else {
                    Text("saved")
                }
            }
            .confirmationDialog("Save the letter?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Save") {
                    Task {
                        await server.save()
                        isDirty = false
                        if isReplaced {
                            isEditing = false
                            await server.save()
                        }
                        navigator.leave()
                    }
                }
                Button("Cancel", role: .cancel) { navigator.stay() }
            }
        }
    }

    /// A server that answers when a test lets it.
    @MainActor private final class Server {
        private var answer: CheckedContinuation<Void, Never>?

        func save() async { await withCheckedContinuation { answer = $0 } }

        func answerNow() {
            answer?.resume()
            answer = nil
        }
    }

    private func letter(_ server: Server, isReplaced: Bool = false) -> Host {
        host(
            ShellLevel(name: "root")
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                .navigationRoute(DraftRoute.self) { _ in Letter(server: server, isReplaced: isReplaced) }
        )
    }

    @Test(
        "A dialog's button may save first and leave then: the request is performed, also if the editor has gone",
        arguments: [false, true]
    )
    func savedFirst(isReplaced: Bool) async {
        let server = Server()
        let host = letter(server, isReplaced: isReplaced)
        app.push([1, -1], in: host)
        host.after { navigator.replace(with: [ThreadRoute(id: 7)]) }
        host.tap("Save")
        await host.settleTasks()
        #expect(!host.texts.contains("Save the letter?") && app.ids() == [1, -1])
        server.answerNow()
        await host.settleTasks()
        if isReplaced {
            #expect(host.texts.contains("saved"))
            server.answerNow()
            await host.settleTasks()
        }
        #expect(app.ids() == [7])
    }

    @Test("After another request during the save, the dialog's button performs that one")
    func otherRequestDuringSave() async {
        let server = Server()
        let host = letter(server)
        app.push([1, -1], in: host)
        host.after { navigator.replace(with: [ThreadRoute(id: 7)]) }
        host.tap("Save")
        await host.settleTasks()
        host.after { navigator.replace(with: [ThreadRoute(id: 8)]) }
        server.answerNow()
        await host.settleTasks()
        #expect(app.ids() == [8])
    }

    @Test("A button that leaves after its screen has gone leaves nothing")
    func goneDuringSave() async {
        let server = Server()
        let host = letter(server)
        app.push([1, -1], in: host)
        host.after { navigator.pop() }
        host.tap("Save")
        await host.settleTasks()
        host.after { navigator.popToRoot(asking: false) }
        app.push([1, 2], in: host)
        server.answerNow()
        await host.settleTasks()
        #expect(app.ids() == [1, 2])
    }

    @Test("After Cancel a later leave() performs no link")
    func canceled() {
        let host = letter(Server())
        app.push([1, -1], in: host)
        host.after { navigator.replace(with: [ThreadRoute(id: 7)]) }
        host.tap("Cancel")
        host.after { unreported { navigator.leave() } }
        #expect(app.ids() == [1])
    }

    @Test("A request waits for leave() after its question's view is removed, and not if the question was never shown")
    func goneWhileAsking() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        host.after { drafts.isEditing = false }
        host.after { navigator.leave() }
        #expect(app.ids().isEmpty)
        drafts.isEditing = true
        app.push([1, -1], in: host)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.after { navigator.popToRoot() }
        host.after { drafts.isEditing = false }
        host.after { navigator.dismissPresented() }
        host.after { unreported { navigator.leave() } }
        #expect(app.ids() == [1])
    }

    @Test("Of two guards chained on one view, the one that is active asks", arguments: [false, true])
    func chainedGuards(isInner: Bool) {
        struct Screen: View {
            let isInner: Bool
            @Bindable var drafts: Drafts

            var body: some View {
                Text("screen")
                    .navigationLeaveGuard(when: isInner, isPresented: $drafts[asking: 1])
                    .navigationLeaveGuard(when: !isInner, isPresented: $drafts[asking: 2])
            }
        }
        let host = host(Text("root").navigationShell(navigator: navigator))
        host.after { navigator.push(Screen(isInner: isInner, drafts: drafts)) }
        host.after { navigator.pop() }
        #expect(navigator.depth == 1 && drafts.asking == [isInner ? 1 : 2])
        host.after { navigator.leave() }
        #expect(navigator.depth == 0)
    }

    @Test("Of two active guards of a screen the innermost asks, among siblings the first, for the whole screen")
    func twoGuards() {
        struct Screen: View {
            let areSiblings: Bool
            @Bindable var drafts: Drafts

            var body: some View {
                if areSiblings {
                    VStack {
                        Text("first").navigationLeaveGuard(when: true, isPresented: $drafts[asking: 1])
                        Text("second").navigationLeaveGuard(when: true, isPresented: $drafts[asking: 2])
                    }
                } else {
                    Text("inner").navigationLeaveGuard(when: true, isPresented: $drafts[asking: 1])
                        .navigationLeaveGuard(when: true, isPresented: $drafts[asking: 2])
                }
            }
        }
        for areSiblings in [false, true] {
            let host = host(Text("root").navigationShell(navigator: navigator))
            host.after { navigator.push(Screen(areSiblings: areSiblings, drafts: drafts)) }
            host.after { navigator.pop() }
            #expect(navigator.depth == 1 && drafts.asking == [1])
            host.after { navigator.leave() }
            #expect(navigator.depth == 0 && drafts.asking == [1])
            drafts.asking = []
        }
    }

    @Test("A pop to the root that does not ask removes all guarded screens, with or without an open question")
    func withoutAsking() {
        let host = app.shell()
        for isAsking in [false, true] {
            app.push([-1, 2, -3], in: host)
            if isAsking { host.after { navigator.pop() } }
            host.after { navigator.popToRoot(asking: false) }
            #expect(host.levels == ["root"] && app.ids().isEmpty && drafts.asking == (isAsking ? [3] : []))
        }
    }

    @Test("The order of a dialog's closing and its button's action does not matter to leave()")
    func closing() async {
        let host = app.shell()
        for isClosed in [true, false] {
            app.push([1, -1], in: host)
            host.after { navigator.popToRoot() }
            if isClosed { host.after { drafts.asking = [] } }
            host.after { navigator.leave() }
            #expect(app.ids().isEmpty)
            host.after { drafts.asking = [] }
            await host.settleTasks()
        }
        app.push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        await host.settleTasks()
        host.after { navigator.leave() }
        #expect(app.ids().isEmpty)
    }

    @Test("A later request takes the place of one whose dialog has closed")
    func closedBefore() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        host.after { drafts.asking = [] }
        host.after { navigator.replace(with: [ThreadRoute(id: 7)]) }
        host.after { navigator.leave() }
        #expect(app.ids() == [7])
    }

    @Test(
        "A guarded screen in another tab asks once its tab is shown, or at the second request",
        .without(.coveredAppearances, because: "Only an appearance of a tab's content shows that it is selected.")
    )
    func otherTab() {
        let root = TabView {
            Text("first").tabItem { Text("First") }
            app.root().tabItem { Text("Second") }
        }
        let host = host(root)
        host.selectTab(1)
        app.push([-1], in: host)
        host.selectTab(0)
        host.after { navigator.popToRoot() }
        #expect(app.ids() == [-1] && drafts.asking.isEmpty)
        host.selectTab(1)
        #expect(drafts.asking == [1])
        drafts.asking = []
        host.selectTab(0)
        host.after { navigator.popToRoot() }
        #expect(drafts.asking.isEmpty)
        host.after { navigator.popToRoot() }
        #expect(drafts.asking == [1], "Appearances are hints: the tab may be visible without one.")
        drafts.asking = []
        host.after { navigator.popToRoot() }
        #expect(drafts.asking.isEmpty)
        navigator.send(.visible(true))
        #expect(drafts.asking == [1], "The system need not report the screen's own appearance.")
    }

    @Test("Popping past a covered guarded screen returns to it, and then it asks")
    func past() {
        let host = app.shell()
        app.push([1, -1, 2, 3], in: host)
        host.after { navigator.popToRoot() }
        #expect(app.ids() == [1, -1] && drafts.asking == [1])
        #expect(host.after { navigator.leave() }.levels == ["root"])
    }

    @Test("A guarded screen asks only once it is visible")
    func insight() {
        let host = app.shell()
        app.push([-1, 2], in: host)
        navigator.popToRoot()
        #expect(drafts.asking.isEmpty)
        host.settle()
        #expect(drafts.asking == [1])
        drafts.asking = []
        navigator.send(.appeared(ScreenPlace(screen: navigator.state.top.id, view: nil)))
        #expect(drafts.asking.isEmpty, "The system may report an appearance twice.")
    }

    @Test(
        "A second leave() in a row leaves no further screen, guarded or not",
        arguments: [[1, -1], [-1, -2], [-1, 2, -3]]
    )
    func twice(ids: [Int]) async {
        let app = app
        let navigator = navigator
        let host = app.shell()
        app.push(ids, in: host)
        host.after { if ids.count == 3 { navigator.popToRoot() } else { navigator.pop() } }
        #expect(app.drafts.asking == [-ids[ids.count - 1]])
        let messages = await reports(awaiting: {
            host.after {
                navigator.leave()
                navigator.leave()
            }
        })
        #expect(app.ids() == [ids[0]] && messages.count == 1 && messages[0].contains("Navigator.leave"))
        app.drafts.dirty = []
        host.after { navigator.pop() }
        app.push([-1], in: host)
        host.after { unreported { navigator.leave() } }
        #expect(app.ids().isEmpty, "A later leave() leaves a screen again.")
    }

    @Test("A leave() at the root leaves nothing, and neither does the next one")
    func atRoot() async {
        let app = app
        let navigator = navigator
        let host = app.shell()
        for _ in 0..<2 {
            let messages = await reports(awaiting: { host.after { navigator.leave() } })
            #expect(messages.count == 1 && messages[0].contains("No request waits"), "\(messages)")
        }
    }

    @Test("Each of several guarded screens asks, from the top down")
    func several() {
        let host = app.shell()
        app.push([-1, 2, -3, 4], in: host)
        host.after { navigator.replace(with: [ThreadRoute(id: 9)]) }
        #expect(app.ids() == [-1, 2, -3] && drafts.asking == [3])
        host.after { navigator.leave() }
        #expect(app.ids() == [-1] && drafts.asking == [3, 1])
        host.after { navigator.leave() }
        #expect(app.ids() == [9])
    }

    @Test("Without a request leave() pops, dismisses at a sheet's root, or does nothing and is reported")
    func leave() async {
        let app = app
        let navigator = navigator
        let host = app.shell().after { navigator.present(DraftRoute(id: 1)) }
        let messages = await reports(awaiting: {
            host.after { navigator.presented?.navigator?.leave() }
            #expect(navigator.presented == nil)
            app.push([-1], in: host)
            host.after { navigator.leave() }
            #expect(app.ids().isEmpty && app.drafts.asking.isEmpty)
            host.after { navigator.leave() }
            app.push([-1], in: host)
            host.after { navigator.pop() }
            host.after { navigator.leave() }
        })
        #expect(app.ids().isEmpty && messages.count == 3 && messages.allSatisfy { $0.contains("No request waits") })
    }

    @Test("A guarded screen that the system pops or dismisses is removed without a question")
    func system() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        // Without a back button and a gesture, no finger can pop the screen.
        #expect(!host.swipeBack() && !host.tapBack())
        host.popScreen()
        #expect(app.ids() == [1] && host.levels == ["root", "thread 1"])
        app.push([2], in: host)
        host.after { unreported { navigator.leave() } }
        #expect(host.levels == ["root", "thread 1"], "The pop to the root is forgotten.")
    }

    @Test("A guard that is removed from its screen does not ask")
    func gone() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { drafts.isEditing = false }
        host.after { navigator.pop() }
        #expect(app.ids() == [1] && drafts.asking.isEmpty)
    }

    @Test("A shell with a guarded root, whose screens hold the navigator, is freed")
    func freed() async {
        weak var freed: NavigatorStack?
        do {
            let navigator = Navigator()
            let drafts = Drafts()
            freed = navigator.stack
            var shown: Host? = host(
                Draft(id: 1, drafts: drafts, kept: navigator)
                    .navigationShell(navigator: navigator)
                    .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: drafts) }
            )
            navigator.push(route: DraftRoute(id: 2))
            await shown?.settleTasks()
            navigator.pop()
            navigator.leave()
            await shown?.settleTasks()
            shown = nil
        }
        for _ in 0..<5 { await Task.yield() }
        #expect(freed == nil)
    }
}
