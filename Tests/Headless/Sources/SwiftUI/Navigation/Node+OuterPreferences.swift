extension Node {
    /// Returns the value of a preference that is set outside of the containers with screens of their own, such as
    /// stacks and tab views, so in the direct content of a presentation.
    package func outerPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if memory is NavigationCoordinator || memory is SplitColumns || view is any TabContainer { return nil }
        var value: K.Value?
        for child in children where !child.isCovered && !child.isPresentation {
            guard let next = child.outerPreference(key) else { continue }
            guard var accumulated = value else {
                value = next
                continue
            }
            K.reduce(value: &accumulated) { next }
            value = accumulated
        }
        guard role.changedPreference == ObjectIdentifier(key), let transform = role.modifier as? any PreferenceTransform
        else { return value }
        return transform.apply(to: value, for: key, in: self)
    }

    /// Returns the value of a `presentation…` modifier in the content of a presentation.
    package func presentationPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        graph?.adversity.isOf(.outerPresentationModifiers) == true ? outerPreference(key) : preference(key)
    }
}
