import SwiftUI

extension Button: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let isRow = writer.isRow
        let label = writer.label(of: element)
        let style = writer.buttonStyle
        var box = writer.control(HTML("button", "button"), for: element).with("type", "button")
        box = writer.wrap(label, in: box).with(class: "row-control", if: isRow)
        let isBare = element.isDrawnByStyle || style?.glass?.variant == .identity
        box = box.with(class: isBare ? "custom" : style.map { "\($0)" } ?? "automatic")
        if !element.isDrawnByStyle, let style { box = box.bordered(by: style, in: element, writer: writer) }
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

extension Element {
    /// Whether an app's or a library's own style draws the control.
    fileprivate var isDrawnByStyle: Bool { node.environment.hasCustomButtonStyle }
}

extension HTML {
    @MainActor fileprivate func bordered(
        by style: ButtonStyleChange,
        in element: Element,
        writer: HTMLWriter
    ) -> HTML {
        with(style: "border-radius", writer.buttonBorder.css)
            .with(class: "round-button", if: writer.buttonBorder == .circle)
            .with(style: "--glass-tint", style.glass?.tint.map { $0.resolve(in: element.node.environment).css })
            .with(style: "--glass", style.glass?.variant == .clear ? "var(--glass-clear)" : nil)
    }
}

extension HTMLWriter {
    /// The label of a control: what is in it is no row of its own.
    func label(of element: Element) -> HTML {
        with(\.isRow, false) { box(around: html(element.children)) }
    }
}
