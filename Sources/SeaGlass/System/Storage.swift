import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// An object, or an identity, that each view on screen makes for itself.
///
/// The first value of a `@State` is made with the view, and one view may be on screen several times: `WindowGroup` makes
/// its content once, as a template for all windows, and an app may keep a view in a constant. Each then has storage of its
/// own, with the same object in it.
@MainActor @propertyWrapper package struct OwnState<Value>: DynamicProperty {
    private final class Box: ObservableObject {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    @StateObject private var box: Box

    package init(wrappedValue: @autoclosure @escaping () -> Value) {
        _box = StateObject(wrappedValue: Box(wrappedValue()))
    }

    package var wrappedValue: Value { box.value }
}
