extension Node {
    /// Returns the value of a preference as the view's ancestors see it; nil if no view below sets it or has dynamic
    /// content, which takes part with the default value (observed: shadowfacts.net/2025/swiftui-preferences).
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let identifier = ObjectIdentifier(key)
        if let cached = cachedPreferences[identifier] { return cached as? K.Value }
        var value: K.Value? = role.isDynamic ? K.defaultValue : nil
        for child in children where !child.isCovered && !child.isPresentation {
            guard let next = child.preference(key) else { continue }
            if var accumulated = value {
                K.reduce(value: &accumulated) { next }
                value = accumulated
            } else {
                value = next
            }
        }
        if role.transformsPreferences,
            let transform = role.modifier as? any PreferenceTransform ?? view as? any PreferenceTransform
        {
            value = transform.apply(to: value, for: key, in: self)
        }
        cachedPreferences[identifier] = .some(value)
        return value
    }

    /// Drops the computed preferences and elements here and above.
    func forgetWhatWasComputed() {
        var next: Node? = self
        while let current = next {
            graph?.ask(current)
            // An ancestor caches a value only after all nodes below it did. Where one has none, its ancestors have none.
            guard current === self || !current.cachedPreferences.isEmpty || current.parts != nil else { return }
            current.cachedPreferences.removeAll()
            current.parts = nil
            next = current.parent
        }
    }
}
