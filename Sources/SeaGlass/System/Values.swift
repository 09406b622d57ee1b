/// Returns a copy of a value with a change: `copy(of: self) { $0.tintColor = color }`.
package func copy<Value>(of value: Value, with change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

extension Double {
    /// Returns this number clamped to 0…1; NaN becomes the argument.
    package func clampedToUnit(nan: Double) -> Double { isNaN ? nan : Swift.min(Swift.max(self, 0), 1) }
}
