import SwiftUI

extension Button: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let isRow = writer.isRow
        let label = writer.label(of: element)
        let style = writer.buttonStyle
        var box = writer.control(HTML("button", "button"), for: element).with("type", "button")
        box = writer.wrap(label, in: box).with(class: "row-control", if: isRow)
        box = box.with(class: style.map { "\($0)" } ?? "automatic")
        return box.with(class: "destructive", if: role == .destructive)
            .growing(wide: isRow || label.growsWide, high: label.growsHigh)
            .adapted(to: element.node.environment, in: writer)
    }
}

extension Toggle: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let isRow = writer.isRow
        let label = writer.label(of: element).growing(wide: true)
        var box = writer.control(HTML("button", "toggle"), for: element)
            .with("type", "button").with("role", "switch").with("aria-checked", value ? "true" : "false")
        box = writer.fill(box, with: [label, writer.wrap(HTML("span", "knob"), in: HTML("span", "switch"))])
        return box.with(class: "row-control", if: isRow).growing(wide: true, high: false)
            .adapted(to: element.node.environment, in: writer)
    }
}

extension LabeledContent: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let label = writer.box(around: writer.html(element.parts.first ?? []))
        let content = writer.wrap(
            writer.box(around: writer.html(element.parts.last ?? [])),
            in: HTML("div", "value")
        )
        return writer.fill(HTML("div", "labeled"), with: [label, content]).growing(wide: true)
    }
}

extension ButtonStyleChange: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.with(\.buttonStyle, self) { writer.content(of: element) }
    }
}

extension HTMLWriter {
    /// The label of a control: what is in it is no row of its own.
    func label(of element: Element) -> HTML {
        with(\.isRow, false) { box(around: html(element.children)) }
    }
}
