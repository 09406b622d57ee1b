/// The values that the system keeps for a scene across launches.
package final class SceneValues {
    private struct Kept {
        let storage: AnyObject
        /// Returns a storage with the same value, for another process.
        let copy: () -> Kept
    }

    private var storages: [String: Kept] = [:]
    private var saved: [String: Kept] = [:]

    package init() {}

    /// Whether the values were never read.
    package var isEmpty: Bool { storages.isEmpty }

    func storage<Value>(_ key: String) -> StateStorage<Value?> {
        if let known = storages[key]?.storage as? StateStorage<Value?> { return known }
        let storage = StateStorage<Value?>(nil)
        storages[key] = kept(storage)
        return storage
    }

    private func kept<Value>(_ storage: StateStorage<Value>) -> Kept {
        Kept(storage: storage) { [unowned self] in
            let value = Reader.withCurrent(nil) { storage.get() }
            return kept(StateStorage(value))
        }
    }

    /// Saves the values for the next process.
    package func save() { saved = storages.mapValues { $0.copy() } }

    /// Begins another process, with the values that were saved. User defaults need no scene.
    package func loseUnsaved() {
        let defaults = storages.filter { $0.key.hasPrefix("defaults/") }
        storages = saved.mapValues { $0.copy() }.merging(defaults) { $1 }
    }
}

extension EnvironmentValues {
    /// The stored values of the view's scene.
    package var sceneValues: SceneValues? {
        get { self[Key<SceneValues>.self] }
        set { self[Key<SceneValues>.self] = newValue }
    }
}
