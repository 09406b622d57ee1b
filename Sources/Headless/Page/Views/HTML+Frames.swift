import SwiftUI

extension LayoutChange: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        switch self {
        case .size(let width, let height, let alignment):
            return writer.wrap(content, in: HTML("div", "z", "frame").with(alignment: alignment))
                .with(style: "width", width.map { Double($0).px })
                .with(style: "height", height.map { Double($0).px })
                .growing(wide: width == nil && content.growsWide, high: height == nil && content.growsHigh)
        case .flexible(let frame):
            return writer.wrap(content, in: HTML("div", "z").with(alignment: frame.alignment)).with(frame, of: content)
        case .padding(let edges, let length):
            return writer.wrap(content, in: HTML("div", "z")).with(padding: edges, Double(length ?? 16))
        case .insets(let insets):
            let values = [insets.top, insets.trailing, insets.bottom, insets.leading].map { Double($0).px }
            return writer.wrap(content, in: HTML("div", "z")).with(style: "padding", values.joined(separator: " "))
        case .ignoresSafeArea(_, let edges):
            return content.with(class: edges == .all ? "bleed" : "bleed-edges")
        case .aspectRatio(let ratio, _):
            return writer.wrap(content, in: HTML("div", "z"))
                .with(style: "aspect-ratio", ratio.map { Double($0).css })
                .growing(wide: true, high: false)
        case .fixedSize(let horizontal, _):
            return content.with(class: "fixed", if: horizontal)
        case .priority(let priority):
            // A view with a higher priority than its siblings shrinks last.
            return content.with(class: "prior", if: priority > 0)
        }
    }
}

extension HTML {
    fileprivate func with(_ frame: LayoutChange.FlexibleFrame, of content: HTML) -> HTML {
        func limit(_ value: CGFloat?) -> String? { value.flatMap { $0.isFinite ? Double($0).px : nil } }
        return with(style: "min-width", limit(frame.minWidth))
            .with(style: "max-width", limit(frame.maxWidth))
            .with(style: "min-height", limit(frame.minHeight))
            .with(style: "max-height", limit(frame.maxHeight))
            .growing(
                wide: frame.maxWidth != nil || content.growsWide,
                high: frame.maxHeight != nil || content.growsHigh
            )
    }

    fileprivate func with(padding edges: Edge.Set, _ length: Double) -> HTML {
        if edges == .all { return with(style: "padding", length.px) }
        return with(style: "padding-top", edges.contains(.top) ? length.px : nil)
            .with(style: "padding-bottom", edges.contains(.bottom) ? length.px : nil)
            .with(style: "padding-inline-start", edges.contains(.leading) ? length.px : nil)
            .with(style: "padding-inline-end", edges.contains(.trailing) ? length.px : nil)
    }
}

extension SafeAreaContent: HTMLElement {
    /// The page measures the bar, and lets a scroll view below end above it.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        let bar = writer.wrap(
            writer.box(around: writer.html(element.parts.dropFirst().flatMap { $0 })),
            in: HTML("div", "inset-bar", "inset-\(edge)").with(class: "edge-effect", if: isBar).with(
                "data-inset",
                "\(edge)"
            )
        )
        return writer.fill(HTML("div", "z", "inset"), with: [content, bar.growing(wide: true, high: false)])
    }
}

extension OffsetModifier: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.content(of: element).with(style: "translate", "\(x.px) \(y.px)")
    }
}
