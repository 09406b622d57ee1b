/// A frame whose size comes from the nearest container: a window, a screen, a column, a tab, a scroll view.
nonisolated struct ContainerRelativeFrame: PrimitiveModifier, LaidOut {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let (axes, length, container) = (axes, length, context.container)
        return FrameBox(element.node, context, context.content(of: element), alignment) { axis in
            axes.contains(axis == .horizontal ? .horizontal : .vertical) ? length(container.size[axis], axis) : nil
        }
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:))
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:))
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let one = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
                return one * CGFloat(span) + spacing * CGFloat(span - 1)
            }
        )
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:))
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:))
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPadding(insets: EdgeInsets(edges, length)))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-1lt8b)
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { modifier(ContentMargins(insets: EdgeInsets(edges, length), placement: placement)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contentmargins(_:for:))
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }
}

/// Insets of the safe area of a view's content.
nonisolated struct SafeAreaPadding: PrimitiveModifier, LaidOut {
    let insets: EdgeInsets

    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        SafeAreaPaddingBox(element.node, context, context.content(of: element), insets)
    }
}

/// Source: [safeAreaPadding](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)).
final class SafeAreaPaddingBox: PaddingBox {

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let (left, right) = (insets.leading, insets.trailing)
        let free = frame.inset(
            top: insets.top,
            left: isMirrored ? right : left,
            bottom: insets.bottom,
            right: isMirrored ? left : right
        )
        content.place(free, inner(proposal), safeArea.narrowed(to: free, in: frame))
    }
}

/// The placement of margins.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/contentmarginplacement)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ContentMarginPlacement {
    let insetsContent: Bool

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(insetsContent: true) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(insetsContent: true) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(insetsContent: false) }
}

/// The margins around the content of the scroll views below.
nonisolated struct ContentMargins: PrimitiveModifier, LaidOut {
    let insets: EdgeInsets
    let placement: ContentMarginPlacement

    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        var inside = context
        if placement.insetsContent { inside.contentMargins = insets }
        return inside.content(of: element)
    }
}
