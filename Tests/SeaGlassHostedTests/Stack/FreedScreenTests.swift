import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The objects that a navigator keeps, and the release of the last reference to it.
@MainActor @Suite("A screen that is freed") struct FreedScreenTests {
    /// Uses a navigator while it is freed, as a model that ends an upload and closes its progress does.
    private final class Upload: Sendable {
        private let end: @MainActor @Sendable () -> Void

        init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

        deinit {
            let end = end
            MainActor.assumeIsolated { end() }
        }
    }

    /// A route with an object, which is not stored.
    private struct UploadRoute: NavigationRoute {
        let id: Int
        let upload: Upload?

        init(_ id: Int, _ upload: Upload? = nil) {
            self.id = id
            self.upload = upload
        }
        init(from decoder: any Decoder) throws { self.init(0) }

        func encode(to encoder: any Encoder) throws {}
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        static func == (lhs: UploadRoute, rhs: UploadRoute) -> Bool { lhs.id == rhs.id }
    }

    /// The place of the last reference to an object.
    enum Place: CaseIterable { case waiting, shown, path, presented, replaced, pending, declared }

    private final class Depths { var all: [Int] = [] }

    private let navigator = Navigator()
    private let shell = NavigationShellLifetime()
    private let depths = Depths()

    @Test(
        "An object that uses the navigator while a request frees the object sees the changed stack",
        arguments: Place.allCases
    )
    func used(place: Place) {
        _ = shell.show(navigator.stack, routes: NavigationRoutes(), observer: nil)
        let transition = ManualTransition(of: navigator)
        let question = LeaveQuestion()
        question.isActive = { true }
        unreported {
            navigator.push(Text("below"))
            navigator.entries[0].content.guards = [
                LeaveGuard(question: place == .pending ? question : nil, isActive: true)
            ]
            put(at: place, transition)
            #expect(depths.all.isEmpty)
            switch place {
            case .waiting, .shown, .path: navigator.pop()
            case .presented: navigator.dismiss()
            case .replaced: navigator.present(UploadRoute(2))
            case .pending: navigator.push(Text("above"))
            case .declared: navigator.detach(navigator.shell.identity)
            }
            transition.end()
        }
        #expect(depths.all.count == 1 && navigator.entries.last?.content.view != nil)
    }

    private func put(at place: Place, _ transition: ManualTransition) {
        let upload = Upload { [depths, weak stack = navigator.stack] in
            guard let navigator = stack.map({ Navigator($0) }) else { return }
            depths.all.append(navigator.depth)
            navigator.pop()
            navigator.push(Text("ended"))
        }
        if place == .shown || place == .path { navigator.push(route: UploadRoute(1, upload)) }
        if place != .shown { transition.begin() }
        switch place {
        case .waiting: navigator.push(route: UploadRoute(1, upload))
        case .shown, .path: break
        case .presented, .replaced: navigator.present(UploadRoute(1, upload))
        case .pending: navigator.replace(with: [UploadRoute(1, upload)])
        case .declared:
            let routes = NavigationRoutes().route(UploadRoute.self) { _ in Text("\(ObjectIdentifier(upload).hashValue)")
            }
            navigator.update(routes, path: nil)
        }
    }

    @Test(
        "An object that is pushed and popped in one event is freed at once, also in a shell whose stack is stored",
        arguments: 0...1
    )
    func stored(depth: Int) {
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        let restorer = StackRestorer(StoredStack(id: "main", scope: .app, restoration: restoration) { _ in })
        let routes = NavigationRoutes().route(UploadRoute.self) { _ in EmptyView() }
        _ = shell.show(navigator.stack, routes: routes, observer: restorer)
        navigator.replace(with: (0..<depth).map { UploadRoute($0, Upload {}) })
        navigator.stack?.send(.updated)
        navigator.push(route: UploadRoute(1, Upload { [depths] in depths.all.append(0) }))
        #expect(depths.all.isEmpty)
        navigator.pop()
        #expect(depths.all.count == 1)
    }

    @Test("A screen that the system pops may use the navigator as it is freed")
    func swiped() {
        let host = host(Shell(navigator: navigator))
        host.after {
            let upload = Upload { [depths, weak stack = navigator.stack] in
                let navigator = stack.map { Navigator($0) }
                depths.all.append(navigator?.depth ?? -1)
                navigator?.push(threads: [7])
            }
            navigator.push(
                ShellLevel(name: "view \(ObjectIdentifier(upload).hashValue == 0)").environment(\.upload, upload)
            )
        }
        host.swipeBack()
        host.settle()
        #expect(depths.all == [0] && host.levels == ["root", "thread 7"])
    }

    @Test("A navigator that presents a route is freed together with the route")
    func presenter() {
        weak var sheet: NavigatorStack?
        weak var freed: NavigatorStack?
        do {
            let navigator = Navigator()
            unreported { navigator.present(ThreadRoute(id: 1)) }
            freed = navigator.stack
            sheet = navigator.presented?.navigator?.stack
            #expect(sheet?.presenter === freed)
        }
        #expect(freed == nil && sheet == nil)
    }

    @Test("A request that a guarded screen holds back does not keep its navigator")
    func pending() {
        weak var freed: NavigatorStack?
        let question = LeaveQuestion()
        question.isActive = { true }
        do {
            let navigator = Navigator()
            unreported { navigator.push(threads: [1]) }
            navigator.entries[0].content.guards = [LeaveGuard(question: question, isActive: true)]
            unreported { navigator.pop() }
            #expect(navigator.depth == 1 && navigator.held != nil)
            freed = navigator.stack
        }
        #expect(freed == nil)
    }

    @Test("A request that waits for a transition keeps neither its navigator nor its screens")
    func waiting() async {
        weak var freed: NavigatorStack?
        weak var stack: SystemStack?
        var transition: ManualTransition?
        do {
            let navigator = Navigator()
            transition = ManualTransition(of: navigator)
            transition?.begin()
            unreported { navigator.push(threads: [1]) }
            freed = navigator.stack
            stack = navigator.systemStack
            #expect(navigator.isWaiting)
        }
        for _ in 0..<5 { await Task.yield() }
        #expect(freed == nil && stack == nil)
        transition?.end()
    }
}

extension EnvironmentValues {
    private struct UploadKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }

    fileprivate var upload: AnyObject? {
        get { self[UploadKey.self] }
        set { self[UploadKey.self] = newValue }
    }
}
