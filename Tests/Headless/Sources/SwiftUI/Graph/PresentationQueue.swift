/// The presentations requested by the views of a window or of a presentation. Only the first is shown.
///
/// SwiftUI logs: "Currently, only presenting a single sheet is supported. The next sheet will be presented when the
/// currently presented sheet gets dismissed."
@MainActor package final class PresentationQueue {
    private var asking: [Unretained<Node>] = []

    nonisolated init() {}

    /// The modifiers whose presentations are shown, from the bottom to the top.
    package var shown: [Node] {
        guard let first = asking.first?.wrappedValue, first.children.count > 1 else { return [] }
        return [first] + ((first.memory as? PresentationMemory)?.presentations.shown ?? [])
    }

    /// Updates a modifier's request, and returns whether the modifier may present.
    func admits(_ node: Node, _ isAsking: Bool) -> Bool {
        let first = asking.first?.wrappedValue
        asking.removeAll { $0.wrappedValue == nil || !isAsking && $0.wrappedValue === node }
        if isAsking, !asking.contains(where: { $0.wrappedValue === node }) {
            asking.append(Unretained(wrappedValue: node))
        }
        let next = asking.first?.wrappedValue
        if next !== first, next !== node { next?.invalidate() }
        return isAsking && next === node
    }
}

/// The state of a presenting modifier: its presentation's queue, and whether it presented at the last update.
final class PresentationMemory {
    let presentations = PresentationQueue()
    var wasShown = false
    /// The color scheme that a view in the presentation prefers.
    var colorScheme: ColorScheme?
    /// The identity of the presented item.
    var identity: AnyHashable?
    /// Whether the presentation ends because its item has been replaced.
    var isEnding = false
    /// The content of a presentation of data, as it was when the presentation began.
    var content: Any?
}

extension Node {
    /// The queue of the presentation or window around the node.
    @MainActor var presentations: PresentationQueue? { environment.presentations ?? graph?.presentations }

    /// Whether the node is presented over a window. Such a node is shown even if its presenter is covered: UIKit
    /// presents over a window's controllers, whatever the controllers show
    /// (documentation/uikit/uiviewcontroller/modalpresentationstyle).
    var isModal: Bool { isPresentation && parent?.role.modifier is any PresentationModifier }
}

extension Graph {
    /// The presentations whose presenters are covered, as elements of the window.
    package var coveredPresentations: [Element] {
        presentations.shown.filter { !$0.isOnScreen }.map { node in
            Element(node: node, value: node.role.modifier ?? node.view, parts: [[], node.children[1].elements])
        }
    }
}

extension EnvironmentValues {
    /// The queue of the presentation around a view; `nil` for the window's.
    var presentations: PresentationQueue? {
        get { self[Key<PresentationQueue>.self] }
        set { self[Key<PresentationQueue>.self] = newValue }
    }
}

/// A modifier that presents its second child, if there is one, over the first.
@MainActor package protocol PresentationModifier: PrimitiveModifier {
    var kind: PresentationKind { get }
    func dismiss()
}
