/// An element of a collection at another location. If the element is gone, reads return its last value, and writes are
/// ignored.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
    private let base: Location<Base>
    private let index: Base.Index
    private var last: Base.Element

    init(base: Location<Base>, index: Base.Index, element: Base.Element) {
        self.base = base
        self.index = index
        last = element
    }

    override func get() -> Base.Element {
        let collection = base.get()
        if isIndex(of: collection) { last = collection[index] }
        return last
    }

    override func set(_ value: Base.Element) {
        var collection = base.get()
        guard isIndex(of: collection) else { return }
        collection[index] = value
        base.set(collection)
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }

    private func isIndex(of collection: Base) -> Bool { index >= collection.startIndex && index < collection.endIndex }
}

extension Binding where Value: MutableCollection {
    /// Returns a binding to an element of the collection.
    func element(at index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(base: location, index: index, element: location.get()[index])
        )
    }
}
