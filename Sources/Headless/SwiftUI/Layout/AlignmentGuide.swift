/// A type that you use to create custom alignment guides.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/alignmentid)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

/// A view's size and alignment guides in its own coordinate space.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/viewdimensions)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ViewDimensions {
    let size: CGSize
    /// The guide that the view, or a view in it, sets.
    let explicit: (AlignmentKey) -> CGFloat?

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(AlignmentKey(guide)) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(AlignmentKey(guide)) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(AlignmentKey(guide)) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(AlignmentKey(guide)) }

    private func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: size) }
}

/// Sets a guide of a view.
nonisolated package struct AlignmentGuideModifier: PrimitiveModifier, LaidOut {
    let key: AlignmentKey
    let compute: @Sendable (ViewDimensions) -> CGFloat

    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        context.pass.memory.hasGuides = true
        return GuideBox(element.node, context, context.content(of: element), self)
    }
}

final class GuideBox: WrapperBox {
    private let modifier: AlignmentGuideModifier

    init(_ node: Node, _ context: LayoutContext, _ content: Box, _ modifier: AlignmentGuideModifier) {
        self.modifier = modifier
        super.init(node, context, content)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else { return super.explicitGuide(key, in: size, proposal) }
        let content = content
        let dimensions = ViewDimensions(size: size) { key in
            MainActor.assumeIsolated { content.explicitGuide(key, in: size, proposal) }
        }
        return modifier.compute(dimensions)
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh)
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: AlignmentKey(g), compute: computeValue)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-6y3u2)
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: AlignmentKey(g), compute: computeValue)) }
}
