/// A modifier that changes the environment of its content.
nonisolated package struct EnvironmentModifier: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    package var isStructural: Bool { true }

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        var environment = node.environment
        node.render { change(&environment) }
        return [Child(.position(0), content, environment)]
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/environment(_:_:))
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:))
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) }) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/environment(_:)-4516h)
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(EnvironmentModifier { $0[object: T.self] = object })
    }
}
