/// A placeholder for a value without a declared destination.
nonisolated package struct UndeclaredDestination: PrimitiveView { package let typeName: String }
