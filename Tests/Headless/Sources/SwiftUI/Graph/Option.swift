/// One of several views to choose from, with its key.
typealias Option = (key: NodeKey, view: any View)

extension Node {
    /// Returns the options of a container: each view of a tuple, group, condition or `ForEach`.
    func options(in content: any View, path: [NodeKey] = []) -> [Option] {
        if let modified = content.modified, modified.anyModifier is any PrimitiveModifier {
            // A modifier of a group modifies each view in it.
            return options(in: modified.modifiedContent, path: path).map { ($0.key, modified.modifying($0.view)) }
        }
        guard let group = content as? any PrimitiveView, group.isStructural, !(content is any ModifiedView) else {
            return [(.identifier(path), content)]
        }
        return group.children(in: self).flatMap { options(in: $0.view, path: path + [$0.key]) }
    }

    /// Returns a trait of an option, which may be written in the body of a view if this node has a child for the option.
    func trait<Trait>(_ type: Trait.Type, of option: Option) -> Trait? {
        switch option.view.trait(type) {
        case .known(let trait): trait
        case .unknown: children.first { $0.key == option.key }?.trait(type)
        }
    }
}
