#if os(Linux)
import Foundation

/// A second process of this program, which explores one tab while others explore theirs.
@MainActor struct OtherProcess {
    let tab: Int

    static func file(in folder: URL) -> URL { folder.appendingPathComponent("tab") }

    /// Runs the process and returns its result.
    ///
    /// - Parameter progress: Receives the number of states found since the last call.
    func result(progress: @escaping @MainActor @Sendable (Int) -> Void) async throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [folder.path, "--tab", "\(tab)"]
        let output = Pipe()
        process.standardOutput = output
        output.fileHandleForReading.readabilityHandler = { handle in
            let found = handle.availableData.count
            if found == 0 { handle.readabilityHandler = nil }
            Task { await progress(found) }
        }
        try await run(process)
        return try Data(contentsOf: Self.file(in: folder))
    }

    private func run(_ process: Process) async throws {
        try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { ended in
                if ended.terminationStatus == 0 { end.resume() } else { end.resume(throwing: Failure(tab: tab)) }
            }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
    }

    /// A failure whose reason is already on standard error.
    private struct Failure: Error, CustomStringConvertible {
        let tab: Int

        var description: String { "Tab \(tab) of the app could not be explored." }
    }
}
#endif
