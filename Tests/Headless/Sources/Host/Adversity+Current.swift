import SwiftUI

extension Adversity {
    /// The adversity of new hosts, read from the environment variable `HEADLESS_ADVERSITY`. A test can set another
    /// adversity.
    ///
    /// The variable lists kinds, separated by commas, or is the seed of a random adversity.
    @TaskLocal package static var current = named(ProcessInfo.processInfo.environment["HEADLESS_ADVERSITY"] ?? "")

    package static func named(_ names: String) -> Adversity {
        if let seed = UInt64(names) { return Adversity(seed: seed) }
        let kinds = names.split(separator: ",").map { name in
            Kind(rawValue: String(name)) ?? { preconditionFailure("No adversity is called \(name).") }()
        }
        return Adversity(Set(kinds))
    }
}
