import HeadlessHost
import SwiftUI

extension List: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.list(element) }
}

extension Form: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.list(element) }
}

extension RowBackground: HTMLElement {
    /// The list draws the background; here is only the row's content.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(of: element) }
}

extension HTMLWriter {
    func list(_ element: Element) -> HTML {
        let isOpaque = element.node.environment.scrollContentBackground != .hidden
        let box = HTML("div", "list").with(class: "grouped-background", if: isOpaque)
        return scroll(box) { element.sections.map(section) }
    }

    private func section(_ section: RowSection) -> HTML {
        var box = HTML("section", "section").growing(wide: true)
        if !section.header.isEmpty {
            add(wrap(self.box(around: html(section.header)), in: HTML("h2", "header")), to: &box)
        }
        let rows = fill(HTML("ul", "rows").with("role", "list"), with: section.rows.map(row))
        if !section.rows.isEmpty { add(rows, to: &box) }
        if !section.footer.isEmpty {
            add(wrap(self.box(around: html(section.footer)), in: HTML("div", "footer")), to: &box)
        }
        return box
    }

    private func row(_ row: Row) -> HTML {
        var box = HTML("li", "row").with(class: "cell", if: row.hasSystemBackground)
        if let background = row.background {
            let layer = fill(HTML("div", "z", "behind"), with: html(background)).growing(wide: false, high: false)
            add(layer, to: &box)
        }
        let content = with(\.isRow, true) { html(row.content) }
        let isControl = content.classes.contains("row-control")
        add(isControl ? content : wrap(content, in: HTML("div", "row-content")), to: &box)
        return box
    }
}
