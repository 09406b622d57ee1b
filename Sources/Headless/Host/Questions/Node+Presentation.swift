import SwiftUI

extension Node {
    /// The style of `presentationBackground(_:)` that the view requests for its presentation.
    package var requestedPresentationBackground: (any ShapeStyle)? {
        (preference(PresentationBackgroundKey.self) ?? nil)?.style
    }

    /// The style of `presentationBackground(_:)` in the content of a presentation.
    package var presentationBackground: (any ShapeStyle)? {
        (presentationPreference(PresentationBackgroundKey.self) ?? nil)?.style
    }
}

extension Element {
    /// The presentation that a modifier shows; `nil` where the element is no such modifier, or shows nothing.
    package var presentation: ShownPresentation? {
        guard let modifier = value as? any PresentationModifier, node.children.count == 2 else { return nil }
        return ShownPresentation(modifier, content: node.children[1])
    }
}

extension Host {
    /// The presentations on screen, and the one on top last.
    ///
    /// ```swift
    /// let host = Host(Text("Under").sheet(isPresented: .constant(true)) { Text("Over") })
    /// host.presentations.last?.kind                    // .sheet
    /// ```
    package var presentations: [ShownPresentation] { elements.compactMap(\.presentation) }

    /// The backgrounds that replace the system's in sheets and covers.
    package var presentationBackgrounds: [any ShapeStyle] {
        nodes.filter(\.isPresentation).compactMap(\.presentationBackground)
    }
}

/// A sheet, a cover or another view over a window.
@MainActor package struct ShownPresentation {
    package enum Kind: Hashable, Sendable { case sheet, cover, popover, alert, dialog, inspector }

    private let modifier: any PresentationModifier
    package let content: Node

    fileprivate init(_ modifier: any PresentationModifier, content: Node) {
        self.modifier = modifier
        self.content = content
    }

    package var kind: Kind {
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
    package var detents: Set<PresentationDetent>? { content.presentationPreference(PresentationDetentsKey.self) }

    /// Tells the presenter that the presentation was dismissed.
    package func dismiss() { modifier.dismiss() }
}
