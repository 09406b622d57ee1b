/// A modifier that writes a trait of its views: a value that only the container around them reads, such as a tab's label.
///
/// A trait is found in the body of a view, and behind modifiers such as `padding()` and `background(_:)`. A container,
/// such as a stack, is one view whose traits are written outside of it; the traits of the views in it end there. Of
/// several traits of a kind, the innermost wins: each modifier sets the trait for its content.
///
/// Source: ViewTrait.swift, ZStack.swift and BackgroundModifier.swift of OpenSwiftUIProject/OpenSwiftUI, and
/// skiptools/skip-ui#61.
@MainActor protocol TraitWriter: PrimitiveModifier {}

/// A container that has to know the traits of its views.
@MainActor protocol TraitReader: PrimitiveView {
    /// Called after a trait was written in one of the node's children.
    func traitChanged(in child: Node, of node: Node)
}

/// A trait, or the finding that only the node of a view knows it, because it may be written in a body.
enum WrittenTrait<Trait> {
    case known(Trait?)
    case unknown
}

extension View {
    /// Returns the innermost trait that is written around the view itself. Around a view of the app it counts as known,
    /// so that the body is not evaluated for another one.
    @MainActor func trait<Trait>(_ type: Trait.Type) -> WrittenTrait<Trait> {
        guard let modified else { return self is any PrimitiveView ? .known(nil) : .unknown }
        guard modified.anyModifier is any PrimitiveModifier else { return .unknown }
        let inner = modified.modifiedContent.trait(type)
        if case .known(.some) = inner { return inner }
        return (modified.anyModifier as? Trait).map { .known($0) } ?? inner
    }
}

extension Node {
    /// Returns the innermost trait that is written around or in this node's views, up to the next container.
    func trait<Trait>(_ type: Trait.Type) -> Trait? {
        let own = role.modifier as? Trait
        guard passesTraits else { return own }
        let hasLayers = role.modifier != nil && !role.isComposite
        // No lazy `compactMap`, whose `first` searches a child twice: erased views are nested deeply.
        for child in children.prefix(hasLayers ? 1 : .max) {
            if let trait = child.trait(type) { return trait }
        }
        return own
    }

    /// Returns the innermost trait that is written around this node, inside the container around it.
    func traitAround<Trait>(_ type: Trait.Type) -> Trait? {
        sequence(first: self) { $0.traitParent }.first { $0.role.modifier is Trait }?.role.modifier as? Trait
    }

    /// Tells the container around this node, a writer, that a trait has changed.
    func noteTrait() {
        if role.modifier is ZIndex {
            graph?.hasDepths = true
        }
        var node = self
        while let parent = node.traitParent { node = parent }
        guard !node.isPresentation, let container = node.parent, let reader = container.view as? any TraitReader else {
            return
        }
        reader.traitChanged(in: node, of: container)
    }

    /// The node's parent, unless the parent is a container, or presents or layers this node.
    private var traitParent: Node? {
        guard !isPresentation, let parent, parent.passesTraits else { return nil }
        let isLayer = parent.role.modifier != nil && !parent.role.isComposite && (key.position ?? 0) > 0
        return isLayer ? nil : parent
    }

    /// Whether the traits of the children are traits of this node.
    private var passesTraits: Bool {
        role.modifier != nil || role.isComposite || role.isStructural == true && !(view is any TraitReader)
    }
}

extension NodeKey {
    fileprivate var position: Int? { if case .position(let position) = self { position } else { nil } }
}

/// The depth of a view among the views of its container.
nonisolated struct ZIndex: TraitWriter {
    let value: Double

    var isStructural: Bool { true }
}

extension View {
    /// Stacks, grids and custom layouts obey the depth. The other containers draw all views in the order of the code.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/zindex(_:))
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value)) }
}
