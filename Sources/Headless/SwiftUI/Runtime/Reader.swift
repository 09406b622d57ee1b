/// The evaluation that is reading values now. Storage keeps it, to invalidate it when the value changes.
struct Reader: Sendable {
    @TaskLocal static var current: Reader?

    /// The identity of the node, the same for all its evaluations.
    let identity: ObjectIdentifier
    /// Unretained, because state may outlive the views that read it.
    @Unretained private var node: Node?
    private let version: Int

    init(node: Node, version: Int) {
        identity = ObjectIdentifier(node)
        (self.node, self.version) = (node, version)
    }

    /// Invalidates the node, unless it was evaluated again since.
    ///
    /// An observable object may change on any thread; its views are evaluated on the main one (WWDC 2023, session 10149).
    nonisolated func invalidate() {
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { invalidate() } }
        MainActor.assumeIsolated { node?.invalidate(ifAt: version) }
    }

    /// Returns whether the graph keeps a write until the changes of an earlier transaction are evaluated.
    func holds(_ write: @escaping () -> Void) -> Bool {
        // State is written on the main actor: the write goes nowhere.
        nonisolated(unsafe) let write = write
        return MainActor.assumeIsolated { node?.graph?.holds(write) ?? false }
    }
}
