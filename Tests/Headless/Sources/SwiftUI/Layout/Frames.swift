/// A change to the size or place of a view.
nonisolated package enum LayoutChange: PrimitiveModifier, Equatable {
    case size(width: CGFloat?, height: CGFloat?, Alignment)
    case flexible(FlexibleFrame)
    case padding(Edge.Set, CGFloat?)
    case insets(EdgeInsets)
    case ignoresSafeArea(SafeAreaRegions, Edge.Set)
    case aspectRatio(CGFloat?, ContentMode)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case priority(Double)

    package struct FlexibleFrame: Equatable, Sendable {
        package var minWidth, idealWidth, maxWidth: CGFloat?
        package var minHeight, idealHeight, maxHeight: CGFloat?
        package var alignment: Alignment
    }

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        var environment = node.environment
        if case .size(let width, let height, _) = self {
            environment.proposedSize.width = width ?? environment.proposedSize.width
            environment.proposedSize.height = height ?? environment.proposedSize.height
        }
        return [Child(.position(0), content, environment)]
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension View {
    /// Ignores a length that is negative or not finite, and logs SwiftUI's message. Apple does not document this; the
    /// source is FrameLayout.swift of OpenSwiftUI (6.4.41).
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:))
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let lengths = [width, height].map { length in length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
        if lengths != [width, height] { RuntimeWarning.report("Invalid frame dimension (negative or non-finite).") }
        return modifier(LayoutChange.size(width: lengths[0], height: lengths[1], alignment))
    }

    /// documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        var limits = LayoutChange.FlexibleFrame(alignment: alignment)
        limits.minWidth = minWidth
        limits.idealWidth = idealWidth
        limits.maxWidth = maxWidth
        limits.minHeight = minHeight
        limits.idealHeight = idealHeight
        limits.maxHeight = maxHeight
        return modifier(LayoutChange.flexible(limits))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/padding(_:_:))
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(LayoutChange.padding(edges, length))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/padding(_:))
    nonisolated public func padding(_ length: CGFloat) -> some View { modifier(LayoutChange.padding(.all, length)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk)
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(LayoutChange.insets(insets)) }

    /// The insets are 0, because windows have no controls and no round corners in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/containercorneroffset(_:sizetofit:))
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
        modifier(LayoutChange.padding(edges, 0))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:))
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutChange.aspectRatio(aspectRatio, contentMode))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:))
    nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(LayoutChange.priority(value)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaledtofit())
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaledtofill())
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fixedsize())
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:))
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutChange.fixedSize(horizontal: horizontal, vertical: vertical))
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:))
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(LayoutChange.ignoresSafeArea(regions, edges))
    }
}
