/// The value that identifies a tab, an option or a row.
nonisolated struct Tag: TraitWriter {
    let value: AnyHashable

    var isStructural: Bool { true }
}

extension View {
    /// Identifies a tab or a picker's option.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:))
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modifier(Tag(value: AnyHashable(tag)))
    }
}
