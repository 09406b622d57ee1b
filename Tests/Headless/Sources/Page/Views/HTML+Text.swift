import SwiftUI

extension Text: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let environment = element.node.environment
        var text = writer.text(string, as: writer.box(of: element), in: HTML("span", "text"))
            .with(style: "font-style", style.isItalic ? "italic" : nil)
            .with(style: "text-decoration", style.line)
        if let foreground = style.foreground { text = text.with(foreground: foreground.style, in: environment) }
        return text.adapted(to: environment, in: writer).with(defaultColorIn: environment, of: writer)
    }
}

extension TextStyle {
    fileprivate var line: String? {
        let lines = [isUnderlined == true ? "underline" : nil, isStruckThrough == true ? "line-through" : nil]
        let used = lines.compactMap(\.self)
        return used.isEmpty ? nil : used.joined(separator: " ")
    }
}

extension EditableText: HTMLElement {
    /// Writes a field that is edited in the page only, without informing the app.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let text = writer.content(of: element)
        var field = HTML("div", "field").with(frame: element.parts.first?.first.flatMap(writer.frame))
        field.font = text.font
        return field.with("contenteditable", "plaintext-only").with("role", "textbox").with("aria-multiline", "true")
            .with("aria-label", title).with(isEmpty ? [] : [text])
    }
}

extension Label: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let icon = HTML("span", "icon").with(writer.html(element.parts.first ?? []))
        return HTML("span", "label").with([icon, writer.box(around: writer.html(element.parts.last ?? []))])
    }
}

extension Image: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        switch source {
        case .system(let name):
            precondition(Symbols.names.contains(name), "The page has no drawing of the symbol “\(name)”.")
            let environment = element.node.environment
            return writer.symbol(name).with(class: "mirrored", if: Symbols.directed.contains(name))
                .with(class: writer.appearance(in: environment))
                .with(defaultColorIn: environment, of: writer)
        case .pixels(let pixels):
            // A resizable image is tiled at its natural size, or stretched.
            let isTiled = isResizable && resizingMode == .tile
            return HTML("div", isTiled ? "tiles" : "pixels")
                .with(style: "background-image", "url(\(writer.table.dataURI(of: pixels)))")
                .with(style: "background-size", isTiled ? (Double(pixels.width) / scale).px : nil)
        case .asset(let name): preconditionFailure("The page has no image “\(name)”: draw with shapes and gradients.")
        }
    }
}

/// Writes only the content, since the layout pass applies the change.
extension TextChange: HTMLElement {}

extension HTML {
    /// Marks a view whose appearance or enabled state differs from the system's.
    @MainActor func adapted(to environment: EnvironmentValues, in writer: HTMLWriter) -> HTML {
        var box = self
        if environment.colorScheme != writer.system.colorScheme {
            box = box.with(class: environment.colorScheme == .dark ? "dark" : "light")
        }
        return box.with(class: "disabled", if: !environment.isEnabled)
    }

    /// Sets the default color in an appearance other than the system's. In a browser a view would inherit the color
    /// that was resolved for the system's appearance, while SwiftUI resolves the default style for each view.
    @MainActor func with(defaultColorIn environment: EnvironmentValues, of writer: HTMLWriter) -> HTML {
        guard environment.foregroundStyle == nil, writer.appearance(in: environment) != nil else { return self }
        return with(style: "color", "var(--label1)")
    }
}
