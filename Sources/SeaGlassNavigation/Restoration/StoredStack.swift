@MainActor final class StoredStack {
    typealias Scope = NavigationRestoration.Scope
    typealias OnFailure = @MainActor (NavigationRestoration.Failure) -> Void

    let id: String
    let scope: Scope
    let restoration: NavigationRestoration
    let onFailure: OnFailure

    nonisolated init(id: String, scope: Scope, restoration: NavigationRestoration, onFailure: @escaping OnFailure) {
        self.id = id
        self.scope = scope
        self.restoration = restoration
        self.onFailure = onFailure
    }

    func slot(in window: String?) -> SnapshotSlot {
        let scope =
            switch scope {
            case .scene: "scene:\(window ?? "")"
            case .app: "app"
            // Includes the name's length, so that two pairs of a scope and an id never become the same text.
            case .custom(let name): "custom:\(name.utf8.count):\(name)"
            }
        return SnapshotSlot(id: "\(scope):\(id)", restoration: restoration)
    }
}
