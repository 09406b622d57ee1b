/// The store of stacks, as a navigator knows it.
protocol NavigatorStore: Sendable {
    /// The identity of the storage. Stores with equal places have the same stacks.
    var place: String { get }

    /// Resets all stacks of the store, and removes their stored form.
    @MainActor func reset()
}

/// The resets in this process. A request that waits for a shell is forgotten if the shell's store was reset since.
@MainActor enum StoreResets {
    private(set) static var count = 0
    /// The number of the last reset of each store, by its place.
    private static var last: [String: Int] = [:]

    static func add(_ store: any NavigatorStore) {
        count += 1
        last[store.place] = count
    }

    static func contains(_ store: any NavigatorStore, since count: Int) -> Bool { last[store.place] ?? 0 > count }
}
