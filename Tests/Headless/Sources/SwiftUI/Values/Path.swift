/// The outline of a 2D shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Path: Equatable, Sendable {
    package enum Element: Equatable, Sendable {
        case rect(CGRect)
        case roundedRect(CGRect, radius: CGFloat, RoundedCornerStyle)
        case ellipse(CGRect)
        /// Straight lines from point to point.
        case lines([CGPoint])
    }

    package var elements: [Element] = []

    public init() {}
    public init(_ rect: CGRect) { elements = [.rect(rect)] }
    public init(ellipseIn rect: CGRect) { elements = [.ellipse(rect)] }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        elements = [.roundedRect(rect, radius: cornerRadius, style)]
    }

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public mutating func move(to end: CGPoint) { elements.append(.lines([end])) }
    public mutating func addLine(to end: CGPoint) {
        guard case .lines(let points)? = elements.popLast() else { return }
        elements.append(.lines(points + [end]))
    }
    public mutating func closeSubpath() {
        if case .lines(let points)? = elements.last { addLine(to: points[0]) }
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// [documentation](https://developer.apple.com/documentation/swiftui/path/boundingrect)
    public var boundingRect: CGRect {
        elements.reduce(.null) { union, element in
            switch element {
            case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): union.union(rect)
            case .lines(let points):
                points.reduce(union) { $0.union(CGRect(origin: $1, size: .zero)) }
            }
        }
    }
}
