/// Facts about a view for the runtime, found once per value because a cast copies the value.
@MainActor struct ViewRole {
    /// The modifier of a modified view.
    let modifier: Any?
    /// Whether the view, or its modifier, has a body.
    let isComposite: Bool
    /// Whether the view has no element in the resolved tree; `nil` if that may depend on the environment.
    let isStructural: Bool?
    let readsEnvironment: Bool
    /// The key of the preference that the view sets or changes.
    let changedPreference: ObjectIdentifier?
    let observesChanges: Bool
    let observesLifecycle: Bool
    let isDynamic: Bool
    let writesTrait: Bool

    init(_ view: any View) {
        let type = type(of: view)
        if let modified = view.modified {
            modifier = modified.anyModifier
            let primitive = modifier as? any PrimitiveModifier
            isComposite = primitive == nil
            isStructural = primitive?.isStructural ?? true
            readsEnvironment = primitive?.readsEnvironment ?? false
        } else {
            modifier = nil
            let primitive = view as? any PrimitiveView
            isComposite = primitive == nil
            readsEnvironment = primitive?.readsEnvironment ?? false
            isStructural = readsEnvironment ? nil : primitive?.isStructural ?? true
        }
        let transform = isComposite ? nil : modifier.map { Swift.type(of: $0) } ?? type
        changedPreference = (transform as? any PreferenceTransform.Type)?.changedPreference
        observesChanges = !isComposite && modifier is any ChangeObserver
        isDynamic = type is any DynamicContent.Type
        writesTrait = !isComposite && modifier is any TraitWriter
        observesLifecycle = !isComposite && (modifier as? any LifecycleObserver)?.observesLifecycle == true
    }
}
