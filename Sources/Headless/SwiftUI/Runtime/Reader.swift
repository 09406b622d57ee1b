/// The evaluation that reads a value now; whoever hands out values that change keeps it, to tell it later.
struct Reader: Sendable {
    @TaskLocal static var current: Reader?

    /// The same for every evaluation of one node.
    let identity: ObjectIdentifier
    /// Not kept alive by what it read: the state of a view may outlive others that read it.
    private weak var node: Node?
    private let version: Int

    init(node: Node, version: Int) {
        identity = ObjectIdentifier(node)
        self.node = node
        self.version = version
    }

    /// Evaluates the node again, unless it has been since: then what it reads now is known from that later time.
    ///
    /// State and observable objects that views read are changed on the main actor here.
    nonisolated func invalidate() {
        MainActor.assumeIsolated { node?.invalidate(ifAt: version) }
    }
}
