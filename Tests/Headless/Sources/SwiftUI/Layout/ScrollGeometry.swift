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

/// The position of a scroll view, and the geometry from the last layout.
package final class ScrollPosition {
    /// The distance scrolled from rest, in points.
    package var scrolled = CGPoint.zero
    var contentSize = CGSize.zero
    package internal(set) var containerSize = CGSize.zero
    /// The insets of the scroll view's bars.
    var insets = EdgeInsets()

    /// The largest distance at which the content rests: its end is then at the end of the room between the bars.
    package var farthest: CGFloat { max(contentSize.height - containerSize.height + insets.top + insets.bottom, 0) }
}

/// The observers that wait for the first scroll view inside them.
struct Scrolling: Equatable {
    var observers: [ScrollGeometryLink] = []

    static func == (lhs: Scrolling, rhs: Scrolling) -> Bool { lhs.observers.elementsEqual(rhs.observers, by: ===) }
}

extension EnvironmentValues {
    var scrolling: Scrolling {
        get { self[Key<Scrolling>.self] ?? Scrolling() }
        set { self[Key<Scrolling>.self] = newValue }
    }
}

extension Node {
    /// The environment of a scroll view's content.
    var scrolledEnvironment: EnvironmentValues {
        let position = memory as? ScrollPosition ?? ScrollPosition()
        memory = position
        var environment = environment
        // An observer gets the geometry of this scroll view, not of one inside it.
        for observer in environment.scrolling.observers { observer.found(position) }
        environment.scrolling.observers = []
        return environment
    }
}

/// The geometry of the first scroll view inside an observer.
final class ScrollGeometryLink {
    private weak var position: ScrollPosition?

    func found(_ position: ScrollPosition) { if self.position == nil { self.position = position } }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    var geometry: ScrollGeometry? {
        guard let position else { return nil }
        let scrolled = position.scrolled
        let insets = position.insets
        return ScrollGeometry(
            contentOffset: CGPoint(x: scrolled.x - insets.leading, y: scrolled.y - insets.top),
            contentSize: position.contentSize,
            contentInsets: insets,
            containerSize: position.containerSize
        )
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated struct ScrollGeometryObserver<Value: Equatable>: PrimitiveModifier, ChangeObserver {
    private final class Memory {
        let link = ScrollGeometryLink()
        var last: Value?
    }

    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    var isStructural: Bool { true }
    var readsEnvironment: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        let memory = node.memory as? Memory ?? Memory()
        if node.memory == nil { node.graph?.observeLayout(node) }
        node.memory = memory
        var environment = node.environment
        environment.scrolling.observers.append(memory.link)
        return [Child(.position(0), content, environment)]
    }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        _ = node.graph?.layout
        guard let memory = node.memory as? Memory, let geometry = memory.link.geometry else { return nil }
        let value = node.render { transform(geometry) }
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
    ) -> some View where T: Equatable { modifier(ScrollGeometryObserver(transform: transform, action: action)) }
}
