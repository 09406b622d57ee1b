/// Returns a copy of a value with a change: `copy(of: self) { $0.tintColor = color }`.
package func copy<Value>(of value: Value, with change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}
