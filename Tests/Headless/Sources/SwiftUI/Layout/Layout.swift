/// A type that defines the geometry of a collection of views.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/layout)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

extension Layout where Self.Cache == () { public func makeCache(subviews: Self.Subviews) {} }

extension Layout {
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }
}

/// A collection of proxy values that represent the subviews of a layout view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/layoutsubviews)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int

    public var layoutDirection: LayoutDirection
    let proxies: ArraySlice<LayoutSubview>

    public var startIndex: Int { proxies.startIndex }
    public var endIndex: Int { proxies.endIndex }
    public subscript(index: Int) -> LayoutSubviews.Element { proxies[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, proxies: proxies[bounds])
    }
}

/// A proxy that represents one subview of a layout.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/layoutsubview)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LayoutSubview: Equatable, Sendable {
    let box: Box
    let placer: Placer

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }

    public var priority: Double { box.priority }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { box.size(proposal) } }

    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            let size = box.size(proposal)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            placer.placements[ObjectIdentifier(box)] =
                Placement(box: box, origin: origin, size: size, proposal: proposal)
        }
    }
}

/// A view with a priority among the others of a stack.
final class PriorityBox: WrapperBox {
    private let own: Double

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ priority: Double) {
        own = priority
        super.init(node, context, content)
    }

    override var priority: Double { own }
}

/// Collects the placements of a layout's subviews.
@MainActor final class Placer { var placements: [ObjectIdentifier: Placement] = [:] }
