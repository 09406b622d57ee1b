/// The link between a view's property and an observable object. Before the object changes, it invalidates the view.
class ObjectLink {
    private(set) var object: AnyObject?
    private var reader: Reader?
    private var subscription: AnyCancellable?

    /// Links the object and the view that is being evaluated.
    func connect<ObjectType: ObservableObject>(to object: ObjectType) {
        reader = Reader.current
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in self?.invalidate() }
    }

    private func invalidate() {
        guard Reader.current == nil else {
            return RuntimeWarning.report(
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
            )
        }
        reader?.invalidate()
    }
}
