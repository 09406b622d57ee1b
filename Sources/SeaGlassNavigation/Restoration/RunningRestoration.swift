import SeaGlass

/// A restoration that may still crash the launch, so the stored stack has a mark.
///
/// The mark is removed when a person has seen the top screen for three seconds without a break.
@MainActor final class RunningRestoration {
    /// How long a stack is on screen before it counts as seen.
    private static let duration = Duration.seconds(3)

    private let slot: SnapshotSlot
    /// The mark of the stack, also of changes that another window's slot gets.
    private(set) var mark: LaunchMark
    private let appState: any AppState
    private let onFailure: SnapshotSlot.OnFailure
    private let onEnd: @MainActor () -> Void
    private var hasTopAppeared = false
    private var hasEnded = false
    private var waiting: Task<Void, Never>? { didSet { oldValue?.cancel() } }

    /// - Parameters:
    ///   - slot: The slot that the stack was read from.
    ///   - mark: The mark of the stored stack.
    init(
        of slot: SnapshotSlot,
        mark: LaunchMark,
        in appState: any AppState,
        onFailure: @escaping SnapshotSlot.OnFailure,
        onEnd: @escaping @MainActor () -> Void
    ) {
        self.slot = slot
        self.mark = mark
        self.appState = appState
        self.onFailure = onFailure
        self.onEnd = onEnd
        Task { [weak self] in
            // As it launches, an app with scenes is in the background: github.com/bugsnag/bugsnag-cocoa/pull/1307.
            try? await appState.clock.sleep(for: .seconds(1))
            self?.pauseIfUnseen()
        }
    }

    /// Removes the date from the mark of a stack that nobody sees: in a launch in the background, or in a hidden tab.
    private func pauseIfUnseen() { if appState.isInBackground || !hasTopAppeared { pause() } }

    func topAppeared() {
        hasTopAppeared = true
        // A launch in the background shows no screen.
        if !appState.isInBackground { resume() }
    }

    /// Removes the date from the mark while the person has left the app, where the system may end it.
    func pause() {
        waiting = nil
        if mark.date != nil { setMark(LaunchMark(strikes: mark.strikes, date: nil)) }
    }

    /// Sets a date again, and waits until the top screen was shown for three seconds.
    func resume() {
        guard hasTopAppeared else { return }
        if mark.date == nil { setMark(mark.begun()) }
        waiting = Task {
            try? await appState.clock.sleep(for: Self.duration)
            if !Task.isCancelled { end() }
        }
    }

    private func setMark(_ mark: LaunchMark) {
        guard !hasEnded else { return }
        self.mark = mark
        slot.setMark(mark, onFailure: onFailure)
    }

    /// Ends the restoration of a stack that was removed.
    func cancel() { hasEnded = true }

    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        slot.setMark(nil, onFailure: onFailure)
        onEnd()
    }
}
