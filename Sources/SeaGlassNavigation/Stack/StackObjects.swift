/// The objects behind the ids of a ``StackState``: routes, views, guards, titles, and the navigators of sheets.
@MainActor struct StackObjects {
    let root = NavigationEntry(NavigationScreen(), id: .root)
    /// The entries of the stack, in its order.
    private(set) var entries: [NavigationEntry] = []
    private var all: [NavigationEntry.ID: NavigationEntry] = [:]

    subscript(id: NavigationEntry.ID?) -> NavigationEntry? { id.flatMap { all[$0] } }

    /// Adds the object of an id that the next request names, unless it is there.
    mutating func keep(_ entry: NavigationEntry) { if all[entry.id] == nil { add(entry) } }

    /// Adds the object of an id that the next request gives to the state.
    mutating func add(_ entry: NavigationEntry) { all[entry.id] = entry }

    /// Adds the entry that takes the place of a `NavigationLink`, maybe with the place's id.
    mutating func claim(with entry: NavigationEntry) {
        all[entry.id] = entry
        entry.content.isLinked = true
    }

    /// Returns the ids whose entries are shown by a shell.
    func shells(_ ids: [NavigationEntry.ID?]) -> Set<NavigationEntry.ID> {
        Set(ids.compactMap { $0 }.filter { all[$0]?.stack?.hasShell ?? false })
    }

    /// Returns the entries from an index up, each with the screen below it.
    func shown(from index: Int) -> [NavigationEntry] { entries.indices[index...].map(shown) }

    func shown(_ index: Int) -> NavigationEntry {
        with(entries[index]) { $0.below = (index == 0 ? root : entries[index - 1]).content }
    }

    /// Follows the state, and forgets the objects without an id.
    ///
    /// - Returns: The forgotten objects.
    mutating func update(after effects: [StackEffect], of state: StackState) -> [NavigationEntry] {
        var forgotten: [NavigationEntry] = []
        for effect in effects {
            switch effect {
            case .entriesChanged(let index, let removed, _): forgotten += follow(state, from: index, without: removed)
            case .linked(let index): forgotten += follow(state, from: index, without: [])
            default: break
            }
        }
        guard all.count > state.idCount else { return forgotten }
        let ids = state.ids
        forgotten += all.values.filter { !ids.contains($0.id) }
        all = all.filter { ids.contains($0.key) }
        return forgotten
    }

    /// - Returns: The entries before, which the state may have no longer.
    private mutating func follow(_ state: StackState, from index: Int, without removed: [NavigationEntry.ID])
        -> [NavigationEntry]
    {
        guard index <= entries.count else { return [] }
        let before = Array(entries[index...])
        for entry in before where entry.content.isLinked && removed.contains(entry.id) {
            entry.content.isLinked = false
        }
        entries.replaceSubrange(
            index...,
            with: state.entries[min(index, state.entries.count)...].compactMap { all[$0.id] }
        )
        return before
    }
}
