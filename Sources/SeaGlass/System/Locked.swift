#if canImport(os)
import os
#else
import Synchronization
#endif

/// A value that any thread may read and change, one at a time.
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
