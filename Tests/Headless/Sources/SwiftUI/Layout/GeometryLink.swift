/// A record of the values that a view reads from the layout.
@MainActor protocol LayoutReader: AnyObject {
    var node: Node? { get }
    /// Returns whether the view must be evaluated again.
    func isOutdated(by layout: LayoutPass) -> Bool

    /// Whether the reader needs no further layout.
    var hasRead: Bool { get }
}

extension LayoutReader {
    var hasRead: Bool { false }
}

/// The geometry that a view has read. If a layout changes it, the view is evaluated again.
@MainActor final class GeometryLink: LayoutReader {
    private typealias Question = @MainActor (LayoutPass, Box) -> CGRect?

    @Unretained private(set) var node: Node?
    private var size: CGSize?
    private var queries: [(question: Question, answer: CGRect)] = []

    init(_ node: Node) { self.node = node }

    /// Forgets the previous reads before an evaluation.
    func begin() {
        queries = []
        size = currentSize
    }

    /// The size of the view. Before the first layout it is the window's proposal, narrowed by fixed frames.
    var currentSize: CGSize { size ?? node?.environment.proposedSize ?? .zero }

    /// The frame of the view in a space; in the window if no ancestor names the space.
    func frame(in space: CoordinateSpace) -> CGRect {
        answer { [weak self] layout, box in
            switch space {
            case .local: CGRect(origin: .zero, size: box.frame.size)
            case .global: box.pixelFrame
            case .named(let name): self?.space(name, layout).map { box.frame(in: $0) } ?? box.pixelFrame
            }
        }
    }

    /// The frame of an anchor's bounds in the view.
    func frame(of anchor: AnchorPlace) -> CGRect {
        answer { layout, box in
            guard let node = anchor.node, let anchored = layout.box(of: node) else { return nil }
            return anchored.frame(in: box)
        }
    }

    func isOutdated(by layout: LayoutPass) -> Bool {
        guard let node, node.isAlive, node.isOnScreen, let box = layout.box(of: node) else { return false }
        let known = size ?? node.environment.proposedSize
        size = box.pixelFrame.size
        return known != box.pixelFrame.size || queries.contains { $0.question(layout, box) ?? .zero != $0.answer }
    }

    private func answer(_ question: @escaping Question) -> CGRect {
        var answer = CGRect(origin: .zero, size: currentSize)
        if let node, let layout = node.graph?.latestLayout, let box = layout.box(of: node) {
            answer = question(layout, box) ?? .zero
        }
        queries.append((question, answer))
        return answer
    }

    private func space(_ name: AnyHashable, _ layout: LayoutPass) -> Box? {
        var ancestor = node?.parent
        while let current = ancestor {
            if (current.primitiveModifier as? CoordinateSpaceModifier)?.space.name == name {
                return layout.box(of: current)
            }
            ancestor = current.parent
        }
        return nil
    }
}

extension Box {
    /// The frame in another box's space, where x is 0 at that box's leading edge.
    ///
    /// Source: documentation/swiftui/making-fine-adjustments-to-a-view-s-position.
    func frame(in other: Box) -> CGRect {
        let frame = pixelFrame
        let space = other.pixelFrame
        let x = other.isMirrored ? space.maxX - frame.maxX : frame.minX - space.minX
        return CGRect(x: x, y: frame.minY - space.minY, width: frame.width, height: frame.height)
    }
}

/// The view of an anchor.
@usableFromInline struct AnchorPlace: Hashable, Sendable {
    private let identity: ObjectIdentifier
    @Unretained private(set) var node: Node?

    init(_ node: Node) {
        identity = ObjectIdentifier(node)
        self.node = node
    }

    @usableFromInline static func == (lhs: AnchorPlace, rhs: AnchorPlace) -> Bool { lhs.identity == rhs.identity }
    @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
