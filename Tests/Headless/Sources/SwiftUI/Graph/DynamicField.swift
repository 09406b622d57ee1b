/// A stored property that is a dynamic property, and its offset in the struct.
struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type

    @MainActor private static var known: [ObjectIdentifier: [DynamicField]] = [:]

    @MainActor static func all(of type: Any.Type) -> [DynamicField] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = find(in: type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func find(in type: Any.Type) -> [DynamicField] {
        guard TypeKind(of: type) == .structure else { return [] }
        return StoredField.all(of: type).compactMap { field in
            (field.type as? any DynamicProperty.Type).map { DynamicField(offset: field.offset, type: $0) }
        }
    }
}
