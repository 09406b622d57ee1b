@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
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

/// The margins around the content of the scroll views inside the modified view.
nonisolated struct ContentMargins: PrimitiveModifier, LaidOut {
    let insets: EdgeInsets
    let placement: ContentMarginPlacement

    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        var inside = context
        if placement.insetsContent { inside.contentMargins = insets }
        return inside.content(of: element)
    }
}
