import SwiftUI

extension LayoutView: HTMLElement {
    /// The page knows one layout of the library's own: the ends of a bar, and the title between them.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.fill(HTML("div", "ends"), with: writer.html(element.children)).growing(wide: true)
    }
}
