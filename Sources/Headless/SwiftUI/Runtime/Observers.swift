extension Node { package var primitiveModifier: Any? { role.modifier } }

/// A modifier that acts when its view comes on screen or leaves it.
@MainActor protocol LifecycleObserver {
    func appear(in node: Node)
    func disappear(in node: Node)
}

/// A modifier that calls an action once the tree has settled, if a value it observes has changed.
@MainActor protocol ChangeObserver { func pendingAction(in node: Node) -> (() -> Void)? }

/// A modifier that observes a preference.
@MainActor protocol PreferenceObserving: ChangeObserver {}

/// A modifier that acts when its view leaves the tree for good.
@MainActor protocol RemovalObserver { func wasRemoved(node: Node) }
