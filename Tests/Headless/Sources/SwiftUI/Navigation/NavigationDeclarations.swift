/// The destinations declared in a stack by `navigationDestination(for:destination:)`.
@MainActor struct NavigationDeclarations {
    private struct Declaration {
        let place: (screen: Int, depth: Int, serial: Int)
        let view: (AnyHashable) -> any View
    }

    /// The declarations, by type, then by the serial number of the node.
    private var declarations: [ObjectIdentifier: [Int: Declaration]] = [:]
    private var types: [Int: ObjectIdentifier] = [:]
    private var nearest: [ObjectIdentifier: Declaration] = [:]

    /// - Returns: Whether the destination for the type has changed.
    mutating func add(
        _ type: Any.Type,
        at node: Node,
        inScreen screen: Int,
        view: @escaping (AnyHashable) -> any View
    ) -> Bool {
        let type = ObjectIdentifier(type)
        let declaration = Declaration(place: (screen, node.depth, node.serial), view: view)
        declarations[type, default: [:]][node.serial] = declaration
        types[node.serial] = type
        if let nearest = nearest[type], nearest.place < declaration.place { return false }
        nearest[type] = declaration
        return true
    }

    /// - Returns: The type whose destination has changed.
    mutating func remove(_ node: Node) -> ObjectIdentifier? {
        guard let type = types.removeValue(forKey: node.serial) else { return nil }
        declarations[type]?[node.serial] = nil
        guard nearest[type]?.place.serial == node.serial else { return nil }
        nearest[type] = declarations[type]?.values.min { $0.place < $1.place }
        return type
    }

    /// Returns the destination of a value; `nil` if its type has no declaration.
    func view(of value: NavigationValue) -> (any View)? { nearest(of: value.type)?(value.value) }

    /// Returns the declaration closest to the root of the stack. SwiftUI logs this choice if a type has several
    /// declarations. In one screen the outermost declaration wins, then the first.
    func nearest(of type: Any.Type) -> ((AnyHashable) -> any View)? { nearest[ObjectIdentifier(type)]?.view }
}
