import SwiftUI

extension VStack: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { layout.html(of: element, in: writer) }
}

extension HStack: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { layout.html(of: element, in: writer) }
}

extension ZStack: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { layout.html(of: element, in: writer) }
}

extension LazyVStack: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        layout.html(of: element, in: writer).growing(wide: true)
    }
}

extension StackLayout {
    @MainActor fileprivate func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let spacers = element.children.map { $0.value is Spacer }
        var children = writer.html(element.children)
        switch self {
        case .vertical(let alignment, let spacing):
            for (index, isSpacer) in spacers.enumerated() where isSpacer && index < children.count {
                children[index] = children[index].growing(wide: false)
            }
            let box = HTML("div", "v").with(class: alignment.kind.css).with(style: "gap", (spacing ?? 8).px)
            return writer.fill(box, with: children)
        case .horizontal(let alignment, let spacing):
            for (index, isSpacer) in spacers.enumerated() where isSpacer && index < children.count {
                children[index] = children[index].growing(high: false)
            }
            let box = HTML("div", "h").with(class: alignment.kind.css).with(style: "gap", (spacing ?? 8).px)
            return writer.fill(box, with: children)
        case .depth(let alignment):
            return writer.fill(HTML("div", "z").with(alignment: alignment), with: children)
        }
    }
}

extension Spacer: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML("div", "spacer").with(style: "--min", minLength.map { Double($0).px }).growing(wide: true, high: true)
    }
}

extension Divider: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { HTML("div", "divider") }
}

extension ScrollView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.scroll(HTML("div", "scroll").with(class: "across", if: axes == .horizontal)) {
            writer.html(element.children)
        }
    }
}

extension GeometryReader: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.fill(HTML("div", "z", "top", "leading"), with: writer.html(element.children)).growing(
            wide: true,
            high: true
        )
    }
}

extension LazyVGrid: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let tracks = columns.map { column in
            switch column.size {
            case .fixed(let width): width.px
            case .flexible(let minimum, _): "minmax(min(100%,\(minimum.px)),1fr)"
            case .adaptive(let minimum, _): "repeat(auto-fill,minmax(min(100%,\(minimum.px)),1fr))"
            }
        }
        let box = HTML("div", "grid")
            .with(style: "grid-template-columns", tracks.joined(separator: " "))
            .with(style: "column-gap", Double(columns.first?.spacing ?? 8).px)
            .with(style: "row-gap", Double(spacing ?? 8).px)
            .with(alignment: columns.first?.alignment ?? .center)
        return writer.fill(box, with: writer.html(element.children)).growing(wide: true, high: false)
    }
}

extension HTMLWriter {
    /// A scroll view. The first one of a screen shows the screen's large title above its content.
    func scroll(_ box: HTML, content: () -> [HTML]) -> HTML {
        let isPrimary = isPrimaryScroll
        let title = isPrimary ? largeTitle : nil
        isPrimaryScroll = false
        let inner = fill(HTML("div", "scrolled"), with: content()).growing(wide: true, high: false)
        var outer = box.growing(wide: true, high: true).with("tabindex", isPrimary ? "0" : nil)
        if isPrimary {
            outer = outer.with(class: "primary")
            largeTitle = nil
            if let title { add(title, to: &outer) }
        }
        add(inner, to: &outer)
        return outer
    }
}

extension HTML {
    func with(alignment: Alignment) -> HTML {
        with(class: alignment.horizontal.kind.css).with(class: alignment.vertical.kind.css)
    }
}

extension HorizontalAlignment.Kind {
    var css: String {
        switch self {
        case .leading: "leading"
        // A page knows no guides of an app's own.
        case .center, .custom: "center"
        case .trailing: "trailing"
        }
    }
}

extension VerticalAlignment.Kind {
    var css: String {
        switch self {
        case .top: "top"
        case .center, .custom: "middle"
        case .bottom: "bottom"
        case .firstTextBaseline, .lastTextBaseline: "baseline"
        }
    }
}
