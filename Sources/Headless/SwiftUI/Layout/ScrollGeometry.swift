/// A type that defines the geometry of a scroll view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scrollgeometry)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

/// How far a scroll view has scrolled. Who reads it in an evaluation is evaluated again when it scrolls.
@Observable package final class ScrollPosition {
    /// How far the content stands above its place at rest, in points.
    package var scrolled = CGPoint.zero
    /// How much of the scroll view's top is under bars, in points.
    package var topInset = CGFloat.zero
}

/// The scroll views around a view, the outermost first, and which of them are around each named coordinate space.
struct Scrolling: Equatable {
    var positions: [ScrollPosition] = []
    var spaces: [AnyHashable: Int] = [:]
    /// Who asks for the geometry of the first scroll view below it.
    var observers: [ScrollGeometryLink] = []

    /// How far a view is scrolled by all but the outermost scroll views.
    func offset(below count: Int) -> CGPoint {
        positions.dropFirst(count).reduce(into: .zero) { offset, position in
            offset.x += position.scrolled.x
            offset.y += position.scrolled.y
        }
    }

    static func == (lhs: Scrolling, rhs: Scrolling) -> Bool {
        lhs.positions.elementsEqual(rhs.positions, by: ===) && lhs.spaces == rhs.spaces
            && lhs.observers.elementsEqual(rhs.observers, by: ===)
    }
}

extension EnvironmentValues {
    private struct ScrollingKey: EnvironmentKey {
        static var defaultValue: Scrolling { Scrolling() }
    }

    var scrolling: Scrolling {
        get { self[ScrollingKey.self] }
        set { self[ScrollingKey.self] = newValue }
    }
}

extension Node {
    /// The environment of what a scroll view scrolls.
    var scrolledEnvironment: EnvironmentValues {
        let position = memory as? ScrollPosition ?? ScrollPosition()
        memory = position
        var environment = environment
        for observer in environment.scrolling.observers { observer.found(position, in: environment) }
        environment.scrolling.positions.append(position)
        return environment
    }
}

/// What an observer knows of the first scroll view below it.
@MainActor final class ScrollGeometryLink {
    private(set) weak var position: ScrollPosition?
    private var containerSize = CGSize.zero
    /// The observer's node holds the link.
    private weak var node: Node?

    init(node: Node) { self.node = node }

    func found(_ position: ScrollPosition, in environment: EnvironmentValues) {
        if self.position == nil { self.position = position }
        if self.position === position { containerSize = environment.proposedSize }
        askAgain()
    }

    /// Asks the observer for its action, as soon as the tree has settled.
    func askAgain() {
        if let node { node.graph?.ask(node) }
    }

    /// There is no layout here: the content is as large as the scroll view.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    var geometry: ScrollGeometry? {
        guard let position else { return nil }
        return ScrollGeometry(
            contentOffset: CGPoint(x: position.scrolled.x, y: position.scrolled.y - position.topInset),
            contentSize: containerSize,
            contentInsets: EdgeInsets(top: position.topInset, leading: 0, bottom: 0, trailing: 0),
            containerSize: containerSize
        )
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated struct ScrollGeometryObserver<Value: Equatable>: PrimitiveModifier, ChangeObserver {
    private final class Memory {
        let link: ScrollGeometryLink
        var last: Value?

        init(_ link: ScrollGeometryLink) { self.link = link }
    }

    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    var isStructural: Bool { true }
    var readsEnvironment: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        let memory = node.memory as? Memory ?? Memory(ScrollGeometryLink(node: node))
        node.memory = memory
        var environment = node.environment
        environment.scrolling.observers.append(memory.link)
        return [Child(.position(0), content, environment)]
    }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        guard let memory = node.memory as? Memory else { return nil }
        let geometry = withObservationTracking {
            memory.link.geometry
        } onChange: { [weak link = memory.link] in
            MainActor.assumeIsolated { link?.askAgain() }
        }
        guard let geometry else { return nil }
        let value = transform(geometry)
        defer { memory.last = value }
        guard let last = memory.last, last != value else { return nil }
        return { action(last, value) }
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:))
    nonisolated public func onScrollGeometryChange<T>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View where T: Equatable {
        modifier(ScrollGeometryObserver(transform: transform, action: action))
    }
}
