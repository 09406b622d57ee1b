/// The facts about a view that the runtime needs, found once per value because a cast copies the value.
@MainActor struct ViewRole {
    /// The view, if it has children instead of a body.
    let primitive: (any PrimitiveView)?
    /// The modifier, if the view is a modified one.
    let modifier: (any ViewModifier)?
    /// Whether an app or a library wrote the view: it, or its modifier, has a body.
    let isComposite: Bool
    /// The view or the modifier, as stored in an element.
    let value: Any
    /// Whether a modifier that the runtime applies itself leaves no element.
    let isStructuralModifier: Bool?
    let readsEnvironment: Bool
    let transformsPreferences: Bool
    let observesChanges: Bool
    let observesLifecycle: Bool
    let isDynamic: Bool

    init(_ view: any View) {
        // Casting an optional view casts its content instead. So check the type before the value.
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
        isDynamic = type is any DynamicContent.Type
        observesLifecycle = !isComposite && modifier is any LifecycleObserver
    }
}
