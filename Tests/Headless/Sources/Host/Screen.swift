import SwiftUI

/// One screen of a navigation stack, and the opaque layers that the system draws behind it.
///
/// These are the rules of UIKit's and SwiftUI's containers:
///
/// | Layer | Opaque, unless |
/// | --- | --- |
/// | the screen's hosting view | iOS 18+: its container background for `.navigation` is clear; iOS 17: never |
/// | a list's or form's scroll background | `scrollContentBackground(.hidden)` |
/// | a row of a list or form | `listRowBackground(_:)` |
@MainActor public struct Screen {
    package let content: Node
    /// The system whose rules decide what is opaque.
    public let system: System

    public init(_ node: HostedNode, system: System) { self.init(node.node, system: system) }

    package init(_ content: Node, system: System) {
        self.content = content
        self.system = system
    }

    /// The view of the screen.
    public var node: HostedNode { HostedNode(content) }

    /// The screen's preferences for its bars and for the container around the screen.
    package var preferences: ScreenPreferences { content.screenPreferences }

    /// The outermost elements.
    public var elements: [HostedElement] { content.elements.map { HostedElement($0) } }

    // MARK: The container

    /// Whether the background outside the stack shows through the screen's hosting view.
    public var isContainerTransparent: Bool {
        let background = preferences.containerBackgrounds["navigation"]?.style
        return system.version >= 18 && background?.isClear(in: content.environment) == true
    }

    /// Whether the screen paints its own background behind all of its content, including bars and edges.
    public var isPaintedOver: Bool { content.elements.contains { !$0.fullBleedBackgrounds.isEmpty } }

    /// Whether the system's background is visible behind the content: the container is opaque and not covered.
    public var showsSystemBackground: Bool { showsSystemBackground(behind: content.elements) }

    /// Returns ``showsSystemBackground`` for a caller that already has the screen's elements.
    package func showsSystemBackground(behind elements: [Element]) -> Bool {
        !isContainerTransparent && elements.allSatisfy(\.fullBleedBackgrounds.isEmpty)
    }

    // MARK: Scroll backgrounds and rows

    /// The lists and forms that draw their own scroll background.
    public var opaqueScrollBackgrounds: [HostedElement] {
        containers.filter { $0.node.environment.scrollContentBackground != .hidden }.map { HostedElement($0) }
    }

    /// The rows with the system's opaque background.
    public var opaqueRows: [HostedElement] {
        containers.flatMap(\.rows).filter(\.hasSystemBackground).map { HostedElement($0.content) }
    }

    private var containers: [Element] {
        content.elements.flatMap(\.subtree).filter { $0.value is any ScrollableContainer }
    }
}

extension Element {
    /// The layers behind this element that ignore all safe areas.
    package var fullBleedBackgrounds: [Element] {
        guard isModifier else { return [] }
        let here = backgroundLayers.filter { $0.ignoresAllSafeAreas && !$0.isInvisible }
        return here + (isChainedBackground ? [self] : []) + (parts.first ?? []).flatMap(\.fullBleedBackgrounds)
    }

    private var backgroundLayers: [Element] {
        (value as? any LayerModifier)?.placement.side == .background ? parts.dropFirst().flatMap { $0 } : []
    }

    /// Whether this is a style behind a list, form or scroll view. Such a style extends under all bars by default
    /// (documentation/swiftui/view/background(_:ignoressafeareaedges:)).
    private var isChainedBackground: Bool {
        guard let layer = value as? StyleLayer, layer.side == .background, layer.ignoredSafeArea == .all else {
            return false
        }
        let inside = sequence(first: self) { $0.isModifier ? $0.parts.first?.first : nil }
        return inside.contains { $0.node.memory is ScrollPosition } && !layer.style.isClear(in: node.environment)
    }

    private var isInvisible: Bool {
        if case .opacity(0)? = value as? Effect { return true }
        return isModifier && (parts.first ?? []).allSatisfy(\.isInvisible)
    }

    private var ignoresAllSafeAreas: Bool {
        if case .ignoresSafeArea(_, let edges)? = value as? LayoutChange, edges == .all { return true }
        return isModifier && (parts.first ?? []).contains { $0.ignoresAllSafeAreas }
    }
}
