import SwiftUI

#if canImport(Combine)
import Combine
#endif
#if canImport(os)
import os
#else
import Synchronization
#endif

/// An object or an identity that each copy of a view on screen makes separately.
///
/// The initial value of a `@State` is made with the view value, and a view value may be on screen several times:
/// `WindowGroup` makes its content once for all windows, and an app may keep a view in a constant. With a `@State`, the
/// copies would share the object.
@propertyWrapper package struct OwnState<Value>: DynamicProperty {
    @MainActor private final class Box: ObservableObject {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    @StateObject private var box: Box

    package init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) {
        // SwiftUI makes the object before it calls the body, which is on the main actor.
        _box = StateObject(wrappedValue: MainActor.assumeIsolated { Box(wrappedValue()) })
    }

    @MainActor package var wrappedValue: Value { box.value }
}

/// A value that any thread may read and change, one thread at a time.
package final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
    // `Mutex` needs iOS 18.
    private let value: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) { self.value = OSAllocatedUnfairLock(initialState: value) }
    #else
    private let value: Mutex<Value>

    package init(_ value: Value) { self.value = Mutex(value) }
    #endif

    package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) throws -> Result) rethrows -> Result {
        try value.withLock { try body(&$0) }
    }
}
