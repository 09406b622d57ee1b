import SwiftUI

extension HostedElement {
    /// Whether something in the element is drawn that takes touches.
    public var takesTouches: Bool { element.takesTouches }
}
