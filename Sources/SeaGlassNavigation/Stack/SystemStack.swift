import SwiftUI

/// The system's side of a navigator's stack: the path of its `NavigationStack`, and UIKit's transitions. No other type
/// uses them.
@MainActor @Observable package final class SystemStack {
    /// The path that the `NavigationStack` is bound to. The system writes it, too: it pops, a `NavigationLink` adds a
    /// value, and a link in an earlier column of a split view sets the path.
    var path = NavigationPath() {
        didSet {
            guard !isWriting else { return }
            let kept = path.equalCount(with: known)
            known = path
            navigator?.send(.pathChanged(kept: kept, count: path.count))
        }
    }
    /// The path before a write by the system. `oldValue` would copy the path's values at each write.
    @ObservationIgnored private var known = NavigationPath()
    @ObservationIgnored private var isWriting = false
    @ObservationIgnored weak var navigator: Navigator?
    @ObservationIgnored private(set) var transitions: (any SystemTransitions)?
    @ObservationIgnored private var isWaiting = false

    var isPushing: Bool { transitions?.isPushing ?? false }
    /// Whether a sheet or a cover is over the stack; `nil` without UIKit's transitions.
    var isCovered: Bool? { transitions?.isCovered }

    /// Adopts the transitions of a navigation controller, which a split view can replace. Changes that waited for the
    /// old controller's transition are applied now.
    package func attach(_ transitions: any SystemTransitions) {
        self.transitions?.detach()
        self.transitions = transitions
        // Waits for a later task, since SwiftUI is updating a view now.
        Task { endWaitIfIdle() }
    }

    func detach() {
        transitions?.detach()
        transitions = nil
        endWaitIfIdle()
    }

    /// Informs the navigator as soon as no transition runs.
    func awaitTransition() {
        isWaiting = true
        endWaitIfIdle()
    }

    private func endWaitIfIdle() {
        guard isWaiting, transitions?.afterTransition({ [weak self] in self?.endWaitIfIdle() }) != true else { return }
        isWaiting = false
        navigator?.send(.transitionEnded)
    }

    /// Whether the path has a value that is unequal to itself, so that it equals no path, not even itself.
    var isIncomparable: Bool { path != path }

    /// Returns whether a `NavigationLink` pushed a route at a place. Compares paths, whose values can't be read.
    func hasLink(to route: some NavigationRoute, at index: Int) -> Bool {
        guard path.count > index else { return false }
        let upTo = with(path) { $0.removeLast(path.count - index - 1) }
        let below = with(upTo) { $0.removeLast() }
        // A `NavigationLink` in generic code appends a value that the path treats as not codable.
        return with(below) { $0.append(route) } == upTo || with(below) { Self.append(route, to: &$0) } == upTo
    }

    private static func append(_ value: some Hashable, to path: inout NavigationPath) { path.append(value) }

    /// Replaces the path in one change, so that the stack sees no state in between.
    func replaceLast(_ count: Int, with entries: [NavigationEntry], animated: Bool) {
        // An object in a removed value may use the navigator when it is freed, and the path must not change during its
        // own change.
        withExtendedLifetime(count > 0 ? path : nil) {
            let transaction = with(Transaction()) { $0.disablesAnimations = !animated }
            isWriting = true
            known = NavigationPath()
            withTransaction(transaction) { path.replaceLast(count, with: entries) }
            known = path
            isWriting = false
        }
    }
}

extension NavigationPath {
    /// Returns the number of leading values that two paths share. Only whole paths can be compared.
    ///
    /// A path with a value that is unequal to itself equals no path, so there only the counts are compared.
    fileprivate func equalCount(with other: NavigationPath) -> Int {
        func isEqual(upTo count: Int) -> Bool { prefix(count) == other.prefix(count) }
        let shared = min(count, other.count)
        if isEqual(upTo: shared) || prefix(shared) != prefix(shared) { return shared }
        var equal = 0
        var unequal = shared
        while unequal - equal > 1 {
            let middle = (equal + unequal) / 2
            if isEqual(upTo: middle) { equal = middle } else { unequal = middle }
        }
        return equal
    }

    private func prefix(_ count: Int) -> NavigationPath { with(self) { $0.removeLast(self.count - count) } }

    fileprivate mutating func replaceLast(_ count: Int, with entries: [NavigationEntry]) {
        removeLast(count)
        for entry in entries { append(entry) }
    }
}

@MainActor package protocol SystemTransitions: AnyObject {
    var isPushing: Bool { get }
    var isCovered: Bool { get }
    /// Carries out an action when the running push or pop has ended.
    ///
    /// - Returns: Whether a transition is running. If not, the action is not carried out.
    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool
    func detach()
}
