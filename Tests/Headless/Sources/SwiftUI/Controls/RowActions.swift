/// Actions that a person reaches by a swipe or a long press.
///
/// A host performs them. They are not shown on screen or in a page.
nonisolated package struct RowActions: PrimitiveModifier {
    package enum Kind { case swipe, menu, deletion }

    package let kind: Kind
    let actions: any View

    package var isStructural: Bool { true }

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        node.children(content) + [Child(.position(1), actions, node.environment, isHidden: true)]
    }
}

extension View {
    /// The row then has no "Delete" action of `onDelete(perform:)`: a host leaves it out.
    ///
    /// documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *) @available(tvOS, unavailable)
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View { modifier(RowActions(kind: .swipe, actions: content())) }
}

extension DynamicViewContent {
    /// Gives each row a "Delete" action. Works only for `ForEach`.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:))
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        guard let rows = (self as? any DeletableRows)?.deletable(action) as? Self else {
            preconditionFailure("The headless SwiftUI does not support onDelete(perform:) of \(Self.self).")
        }
        return rows
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension RangeReplaceableCollection where Self: MutableCollection {
    /// [documentation](https://developer.apple.com/documentation/swift/rangereplaceablecollection/remove(atoffsets:))
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}
