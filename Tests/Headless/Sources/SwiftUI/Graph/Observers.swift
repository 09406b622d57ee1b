extension Node { package var primitiveModifier: Any? { role.modifier } }

/// A modifier that acts when its view appears or disappears.
@MainActor protocol LifecycleObserver {
    /// Whether the modifier observes at all.
    var observesLifecycle: Bool { get }
    /// Whether the modifier acts only if there is a view in its content.
    var needsViews: Bool { get }
    func appear(in node: Node)
    func disappear(in node: Node)
}

extension LifecycleObserver {
    var observesLifecycle: Bool { true }
    var needsViews: Bool { true }
}

/// A modifier that returns an action once the tree has settled, if its observed value has changed.
@MainActor protocol ChangeObserver { func pendingAction(in node: Node) -> (() -> Void)? }

/// A modifier that observes a preference.
@MainActor protocol PreferenceObserving: ChangeObserver {}

/// A modifier that acts when its view is removed from the tree.
@MainActor protocol RemovalObserver { func wasRemoved(node: Node) }
