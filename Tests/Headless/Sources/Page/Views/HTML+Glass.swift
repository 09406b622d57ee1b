import SwiftUI

extension GlassEffect: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        guard glass.variant != .identity else { return content }
        let tint = glass.tint.map { $0.resolve(in: element.node.environment).css }
        let layer = HTML("div", "glass", "glass-\(glass.variant)").with(style: "--glass-tint", tint).shaped(by: shape)
            // Without transparency the glass has an opaque color.
            .with(class: writer.appearance(in: element.node.environment))
        return HTML().with([layer, content])
    }
}

extension GlassEffectContainer: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(ofAll: element.children) }
}

extension GlassRelation: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        switch self {
        case .identity(let id?, _): return content.with("data-match", "\(id)")
        case .identity(nil, _), .transition, .union(nil, _): return content
        case .union(let id?, _): return content.with("data-union", "\(id)")
        }
    }
}

extension MatchedGeometry: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        return properties == [] ? content : content.with("data-match", "\(id)")
    }
}

/// The page matches views by identity to move and fade them.
extension TransitionModifier: HTMLElement {}

extension ButtonBorderChange: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.with(\.buttonBorder, shape) { writer.content(of: element) }
    }
}

extension ButtonBorderShape {
    var css: String? {
        switch kind {
        case .automatic: nil
        case .capsule: "99px"
        case .circle: "50%"
        case .roundedRectangle(let radius): radius.map { Double($0).px }
        }
    }
}

extension ButtonStyleChange {
    /// The glass of a button.
    var glass: GlassConfiguration? { if case .glass(let glass) = self { glass } else { nil } }
}
