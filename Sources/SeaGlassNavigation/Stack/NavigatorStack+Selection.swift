import SeaGlass
import SwiftUI

extension NavigatorStack {
    /// Shows the stack of the app's selection, if the app or a list has changed the selection.
    ///
    /// - Parameter isFirst: Whether the shell has just appeared. Then a selection that was restored, or that a link has
    ///   set before, is written to the binding, unless the app has changed the binding since.
    func syncFromSelection(isFirst: Bool) {
        defer { selectionRequests = SelectionRequests() }
        guard let value = shell.bindings.selection?.value(), let selection else { return }
        let seen = shell.seenSelection
        shell.seenSelection = nil
        if isFirst, value.isSameRoute(as: seen) { return writeSelection() }
        if !value.isSameRoute(as: selection) {
            change(selectionChange(to: value), asking: !selectionRequests.isUnasked)
        }
    }

    /// Adopts a new shell's selection. Empties the stack of another selection without a question, because its views no
    /// longer exist.
    func attachSelection() {
        guard let value = shell.bindings.selection?.value() else {
            selection = nil
            return
        }
        shell.seenSelection = value
        if let selection, !value.isSameRoute(as: selection) {
            let change = selectionChange(to: value)
            let isRequested = !change.added.isEmpty || change.presented != nil
            // A stack without requests makes room for a stored one.
            if isRequested { carryOut(change) } else { send(.reset) }
        }
        selection = value
    }

    /// Returns the change that shows the root of another selection. Entries that the app has requested together with the
    /// selection stay.
    private func selectionChange(to selection: any Hashable) -> NavigationChange {
        let requests = selectionRequests
        let held = requests.held?.change
        // A screen that the previous selection had keeps its state there only.
        let before = Set(requests.entriesBefore.map(\.id))
        let presented = currentPresented.flatMap { requests.contains($0) ? $0 : nil }
        return NavigationChange(
            kept: 0,
            added: currentEntries.filter(requests.contains).map { before.contains($0.id) ? $0.renewed : $0 }
                + (held?.added ?? []),
            isDismissing: true,
            presented: held?.presented ?? presented,
            selection: selection,
            animated: false
        )
    }

    /// Returns whether a change shows another root. Then the guard of the root counts, too.
    func changesRoot(_ change: NavigationChange) -> Bool {
        guard let selection, let other = change.selection else { return false }
        return !other.isSameRoute(as: selection)
    }

    /// Returns the selection that a link's first route makes, if the shell has a selection of this type.
    func selection(of routes: [any Hashable]) -> (any Hashable)? {
        routes.first.flatMap { shell.bindings.selection?.linked($0) }
    }

    /// Puts back the selection that a list has written, until the question of a guarded screen is answered.
    func putBackSelection() {
        if let selection, shell.mayWrite { shell.bindings.selection?.write(selection) }
    }

    /// Puts back the stack under a guarded sheet, if the app has requested another one together with a selection.
    func putBackEntries() {
        guard currentEntries.contains(where: selectionRequests.contains) else { return }
        let before = selectionRequests.entriesBefore
        let kept = zip(currentEntries, before).prefix { $0.id == $1.id }.count
        carryOut(NavigationChange(kept: kept, added: Array(before.dropFirst(kept)), animated: false))
    }

    /// Writes the selection to the app's binding. During the first evaluation of a shell no binding may be written, so
    /// `syncFromSelection` does.
    func writeSelection() {
        guard shell.mayWrite, let binding = shell.bindings.selection, let selection else { return }
        binding.write(selection)
        guard hasOtherSelection else { return }
        // Some bindings return a written value only later.
        Task {
            guard hasOtherSelection else { return }
            Diagnostics.report(
                """
                navigationShell(selection:): The binding has not kept the selection, so the shell follows the binding. \
                Keep each value that the binding's setter receives.
                """
            )
            selectionRequests = SelectionRequests()
            syncFromSelection(isFirst: false)
        }
    }

    /// Notes what the app has requested: what a change adds, and what stays because the change names it.
    func note(_ change: NavigationChange, keeping kept: Int) {
        let named = currentEntries.prefix(change.kept == nil ? kept : 0) + change.added
        selectionRequests.add(named + (change.presented.map { [$0] } ?? []), to: currentEntries)
    }

    /// Keeps the unread requests for another selection. Called when the shell is evaluated, and before they are forgotten:
    /// the system may read the path, and end the app's event, before or after it evaluates the shell.
    func noteSelection() {
        if selectionRequests.hasUnread, hasOtherSelection { selectionRequests.keepUnread() }
    }

    /// Whether the app or a list has changed the selection since the last update of the shell.
    var hasOtherSelection: Bool {
        guard let selection, let value = shell.bindings.selection?.value() else { return false }
        return !value.isSameRoute(as: selection)
    }
}
