/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scrollviewreader)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ScrollViewReader<Content>: View where Content: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var requests = ScrollRequests()

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public var body: some View {
        content(ScrollViewProxy(requests: requests)).modifier(ScrollRequestModifier(requests: requests))
    }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scrollviewproxy)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
    let requests: ScrollRequests

    /// Scrolls the nearest scroll view around the view vertically. Without an anchor it scrolls as little as possible.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:))
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        requests.add(AnyHashable(id), anchor)
    }
}

/// The requests to scroll the views of a reader, which are performed once the tree has settled.
final class ScrollRequests {
    @Unretained var node: Node?
    fileprivate var waiting: (id: AnyHashable, anchor: UnitPoint?)?

    init() { _node = Unretained(wrappedValue: nil) }

    func add(_ id: AnyHashable, _ anchor: UnitPoint?) {
        waiting = (id, anchor)
        MainActor.assumeIsolated { if let node { node.graph?.schedule(node) } }
    }
}

/// Rows that a lazy container may not have made yet.
@MainActor protocol LazySource: PrimitiveView {
    /// Makes the rows up to the one with an identifier.
    ///
    /// - Returns: Whether there is such a row that was not made yet.
    func makeRow(_ id: AnyHashable, in node: Node) -> Bool
}

nonisolated struct ScrollRequestModifier: PrimitiveModifier, ChangeObserver {
    let requests: ScrollRequests

    var isStructural: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        requests.node = node
        return node.children(content)
    }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        guard let request = requests.waiting else { return nil }
        return {
            guard let target = node.allNodes.first(where: { $0.key.identifier == request.id }) else {
                let isMaking = node.allNodes.contains { source in
                    (source.view as? any LazySource)?.makeRow(request.id, in: source) == true
                }
                if isMaking { node.graph?.schedule(node) } else { requests.waiting = nil }
                return
            }
            requests.waiting = nil
            guard target.scrollIntoSight(request.anchor) else { return }
            // The rows after the target make room for the anchor.
            let rows = node.allNodes.compactMap { $0.memory as? LazyRows }
            guard rows.contains(where: { $0.makeMore() }) else { return }
            requests.waiting = request
            node.graph?.schedule(node)
        }
    }
}

extension Node {
    /// Scrolls the scroll view around the node vertically.
    ///
    /// - Returns: Whether the content ends too early for the anchor.
    fileprivate func scrollIntoSight(_ anchor: UnitPoint?) -> Bool {
        let container = sequence(first: self) { $0.parent }.first { $0.memory is ScrollPosition }
        guard let graph, let container, let position = container.memory as? ScrollPosition,
            let scroll = graph.layout.box(of: container) as? ScrollBox, let box = graph.layout.box(of: self)
        else { return false }
        let frame = box.frame
        let place = scroll.frame
        let distance: CGFloat
        if let anchor {
            distance = frame.minY + anchor.y * frame.height - (place.minY + anchor.y * place.height)
        } else {
            distance = min(frame.minY - place.minY, 0) + max(frame.maxY - place.maxY, 0)
        }
        let goal = max(position.scrolled.y + distance, 0)
        position.scrolled.y = min(goal, position.farthest)
        container.noteLayoutChange()
        graph.scheduleLayoutObservers()
        return goal > position.farthest
    }
}
