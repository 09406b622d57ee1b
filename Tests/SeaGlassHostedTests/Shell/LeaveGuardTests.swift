import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Screens that ask before they are left.
@MainActor @Suite("Leaving guarded") struct LeaveGuardTests {
    private let navigator = Navigator()
    private let drafts = Drafts()

    private func shell(on version: Int = 26, bar: NavigationShellBar = .custom()) -> Host {
        host(
            ShellLevel(name: "root")
                .navigationShell(bar: bar, navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: drafts) },
            on: version
        )
    }

    /// Routes, of which negative numbers are drafts.
    private func push(_ ids: [Int], on navigator: Navigator? = nil, in host: Host) {
        for id in ids {
            host.after {
                let navigator = navigator ?? self.navigator
                if id < 0 { navigator.push(route: DraftRoute(id: -id)) } else { navigator.push(threads: [id]) }
            }
        }
    }

    private func ids(_ navigator: Navigator? = nil) -> [Int] {
        (navigator ?? self.navigator).entries.map {
            ($0.route as? ThreadRoute)?.id ?? -(($0.route as? DraftRoute)?.id ?? 0)
        }
    }

    @Test("Each request that would remove a guarded screen asks instead, and leave() carries it out", arguments: 0..<10)
    func requests(kind: Int) {
        let (navigator, host) = (navigator, shell())
        push([1, 2, -1], in: host)
        let first = navigator.entries[0].id
        let other = Navigator()
        SeaGlassHostedTests.host(Shell(navigator: other)).after { other.push(threads: [5]) }
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
            ([5], { navigator.restore(from: other.encodedSnapshot()) }),
        ]
        let (expected, request) = requests[kind]
        host.after(request)
        #expect(ids() == [1, 2, -1] && drafts.asking == [1])
        host.after { navigator.leave() }
        #expect(ids() == expected && host.levels.last == expected.last.map { "thread \($0)" } ?? "root")
    }

    @Test("A screen with nothing to lose is left without a question, as is one that just saved")
    func clean() {
        let host = shell()
        drafts.dirty = []
        push([1, -1], in: host)
        host.after { navigator.pop() }
        #expect(ids() == [1] && drafts.asking.isEmpty)
        push([-2], in: host)
        drafts.dirty = [2]
        host.settle()
        // In one action: nothing is evaluated in between.
        drafts.dirty = []
        host.after { navigator.pop() }
        #expect(ids() == [1] && drafts.asking.isEmpty)
    }

    @Test("A request that lasts past the question is not carried out without leave()")
    func stays() {
        let host = shell()
        push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        drafts.asking = []
        host.after { navigator.push(threads: [2]) }
        host.after { navigator.pop() }
        #expect(ids() == [1, -1], "A pushed screen above is left without a question.")
        host.after { navigator.leave() }
        #expect(ids() == [1], "The pop to the root was before the push.")
    }

    @Test("The back button asks, in a custom bar and in the system's, which hides its own", arguments: versions)
    func backButton(version: Int) throws {
        for bar in [NavigationShellBar.custom(), .system] {
            let host = shell(on: version, bar: bar)
            push([1, -1], in: host)
            #expect(try #require(host.navigationScreens().last).preferences.hidesBackButton)
            #expect(host.tap("Back, thread 1"))
            #expect(ids() == [1, -1] && drafts.asking == [1])
            drafts.asking = []
            drafts.dirty = []
            host.settle()
            if bar == .system {
                #expect(!host.tap("Back, thread 1"))
                #expect(try !#require(host.navigationScreens().last).preferences.hidesBackButton)
            }
            host.after { navigator.popToRoot() }
            drafts.dirty = [1]
        }
    }

    @Test("The swipe back is off while a screen is guarded")
    func swipe() {
        let host = shell()
        push([1, -1], in: host)
        let gesture = BackGesture(
            navigator: navigator,
            bar: TopNavigationBarModel(),
            shellBar: .system,
            isDisabled: false
        )
        #expect(!gesture.isEnabled)
        drafts.dirty = []
        #expect(gesture.isEnabled)
    }

    @Test("Popping past a covered guarded screen goes back to it, where it asks")
    func past() {
        let host = shell()
        push([1, -1, 2, 3], in: host)
        host.after { navigator.popToRoot() }
        #expect(ids() == [1, -1] && drafts.asking == [1])
        #expect(host.after { navigator.leave() }.levels == ["root"])
    }

    @Test("It asks once it can be seen, not before")
    func insight() {
        let host = shell()
        push([-1, 2], in: host)
        navigator.popToRoot()
        #expect(drafts.asking.isEmpty)
        host.settle()
        #expect(drafts.asking == [1])
        drafts.asking = []
        navigator.screenAppeared(navigator.idOnTop)
        #expect(drafts.asking.isEmpty, "The system may report an appearance twice.")
    }

    @Test("Each of several guarded screens asks, from the top down")
    func several() {
        let host = shell()
        push([-1, 2, -3, 4], in: host)
        host.after { navigator.replace(with: [ThreadRoute(id: 9)]) }
        #expect(ids() == [-1, 2, -3] && drafts.asking == [3])
        host.after { navigator.leave() }
        #expect(ids() == [-1] && drafts.asking == [3, 1])
        host.after { navigator.leave() }
        #expect(ids() == [9])
    }

    @Test("A link asks, and is opened when the person leaves")
    func link() throws {
        let root = ShellLevel(name: "root")
            .navigationShell(navigator: navigator)
            .navigationRoutes(linkedRoutes)
            .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: drafts) }
        let host = host(root).after { navigator.present(DraftRoute(id: 1)) }
        try navigator.open(#require(URL(string: "example://mail/5")))
        host.settle()
        #expect(navigator.presented != nil && navigator.depth == 0 && drafts.asking == [1])
        host.after { navigator.presented?.navigator?.leave() }
        #expect(navigator.presented == nil && navigator.depth == 1 && host.texts.contains { $0.hasPrefix("mail 5") })
    }

    @Test("A sheet with a guarded screen, covered or not, can't be swiped down and asks when it is dismissed")
    func sheet() throws {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        push([-1, 2], on: sheet, in: host)
        host.dismissSheet()
        #expect(navigator.presented != nil && drafts.asking.isEmpty)
        host.after { navigator.dismiss() }
        #expect(ids(sheet) == [-1] && drafts.asking == [1])
        drafts.dirty = []
        host.settle()
        host.dismissSheet()
        #expect(navigator.presented == nil)
    }

    @Test("The root of a sheet asks before it is dismissed or another takes its place")
    func sheetRoot() throws {
        let host = shell().after { navigator.present(DraftRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        host.after { sheet.dismiss() }
        #expect(drafts.asking == [1] && navigator.presented != nil)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        #expect(drafts.asking == [1, 1] && navigator.presented?.navigator === sheet)
        host.after { sheet.leave() }
        #expect(host.levels == ["root", "thread 2"])
    }

    @Test("Dismissing all goes back to the guarded sheet, where it asks once what covered it is gone")
    func sheetBelow() throws {
        let host = shell().after { navigator.present(DraftRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        host.after { sheet.present(ThreadRoute(id: 2), as: .cover) }
        navigator.dismiss()
        #expect(drafts.asking.isEmpty && sheet.presented == nil)
        host.settle()
        #expect(drafts.asking == [1] && navigator.presented?.navigator === sheet)
        #expect(host.after { sheet.leave() }.levels == ["root"])
    }

    @Test("Without a request leave() pops, dismisses at the root of a sheet, and does nothing at another root")
    func leave() async {
        let host = shell().after { navigator.present(DraftRoute(id: 1)) }
        host.after { navigator.presented?.navigator?.leave() }
        #expect(navigator.presented == nil)
        push([1, -1], in: host)
        host.after { navigator.leave() }
        #expect(ids() == [1] && drafts.asking.isEmpty)
        let own = navigator
        let messages = await reports(awaiting: {
            host.after { own.leave() }
            host.after { own.leave() }
        })
        #expect(own.depth == 0 && messages.count == 1 && messages[0].contains("Navigator.leave"))
    }

    @Test("What the system pops or dismisses by itself is gone, and asks nothing")
    func system() {
        let host = shell()
        push([1, -1], in: host)
        host.after { navigator.popToRoot() }
        host.goBack()
        #expect(ids() == [1] && host.levels == ["root", "thread 1"])
        push([2], in: host)
        #expect(host.after { navigator.leave() }.levels == ["root", "thread 1"], "The pop to the root is forgotten.")
    }

    @Test("A guard that is gone from the screen asks nothing")
    func gone() {
        let host = shell()
        push([1, -1], in: host)
        host.after { drafts.isEditing = false }
        host.after { navigator.pop() }
        #expect(ids() == [1] && drafts.asking.isEmpty)
    }

    @Test("In a stack and a sheet of the app's own, a guarded screen has no back button and can't be swiped down")
    func own() throws {
        struct Own: View {
            @State private var isPresented = true
            let drafts: Drafts

            var body: some View {
                Text("root").sheet(isPresented: $isPresented) {
                    NavigationStack {
                        NavigationLink("Draft") { Draft(id: 1, drafts: drafts) }
                    }
                }
            }
        }
        let host = host(Own(drafts: drafts))
        host.tap("Draft")
        #expect(try #require(host.navigationScreens().last).preferences.hidesBackButton)
        host.dismissSheet()
        #expect(host.texts.contains("draft 1"))
        host.after { drafts.dirty = [] }
        #expect(try !#require(host.navigationScreens().last).preferences.hidesBackButton)
        host.dismissSheet()
        #expect(!host.texts.contains("draft 1"))
    }

    @Test("A shell with a guarded root, whose screens hold the navigator, is freed")
    func freed() async {
        weak var freed: Navigator?
        do {
            let (navigator, drafts) = (Navigator(), Drafts())
            freed = navigator
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

private struct DraftRoute: NavigationRoute {
    let id: Int
}

@MainActor @Observable private final class Drafts {
    var dirty: Set<Int> = [1, 2, 3]
    var isEditing = true
    var asking: [Int] = []

    func isDirty(_ id: Int, keeping navigator: Navigator?) -> Bool { dirty.contains(id) }

    subscript(asking id: Int) -> Bool {
        get { asking.contains(id) }
        set { if newValue { asking.append(id) } }
    }
}

private struct Draft: View {
    let id: Int
    @Bindable var drafts: Drafts
    var kept: Navigator?

    var body: some View {
        if drafts.isEditing {
            Text("draft \(id)")
                .navigationLeaveGuard(when: drafts.isDirty(id, keeping: kept), isPresented: $drafts[asking: id])
        } else {
            Text("draft \(id)")
        }
    }
}
