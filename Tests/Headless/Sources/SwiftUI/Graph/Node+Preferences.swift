/// The values that a node has computed for its ancestors.
struct Answers {
    /// The elements of each uncovered child; `nil` if not computed since a change. Empty if the node only passes on the
    /// elements of one child.
    var parts: [[Element]]?
    /// The values of preferences, which may be `nil`. Empty if the node only passes on one child's values.
    fileprivate(set) var preferences: [(key: ObjectIdentifier, value: AnyObject)] = []

    fileprivate func preference<K: PreferenceKey>(_ key: K.Type) -> Memory<K.Value?>? {
        let known = preferences.first { $0.key == ObjectIdentifier(key) }
        return known.map { unsafeDowncast($0.value, to: Memory<K.Value?>.self) }
    }
}

extension Node {
    /// Returns the value of a preference as the view's ancestors see it; `nil` if no descendant sets the preference or
    /// has dynamic content. Dynamic content contributes the default value (observed:
    /// shadowfacts.net/2025/swiftui-preferences).
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if answers == nil { answers = Answers() }
        let shown = children.lazy.filter { !$0.isCovered && !$0.isPresentation }
        // Most nodes have one child and pass on its value.
        let changesIt = role.changedPreference == ObjectIdentifier(key)
        if !role.isDynamic && !changesIt && children.count < 2 { return shown.first?.preference(key) }
        if let known = answers?.preference(key) { return known.value }
        var value: K.Value? = role.isDynamic ? K.defaultValue : nil
        for child in shown {
            guard let next = child.preference(key) else { continue }
            if var accumulated = value {
                K.reduce(value: &accumulated) { next }
                value = accumulated
            } else {
                value = next
            }
        }
        if changesIt,
            let transform = role.modifier as? any PreferenceTransform ?? view as? any PreferenceTransform
        {
            value = transform.apply(to: value, for: key, in: self)
        }
        answers?.preferences.append((ObjectIdentifier(key), Memory(value)))
        return value
    }

    /// Drops the answers of this node and its ancestors after a child was added, removed, shown or hidden.
    func forgetAnswers() {
        graph?.schedule(self)
        answers = nil
        forgetAnswersAbove { $0.answers = nil }
    }

    /// Drops the answers that depend on this node's view, after the view has changed.
    ///
    /// - Parameter elements: Whether the view had elements before the change or has them now.
    func forgetAnswersFromView(elements: Bool) {
        graph?.schedule(self)
        if let key = role.changedPreference {
            answers?.preferences.removeAll { $0.key == key }
            forgetAnswersAbove { $0.answers?.preferences.removeAll { $0.key == key } }
        }
        guard elements else { return }
        var next: Node? = self
        while let node = next, node.answers?.parts != nil {
            node.answers?.parts = nil
            next = node.parent
        }
    }

    private func forgetAnswersAbove(_ forget: (Node) -> Void) {
        var next = parent
        while let node = next {
            graph?.schedule(node)
            // A node's answers derive from its descendants' answers. Without answers here, its ancestors have no answers.
            guard node.answers != nil else { return }
            forget(node)
            next = node.parent
        }
    }
}
