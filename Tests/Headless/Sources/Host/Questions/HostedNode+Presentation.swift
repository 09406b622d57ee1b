import SwiftUI

extension HostedNode {
    /// The style of `presentationBackground(_:)` that the view requests for its presentation.
    public var requestedPresentationBackground: (any ShapeStyle)? {
        (node.preference(PresentationBackgroundKey.self) ?? nil)?.style
    }

    /// The style of `presentationBackground(_:)` in the content of a presentation.
    public var presentationBackground: (any ShapeStyle)? {
        (node.presentationPreference(PresentationBackgroundKey.self) ?? nil)?.style
    }
}

extension HostedElement {
    /// The presentation that a modifier shows; `nil` where the element is no such modifier, or shows nothing.
    public var presentation: ShownPresentation? {
        guard let modifier = value as? any PresentationModifier, element.node.children.count == 2 else { return nil }
        return ShownPresentation(modifier, content: element.node.children[1])
    }
}

extension Host {
    /// The presentations on screen, and the one on top last.
    ///
    /// ```swift
    /// let host = Host(Text("Under").sheet(isPresented: .constant(true)) { Text("Over") })
    /// host.presentations.last?.kind                    // .sheet
    /// ```
    public var presentations: [ShownPresentation] { elements.compactMap(\.presentation) }

    /// The backgrounds that replace the system's in sheets and covers.
    public var presentationBackgrounds: [any ShapeStyle] {
        nodes.filter(\.node.isPresentation).compactMap(\.presentationBackground)
    }
}

/// A sheet, a cover or another view over a window.
@MainActor public struct ShownPresentation {
    public enum Kind: Hashable, Sendable { case sheet, cover, popover, alert, dialog, inspector }

    private let modifier: any PresentationModifier
    /// The presented view.
    public let content: HostedNode

    fileprivate init(_ modifier: any PresentationModifier, content: Node) {
        self.modifier = modifier
        self.content = HostedNode(content)
    }

    public var kind: Kind {
        switch modifier.kind {
        case .sheet: .sheet
        case .cover: .cover
        case .popover: .popover
        case .alert: .alert
        case .dialog: .dialog
        case .inspector: .inspector
        }
    }

    /// The heights of `presentationDetents(_:)`; `nil` if no view in the content sets them.
    public var detents: Set<PresentationDetent>? { content.node.presentationPreference(PresentationDetentsKey.self) }

    /// Tells the presenter that the presentation was dismissed.
    public func dismiss() { modifier.dismiss() }
}
