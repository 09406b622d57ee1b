/// Conforming types represent items that can be placed in various locations in a toolbar.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/toolbarcontent)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Never: ToolbarContent {}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content

    public var body: Never { return fatalError("ToolbarItem has no body.") }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// A model that represents a group of items which can be placed in the toolbar or navigation bar.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/toolbaritemgroup)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var body: some ToolbarContent { ToolbarItem<Void, Content>(placement: placement, content: content) }
}

/// Constructs a toolbar item set from multi-expression closures.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent { ToolbarPair(first: c0, second: c1) }

    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
        ToolbarPair(first: c0, second: buildBlock(c1, c2))
    }

    public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
        ToolbarPair(first: c0, second: buildBlock(c1, c2, c3))
    }

    public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
        -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent {
        ToolbarPair(first: c0, second: buildBlock(c1, c2, c3, c4))
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
        -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent
    { ToolbarPair(first: c0, second: buildBlock(c1, c2, c3, c4, c5)) }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent
    { ToolbarPair(first: c0, second: buildBlock(c1, c2, c3, c4, c5, c6)) }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
    { ToolbarPair(first: c0, second: buildBlock(c1, c2, c3, c4, c5, c6, c7)) }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
    { ToolbarPair(first: c0, second: buildBlock(c1, c2, c3, c4, c5, c6, c7, c8)) }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8,
        _ c9: C9
    ) -> some ToolbarContent
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
    { ToolbarPair(first: c0, second: buildBlock(c1, c2, c3, c4, c5, c6, c7, c8, c9)) }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .trueContent(first))
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .falseContent(second))
    }

    @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.0, *)
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        AnyToolbarContent(content: content)
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: ToolbarContent, ToolbarItems where Wrapped: ToolbarContent {
    public var body: Never { return fatalError("An optional item has no body.") }
    @MainActor fileprivate func children(in node: Node) -> [Child] {
        map { [Child(.position(0), view(of: $0), node.environment)] } ?? []
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension _ConditionalContent: ToolbarContent, ToolbarItems
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { return fatalError("A conditional item has no body.") }
    @MainActor fileprivate func children(in node: Node) -> [Child] {
        switch storage {
        case .trueContent(let content): [Child(.branch(true), view(of: content), node.environment)]
        case .falseContent(let content): [Child(.branch(false), view(of: content), node.environment)]
        }
    }
}

nonisolated struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent, ToolbarItems {
    let first: First
    let second: Second

    var body: Never { return fatalError("ToolbarPair has no body.") }
    @MainActor fileprivate func children(in node: Node) -> [Child] {
        node.children(view(of: first), view(of: second))
    }
}

nonisolated struct AnyToolbarContent: ToolbarContent, ToolbarItems {
    let content: any ToolbarContent

    var body: Never { return fatalError("AnyToolbarContent has no body.") }
    @MainActor fileprivate func children(in node: Node) -> [Child] { node.children(view(of: content)) }
}

/// Toolbar content without a body.
@MainActor private protocol ToolbarItems { func children(in node: Node) -> [Child] }

extension ToolbarItem: ToolbarItems {
    @MainActor fileprivate func children(in node: Node) -> [Child] {
        node.children(ToolbarItemView(placement: placement, content: content))
    }
}

@MainActor private func view(of content: any ToolbarContent) -> any View {
    func view(of content: some ToolbarContent) -> any View { ToolbarContentView(content: content) }
    return view(of: content)
}

/// Toolbar content in the tree. The node keeps the state of content that an app declares.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
    let content: Content

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        if let items = content as? any ToolbarItems { return items.children(in: node) }
        return node.children(view(of: node.connected(content).body))
    }
}

/// A bar item. In the tree it is a child of the view that declares it, but its screen's bar shows it.
nonisolated package struct ToolbarItemView<Content: View>: ToolbarItemElement {
    package let placement: ToolbarItemPlacement
    let content: Content

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

nonisolated struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
    let content: Content

    var isStructural: Bool { true }

    @MainActor func children(of view: any View, in node: Node) -> [Child] {
        node.children(view, ToolbarContentView(content: content))
    }
}

// Apple has both forms of toolbar(content:). Swift distinguishes them by their builders.
// swift-format-ignore: AmbiguousTrailingClosureOverload
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbar(content:))
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { modifier(ToolbarModifier(content: content())) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbar(content:))
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        modifier(ToolbarModifier(content: ToolbarItem(content: content)))
    }
}
