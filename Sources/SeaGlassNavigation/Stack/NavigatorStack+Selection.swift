import SeaGlass
import SwiftUI

extension NavigatorStack {
    /// Shows the stack of the app's selection, if the app or a list has changed the selection.
    ///
    /// - Parameter isFirst: Whether the shell has just appeared. Then a selection that was restored, or that a link has
    ///   set before, is written to the binding, unless the app has changed the binding since.
    func syncFromSelection(isFirst: Bool) {
        defer {
            unreadRequests = []
            selectionRequests = []
            selectionHeld = nil
        }
        guard let binding = shell.bindings.selection, let selection else { return }
        let value = binding.value()
        if isFirst, let seen = shell.seenSelection, seen.isSameRoute(as: value) { return binding.write(selection) }
        if !value.isSameRoute(as: selection) { change(change(to: value)) }
    }

    /// Takes the app's selection in a new shell. The stack of another selection is emptied without a question, since
    /// its screens went with the previous shell.
    func attachSelection() {
        guard let value = shell.bindings.selection?.value() else {
            selection = nil
            return
        }
        shell.seenSelection = value
        if let selection, !value.isSameRoute(as: selection) { carryOut(change(to: value)) }
        selection = value
    }

    /// The change that shows the root of another selection. What the app has requested together with the
    /// selection stays.
    private func change(to selection: any Hashable) -> NavigationChange {
        let requested = selectionRequests.union(unreadRequests)
        let held = selectionHeld?.change
        let presented = currentPresented.flatMap { requested.contains($0.id) ? $0 : nil }
        return NavigationChange(
            kept: 0,
            added: currentEntries.filter { requested.contains($0.id) } + (held?.added ?? []),
            isDismissing: true,
            presented: held?.presented ?? presented,
            selection: selection,
            animated: false
        )
    }

    /// Returns whether a change shows another root, so that the root's guard asks, too.
    func changesRoot(_ change: NavigationChange) -> Bool {
        guard let selection, let other = change.selection else { return false }
        return !other.isSameRoute(as: selection)
    }

    /// Returns the selection that a link's first route makes, if the shell has a selection of this type.
    func selection(of routes: [any Hashable]) -> (any Hashable)? {
        routes.first.flatMap { shell.bindings.selection?.selection($0) }
    }

    /// Puts back the selection that a list has written, until the question of a guarded screen is answered.
    func putBackSelection() {
        if let selection, shell.mayWrite { shell.bindings.selection?.write(selection) }
    }

    /// Selects a value. During the first evaluation of a shell no binding may be written, so `syncFromSelection` does.
    func select(_ value: any Hashable) {
        selection = value
        if shell.mayWrite { shell.bindings.selection?.write(value) }
        follower?.stackChanged()
    }

    /// Notes what the app has requested: what a change adds, and what stays because the change names it.
    func note(_ change: NavigationChange, keeping kept: Int) {
        let named = currentEntries.prefix(change.kept == nil ? kept : 0)
        unreadRequests.formUnion((named + change.added).map(\.id))
        if let presented = change.presented { unreadRequests.insert(presented.id) }
    }

    /// Called in each evaluation of the shell: the system reads the path only afterward, in the same update.
    func noteSelection() {
        if hasOtherSelection { selectionRequests.formUnion(unreadRequests) }
    }

    /// Whether the app or a list has changed the selection since the last update of the shell.
    var hasOtherSelection: Bool {
        guard let selection, let value = shell.bindings.selection?.value() else { return false }
        return !value.isSameRoute(as: selection)
    }
}
