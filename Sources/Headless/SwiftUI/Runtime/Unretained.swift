/// A reference that does not keep an object alive.
///
/// The first `weak` reference to an object slows down each retain and release of it, as long as the object lives.
@propertyWrapper package struct Unretained<Object: Linked>: Sendable {
    private var handle: Handle<Object>?

    package init(wrappedValue: Object?) { handle = wrappedValue?.handle }

    package var wrappedValue: Object? {
        get { handle?.object }
        set { handle = newValue?.handle }
    }
}

/// An object that unretained references may refer to. It clears its handle when it is deallocated.
package protocol Linked: AnyObject { nonisolated var handle: Handle<Self> { get } }

/// What the unretained references to an object have in common. Both are used, and the object is freed, on the main actor.
package final class Handle<Object: AnyObject>: @unchecked Sendable {
    package unowned(unsafe) var object: Object?

    package init() {}
}
