import SwiftUI

/// What a view shows; `nil` where the element is no such view.
///
/// ```swift
/// let host = Host(Button("Play") {})
/// host.elements.filter(\.isControl).map(\.labels)  // [["Play"]]
/// ```
extension HostedElement {
    /// The string of a text.
    public var text: String? { (value as? Text)?.string }

    /// Whether a finger activates the view: a button, a link, a toggle, a menu, a tab, a view with a tap gesture.
    public var isControl: Bool { value is any Activatable }

    /// The title of a text field.
    public var fieldTitle: String? { (value as? EditableText)?.title }
}
