import SeaGlass

/// A clock that a test advances, or whose sleeps take no time.
final class TestClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private struct State {
        var now = Instant()
        var sleepers: [(deadline: Instant, continuation: UnsafeContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())
    private let isRunning: Bool

    init(isRunning: Bool = false) { self.isRunning = isRunning }

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        guard !isRunning else { return await Task.yield() }
        await withUnsafeContinuation { continuation in
            let isOver = state.withLock { state in
                if deadline > state.now { state.sleepers.append((deadline, continuation)) }
                return deadline <= state.now
            }
            if isOver { continuation.resume() }
        }
    }

    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            defer { state.sleepers.removeAll { $0.deadline <= now } }
            return state.sleepers.filter { $0.deadline <= now }
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }
}
