/// A record of the environment values that views read or set.
///
/// A view doesn't depend on a value it never used. A host finds out this way which settings can change nothing.
package final class EnvironmentUsage {
    private var keys: Set<ObjectIdentifier> = []
    /// Whether uses are recorded now. A host turns it off while it reads the tree itself.
    package var isNoting = true

    /// The record of a larger part of the tree.
    private let outer: EnvironmentUsage?

    package init(around outer: EnvironmentUsage? = nil) { self.outer = outer }

    func note(_ key: ObjectIdentifier) {
        if isNoting { keys.insert(key) }
        outer?.note(key)
    }

    /// Returns whether a value that was used differs between two environments.
    func differ(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
        keys.contains { !first.isSame($0, as: second) }
    }

    /// Returns whether views used at least one of the values that a closure reads.
    package func includes(valuesReadBy read: (EnvironmentValues) -> Void) -> Bool {
        let probe = EnvironmentUsage()
        var values = EnvironmentValues()
        values.usage = probe
        read(values)
        return !keys.isDisjoint(with: probe.keys)
    }
}
