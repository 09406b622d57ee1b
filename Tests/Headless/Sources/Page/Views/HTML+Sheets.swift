import SwiftUI

extension Presentation: HTMLElement {
    /// Writes only the presenting view. The presented view is written separately, over the whole screen.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(of: element) }
}

extension HTMLWriter {
    /// Writes a sheet on its custom background or the system's.
    func sheet(_ node: Node) -> HTML {
        let elements = node.elements
        let detents = node.presentationPreference(PresentationDetentsKey.self) ?? []
        var box = HTML("div", "sheet").with("role", "dialog").with("aria-modal", "true")
            .with("aria-label", elements.flatMap(\.subtree).first(where: \.isHeading)?.labels.first ?? "Sheet")
            .with(class: "medium", if: detents.contains(.medium))
            .with(frame: layout?.boxes.last { $0 is PresentationBox }?.pixelFrame)
        if let background = node.presentationPreference(PresentationBackgroundKey.self) ?? nil {
            box = box.filled(with: background.style, in: node.environment)
        } else {
            box = box.with(class: "system-background")
        }
        let dimming = HTML("button", "dimming").with("type", "button").with("tabindex", "-1")
            .with("aria-label", "Dismiss").with("data-a", "dismiss")
        // A stack in a sheet does not slide: its top screen is part of the sheet, with the screen's title.
        let content = with(\.isStill, true) {
            with(\.restingTitle, nil) { with(\.buttonStyle, nil) { self.content(ofAll: elements) } }
        }
        let window = layout.map { CGRect(x: 0, y: 0, width: $0.window.width, height: $0.window.height) }
        return HTML("div", "presentation").with(frame: window)
            .with([dimming, box.with([HTML("div", "grabber"), content])])
    }
}

extension Element {
    fileprivate var isHeading: Bool { (value as? AccessibilityAttachmentModifier)?.traits.contains(.isHeader) == true }
}
