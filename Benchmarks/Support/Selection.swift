import Foundation

/// The benchmarks that run, as the environment variable `SEAGLASS_BENCHMARKS` says.
package enum Selection: String {
    /// What an app pays. The default.
    case app
    /// All benchmarks.
    case all
    /// The benchmarks and the metrics with thresholds.
    case checked

    package static let current: Selection = {
        guard let name = ProcessInfo.processInfo.environment["SEAGLASS_BENCHMARKS"] else { return .app }
        guard let selection = Selection(rawValue: name) else {
            fatalError("SEAGLASS_BENCHMARKS is \(name), but should be app, all or checked.")
        }
        return selection
    }()
}
