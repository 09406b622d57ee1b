import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Routes that a navigator presents.
@MainActor @Suite("Sheets and covers as routes") struct PresentedRoutesTests {
    private let navigator = Navigator()
    private var sheet: Navigator? { navigator.presented?.navigator }

    private func shell(on version: Int = 26) -> Host { host(Shell(navigator: navigator), on: version) }

    @Test("A presented route is shown over the stack, in a shell of its own", arguments: versions)
    func present(version: Int) throws {
        let host = shell(on: version).after { navigator.push(threads: [1]) }
        host.after { navigator.present(ThreadRoute(id: 2), as: .sheet([.medium, .large])) }
        #expect(host.levels == ["root", "thread 1", "thread 2"])
        #expect(navigator.presented?.route as? ThreadRoute == ThreadRoute(id: 2) && navigator.depth == 1)
        let sheet = try #require(sheet)
        host.after { sheet.push(threads: [3]) }
        #expect(host.levels == ["root", "thread 1", "thread 2", "thread 3"])
        #expect(navigator.depth == 1 && sheet.depth == 1 && host.screens(inStack: 1).count == 2)
    }

    @Test("A screen of a sheet has the sheet's navigator in its environment")
    func environment() {
        struct Reader: View {
            @Environment(Navigator.self) private var navigator
            let log: NavigatorLog
            var body: some View { Text("reader").onAppear { log.navigator = navigator } }
        }
        let log = NavigatorLog()
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { _ in Reader(log: log) }
        host(root).after { navigator.present(ThreadRoute(id: 1)) }
        #expect(log.navigator != nil && log.navigator === sheet)
    }

    @Test("A sheet rests at the heights of its style, and a cover has none")
    func detents() throws {
        let host = shell()
        func detents() throws -> Set<PresentationDetent>? {
            let sheet = try #require(
                host.elements.last { $0.value is any SheetModifier && $0.node.children.count == 2 }
            )
            return sheet.node.children[1].preference(PresentationDetentsKey.self)
        }
        host.after { navigator.present(ThreadRoute(id: 1), as: .sheet([.medium, .large])) }
        #expect(try detents() == [.medium, .large])
        host.after { navigator.present(ThreadRoute(id: 1), as: .cover) }
        #expect(try detents() ?? [] == [])
    }

    @Test("A presented route presents another, and dismissing takes the one on top", arguments: [false, true])
    func stacked(byPerson: Bool) throws {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let first = try #require(sheet)
        host.after { first.present(ThreadRoute(id: 2), as: .cover) }
        let second = try #require(first.presented?.navigator)
        #expect(host.levels == ["root", "thread 1", "thread 2"])
        for levels in [["root", "thread 1"], ["root"]] {
            if byPerson {
                host.dismissSheet()
            } else {
                host.after { (first.presented == nil ? first : second).dismiss() }
            }
            #expect(host.levels == levels)
        }
        #expect(navigator.presented == nil && first.presented == nil)
    }

    @Test("A navigator that presents dismisses all that stands above it")
    func dismissAll() {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        host.after { sheet?.present(ThreadRoute(id: 2)) }
        #expect(host.after { navigator.dismiss() }.levels == ["root"])
        #expect(navigator.presented == nil)
    }

    @Test("A navigator in a sheet dismisses it once: a second tap does not dismiss the sheet below")
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

    @Test("Another route takes the place of the one that is presented, with state of its own")
    func another() {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { Counting(id: $0.id) }
        let host = host(root).after { navigator.present(ThreadRoute(id: 1)) }
        host.tap("Count")
        #expect(host.texts.contains("1 of thread 1"))
        host.after { navigator.present(ThreadRoute(id: 2)) }
        #expect(host.texts.contains("0 of thread 2") && !host.texts.contains("1 of thread 1"))
    }

    @Test("The same route in the same style stays as it is, in another style it is presented anew")
    func same() {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let first = navigator.presented
        host.after { navigator.present(ThreadRoute(id: 1)) }
        #expect(navigator.presented == first)
        host.after { navigator.present(ThreadRoute(id: 1), as: .cover) }
        #expect(navigator.presented != first && host.levels == ["root", "thread 1"])
    }

    @Test("A route that is presented while another is being dismissed is shown")
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

    @Test("A dismissal that the system reports twice, or late, dismisses nothing else")
    func lateDismissal() throws {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let dismissed = try #require(
            host.elements.last { $0.value is any SheetModifier && $0.node.children.count == 2 }
        )
        navigator.present(ThreadRoute(id: 2))
        // Before the system knows of the second.
        (dismissed.value as? any SheetModifier)?.dismiss()
        #expect(host.after {}.levels == ["root", "thread 2"])
        host.dismissSheet()
        host.after { (dismissed.value as? any SheetModifier)?.dismiss() }
        #expect(host.levels == ["root"] && navigator.presented == nil)
    }

    @Test("A sheet that SwiftUI's dismiss action dismisses is dismissed for its navigator")
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

    @Test(
        "A route that nobody declares has a screen that names it, or in a release build none",
        arguments: [true, false]
    )
    func undeclared(isShown: Bool) async {
        navigator.showsUndeclared = isShown
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = host(Shell(navigator: navigator)).after { navigator.present(ForgottenRoute()) }
            #expect(host.texts.contains { $0.contains("ForgottenRoute") } == isShown)
        })
        #expect(
            messages.count == 1 && messages[0].contains("Navigator.present") && messages[0].contains("ForgottenRoute")
        )
        #expect((navigator.presented != nil) == isShown)
    }

    @Test("A route presented before the shell appears is presented with it, unless nobody declares it")
    func early() async {
        for route in [ThreadRoute(id: 1), ForgottenRoute()] as [any NavigationRoute] {
            let navigator = Navigator()
            navigator.showsUndeclared = false
            let messages = await reports(awaiting: {
                navigator.present(route)
                let host = host(Shell(navigator: navigator))
                #expect(host.levels == (route is ThreadRoute ? ["root", "thread 1"] : ["root"]))
            })
            #expect((navigator.presented != nil) == (route is ThreadRoute))
            #expect(messages.first?.contains("Navigator.present: no shell shows this navigator") ?? false)
        }
    }

    @Test("A request before the sheet has appeared takes effect in it")
    func earlyInSheet() {
        let host = shell()
        unreported {
            navigator.present(ThreadRoute(id: 1))
            sheet?.push(threads: [2])
            sheet?.present(ThreadRoute(id: 3))
        }
        #expect(host.after {}.levels == ["root", "thread 1", "thread 2", "thread 3"])
    }

    @Test("Dismissing where nothing is presented does nothing and is reported")
    func nothing() async {
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = host(Shell(navigator: navigator))
            navigator.dismiss()
            #expect(host.after {}.levels == ["root"])
        })
        #expect(messages.count == 1 && messages[0].contains("Navigator.dismiss"))
    }

    @Test("A link dismisses what is presented, and replacing the stack does not")
    func link() throws {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoutes(linkedRoutes)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        let host = host(root).after { navigator.present(ThreadRoute(id: 1)) }
        host.after { navigator.replace(with: [ThreadRoute(id: 2)]) }
        #expect(host.levels == ["thread 2", "thread 1"])
        try navigator.open(#require(URL(string: "example://mail/5")))
        host.settle()
        #expect(navigator.presented == nil && navigator.depth == 1 && host.levels.isEmpty)
    }

    @Test("A presentation and a dismissal are animated as given, and by default")
    func animated() {
        let host = shell()
        for isAnimated in [true, false] {
            for request in [
                { $0.present(ThreadRoute(id: 1), animated: isAnimated) }, { $0.dismiss(animated: isAnimated) },
            ] as [@MainActor (Navigator) -> Void] {
                // A change of the path in the same update has its transaction, too.
                host.after {
                    request(navigator)
                    navigator.push(threads: [1])
                }
                #expect(host.animatesPath == isAnimated)
            }
        }
        host.after {
            navigator.present(ThreadRoute(id: 1))
            navigator.dismiss()
            navigator.pop()
        }
        #expect(host.animatesPath == true)
    }

    @Test(
        "A sheet inherits nothing of the screen that presents it, nor of the background behind that",
        arguments: versions
    )
    func inheritance(version: Int) throws {
        struct Root: View {
            @Environment(Navigator.self) private var navigator
            var body: some View {
                Button("Present") { navigator.present(NoteRoute(text: "form")) }
                    .contrastingForeground()
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let root = Root()
            .navigationShell(bar: .custom(), navigator: navigator)
            .navigationRoute(NoteRoute.self) { _ in Form { Text("Row") } }
            .glassToolbars()
            .persistentBackground(.midnight)
        let host = host(root, on: version) { $0.colorScheme = .dark }
        host.tap("Present")
        let form = try #require(host.nodes.first { $0.view is any ScrollableContainer })
        #expect(form.environment.scrollContentBackground == .automatic)
        #expect(form.environment.colorPalette == nil && form.environment.backgroundBehind == nil)
        #expect(form.environment.layoutDirection == .leftToRight)
        #expect(form.environment.screenSettings.isSubset(of: .topEdge))
        #expect(!form.environment.hasToolbarMaterial)
    }

    @Test(
        "A sheet's shell, its navigator and what was pushed in it are freed when the sheet goes",
        arguments: [true, false]
    )
    func freed(byPerson: Bool) async {
        struct Keeper: View {
            let navigator: Navigator?
            var body: some View { Button("Pop") { navigator?.pop() } }
        }
        weak var freed: Navigator?
        let host = shell()
        do {
            navigator.present(ThreadRoute(id: 1))
            host.settle()
            let inside = sheet
            freed = inside
            inside?.push(Keeper(navigator: inside))
            host.settle()
        }
        if byPerson { host.dismissSheet() } else { host.after { navigator.dismiss() } }
        await host.settleTasks()
        #expect(freed == nil)
    }

    @Test("A sheet comes back with its stack when another shell shows its presenter")
    func nextShell() async {
        var first: Host? = shell().after { navigator.present(ThreadRoute(id: 1)) }
        first?.after { sheet?.push(threads: [2]) }
        await first?.settleTasks()
        first = nil
        await Task.yield()
        #expect(shell().levels == ["root", "thread 1", "thread 2"])
    }

    @Test("Presenting and dismissing evaluate nothing in the screens below")
    func evaluations() {
        let host = shell().after { navigator.push(threads: [1]) }
        func below() -> [Int] { host.nodes(of: ShellLevel.self).prefix(2).map(\.evaluations) }
        let before = below()
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.after { navigator.dismiss() }
        #expect(below() == before)
    }

    private struct Counting: View {
        @State private var count = 0
        let id: Int

        var body: some View {
            Text("\(count) of thread \(id)")
            Button("Count") { count += 1 }
        }
    }
}

@MainActor private final class NavigatorLog {
    weak var navigator: Navigator?
}
