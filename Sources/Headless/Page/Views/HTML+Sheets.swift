import SwiftUI

extension Sheet: HTMLElement {
    /// The view that presents; what is presented is written by itself, over everything.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let presented = element.parts.dropFirst().flatMap { $0 }
        if !presented.isEmpty { writer.sheets.append(presented) }
        return writer.content(of: element)
    }
}

extension HTMLWriter {
    /// The sheet on top, where there is one: on the background it asks for, or the system's.
    func sheet() -> NodeTable.Reference? {
        guard let elements = sheets.last, let first = elements.first else { return nil }
        begin(.sheet)
        let node = first.node
        let detents = node.preferenceOfPresentation(PresentationDetentsKey.self) ?? []
        var box = HTML("div", "sheet").with("role", "dialog").with("aria-modal", "true")
            .with("aria-label", elements.flatMap(\.subtree).first(where: \.isHeading)?.labels.first ?? "Sheet")
            .with(class: "medium", if: detents.contains(.medium))
        if let background = node.preferenceOfPresentation(PresentationBackgroundKey.self) ?? nil {
            box = box.filled(with: background.style, in: node.environment)
        } else {
            box = box.with(class: "system-background")
        }
        let dimming = HTML("button", "dimming").with("type", "button").with("tabindex", "-1")
            .with("aria-label", "Dismiss").with("data-a", "dismiss")
        let content = with(\.buttonStyle, nil) { self.content(ofAll: elements) }
        box = fill(box, with: [HTML("div", "grabber"), content.growing(wide: true, high: true)])
        return fill(HTML("div", "presentation"), with: [dimming, box]).reference(in: table)
    }
}

extension Element {
    fileprivate var isHeading: Bool {
        (value as? AccessibilityAttachmentModifier)?.traits.contains(.isHeader) == true
    }
}

extension Node {
    /// What a presented view says of its presentation. A modifier of several views is one node above them all.
    fileprivate func preferenceOfPresentation<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var node = self
        while let parent = node.parent, !(parent.isPresenting) { node = parent }
        return node.preference(key)
    }

    private var isPresenting: Bool { children.count > 1 && primitiveModifier is any SheetModifier }
}
