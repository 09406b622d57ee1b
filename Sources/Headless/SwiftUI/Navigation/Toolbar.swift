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

/// The placement of a toolbar item.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemPlacement: Sendable {
    package let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public static let principal = ToolbarItemPlacement(name: "principal")

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public static let navigation = ToolbarItemPlacement(name: "navigation")

    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")

    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")

    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable)
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarLeading") }

    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable)
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarTrailing") }
}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content

    public var body: Never { return fatalError("ToolbarItem has no body.") }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
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
        (self.placement, self.content) = (placement, content())
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

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: ToolbarContent, ToolbarItems where Wrapped: ToolbarContent {
    public var body: Never { return fatalError("An optional item has no body.") }
    @MainActor fileprivate var views: [any View] { map { items(in: $0) } ?? [] }
}

nonisolated struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    let first: First
    let second: Second

    var body: Never { return fatalError("ToolbarPair has no body.") }
}

/// Toolbar content that consists of views.
@MainActor private protocol ToolbarItems { var views: [any View] { get } }

extension ToolbarItem: ToolbarItems {
    @MainActor fileprivate var views: [any View] { [ToolbarItemView(placement: placement, content: content)] }
}

extension ToolbarPair: ToolbarItems {
    @MainActor fileprivate var views: [any View] { items(in: first) + items(in: second) }
}

@MainActor private func items(in content: any ToolbarContent) -> [any View] {
    if let items = content as? any ToolbarItems { return items.views }
    return items(in: content.body)
}

/// A bar item. In the tree it is a child of the view that declares it, but its screen's bar shows it.
nonisolated package struct ToolbarItemView<Content: View>: ToolbarItemElement {
    package let placement: ToolbarItemPlacement
    let content: Content

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

@MainActor package protocol ToolbarItemElement: PrimitiveView { var placement: ToolbarItemPlacement { get } }

nonisolated struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
    let content: Content

    var isStructural: Bool { true }

    @MainActor func children(of view: any View, in node: Node) -> [Child] {
        [Child(.position(0), view, node.environment)]
            + items(in: content).enumerated().map { Child(.position($0 + 1), $1, node.environment) }
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
