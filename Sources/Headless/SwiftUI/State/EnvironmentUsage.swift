/// A record of the environment values that views read or set.
///
/// A view doesn't depend on a value it never used. A host finds out this way which settings can change nothing.
package final class EnvironmentUsage {
    private var keys: Set<ObjectIdentifier> = []
    /// Whether uses are recorded now. A host turns it off while it reads the tree itself.
    package var isNoting = true

    package init() {}

    func note(_ key: ObjectIdentifier) {
        if isNoting { keys.insert(key) }
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
