import HeadlessHost
import HostedSupport
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassNavigation

/// Each request, from a screen in each place, in the same event as an earlier request or in a later one.
@MainActor @Suite struct NavigatorSenderTests {
    enum Request: CaseIterable {
        case pop, popLevels, popTo, popWhere, popToRoot, push, pushRoute, replace, replaceTop, present, dismissPresented
        case dismissToRoot, open, dismiss, leave

        /// Whether the request is about the screen that asks, and not about the stack.
        var isAboutSender: Bool { self == .dismiss || self == .leave }

        @MainActor func perform(by navigator: Navigator) {
            switch self {
            case .pop: navigator.pop()
            case .popLevels: navigator.pop(levels: 2)
            case .popTo: navigator.pop(to: ThreadRoute(id: 1))
            case .popWhere: navigator.pop(toLastWhere: { $0.route as? ThreadRoute == ThreadRoute(id: 1) })
            case .popToRoot: navigator.popToRoot()
            case .push: navigator.push(Text("view"))
            case .pushRoute: navigator.push(route: ThreadRoute(id: 7))
            case .replace: navigator.replace(with: [ThreadRoute(id: 1), ThreadRoute(id: 8)])
            case .replaceTop: navigator.replaceTop(with: ThreadRoute(id: 9))
            case .present: navigator.present(NoteRoute(text: "b"))
            case .dismissPresented: navigator.dismissPresented()
            case .dismissToRoot: navigator.dismissToRoot()
            case .open: try? navigator.open(URL(string: "example://thread/6") ?? URL(fileURLWithPath: ""))
            case .dismiss: navigator.dismiss()
            case .leave: navigator.leave()
            }
        }
    }

    enum Place: CaseIterable { case top, under, covered, root }
    enum Way: CaseIterable { case popped, swiped, replaced, freed, leaving }

    /// The navigators of the screens, by the screens' names.
    @MainActor private final class Senders { var all: [String: Navigator] = [:] }

    private struct Screen: View {
        @Environment(\.navigator) private var navigator
        let name: String
        let senders: Senders

        var body: some View {
            senders.all[name] = navigator
            return Text(name).topNavigationBarTitle(verbatim: name)
        }
    }

    /// A shell with some threads.
    @MainActor private final class App {
        let navigator = Navigator()
        let senders = Senders()
        let host: Host

        init(_ bar: NavigationShellBar = .system, threads: [Int] = [1, 2, 3]) {
            let navigator = navigator
            let senders = senders
            let routes = NavigationRoutes()
                .route(ThreadRoute.self) { Screen(name: "thread \($0.id)", senders: senders) }
                .route(NoteRoute.self) { Screen(name: "note \($0.text)", senders: senders) }
                .link("thread/{id}", ThreadRoute.init(id:)) { $0.id }
            host = SeaGlassHostedTests.host(
                Screen(name: "root", senders: senders)
                    .navigationShell(bar: bar, navigator: navigator)
                    .navigationRoutes(routes)
            )
            host.after { navigator.push(threads: threads) }
        }

        func sender(_ name: String) throws -> Navigator { try #require(senders.all[name]) }

        /// The stack and the sheets, without identities.
        var stacks: [[String]] {
            func stacks(_ navigator: Navigator) -> [[String]] {
                let names = navigator.entries.map { $0.route.map { "\($0)" } ?? "view" }
                guard let sheet = navigator.presented, let inner = sheet.navigator else { return [names] }
                return [names, [sheet.route.map { "\($0)" } ?? ""]] + stacks(inner)
            }
            return stacks(navigator)
        }
    }

    @Test("A screen's request acts on the stack as the app's own does", arguments: Request.allCases, Place.allCases)
    func present(request: Request, place: Place) throws {
        guard !request.isAboutSender else { return }
        for bar in [NavigationShellBar.system, .custom(.material)] {
            let app = App(bar)
            let other = App(bar)
            if place == .covered {
                for app in [app, other] { app.host.after { app.navigator.present(NoteRoute(text: "a")) } }
            }
            let names: [Place: String] = [.top: "thread 3", .under: "thread 2", .covered: "thread 3", .root: "root"]
            let sender = try app.sender(names[place] ?? "")
            #expect(sender != app.navigator && sender.stack === app.navigator.stack)
            unreported {
                app.host.after { request.perform(by: sender) }
                other.host.after { request.perform(by: other.navigator) }
            }
            #expect(app.stacks == other.stacks)
        }
    }

    @Test(
        "A request from a screen that an earlier event has removed does nothing, and is not reported",
        arguments: Request.allCases,
        Way.allCases
    )
    func gone(request: Request, way: Way) async throws {
        for bar in [NavigationShellBar.system, .custom(.material)] {
            let app = App(bar)
            let sender = try app.sender("thread 3")
            let transition = ManualTransition(of: app.navigator)
            switch way {
            case .popped: app.host.after { sender.pop() }
            case .swiped: app.host.swipeBack()
            case .replaced: app.host.after { sender.replaceTop(with: ThreadRoute(id: 3)) }
            case .freed:
                app.host.after { app.navigator.popToRoot() }
                await app.host.settleTasks()
            case .leaving:
                transition.begin()
                app.host.after { sender.pop() }
                await app.host.settleTasks()
            }
            let before = app.stacks
            let messages = await reports(awaiting: {
                app.host.after { request.perform(by: sender) }
                await app.host.settleTasks()
            })
            #expect(app.stacks == before && messages.isEmpty)
            transition.end()
            app.host.settle()
            #expect(app.stacks == before)
        }
    }

    @Test("What one event asks is judged by the stack before it", arguments: Request.allCases)
    func sameEvent(request: Request) throws {
        guard !request.isAboutSender else { return }
        let app = App()
        let other = App()
        let sender = try app.sender("thread 3")
        unreported {
            app.host.after {
                sender.pop()
                request.perform(by: sender)
            }
            other.host.after {
                other.navigator.pop()
                request.perform(by: other.navigator)
            }
        }
        #expect(app.stacks == other.stacks)
    }

    @Test("Two pushes of one action both count, also of equal routes, and in a transition", arguments: [true, false])
    func twoPushes(isInTransition: Bool) throws {
        let app = App(threads: [1])
        let sender = try app.sender("thread 1")
        let transition = ManualTransition(of: app.navigator)
        if isInTransition { transition.begin() }
        app.host.after {
            sender.push(route: ThreadRoute(id: 2))
            sender.push(route: ThreadRoute(id: 2))
            sender.push(Text("view"))
        }
        transition.end()
        app.host.settle()
        #expect(app.navigator.depth == 4)
    }

    @Test("A push does nothing while a push of an earlier event of the same screen arrives", arguments: [true, false])
    func arriving(isWaiting: Bool) async throws {
        let app = App(threads: [1])
        let sender = try app.sender("thread 1")
        let transition = ManualTransition(of: app.navigator)
        if isWaiting { transition.begin() }
        app.host.after { sender.push(Text("one")) }
        if !isWaiting { transition.begin(isPush: true) }
        await app.host.settleTasks()
        app.host.after {
            sender.push(Text("two"))
            sender.push(route: ThreadRoute(id: 2))
        }
        #expect(app.navigator.depth == 2)
        app.host.after { try? app.sender("root").push(route: ThreadRoute(id: 5)) }
        #expect(app.navigator.depth == 3, "Another screen's push counts.")
        transition.end()
        app.host.settle()
        app.host.after { app.navigator.pop(levels: 2) }
        app.host.after { sender.push(Text("three")) }
        #expect(app.navigator.depth == 2)
    }

    @Test("Of two tasks of a screen that end in the same frame, the second does nothing")
    func tasks() async throws {
        let app = App()
        let sender = try app.sender("thread 3")
        for _ in 0..<2 { Task { sender.pop() } }
        await app.host.settleTasks()
        #expect(app.navigator.entries.count == 2)
    }

    @Test("A second tap does nothing although the system has not evaluated the shell since, as in another tab")
    func unevaluated() async throws {
        let app = App()
        let sender = try app.sender("thread 3")
        sender.pop()
        for _ in 0..<5 { await Task.yield() }
        sender.pop()
        #expect(app.navigator.entries.count == 2)
    }

    @Test("A second tap of a button on the root that replaces the top, in the middle of its push, does nothing")
    func replacedTwice() async throws {
        let app = App(threads: [])
        let sender = try app.sender("root")
        let transition = ManualTransition(of: app.navigator)
        app.host.after { sender.replaceTop(with: ThreadRoute(id: 1)) }
        transition.begin(isPush: true)
        await app.host.settleTasks()
        let pushed = try #require(app.navigator.entries.first).id
        app.host.after { sender.replaceTop(with: ThreadRoute(id: 1)) }
        transition.end()
        app.host.settle()
        #expect(app.navigator.entries.map(\.id) == [pushed])
    }

    @Test("dismiss() of a sheet that has gone closes no other sheet, also without a screen that asks")
    func dismissedLate() throws {
        let app = App(threads: [1])
        app.host.after { app.navigator.present(NoteRoute(text: "a")) }
        let kept = try #require(app.navigator.presented?.navigator)
        app.host.after { app.navigator.dismissPresented() }
        app.host.after { app.navigator.present(NoteRoute(text: "b")) }
        app.host.after { kept.dismiss() }
        #expect(app.navigator.presented?.route as? NoteRoute == NoteRoute(text: "b"))
    }

    @Test("dismiss() closes the sheet that the screen is in, with all above, and dismissPresented() those above")
    func dismiss() throws {
        let app = App(threads: [1])
        func present() throws -> Navigator {
            app.host.after { app.navigator.present(NoteRoute(text: "a")) }
            app.host.after { app.navigator.presented?.navigator?.present(NoteRoute(text: "c")) }
            return try app.sender("note a")
        }
        var sender = try present()
        app.host.after { sender.dismissPresented() }
        #expect(app.navigator.presented != nil && sender.presented == nil)
        app.host.after { app.navigator.dismiss() }
        sender = try present()
        app.host.after { sender.dismiss() }
        #expect(app.stacks == [["ThreadRoute(id: 1)"]])
        // A second tap, after the sheet has gone.
        app.host.after { app.navigator.present(NoteRoute(text: "d")) }
        app.host.after { sender.dismiss() }
        #expect(app.navigator.presented != nil)
    }

    @Test(
        "Each request from a screen of a sheet that an earlier event has dismissed does nothing",
        arguments: Request.allCases
    )
    func goneSheet(request: Request) async throws {
        let app = App(threads: [1])
        app.host.after { app.navigator.present(NoteRoute(text: "a")) }
        app.host.after { app.navigator.presented?.navigator?.push(threads: [4]) }
        let senders = try [app.sender("note a"), app.sender("thread 4")]
        app.host.after { senders[1].dismiss() }
        let before = app.stacks
        let messages = await reports(awaiting: {
            for sender in senders { app.host.after { request.perform(by: sender) } }
            await app.host.settleTasks()
        })
        #expect(app.stacks == before && messages.isEmpty)
    }

    @Test(
        "A link that a sheet's screen opens in the event that dismisses the sheet is shown",
        arguments: ["note a", "thread 4"]
    )
    func linkAfterDismissal(name: String) throws {
        let app = App(threads: [1])
        app.host.after { app.navigator.present(NoteRoute(text: "a")) }
        app.host.after { app.navigator.presented?.navigator?.push(threads: [4]) }
        let sender = try app.sender(name)
        app.host.after {
            sender.dismiss()
            Request.open.perform(by: sender)
        }
        #expect(app.stacks == [["ThreadRoute(id: 6)"]])
    }

    @Test("leave() leaves the screen that asks, with the screens above it")
    func leave() throws {
        let app = App()
        let sender = try app.sender("thread 2")
        unreported { _ = app.host.after { sender.leave() } }
        #expect(app.stacks == [["ThreadRoute(id: 1)"]])
    }

    @Test("leave() of the first screen pops the top, and in a sheet dismisses the sheet with the screens above")
    func leaveFirst() throws {
        let app = App(threads: [1, 2])
        let root = try app.sender("root")
        unreported { _ = app.host.after { root.leave() } }
        #expect(app.stacks == [["ThreadRoute(id: 1)"]])
        app.host.after { app.navigator.present(NoteRoute(text: "a")) }
        app.host.after { app.navigator.presented?.navigator?.push(threads: [4]) }
        let first = try app.sender("note a")
        unreported { _ = app.host.after { first.leave() } }
        #expect(app.stacks == [["ThreadRoute(id: 1)"]])
    }

    @Test("leave() and dismiss() after a request of the same event leave and close nothing else")
    func aboutSenderInOneEvent() throws {
        let app = App(threads: [1, 2])
        let sender = try app.sender("thread 2")
        app.host.after {
            sender.pop()
            sender.leave()
        }
        #expect(app.stacks == [["ThreadRoute(id: 1)"]])
        app.host.after { app.navigator.present(NoteRoute(text: "a")) }
        app.host.after { app.navigator.presented?.navigator?.present(NoteRoute(text: "b")) }
        let sheet = try app.sender("note b")
        app.host.after {
            sheet.dismiss()
            sheet.dismiss()
        }
        #expect(app.navigator.presented != nil && app.navigator.presented?.navigator?.presented == nil)
    }

    @Test("reset() acts although the screen that asks has gone")
    func reset() async throws {
        let app = App()
        let sender = try app.sender("thread 3")
        app.host.after { sender.pop() }
        await app.host.settleTasks()
        app.host.after { sender.reset() }
        #expect(app.stacks == [[]])
    }

    private struct SheetScreen: View {
        @State private var isShown = false
        let hasBoundary: Bool
        let senders: Senders

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    if hasBoundary {
                        Screen(name: "sheet", senders: senders).presentationBoundary()
                    } else {
                        Screen(name: "sheet", senders: senders)
                    }
                }
        }
    }

    @Test(
        "In an app's own sheet the screen below asks, and behind a presentation boundary the app",
        arguments: [true, false]
    )
    func ownSheet(hasBoundary: Bool) throws {
        let navigator = Navigator()
        let senders = Senders()
        let host = host(
            Text("root").navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { _ in SheetScreen(hasBoundary: hasBoundary, senders: senders) }
        )
        host.after { navigator.push(threads: [1, 2]) }
        host.tap("Show")
        let sender = try #require(senders.all["sheet"])
        #expect(sender.stack === navigator.stack && (sender == navigator) == hasBoundary)
        host.after { sender.pop() }
        #expect(navigator.depth == 1)
        host.after { sender.pop() }
        #expect(navigator.depth == (hasBoundary ? 0 : 1))
    }

    @Test(
        "A bar's item acts for the screen that declared it",
        arguments: [NavigationShellBar.system, .custom(.material)]
    )
    func barItem(bar: NavigationShellBar) throws {
        let navigator = Navigator()
        let senders = Senders()
        let host = host(
            Text("root").navigationShell(bar: bar, navigator: navigator)
                .navigationRoute(ThreadRoute.self) { route in
                    Text("thread").topNavigationBarTrailing { Screen(name: "item \(route.id)", senders: senders) }
                }
        )
        host.after { navigator.push(threads: [1]) }
        host.after { navigator.push(threads: [2]) }
        for (id, entry) in zip([1, 2], navigator.entries) {
            #expect(try #require(senders.all["item \(id)"]).sender == entry.id)
        }
    }

    @Test("A link's screen with a route has a navigator of its own, and one with a view that of the app")
    func links() throws {
        let navigator = Navigator()
        let senders = Senders()
        let root = VStack {
            NavigationLink("Route", value: ThreadRoute(id: 1))
            NavigationLink("View") { Screen(name: "view", senders: senders) }
        }
        let host = host(
            root.navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { _ in Screen(name: "route", senders: senders) }
        )
        host.tap("Route")
        #expect(try #require(senders.all["route"]).sender == navigator.entries.first?.id)
        host.after { try? #require(senders.all["route"]).pop() }
        #expect(navigator.depth == 0)
        host.tap("View")
        #expect(senders.all["view"] == navigator)
    }

    @Test("Without a shell, the navigator does nothing and reports it")
    func preview() async {
        let senders = Senders()
        let messages = await reports(awaiting: {
            let host = host(Screen(name: "preview", senders: senders))
            host.after { senders.all["preview"]?.push(Text("view")) }
            await host.settleTasks()
        })
        #expect(messages.count == 1 && messages[0].contains("no navigation shell"))
        #expect(senders.all["preview"]?.entries.isEmpty == true)
    }

    @Test("A unit test reads its requests in entries and presented, without reports")
    func unitTest() async {
        let navigator = Navigator()
        let messages = await reports(awaiting: {
            navigator.push(route: ThreadRoute(id: 1))
            navigator.present(NoteRoute(text: "a"))
            navigator.replaceTop(with: ThreadRoute(id: 2))
        })
        #expect(messages.isEmpty && navigator.presented?.route as? NoteRoute == NoteRoute(text: "a"))
        #expect(navigator.entries.map { $0.route as? ThreadRoute } == [ThreadRoute(id: 2)])
    }

    @Test("Two navigators are equal if they have the same stack and the same screen")
    func equality() throws {
        let app = App()
        #expect(try app.sender("thread 1") != app.sender("thread 2"))
        #expect(app.navigator == app.navigator && app.navigator != Navigator())
    }
}
