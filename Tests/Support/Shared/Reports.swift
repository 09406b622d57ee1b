import SeaGlass

/// Returns the messages reported to developers while `body` runs.
package func reports(_ body: () throws -> Void) async rethrows -> [String] {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    func record() throws {
        try Diagnostics.$recorder.withValue({ continuation.yield($0) }, operation: body)
    }
    try record()
    continuation.finish()
    return await stream.reduce(into: []) { $0.append($1) }
}

/// Returns the messages reported to developers while `body` runs and waits for the tasks it started.
@MainActor package func reports(awaiting body: @MainActor () async -> Void) async -> [String] {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let record: @Sendable (String) -> Void = { continuation.yield($0) }
    await Diagnostics.$recorder.withValue(record) { await body() }
    continuation.finish()
    var messages: [String] = []
    for await message in stream { messages.append(message) }
    return messages
}

/// Runs `body` without logging its reports.
package func unreported<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.$recorder.withValue({ _ in }, operation: body)
}
