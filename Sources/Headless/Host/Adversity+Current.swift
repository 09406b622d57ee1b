import SwiftUI

extension Adversity {
    /// The adversity of new hosts: what the environment variable `SEAGLASS_ADVERSITY` asks for, if a test sets no other.
    ///
    /// Its value has the names of kinds, separated by commas, or the seed of a random adversity.
    @TaskLocal package static var current = asked(for: ProcessInfo.processInfo.environment["SEAGLASS_ADVERSITY"] ?? "")

    package static func asked(for names: String) -> Adversity {
        if let seed = UInt64(names) { return Adversity(seed: seed) }
        let kinds = names.split(separator: ",").map { name in
            Kind(rawValue: String(name)) ?? { preconditionFailure("No adversity is called \(name).") }()
        }
        return Adversity(Set(kinds))
    }
}
