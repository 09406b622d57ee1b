/// The presentations that the views of one window, or of one presentation, ask for. The first is shown.
///
/// SwiftUI logs: "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently
/// presented sheet gets dismissed."
@MainActor package final class PresentationQueue {
    private var asking: [Unretained<Node>] = []

    nonisolated init() {}

    /// The modifier that presents, and after it those in what it presents.
    package var shown: [Node] {
        guard let first = asking.first?.wrappedValue, first.children.count > 1 else { return [] }
        return [first] + ((first.memory as? PresentationMemory)?.presentations.shown ?? [])
    }

    /// Notes whether a modifier asks to present, and returns whether it may.
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

/// What a presenting modifier keeps: the queue of what it presents, and whether that was there after the last update.
final class PresentationMemory {
    let presentations = PresentationQueue()
    var wasShown = false
}

extension Node {
    /// The queue of the window or the presentation around the node.
    @MainActor var presentations: PresentationQueue? { environment.presentations ?? graph?.presentations }

    /// Whether it is presented over a window, and stays there when its presenter is covered: UIKit presents over a window's
    /// controllers, whatever these show (documentation/uikit/uiviewcontroller/modalpresentationstyle).
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
