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

/// The place where all unretained references to an object find it, until the object clears it.
///
/// Sendable without a check by the compiler, because values that are sendable contain it. References are read on the main
/// actor only, and an object that is freed anywhere else stops the program: it could be freed while it is read.
package final class Handle<Object: AnyObject>: @unchecked Sendable {
    private(set) unowned(unsafe) var object: Object?

    package init() {}

    package func set(_ object: Object) { self.object = object }

    package func clear() {
        MainActor.preconditionIsolated("A view tree has to be freed on the main actor.")
        object = nil
    }
}
