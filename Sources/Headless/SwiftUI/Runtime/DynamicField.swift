/// A stored property of a struct that is a dynamic property, and where it lies in the struct.
struct DynamicField {
    let index: Int
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
        guard isStruct(type) else { return [] }
        return (0..<childCount(type)).compactMap { index in
            var metadata = FieldMetadata()
            let field = childMetadata(type, index: index, fieldMetadata: &metadata)
            metadata.freeName?(metadata.name)
            guard let property = field as? any DynamicProperty.Type else { return nil }
            return DynamicField(index: index, offset: childOffset(type, index: index), type: property)
        }
    }

    private static func isStruct(_ type: Any.Type) -> Bool {
        // The kind is the first word of every type's metadata; 0x200 is a struct (Swift's MetadataKind.def).
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
    }
}

// What `Mirror` is built on. It hands out copies, but a property has to be connected in place.

private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_: Any.Type, index: Int) -> Int
