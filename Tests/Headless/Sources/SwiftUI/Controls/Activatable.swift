/// A control that a person can activate.
@MainActor package protocol Activatable {
    /// The number of taps that activate the control.
    var tapCount: Int { get }
    func activate(in node: Node)
}

extension Activatable { @MainActor package var tapCount: Int { 1 } }
