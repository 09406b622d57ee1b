import SwiftUI

extension Transaction {
    /// Whether the running code is in `withTransaction`, and the transaction disables animations.
    public static var isCurrentWithoutAnimations: Bool { disablesCurrentAnimations }
}
