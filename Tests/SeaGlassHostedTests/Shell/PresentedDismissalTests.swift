import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The end of presented routes.
@MainActor @Suite("Dismissing presented routes") struct PresentedDismissalTests {
    private let navigator = Navigator()
    private var sheet: Navigator? { navigator.presented?.navigator }

    private func shell(on version: Int = 26) -> Host { host(Shell(navigator: navigator), on: version) }

    @Test("A presented route can present another, and dismissing removes the top one", arguments: [false, true])
    func stacked(byPerson: Bool) throws {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let first = try #require(sheet)
        host.after { first.present(ThreadRoute(id: 2), as: .cover) }
        let second = try #require(first.presented?.navigator)
        #expect(host.levels == ["root", "thread 1", "thread 2"])
        for levels in [["root", "thread 1"], ["root"]] {
            if byPerson {
                // A cover has a button, because a swipe does not dismiss it.
                if !host.dismissSheet() { host.after { second.dismiss() } }
            } else {
                host.after { (first.presented == nil ? first : second).dismiss() }
            }
            #expect(host.levels == levels)
        }
        #expect(navigator.presented == nil && first.presented == nil)
    }

    @Test("A navigator that presents dismisses all presentations above it")
    func dismissAll() {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        host.after { sheet?.present(ThreadRoute(id: 2)) }
        #expect(host.after { navigator.dismiss() }.levels == ["root"])
        #expect(navigator.presented == nil)
    }

    @Test("A navigator in a sheet dismisses it once, so a second tap does not dismiss the sheet below")
    func dismissTwice() throws {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        host.after { sheet?.present(ThreadRoute(id: 2)) }
        let second = try #require(sheet?.presented?.navigator)
        unreported {
            second.dismiss()
            second.dismiss()
            second.leave()
        }
        host.settle()
        #expect(host.levels == ["root", "thread 1"])
    }

    @Test("A route that is presented during a dismissal is shown")
    func whileDismissing() {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        host.after {
            navigator.dismiss()
            navigator.present(ThreadRoute(id: 2), as: .cover)
        }
        #expect(host.levels == ["root", "thread 2"])
        host.after {
            navigator.dismiss()
            navigator.present(ThreadRoute(id: 2))
            navigator.dismiss()
        }
        #expect(host.levels == ["root"] && navigator.presented == nil)
    }

    @Test("The dismissal of a route that another one replaces ends, so the next one in another form is shown")
    func replaced() async {
        weak var first: NavigatorStack?
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        first = sheet?.stack
        host.after { sheet?.push(threads: [5]) }
        host.after { navigator.present(ThreadRoute(id: 2)) }
        await host.settleTasks()
        #expect(host.levels == ["root", "thread 2"])
        #expect(first == nil, "A navigator is freed at the end of its dismissal.")
        host.dismissSheet()
        #expect(host.after { navigator.present(ThreadRoute(id: 3), as: .cover) }.levels == ["root", "thread 3"])
        host.after { navigator.present(ThreadRoute(id: 4), as: .cover) }
        #expect(host.after { navigator.dismiss() }.levels == ["root"] && navigator.presented == nil)
    }

    @Test("A late or repeated report of a dismissal dismisses no other route")
    func lateDismissal() throws {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let dismissed = try #require(host.presentations.last)
        navigator.present(ThreadRoute(id: 2))
        // Before the system shows the second.
        dismissed.dismiss()
        #expect(host.after {}.levels == ["root", "thread 2"])
        host.dismissSheet()
        host.after { dismissed.dismiss() }
        #expect(host.levels == ["root"] && navigator.presented == nil)
    }

    @Test("SwiftUI's dismiss action also dismisses the sheet for its navigator")
    func dismissAction() {
        struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { _ in Closing() }
        let host = host(root).after { navigator.present(ThreadRoute(id: 1)) }
        host.tap("Close")
        #expect(navigator.presented == nil && !host.texts.contains("Close"))
    }

    @Test("Dismissing without a presentation does nothing and is reported")
    func nothing() async {
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = host(Shell(navigator: navigator))
            navigator.dismiss()
            #expect(host.after {}.levels == ["root"])
        })
        #expect(messages.count == 1 && messages[0].contains("Navigator.dismiss"))
    }

    @Test(
        "A dismissed sheet's shell, navigator and pushed views are freed",
        arguments: [true, false]
    )
    func freed(byPerson: Bool) async {
        struct Keeper: View {
            let navigator: Navigator?
            var body: some View { Button("Pop") { navigator?.pop() } }
        }
        weak var freed: NavigatorStack?
        let host = shell()
        do {
            navigator.present(ThreadRoute(id: 1))
            host.settle()
            let inside = sheet
            freed = inside?.stack
            inside?.push(Keeper(navigator: inside))
            host.settle()
        }
        if byPerson { host.dismissSheet() } else { host.after { navigator.dismiss() } }
        await host.settleTasks()
        #expect(freed == nil)
    }

    @Test("A sheet and its stack are shown again when another shell shows the presenter")
    func nextShell() async {
        var first: Host? = shell().after { navigator.present(ThreadRoute(id: 1)) }
        first?.after { sheet?.push(threads: [2]) }
        await first?.settleTasks()
        first = nil
        await Task.yield()
        #expect(shell().levels == ["root", "thread 1", "thread 2"])
    }

    @Test("A push right after a person has dismissed a sheet is visible", arguments: versions)
    func pushAfter(version: Int) {
        let host = shell(on: version).after { navigator.present(ThreadRoute(id: 1)) }
        host.dismissSheet()
        #expect(host.after { navigator.push(threads: [5]) }.levels == ["root", "thread 5"])
        #expect(navigator.presented == nil)
    }
}
