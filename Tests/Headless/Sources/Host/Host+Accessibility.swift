import SwiftUI

/// The elements that VoiceOver finds in the hosted view.
extension Host {
    /// The accessibility elements of the top presentation, or of the view without a presentation, in the order in which
    /// VoiceOver reads them. A container stands for the elements in it.
    ///
    /// ```swift
    /// let host = Host(Button("Play") {}.disabled(true))
    /// host.accessibilityElements.map(\.label)          // ["Play"]
    /// host.accessibilityElements[0].isDimmed           // true
    /// ```
    public var accessibilityElements: [AccessibilityElement] {
        AccessibilityTree(host: self).elements(of: reachable).inReadingOrder
    }

    /// The elements that a person reaches one after the other by swiping right, without the containers around them.
    public var readElements: [AccessibilityElement] { accessibilityElements.flatMap(\.readElements) }

    /// Returns the first element that VoiceOver reads with a label.
    public func readElement(_ label: String) -> AccessibilityElement? { readElements.first { $0.label == label } }

    /// Performs an action of the first element with a label: without a name its default action, as a double tap does, or
    /// else the action with that name.
    ///
    /// - Returns: Whether the element exists, is not dimmed, and has the action.
    @discardableResult public func performAction(_ name: String? = nil, of label: String) -> Bool {
        guard let element = readElement(label), !element.isDimmed else { return false }
        let kind = name.map { AccessibilityActionKind(named: Text(verbatim: $0)) } ?? .default
        guard let action = element.action(kind) else { return false }
        action.perform()
        return true
    }
}
