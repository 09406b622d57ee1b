import SwiftUI

extension AccessibilityAttachmentModifier: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        if isHidden == true, writer.isCovered { return HTML() }
        var box = writer.content(of: element)
        let isControl = box.isControl
        if isHidden == true { box = box.with("aria-hidden", "true") }
        if let label, !box.isAroundControl || !box.changeControl({ $0.with("aria-label", label) }) {
            if !isControl && !box.has("role") { box = box.with("role", box.tag == "svg" ? "img" : "group") }
            if box.tag == "svg" { box = box.without("aria-hidden") }
            box = box.with("aria-label", label)
        }
        if let value { box = box.with("aria-description", value) }
        if let hint { box = box.with("title", hint) }
        if let identifier { box = box.with("data-id", identifier) }
        if traits.contains(.isHeader) { box = box.without("role").with("role", "heading").with("aria-level", "2") }
        if traits.contains(.isToggle) || isControl && traits.contains(.isSelected) {
            box.changeControl { $0.with("aria-pressed", traits.contains(.isSelected) ? "true" : "false") }
        } else if traits.contains(.isSelected) {
            box = box.with("aria-current", "true")
        }
        if traits.contains(.isImage) { box = box.with("role", "img") }
        if children != nil && !isControl && label == nil { box = box.with("role", "group") }
        return box
    }
}

extension Interaction: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        switch self {
        case .hitTesting(false): return content.with(class: "untouchable")
        case .contentShape(let shape):
            guard let frame = writer.frame(of: element) else { return content }
            let area = shape.path(in: frame).boundingRect
            return frame.contains(area)
                ? content : HTML().with([content, HTML("span", "touch-area").with(frame: area)])
        default: return content
        }
    }
}

/// Writes only the content, since the page already fades content under a bar as a soft edge does.
extension EdgeEffect: HTMLElement {}

extension OpenURLModifier: HTMLElement {}
extension UserActivityModifier: HTMLElement {}
extension ExitCommandModifier: HTMLElement {}

extension AnimationModifier: HTMLElement {
    /// Sets the duration and curve of the style sheet's transitions.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.content(of: element)
            .with(class: "animated")
            .with(style: "--duration", (animation?.duration ?? 0).css + "s")
            .with(style: "--curve", animation.map { ($0.curve ?? .easeInOut).rawValue })
    }
}

/// Writes only the content, since the page changes a text's color without an animation.
extension ScopedAnimation: HTMLElement {}
