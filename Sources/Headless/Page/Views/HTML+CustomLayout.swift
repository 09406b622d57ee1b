import SwiftUI

extension LayoutView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.box(around: writer.html(element.children))
    }
}
