import SwiftUI

/// The restorer of one `restoresNavigation`, whose id can change.
@MainActor @Observable final class CurrentRestorer {
    /// The number of changes of the stack so far.
    private(set) var changes = 0
    @ObservationIgnored private var expiry: Task<Void, Never>?
    @ObservationIgnored private(set) var restorer: StackRestorer?

    /// Returns the restorer of an id. The restorer of the previous id ends when the shell or the path begins to use
    /// this one: only then the navigator or the path of the id is set.
    func restorer(
        of stored: StoredStack,
        in window: StoredWindow?,
        _ appState: any AppState
    ) -> StackRestorer {
        if let restorer, restorer.storageID == stored.slot(in: window?.name).storageID {
            restorer.stored = stored
            return restorer
        }
        let next = StackRestorer(stored, in: window, of: appState, after: restorer) { [weak self] in
            self?.stackChanged()
        }
        restorer = next
        return next
    }

    private func stackChanged() {
        changes += 1
        guard expiry == nil else { return }
        // A system may not update a view in a hidden tab: then a change is no longer new after a second.
        expiry = Task { [weak self] in
            try? await NavigatorShell.clock.sleep(for: .seconds(1))
            if !Task.isCancelled { self?.update() }
        }
    }

    func update() {
        expiry?.cancel()
        expiry = nil
        restorer?.update()
    }
}
