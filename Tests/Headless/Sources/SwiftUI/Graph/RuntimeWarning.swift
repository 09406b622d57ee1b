/// A message about a mistake that does not stop the view tree.
package enum RuntimeWarning {
    /// A closure that receives the messages in place of standard output.
    @TaskLocal package static var recorder: (@Sendable (String) -> Void)?

    static func report(_ message: String) {
        if let recorder { return recorder(message) }
        print("SwiftUI: \(message)")
    }
}
