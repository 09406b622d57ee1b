/// A value that decides by itself whether a view that got it got something new.
protocol InputComparable {
    func isSameInput(as other: Any) -> Bool
}

/// Whether two values of a view are the same to whoever reads them: equal bits, equal by `==`, or equal field by field.
func areInputsEqual(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    return compare(first, with: second)
}

private func compare<T>(_ first: T, with other: Any) -> Bool {
    guard let second = other as? T else { return false }
    if haveSameBits(first, second) { return true }
    if let comparable = first as? any InputComparable { return comparable.isSameInput(as: second) }
    if let equatable = first as? any Equatable { return isEqual(equatable, to: second) }
    let (a, b) = (Mirror(reflecting: first), Mirror(reflecting: second))
    guard let style = a.displayStyle, style != .class, style == b.displayStyle else { return false }
    guard !a.children.isEmpty, a.children.count == b.children.count else { return false }
    return zip(a.children, b.children).allSatisfy { $0.label == $1.label && areInputsEqual($0.value, $1.value) }
}

/// Whether two values are the same without a look into them: what is equal may be said not to be.
func haveSameBits(_ first: Any, _ second: Any) -> Bool {
    func compare<T>(_ first: T) -> Bool { (second as? T).map { haveSameBits(first, $0) } ?? false }
    return type(of: first) == type(of: second) && compare(first)
}

private func isEqual<T: Equatable>(_ first: T, to second: Any) -> Bool { first == second as? T }

private func haveSameBits<T>(_ first: T, _ second: T) -> Bool {
    withUnsafeBytes(of: first) { a in
        withUnsafeBytes(of: second) { b in a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
    }
}
