import SeaGlass
import SwiftUI

/// An object that drives the stack of a navigation shell: it pushes views and routes, and pops them.
///
/// Each screen of a shell has the shell's navigator in its environment. If shells are nested, for example in a sheet or
/// a tab, a screen has the nearest shell's navigator.
///
/// ```swift
/// struct InboxScreen: View {
///     @Environment(Navigator.self) private var navigator
///
///     var body: some View {
///         Button("Settings") { navigator.push(SettingsScreen()) }
///     }
/// }
/// ```
///
/// Requests change ``entries`` at once, and the visible stack follows. During a push or pop that UIKit reports, further
/// changes wait for its end and are shown together, so an app may send requests faster than the system animates them.
/// The back button, the swipe and the system's other ways back end in the same state as ``pop(animated:)``.
///
/// Debug builds report a request that can't be carried out. Such a request leaves the stack unchanged, unless its
/// method documents another result. Before a shell shows this navigator, and after that shell was removed, requests
/// change the stack that the next shell shows.
///
/// Layer: template, <doc:NavigationShells>.
@MainActor @Observable public final class Navigator {
    @ObservationIgnored private(set) var state = NavigationStackState()
    @ObservationIgnored var shell = NavigatorShell()
    /// The navigator that presents, or last presented, the sheet or cover around this navigator's shell; `nil` after
    /// that navigator is freed.
    ///
    /// A sheet that SwiftUI's `sheet` presents has no presenter: its screens call the environment's `dismiss`.
    @ObservationIgnored public internal(set) weak var presenter: Navigator?
    /// Whether the navigator was made for a sheet. `false` in a sheet that SwiftUI's `sheet` presents: no public API
    /// tells that sheet from a cover, so the sheet's bar keeps room for the window's controls as a cover's bar does.
    @ObservationIgnored var isInSheet = false
    static let all = WeakList<Navigator>()
    @ObservationIgnored var earlyLinks: [URL] = [] {
        didSet { if !earlyLinks.isEmpty { noteRequest() } }
    }
    /// The store of the shell that shows, or last showed, this navigator.
    @ObservationIgnored var store: (any NavigatorStore)?
    /// The navigator in the environment of the shell, such as that of the screen whose sheet contains the shell.
    @ObservationIgnored weak var outer: Navigator?
    /// The number of resets in the process before the first request that waits for a shell.
    @ObservationIgnored var resetsBeforeRequest: Int?
    /// Whether an undeclared route gets a screen that names the mistake. Tests set it to cover both kinds of build.
    @ObservationIgnored var showsUndeclared = Diagnostics.isEnabled
    package let systemStack = SystemStack()

    /// Creates a navigator with an empty stack.
    ///
    /// Keep the navigator in the state of the view with the shell, and pass it to `navigationShell(bar:navigator:)`.
    /// The navigator keeps its stack when the shell is removed. A pushed view that retains the navigator, instead of
    /// reading it from the environment, keeps it in memory until the view is popped.
    public init() {
        systemStack.navigator = self
        Self.all.append(self)
    }

    /// The screens above the root, the top one last.
    public var entries: [NavigationEntry] {
        access(keyPath: \.entries)
        return state.entries
    }

    var allEntries: [NavigationEntry] { entries + (presented.map { [$0] + ($0.navigator?.allEntries ?? []) } ?? []) }

    /// The number of screens above the root.
    public var depth: Int { entries.count }

    /// Whether there is a screen to pop.
    public var canPop: Bool { !entries.isEmpty }

    /// The route that is presented over the stack as a sheet or a cover, if there is one.
    ///
    /// It changes as soon as the app calls ``present(_:as:animated:)`` or ``dismiss(animated:)``, and after a person or
    /// the system has dismissed the route. The entry's ``NavigationEntry/navigator`` drives the route's shell.
    public var presented: NavigationEntry? {
        access(keyPath: \.presented)
        return state.presented
    }

    var hasShell: Bool { shell.identity != nil }

    var isPresented: Bool { presenter?.state.presented?.navigator === self }

    var isWaiting: Bool { state.isWaiting }

    var follower: (any NavigatorObserver)? { shell.observer ?? (isPresented ? presenter?.follower : nil) }

    /// Called for each request. Before a shell shows the navigator, nobody knows to which store the request belongs.
    private func noteRequest() {
        if store == nil, resetsBeforeRequest == nil { resetsBeforeRequest = StoreResets.count }
    }

    func send(_ request: NavigationRequest) {
        if case .change = request { noteRequest() }
        // An object in the old values may use the navigator in `deinit`, so the old values outlive the request.
        withExtendedLifetime((state.pendingRequest, state.presented, state.departing)) {
            for effect in state.apply(request) { perform(effect) }
        }
    }

    private func perform(_ effect: NavigationEffect) {
        switch effect {
        case .entriesChanged(_, let animated):
            notifyObservers(of: \.entries, animated)
            follower?.stackChanged()
            if shell.path != nil { writeArray() }
            refuseLink()
        case .presentedChanged(let animated):
            state.presented?.navigator?.presenter = self
            notifyObservers(of: \.presented, animated)
            follower?.stackChanged()
        case .departed(let animated): notifyObservers(of: \.presented, animated)
        case .awaitTransition: systemStack.awaitTransition()
        case .writePath(let removed, let added, let animated):
            systemStack.replaceLast(removed, with: added, animated: animated)
        case .ask(let question): question.ask()
        case .topAppeared: follower?.topAppeared()
        case .linked: Task { perform(.entriesChanged(removed: [], animated: nil)) }
        case .refused(let entry): reportRefused(entry)
        }
    }

    private func notifyObservers(of keyPath: KeyPath<Navigator, some Any>, _ animated: Bool?) {
        guard animated == false else { return withMutation(keyPath: keyPath) {} }
        withTransaction(with(Transaction()) { $0.disablesAnimations = true }) { withMutation(keyPath: keyPath) {} }
    }
}
