/// A value with its own rule for when another value counts as the same input of a view.
protocol InputComparable { func isSameInput(as other: Any) -> Bool }

/// Returns whether two inputs of a view are the same: by their bits, by `==`, or field by field. Plain data is compared
/// field by field, even if it has `==` (John Harper of Apple, quoted at chris.eidhof.nl/note/swiftui-view-equality).
func areInputsEqual(_ first: Any, _ second: Any) -> Bool {
    compareInPlace(first, second) { InputComparison.of($0).areEqual($1, $2) }
}

/// Returns whether two values have the same bits. Equal values may have different bits.
func haveSameBits(_ first: Any, _ second: Any) -> Bool {
    compareInPlace(first, second) { type, a, b in memcmp(a, b, sizeOf(type)) == 0 }
}

/// Compares two values of one type in place, since casting or reflecting a value copies it.
private func compareInPlace<T>(_ first: T, _ second: Any, _ compare: Comparing) -> Bool {
    compareInPlace(both: first, second, compare)
}

private func compareInPlace<T, U>(both first: T, _ second: U, _ compare: Comparing) -> Bool {
    guard T.self == U.self else { return false }
    return withUnsafePointer(to: first) { a in withUnsafePointer(to: second) { b in compare(T.self, a, b) } }
}

private typealias Comparing = (Any.Type, UnsafeRawPointer, UnsafeRawPointer) -> Bool

private func sizeOf<T>(_: T.Type) -> Int { MemoryLayout<T>.size }

/// A comparison of two values of a type, created once for each type.
private final class InputComparison {
    private let size: Int
    private let differentBits: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private init(of type: Any.Type) {
        size = sizeOf(type)
        differentBits = Self.comparison(of: type)
    }

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        memcmp(first, second, size) == 0 || differentBits(first, second)
    }

    // MARK: By type

    private static let lock = NSLock()
    /// The comparisons created so far, guarded by `lock`.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: InputComparison] = [:]

    static func of(_ type: Any.Type) -> InputComparison {
        if let comparison = lock.withLock({ known[ObjectIdentifier(type)] }) { return comparison }
        let comparison = InputComparison(of: type)
        lock.withLock { known[ObjectIdentifier(type)] = comparison }
        return comparison
    }

    private static func comparison(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        if let type = type as? any InputComparable.Type { return byItself(type) }
        let kind = TypeKind(of: type)
        if let type = type as? any Equatable.Type, !_isPOD(type) || kind == .enumeration { return byOperator(type) }
        if let type = type as? any OptionalInput.Type { return type.areEqual }
        switch kind {
        case .structure, .tuple:
            let fields = StoredField.all(of: type)
            guard fields.allSatisfy(\.isStrong) else { return byReflection(type) }
            return byFields(fields.map { ($0.offset, of($0.type)) })
        case .existential: return contents[ObjectIdentifier(type)].map(byContent) ?? byReflection(type)
        case .enumeration: return byReflection(type)
        // Class instances and closures are the same only if their bits are.
        case nil: return { _, _ in false }
        }
    }

    private static func byItself<T: InputComparable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee.isSameInput(as: $1.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func byOperator<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static func byFields(
        _ fields: [(offset: Int, comparison: InputComparison)]
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { first, second in
            !fields.isEmpty && fields.allSatisfy { $0.comparison.areEqual(first + $0.offset, second + $0.offset) }
        }
    }

    /// Reads the values of the existential types that are most common in views.
    private static let contents: [ObjectIdentifier: @Sendable (UnsafeRawPointer) -> Any] = [
        ObjectIdentifier((any View).self): { $0.assumingMemoryBound(to: (any View).self).pointee },
        ObjectIdentifier((any Shape).self): { $0.assumingMemoryBound(to: (any Shape).self).pointee },
        ObjectIdentifier((any ShapeStyle).self): { $0.assumingMemoryBound(to: (any ShapeStyle).self).pointee },
        ObjectIdentifier((any ButtonStyle).self): { $0.assumingMemoryBound(to: (any ButtonStyle).self).pointee },
    ]

    private static func byContent(
        _ read: @escaping @Sendable (UnsafeRawPointer) -> Any
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { areInputsEqual(read($0), read($1)) }
    }

    /// Compares other existential values, and enumerations without `==`.
    private static func byReflection<T>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { first, second in
            let first = first.assumingMemoryBound(to: T.self)
            let second = second.assumingMemoryBound(to: T.self)
            return areReflectionsEqual(first.pointee, second.pointee)
        }
    }
}

private protocol OptionalInput { static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool }

extension Optional: OptionalInput {
    fileprivate static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let one = first.assumingMemoryBound(to: Self.self)
        let other = second.assumingMemoryBound(to: Self.self)
        guard let a = one.pointee, let b = other.pointee else { return (one.pointee == nil) == (other.pointee == nil) }
        return areInputsEqual(a, b)
    }
}

private func areReflectionsEqual(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    if let comparable = first as? any InputComparable { return comparable.isSameInput(as: second) }
    if let equatable = first as? any Equatable { return isEqual(equatable, to: second) }
    let a = Mirror(reflecting: first)
    let b = Mirror(reflecting: second)
    guard let style = a.displayStyle, style != .class, style == b.displayStyle else { return false }
    guard !a.children.isEmpty, a.children.count == b.children.count else { return false }
    return zip(a.children, b.children).allSatisfy { $0.label == $1.label && areInputsEqual($0.value, $1.value) }
}

private func isEqual<T: Equatable>(_ first: T, to second: Any) -> Bool { first == second as? T }
