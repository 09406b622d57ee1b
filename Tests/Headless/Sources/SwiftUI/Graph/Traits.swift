/// A modifier that writes a trait of its views: a value that only the container around them reads, such as a tab's label.
///
/// A trait is found in the body of a view, and behind modifiers such as `padding()` and `background(_:)`. A container,
/// such as a stack, is one view whose traits are written outside of it; the traits of the views in it end there.
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
    /// Returns a trait that is written around the view itself.
    @MainActor func trait<Trait>(_ type: Trait.Type) -> WrittenTrait<Trait> {
        guard let modified else { return self is any PrimitiveView ? .known(nil) : .unknown }
        if let trait = modified.anyModifier as? Trait { return .known(trait) }
        return modified.anyModifier is any PrimitiveModifier ? modified.modifiedContent.trait(type) : .unknown
    }
}

extension Node {
    /// Returns the outermost trait that is written around or in this node's views, up to the next container.
    func trait<Trait>(_ type: Trait.Type) -> Trait? {
        if let trait = role.modifier as? Trait { return trait }
        guard passesTraits else { return nil }
        let hasLayers = role.modifier != nil && !role.isComposite
        // No lazy `compactMap`, whose `first` searches a child twice: erased views are nested deeply.
        for child in children.prefix(hasLayers ? 1 : .max) {
            if let trait = child.trait(type) { return trait }
        }
        return nil
    }

    /// Returns the outermost trait that is written around this node, inside the container around it.
    func traitAround<Trait>(_ type: Trait.Type) -> Trait? {
        sequence(first: self) { $0.traitParent }.reduce(nil) { $1.role.modifier as? Trait ?? $0 }
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
