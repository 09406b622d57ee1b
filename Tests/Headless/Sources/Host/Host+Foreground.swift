import SwiftUI

extension Host {
    /// Returns the color of a text; `nil` if no view shows the text or its foreground style is not a color.
    public func foregroundColor(of text: String) -> Color? {
        element(text).flatMap { element in
            let own = (element.value as? Text)?.style.foreground?.style
            let environment = element.node.environment
            return (own ?? environment.foregroundStyle ?? Color.primary).color(in: environment)
        }
    }
}
