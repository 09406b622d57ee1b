import HeadlessHost
import SwiftUI

extension List: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.list(element) }
}

extension Form: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.list(element) }
}

/// Writes only the row's content, since the list draws the background and the insets.
extension RowBackground: HTMLElement {}
extension RowInsets: HTMLElement {}

extension HTMLWriter {
    func list(_ element: Element) -> HTML {
        let isOpaque = element.node.environment.scrollContentBackground != .hidden
        let boxes = (box(of: element) as? ScrollBox)?.content.children.compactMap { $0 as? RowBox } ?? []
        var rest = boxes[...]
        return scroll(element, HTML("div", "list").with(class: "grouped-background", if: isOpaque)) {
            element.sections.map { section in
                let boxes = rest.prefix(section.rows.count)
                rest = rest.dropFirst(section.rows.count)
                return self.section(section, Array(boxes))
            }
        }
    }

    private func section(_ section: RowSection, _ boxes: [RowBox]) -> HTML {
        var parts: [HTML] = []
        if !section.header.isEmpty { parts.append(HTML("h2", "header").with(html(section.header))) }
        if !section.rows.isEmpty {
            let rows = section.rows.enumerated().map { row($1, boxes.indices.contains($0) ? boxes[$0] : nil) }
            parts.append(HTML("ul", "rows").with("role", "list").with(rows))
        }
        if !section.footer.isEmpty { parts.append(HTML("div", "footer").with(html(section.footer))) }
        return HTML("section", "section").with(parts)
    }

    private func row(_ row: Row, _ box: RowBox?) -> HTML {
        let cell = box?.cell.rounded(to: system.device.scale)
        let content = with(\.isRow, true) { with(\.row, cell) { html(row.content) } }
        let background = row.background.map { background in
            with(\.surroundings, box?.children.first) { HTML("div", "behind").with(html(background)) }
        }
        return HTML("li", "row").with(class: "cell", if: row.hasSystemBackground).with(frame: cell)
            .with([background, content].compactMap { $0 })
    }
}
