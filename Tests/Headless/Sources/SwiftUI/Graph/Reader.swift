/// The current evaluation of a node. Storage that the evaluation reads invalidates the node when the value changes.
struct Reader: Sendable {
    /// Whether an evaluation still runs.
    private final class Evaluation: Sendable {
        // Written on the main actor, where the tasks that an evaluation creates can't run meanwhile.
        nonisolated(unsafe) var isRunning = true
    }

    /// A task that an evaluation creates inherits the value, and runs after the evaluation.
    @TaskLocal private static var inherited: Reader?

    static var current: Reader? { inherited.flatMap { $0.evaluation.isRunning ? $0 : nil } }

    private let evaluation = Evaluation()
    let identity: ObjectIdentifier
    /// Unretained, because state may outlive its readers.
    @Unretained private var node: Node?
    private let version: Int

    init(node: Node, version: Int) {
        identity = ObjectIdentifier(node)
        self.node = node
        self.version = version
    }

    /// Makes a reader the current one while a function runs. With `nil` there is no current reader.
    static func withCurrent<Result>(_ reader: Reader?, _ body: () -> Result) -> Result {
        $inherited.withValue(reader, operation: body)
    }

    /// Performs the evaluation.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        defer { evaluation.isRunning = false }
        return Self.withCurrent(self, body)
    }

    /// Invalidates the node, unless it was evaluated after this evaluation. An observable object may change on any
    /// thread, but the views that read it are evaluated on the main one (WWDC 2023, session 10149).
    nonisolated func invalidate() {
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { invalidate() } }
        MainActor.assumeIsolated { node?.invalidate(ifAt: version) }
    }

    /// Returns whether the graph holds back a write until an earlier transaction is evaluated.
    func holds(_ write: @escaping () -> Void) -> Bool {
        // State is written on the main actor, so the write does not leave it.
        nonisolated(unsafe) let write = write
        return MainActor.assumeIsolated { node?.graph?.holds(write) ?? false }
    }
}
