/// A record of the values that a view read from a whole environment.
final class EnvironmentUsage {
    private(set) var keys: Set<ObjectIdentifier> = []

    func note(_ key: ObjectIdentifier) { keys.insert(key) }

    /// Returns whether a value that was read differs between the environments.
    func differ(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
        keys.contains { !first.isSame($0, as: second) }
    }
}
