/// What the runtime has to know of a view, found once for each value: a cast copies the value it casts.
@MainActor struct ViewRole {
    /// The view if it has children instead of a body.
    let primitive: (any PrimitiveView)?
    /// The modifier if the view is a modified one.
    let modifier: (any ViewModifier)?
    /// Whether an app or a library wrote the view: it has a body, or its modifier has.
    let isComposite: Bool
    /// The view or the modifier, as an element shows it.
    let value: Any
    /// Whether a modifier the runtime knows by itself leaves no element.
    let isStructuralModifier: Bool?
    let readsEnvironment: Bool
    let transformsPreferences: Bool
    let observesChanges: Bool
    let observesLifecycle: Bool

    init(_ view: any View) {
        // An optional view is cast to what its content is: the type is asked before the value.
        let type = type(of: view)
        let modified = type is any ModifiedView.Type ? view as? any ModifiedView : nil
        primitive = modified ?? view as? any PrimitiveView
        modifier = modified?.anyModifier
        value = modifier.map { $0 as Any } ?? view
        let primitiveModifier = modifier as? any PrimitiveModifier
        isComposite = modified == nil ? primitive == nil : primitiveModifier == nil
        isStructuralModifier = primitiveModifier?.isStructural
        readsEnvironment = !isComposite && primitiveModifier?.readsEnvironment ?? primitive?.readsEnvironment ?? false
        transformsPreferences =
            !isComposite && (modifier is any PreferenceTransform || type is any PreferenceTransform.Type)
        observesChanges = !isComposite && modifier is any ChangeObserver
        observesLifecycle = !isComposite && modifier is any LifecycleObserver
    }
}
