import SwiftUI

/// The system's side of a navigator's stack: the path of its `NavigationStack`, and UIKit's transitions. No other type
/// uses them.
@MainActor @Observable package final class SystemStack {
    /// The path that the `NavigationStack` is bound to. The system writes it, too: it pops, a `NavigationLink` adds a
    /// value, and a link in an earlier column of a split view sets the path.
    var path = NavigationPath() { didSet { if !isWriting { systemWrote() } } }
    /// The path for the `NavigationStack`, which reads it when it is evaluated.
    var boundPath: NavigationPath {
        get {
            delegate?.pathRead()
            return path
        }
        set { path = newValue }
    }
    /// The path before a write by the system. `oldValue` would copy the path's values at each write.
    @ObservationIgnored private var known = NavigationPath()
    /// The entries at the places of the path, as far as the navigator has written them.
    @ObservationIgnored private var values: [WeakEntry?] = []
    /// The entries that the system has taken from the path, and may give back: a canceled swipe does.
    @ObservationIgnored private var taken: (index: Int, values: [WeakEntry?]) = (0, [])
    @ObservationIgnored private var isWriting = false
    @ObservationIgnored weak var delegate: (any SystemStackDelegate)?
    @ObservationIgnored private(set) var transitions: (any SystemTransitions)?
    @ObservationIgnored private var isWaiting = false
    /// The controllers of the screens when the path was last known to have their places.
    @ObservationIgnored private var knownScreens: [ObjectIdentifier] = []
    /// The controllers above the values that stayed when the path was written. No value that was added since has them.
    @ObservationIgnored private var strayScreens: Set<ObjectIdentifier> = []
    /// How long the system may take to write or to show a path.
    private static let writeLimit = Duration.seconds(1)
    /// Ends the wait for the system's write of the path after a transition.
    @ObservationIgnored private var limit: Task<Void, Never>?
    /// Whether the path was written while the stack was hidden, for example in another tab.
    @ObservationIgnored private var wasWrittenHidden = false
    /// Whether ``repeatPath()`` has shortened the path.
    @ObservationIgnored private var isRepeating = false

    /// Whether a push or a pop runs, or the system has not written its path yet, so that the path must not change.
    var isInTransition: Bool { limit != nil || isRepeating || transitions?.isRunning ?? false || lacksWrite }
    var isPushing: Bool { transitions?.isPushing ?? false }
    /// Whether a sheet or a cover is over the stack; `nil` without UIKit's transitions.
    var isCovered: Bool? { transitions?.isCovered }

    /// Adopts the transitions of a navigation controller, which a split view can replace. Changes that waited for the
    /// old controller's transition are applied now.
    package func attach(_ transitions: any SystemTransitions) {
        self.transitions?.detach()
        self.transitions = transitions
        strayScreens = []
        noteScreens()
        // Waits for a later task, since SwiftUI is updating a view now.
        Task { endWaitIfIdle() }
    }

    func detach() {
        transitions?.detach()
        transitions = nil
        noteScreens()
        endWaitIfIdle()
    }

    /// Called when the system has shown a screen. Notes the screens, unless the system still has to write a pop.
    package func screenAppeared() {
        strayScreens = []
        if !lacksWrite { noteScreens() }
        guard wasWrittenHidden else { return }
        wasWrittenHidden = false
        if lacksScreens { repeatPath() }
    }

    private func noteScreens() { knownScreens = (transitions?.screens ?? []).prefix { !strayScreens.contains($0) } }

    /// Forgets the screens above the values that stayed in the path, so that a later push is not taken for their return.
    private func forgetScreens(above count: Int) {
        knownScreens = Array(knownScreens.prefix(count + 1))
        strayScreens.formUnion((transitions?.screens ?? []).dropFirst(count + 1))
    }

    /// Whether a screen has left whose place the path still has: after a swipe back, the system may report the end of
    /// the transition before it writes the path. Apple does not document the order.
    private var lacksWrite: Bool {
        guard !knownScreens.isEmpty, let screens = transitions?.screens,
            let left = knownScreens.firstIndex(where: { !screens.contains($0) })
        else { return false }
        return left > 0 && path.count >= left
    }

    /// Whether the system shows fewer screens than the path has places.
    private var lacksScreens: Bool {
        guard let transitions, !transitions.isRunning, !transitions.screens.isEmpty else { return false }
        return transitions.screens.count <= path.count
    }

    /// Shows the screens of a path that was written while the stack was hidden. UIKit was reported to record such a path
    /// without showing its screens. If they are lacking ``writeLimit`` after the stack appears, removes their places, and
    /// adds them again in another update.
    private func repeatPath() {
        Task {
            try? await NavigatorShell.clock.sleep(for: Self.writeLimit)
            guard lacksScreens, !lacksWrite, !isWaiting, !isRepeating, let shown = transitions?.screens.count else {
                return
            }
            let full = path
            isRepeating = true
            writeAgain(full.prefix(shown - 1))
            try? await NavigatorShell.clock.sleep(for: .milliseconds(100))
            if isRepeating { writeAgain(full) }
            isRepeating = false
            endWaitIfIdle()
        }
    }

    private func writeAgain(_ path: NavigationPath) {
        isWriting = true
        withTransaction(with(Transaction()) { $0.disablesAnimations = true }) { self.path = path }
        isWriting = false
    }

    /// Informs the delegate as soon as no transition runs.
    func awaitTransition() {
        isWaiting = true
        if !lacksWrite { noteScreens() }
        endWaitIfIdle()
    }

    private func endWaitIfIdle() {
        guard isWaiting, !isRepeating, transitions?.afterTransition({ [weak self] in self?.endWaitIfIdle() }) != true
        else { return }
        guard lacksWrite else { return endWait() }
        guard limit == nil else { return }
        limit = Task { [weak self] in
            try? await NavigatorShell.clock.sleep(for: Self.writeLimit)
            if !Task.isCancelled { self?.endWait() }
        }
    }

    private func endWait() {
        limit?.cancel()
        limit = nil
        noteScreens()
        guard isWaiting else { return }
        isWaiting = false
        delegate?.transitionEnded()
    }

    /// Reports a write by the system as the values that stayed, and those that it added.
    private func systemWrote() {
        let kept = path.equalCount(with: known)
        let added = (kept..<max(kept, path.count)).map { returnedEntry(at: $0) }
        let removed = Array(values[kept...])
        values.replaceSubrange(kept..., with: added.map { $0.map(WeakEntry.init) })
        if !removed.isEmpty { taken = (kept, removed) }
        known = path
        isRepeating = false
        forgetScreens(above: kept)
        delegate?.pathChanged(kept: kept, added: added)
        // Waits for a later task, since SwiftUI is writing the path now.
        if limit != nil { Task { if !lacksWrite { endWait() } } }
    }

    /// Returns the entry that the system has taken from a place, if the path has its value there again.
    private func returnedEntry(at index: Int) -> NavigationEntry? {
        let place = index - taken.index
        guard taken.values.indices.contains(place), let entry = taken.values[place]?.entry else { return nil }
        return path.prefix(index + 1) == with(path.prefix(index)) { $0.append(entry) } ? entry : nil
    }

    /// Whether the path has a value that is unequal to itself, so that it equals no path, not even itself.
    var isIncomparable: Bool { path != path }

    /// Returns whether a `NavigationLink` pushed a route at a place. Compares paths, whose values can't be read.
    func hasLink(to route: some Hashable, at index: Int) -> Bool {
        guard path.count > index else { return false }
        let upTo = path.prefix(index + 1)
        let below = path.prefix(index)
        if with(below, { $0.append(route) }) == upTo { return true }
        // The path has another form for a value that a link knows to be `Codable`. Apple does not document whether the two
        // forms are equal.
        guard let codable = route as? any Codable & Hashable else { return false }
        return with(below) { $0.append(codable) } == upTo
    }

    /// Replaces the path in one change, so that the stack sees no state in between.
    ///
    /// - Parameter isHidden: Whether the stack is not visible.
    func replaceLast(_ count: Int, with entries: [NavigationEntry], animated: Bool, isHidden: Bool) {
        wasWrittenHidden = wasWrittenHidden || isHidden
        // An object in a removed value may use the navigator when it is freed, and the path must not change during its
        // own change.
        withExtendedLifetime(count > 0 ? path : nil) {
            let transaction = with(Transaction()) { $0.disablesAnimations = !animated }
            isWriting = true
            known = NavigationPath()
            forgetScreens(above: path.count - count)
            withTransaction(transaction) { path.replaceLast(count, with: entries) }
            known = path
            values.removeLast(count)
            values += entries.map(WeakEntry.init)
            isWriting = false
        }
    }
}

/// What a ``SystemStack`` reports to.
@MainActor protocol SystemStackDelegate: AnyObject {
    /// The system wrote the path. It kept the first values, and added one for each element of the array: an entry that
    /// it had taken from the path, or `nil` for a new value.
    func pathChanged(kept: Int, added: [NavigationEntry?])
    func transitionEnded()
    /// The `NavigationStack` is evaluated.
    func pathRead()
}

/// An entry whose screen only the path retains.
private struct WeakEntry {
    private let id: NavigationEntry.ID
    private weak var content: NavigationScreen?

    @MainActor init(_ entry: NavigationEntry) {
        id = entry.id
        content = entry.content
    }

    @MainActor var entry: NavigationEntry? { content.map { NavigationEntry($0, id: id) } }
}

extension NavigationPath {
    /// Returns the number of leading values that two paths share. Only whole paths can be compared.
    ///
    /// A path with a value that is unequal to itself equals no path. If both paths have such a value at a place, and
    /// equal values below, only the counts above are compared.
    fileprivate func equalCount(with other: NavigationPath) -> Int {
        func isEqual(upTo count: Int) -> Bool { prefix(count) == other.prefix(count) }
        let shared = min(count, other.count)
        if isEqual(upTo: shared) { return shared }
        var equal = 0
        var unequal = shared
        while unequal - equal > 1 {
            let middle = (equal + unequal) / 2
            if isEqual(upTo: middle) { equal = middle } else { unequal = middle }
        }
        let isComparable = [self, other].contains { $0.prefix(unequal) == $0.prefix(unequal) }
        return isComparable ? equal : shared
    }

    fileprivate func prefix(_ count: Int) -> NavigationPath { with(self) { $0.removeLast(self.count - count) } }

    fileprivate mutating func replaceLast(_ count: Int, with entries: [NavigationEntry]) {
        removeLast(count)
        for entry in entries { append(entry) }
    }
}
