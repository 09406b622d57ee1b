extension Node { package var primitiveModifier: Any? { role.modifier } }

/// A modifier that acts when its view appears or disappears.
@MainActor protocol LifecycleObserver {
    func appear(in node: Node)
    func disappear(in node: Node)
}

/// A modifier that returns an action once the tree has settled, if its observed value has changed.
@MainActor protocol ChangeObserver { func pendingAction(in node: Node) -> (() -> Void)? }

/// A modifier that observes a preference.
@MainActor protocol PreferenceObserving: ChangeObserver {}

/// A modifier that acts when its view is removed from the tree.
@MainActor protocol RemovalObserver { func wasRemoved(node: Node) }
