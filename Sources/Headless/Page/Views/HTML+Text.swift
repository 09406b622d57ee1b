import SwiftUI

extension Text: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.text(string, in: HTML("span", "text")).adapted(to: element.node.environment, in: writer)
    }
}

extension Label: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let icon = writer.wrap(writer.box(around: writer.html(element.parts.first ?? [])), in: HTML("span", "icon"))
        let title = writer.box(around: writer.html(element.parts.last ?? []))
        return writer.fill(HTML("span", "label"), with: [icon.growing(wide: false, high: false), title])
    }
}

extension Image: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        switch source {
        case .system(let name):
            precondition(Symbols.names.contains(name), "The page has no drawing of the symbol “\(name)”.")
            var image = HTML("svg", "symbol").with("aria-hidden", "true")
            writer.add(HTML("use").with("href", "#symbol-\(name)"), to: &image)
            return image.with(class: "resizable", if: isResizable)
                .with(class: "mirrored", if: Symbols.directed.contains(name))
        case .pixels(let pixels):
            // Repeated at its own size, not stretched.
            let isTiled = isResizable && resizingMode == .tile
            let box = HTML("div", isTiled ? "tiles" : "pixels").with(
                style: "background-image",
                "url(\(writer.table.dataURI(of: pixels)))"
            )
            guard !isResizable else {
                let size = isTiled ? (Double(pixels.width) / scale).px : nil
                return box.with(style: "background-size", size).growing(wide: true, high: true)
            }
            return box.with(style: "width", (Double(pixels.width) / scale).px)
                .with(style: "height", (Double(pixels.height) / scale).px)
        case .asset(let name):
            preconditionFailure("The page has no image “\(name)”: draw with shapes and gradients.")
        }
    }
}

extension TextChange: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        switch self {
        case .font(let font): return font.map { content.with(font: $0) } ?? content
        case .weight(let weight): return content.with(style: "font-weight", weight.map { "\($0.value)" })
        case .lineLimit(let limit):
            guard let limit else { return content }
            if limit == 1 { return content.with(class: "one-line") }
            return content.with(class: "limited").with(style: "-webkit-line-clamp", "\(limit)")
        case .alignment(let alignment): return content.with(style: "text-align", alignment.css)
        case .textCase(let textCase):
            return content.with(style: "text-transform", textCase == nil ? "none" : "\(textCase!)")
        case .monospacedDigit: return content.with(class: "tabular")
        // The page measures how much smaller the text has to be.
        case .minimumScale(let least): return content.with("data-least", least.css)
        // A page cuts off at the end.
        case .truncation: return content
        }
    }
}

extension HTML {
    func with(font: Font) -> HTML {
        var box = with(style: "font-weight", font.weight.map { "\($0.value)" })
        switch font.size {
        case .style(let style):
            let isSet = box.classes.contains { $0.hasPrefix("t-") } || box.has(style: "font-size")
            if !isSet { box.classes.append("t-\(style)") }
        case .points(let points):
            box = box.with(style: "font-size", points.px).with(style: "line-height", (points * 1.2).px)
        }
        switch font.design {
        case .rounded?: return box.with(class: "rounded")
        case .monospaced?: return box.with(class: "monospaced")
        case .serif?: return box.with(class: "serif")
        case .default?, nil: return box
        }
    }

    /// Says where a view was given settings other than the system's.
    @MainActor func adapted(to environment: EnvironmentValues, in writer: HTMLWriter) -> HTML {
        var box = self
        if environment.dynamicTypeSize != writer.system.dynamicTypeSize {
            box = box.with(class: "size-\(environment.dynamicTypeSize)")
        }
        if environment.colorScheme != writer.system.colorScheme {
            box = box.with(class: environment.colorScheme == .dark ? "dark" : "light")
        }
        return box.with(class: "disabled", if: !environment.isEnabled)
    }
}

extension TextAlignment {
    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}
