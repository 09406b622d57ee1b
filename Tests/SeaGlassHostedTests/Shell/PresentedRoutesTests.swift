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

    @Test("A presented route is shown over the stack, in a separate shell", arguments: versions)
    func present(version: Int) throws {
        let host = shell(on: version).after { navigator.push(threads: [1]) }
        host.after { navigator.present(ThreadRoute(id: 2), as: .sheet.detents([.medium, .large])) }
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
            @Environment(\.navigator) private var navigator
            let log: NavigatorLog
            var body: some View { Text("reader").onAppear { log.navigator = navigator } }
        }
        let log = NavigatorLog()
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { _ in Reader(log: log) }
        host(root).after { navigator.present(ThreadRoute(id: 1)) }
        #expect(log.navigator != nil && log.navigator?.stack === sheet?.stack)
    }

    @Test("A sheet has the heights of its style, and a cover has none")
    func detents() throws {
        let host = shell()
        func detents() throws -> Set<PresentationDetent>? { try #require(host.presentations.last).detents }
        host.after { navigator.present(ThreadRoute(id: 1), as: .sheet.detents([.medium, .large])) }
        #expect(try detents() == [.medium, .large])
        host.after { navigator.present(ThreadRoute(id: 1), as: .cover) }
        #expect(try detents() ?? [] == [])
    }

    @Test("Another route replaces the presented one, with new state")
    func another() {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { CountingLevel(id: $0.id) }
        let host = host(root).after { navigator.present(ThreadRoute(id: 1)) }
        host.tap("Count")
        #expect(host.texts.contains("1 of thread 1"))
        host.after { navigator.present(ThreadRoute(id: 2)) }
        #expect(host.texts.contains("0 of thread 2") && !host.texts.contains("1 of thread 1"))
    }

    @Test("The same route in the same style is kept, and in another style it is presented again")
    func same() {
        let host = shell().after { navigator.present(ThreadRoute(id: 1)) }
        let first = navigator.presented
        host.after { navigator.present(ThreadRoute(id: 1)) }
        #expect(navigator.presented == first)
        host.after { navigator.present(ThreadRoute(id: 1), as: .cover) }
        #expect(navigator.presented != first && host.levels == ["root", "thread 1"])
    }

    @Test(
        "A cover waits until the sheet that it replaces is dismissed, and a sheet waits for a cover",
        arguments: [true, false]
    )
    func otherForm(isCover: Bool) {
        let forms: [NavigationPresentationStyle] = [.sheet, .cover]
        let form = forms[isCover ? 1 : 0]
        let other = forms[isCover ? 0 : 1]
        func isGiven(asCover: Bool) -> Bool { navigator[presentedAsCover: asCover, nil] != nil }
        let host = shell().after { navigator.present(ThreadRoute(id: 1), as: form) }
        navigator.present(ThreadRoute(id: 2), as: other)
        #expect(!isGiven(asCover: true) && !isGiven(asCover: false) && navigator.presented != nil)
        #expect(host.after {}.levels == ["root", "thread 2"] && isGiven(asCover: !isCover))
        navigator.dismiss()
        navigator.present(ThreadRoute(id: 3), as: form)
        #expect(!isGiven(asCover: true) && !isGiven(asCover: false))
        #expect(host.after {}.levels == ["root", "thread 3"])
        navigator.present(ThreadRoute(id: 4), as: form)
        #expect(isGiven(asCover: isCover), "SwiftUI itself dismisses the first one.")
        navigator.present(ThreadRoute(id: 5), as: other)
        #expect(!isGiven(asCover: true) && !isGiven(asCover: false), "The third is still there.")
        navigator.dismiss()
        #expect(host.after {}.levels == ["root"])
    }

    @Test(
        "A waiting presentation keeps its animation",
        .without(
            .lateDisappearances,
            .lateDismissals,
            because: "The test looks at the update in which a view disappears."
        ),
        arguments: [true, false]
    )
    func animatedLater(isAnimated: Bool) {
        let root = Text("root").navigationShell(navigator: navigator)
            .navigationRoute(NoteRoute.self) { note in
                // A change of the path in the same update has the same transaction.
                Text(note.text).onDisappear { navigator.push(Text("after")) }
            }
        let host = host(root).after { navigator.present(NoteRoute(text: "a")) }
        host.after { navigator.present(NoteRoute(text: "b"), as: .cover, animated: isAnimated) }
        #expect(navigator.depth == 1 && host.animatesPath == isAnimated)
    }

    @Test(
        "An undeclared route shows a screen that names it, or in a release build is not presented",
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

    @Test("A route presented before the shell appears is presented with it, unless it is undeclared")
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
            #expect(messages.isEmpty == (route is ThreadRoute))
        }
    }

    @Test("A request before the sheet has appeared takes effect in the sheet")
    func earlyInSheet() {
        let host = shell()
        unreported {
            navigator.present(ThreadRoute(id: 1))
            sheet?.push(threads: [2])
            sheet?.present(ThreadRoute(id: 3))
        }
        #expect(host.after {}.levels == ["root", "thread 1", "thread 2", "thread 3"])
    }

    @Test("A link dismisses the presented route, and replacing the stack does not")
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
                // A change of the path in the same update has the same transaction.
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
        "A sheet inherits neither values of the presenting screen nor its background",
        arguments: versions
    )
    func inheritance(version: Int) throws {
        let root = ShellLevel(name: "root")
            .environment(\.layoutDirection, .rightToLeft)
            .navigationShell(bar: .custom(), navigator: navigator)
            .navigationRoute(NoteRoute.self) { _ in Form { Text("Row") } }
            .environment(\.colorScheme, .light)
            .persistentBackground(.midnight)
        let host = host(root, on: version) { $0.colorScheme = .dark }
        host.after { navigator.present(NoteRoute(text: "form")) }
        let form = try #require(host.nodes.last { $0.isListOrForm })
        #expect(form.scrollContentBackground == .automatic)
        #expect(form.environment.colorPalette == nil && form.environment.screenContext.background == nil)
        #expect(form.environment.colorScheme == .dark)
        #expect(form.environment.layoutDirection == .leftToRight)
        #expect(form.environment.screenContext.settings.isSubset(of: .topEdge))
    }

    @Test("Presenting and dismissing evaluate no body in the screens below", .countsEvaluations)
    func evaluations() {
        let host = shell().after { navigator.push(threads: [1]) }
        func below() -> [Int] { host.screens().flatMap(\.subtree).map(\.evaluations) }
        let before = below()
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.after { navigator.dismiss() }
        #expect(below() == before)
    }
}

@MainActor private final class NavigatorLog {
    var navigator: Navigator?
}
