/// A reference that does not retain an object.
///
/// A `weak` reference would slow down all later retains and releases of the object.
@propertyWrapper package struct Unretained<Object: Linked>: Sendable {
    private var handle: Handle<Object>?

    package init(wrappedValue: Object?) { handle = wrappedValue?.handle }

    package var wrappedValue: Object? {
        get { handle?.object }
        set { handle = newValue?.handle }
    }
}

/// An object for unretained references, which clears its handle when it is deallocated.
package protocol Linked: AnyObject { nonisolated var handle: Handle<Self> { get } }

/// A pointer shared by all unretained references to an object. The object clears the pointer.
///
/// `@unchecked` because sendable values contain the pointer. References are read only on the main actor, and
/// deallocating the object elsewhere stops the program: the object could be in use.
package final class Handle<Object: AnyObject>: @unchecked Sendable {
    private(set) unowned(unsafe) var object: Object?

    package init() {}

    package func set(_ object: Object) { self.object = object }

    package func clear() {
        MainActor.preconditionIsolated("A view tree has to be freed on the main actor.")
        object = nil
    }
}
