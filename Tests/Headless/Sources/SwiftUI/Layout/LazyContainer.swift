/// A container that makes only the rows in sight.
@MainActor protocol LazyContainer: PrimitiveView {}

/// A view that only groups the rows of a container.
@MainActor package protocol RowGroup: PrimitiveView {}
