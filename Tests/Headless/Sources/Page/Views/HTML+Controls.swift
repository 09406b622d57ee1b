import SwiftUI

extension Button: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let style = writer.buttonStyle
        let isBare = element.isDrawnByStyle || style?.glass?.variant == .identity
        var box = writer.control(HTML("button", "button"), for: element)
        box = box.with(class: isBare ? "custom" : style?.name ?? "automatic")
        if !element.isDrawnByStyle, let style { box = box.bordered(by: style, in: element, writer: writer) }
        return box.with(class: "destructive", if: role == .destructive)
            .with(labelOf: element)
            .adapted(to: element.node.environment, in: writer)
            .with([writer.label(of: element)])
    }
}

extension Menu: HTMLElement {
    /// Writes the button, and beside it the items of an open menu.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let button = writer.control(HTML("button", "button"), for: element)
            .with(class: writer.isRow ? "plain" : writer.buttonStyle?.name ?? "automatic")
            .with(labelOf: element)
            .adapted(to: element.node.environment, in: writer)
        return writer.with(\.isRow, false) {
            let box = writer.box(of: element)
            let label = button.with(frame: button.frame ?? box?.pixelFrame).with([writer.content(of: element)])
            let items = writer.html(element.parts.dropFirst().flatMap { $0 })
            guard !items.isEmpty else { return label }
            return HTML().with([label, HTML("div", "menu").with(frame: box?.children.last?.pixelFrame).with(items)])
        }
    }
}

extension Toggle: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let accessory = (writer.box(of: element) as? RowControlBox)?.accessoryFrame
        let isButton = element.node.environment.hasToggleButtons
        let toggle = HTML("span", "switch").with(frame: accessory?.rounded(to: writer.system.device.scale))
            .with([HTML("span", "knob")])
        return writer.control(HTML("button", "toggle"), for: element)
            .with("role", "switch").with("aria-checked", value ? "true" : "false")
            .adapted(to: element.node.environment, in: writer)
            .with([writer.label(of: element)] + (isButton ? [] : [toggle]))
    }
}

extension SliderModifier: HTMLElement {
    /// Writes the bar of a slider that nobody can move.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let name = element.node.children.last?.elements.flatMap(\.labels).first
        return HTML("div", "slider").with([writer.content(of: element)]).with("role", "meter")
            .with("aria-label", name ?? "Slider").with("aria-valuenow", value.css)
    }
}

extension LabeledContent: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let label = writer.box(around: writer.html(element.parts.first ?? []))
        return HTML("div", "labeled").with([label, HTML("div", "value").with(writer.html(element.parts.last ?? []))])
    }
}

extension ButtonStyleChange: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.with(\.buttonStyle, self) { writer.content(of: element) }
    }
}

extension Element {
    /// Whether a custom style of an app or library draws the control.
    fileprivate var isDrawnByStyle: Bool { node.environment.hasCustomButtonStyle }
}

extension HTML {
    /// Applies the style set around a control, which wins over the color that the control gives its label.
    @MainActor func with(labelOf element: Element) -> HTML {
        let environment = element.node.environment
        guard !element.isDrawnByStyle, let style = environment.foregroundStyle else { return self }
        return with(foreground: style, in: environment)
    }

    @MainActor fileprivate func bordered(by style: ButtonStyleChange, in element: Element, writer: HTMLWriter) -> HTML {
        with(style: "border-radius", writer.buttonBorder.css)
            .with(class: "round-button", if: writer.buttonBorder == .circle)
            .with(style: "--glass-tint", style.glass?.tint.map { $0.resolve(in: element.node.environment).css })
            .with(style: "--glass", style.glass?.variant == .clear ? "var(--glass-clear)" : nil)
    }
}

extension HTMLWriter {
    /// Turns a box into an element's control. In a row the control fills the row.
    func control(_ box: HTML, for element: Element) -> HTML {
        let box = box.with("type", "button").with(class: "row-control", if: isRow).with(frame: isRow ? row : nil)
        guard let name = name(for: element) else { return box.with("disabled", "") }
        return box.with("data-a", name)
    }

    /// Writes a control's label. Views inside it are not rows.
    func label(of element: Element) -> HTML { with(\.isRow, false) { box(around: html(element.children)) } }
}
