/// A stored property of a struct or an element of a tuple, and its offset in the value.
struct StoredField {
    let offset: Int
    let type: Any.Type
    /// Whether the field is a plain value of the type, neither `weak` nor `unowned`.
    let isStrong: Bool

    @MainActor private static var known: [ObjectIdentifier: [StoredField]] = [:]

    /// Returns the fields of a struct or tuple, found once for each type.
    @MainActor static func known(of type: Any.Type) -> [StoredField] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = all(of: type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// Returns the fields of a struct or tuple; empty for other types.
    static func all(of type: Any.Type) -> [StoredField] {
        guard [.structure, .tuple].contains(TypeKind(of: type)) else { return [] }
        return (0..<childCount(type)).map { index in
            var metadata = FieldMetadata()
            let field = childMetadata(type, index: index, fieldMetadata: &metadata)
            metadata.freeName?(metadata.name)
            return StoredField(offset: childOffset(type, index: index), type: field, isStrong: metadata.isStrong)
        }
    }
}

/// The kinds of types with different comparisons. The numbers are from Swift's MetadataKind.def.
enum TypeKind: Int {
    case structure = 0x200
    case enumeration = 0x201
    case tuple = 0x301
    case existential = 0x303

    /// Reads the kind from the first word of the type's metadata.
    init?(of type: Any.Type) { self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee) }
}

// The functions that `Mirror` calls. `Mirror` copies the fields, but comparing and connecting need them in place.

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
