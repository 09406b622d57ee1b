/// Which values of an environment were read or set by the views it was given to.
///
/// What nobody used can be another without anything being different: that is how a host knows which settings a view
/// does not depend on.
package final class EnvironmentUsage {
    private var keys: Set<ObjectIdentifier> = []
    /// Whether use counts now. A host that looks at a tree is not a view.
    package var isNoting = true

    package init() {}

    func note(_ key: ObjectIdentifier) {
        if isNoting { keys.insert(key) }
    }

    /// Whether one of the values was used that a closure reads.
    package func includes(valuesReadBy read: (EnvironmentValues) -> Void) -> Bool {
        let probe = EnvironmentUsage()
        var values = EnvironmentValues()
        values.usage = probe
        read(values)
        return !keys.isDisjoint(with: probe.keys)
    }
}
