/// A message about a mistake after which a view tree goes on.
package enum RuntimeWarning {
    /// A closure that receives the messages instead of standard output.
    @TaskLocal package static var recorder: (@Sendable (String) -> Void)?

    static func report(_ message: String) {
        if let recorder { return recorder(message) }
        print("SwiftUI: \(message)")
    }
}
