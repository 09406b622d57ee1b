import SwiftUI

/// What a view shows; `nil` where the element is no such view.
///
/// ```swift
/// let host = Host(Button("Play") {})
/// host.elements.filter(\.isControl).map(\.labels)  // [["Play"]]
/// ```
extension Element {
    /// The string of a text.
    package var text: String? { (value as? Text)?.string }

    /// Whether a finger activates the view: a button, a link, a toggle, a menu, a tab, a view with a tap gesture.
    package var isControl: Bool { value is any Activatable }

    /// The title of a text field.
    package var fieldTitle: String? { (value as? EditableText)?.title }
}
