import SwiftUI

extension HostedNode {
    /// The action of `onExitCommand(perform:)`; `nil` where the view has no such modifier, or one without an action.
    public var exitCommand: (() -> Void)? { (node.primitiveModifier as? ExitCommandModifier)?.action }
}
