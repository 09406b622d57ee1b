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

    /// Whether a finger activates the view: a button, a link, a toggle, a row's button.
    package var isControl: Bool { value is any Activatable }

    /// The title of a text field.
    package var fieldTitle: String? { (value as? EditableText)?.title }

    /// The name of a symbol.
    package var symbol: String? { if case .system(let name)? = (value as? Image)?.source { name } else { nil } }
}
