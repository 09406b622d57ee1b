/// References to objects that others retain.
@MainActor final class WeakList<Object: AnyObject> {
    private struct Reference { weak var object: Object? }

    private var references: [Reference] = []
    private var limit = 64

    var objects: [Object] { references.compactMap(\.object) }

    func append(_ object: Object) {
        references.append(Reference(object: object))
        guard references.count > limit else { return }
        references.removeAll { $0.object == nil }
        limit = max(64, 2 * references.count)
    }
}
