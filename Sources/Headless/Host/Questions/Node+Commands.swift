import SwiftUI

extension Node {
    /// The action of `onExitCommand(perform:)`; `nil` where the view has no such modifier, or one without an action.
    package var exitCommand: (() -> Void)? { (primitiveModifier as? ExitCommandModifier)?.action }
}
