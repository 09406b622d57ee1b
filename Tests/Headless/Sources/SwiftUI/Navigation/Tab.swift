/// A type that provides content for programmatically selectable tabs in a tab view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/tabcontent)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Never: TabContent { public typealias TabValue = Never }

/// The content for a tab and the tab's associated tab item in a tab view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/tab)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
}

/// The label of a tab with a title and an image.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct DefaultTabLabel: View {
    let title: LocalizedStringKey
    let systemImage: String

    public var body: some View { SwiftUI.Label(title, systemImage: systemImage) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent, TabViews where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public var body: Never { return fatalError("Tab has no body.") }

    var views: [any View] { value.map { [view.tag($0)] } ?? [view] }

    private var view: some View { content.tabItem { label } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:content:))
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: value, content: content) { DefaultTabLabel(title: titleKey, systemImage: systemImage) }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/tab/init(value:content:label:))
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:content:))
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {
        value = nil
        self.content = content()
        label = DefaultTabLabel(title: titleKey, systemImage: systemImage)
    }
}

/// Tab content that consists of views.
@MainActor protocol TabViews { var views: [any View] { get } }

/// A result builder that constructs tabs for a tab view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/tabcontentbuilder)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// The views of the tabs.
    nonisolated public struct Content<C>: PrimitiveView where C: TabContent {
        let tabs: C

        package var isStructural: Bool { true }

        @MainActor package func children(in node: Node) -> [Child] {
            ((tabs as? any TabViews)?.views ?? []).enumerated().map { Child(.position($0), $1, node.environment) }
        }
    }

    public static func buildExpression<Content>(_ content: Content) -> Content
    where TabValue == Content.TabValue, Content: TabContent { content }

    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }

    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
    where TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C0.TabValue == C1.TabValue {
        TabPair(first: c0, second: c1)
    }

    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue,
        C0: TabContent,
        C1: TabContent,
        C2: TabContent,
        C0.TabValue == C1.TabValue,
        C1.TabValue == C2.TabValue
    { TabPair(first: c0, second: TabPair(first: c1, second: c2)) }
}

struct TabPair<First: TabContent, Second: TabContent>: TabContent, TabViews {
    typealias TabValue = First.TabValue
    let first: First
    let second: Second

    var body: Never { return fatalError("TabPair has no body.") }
    var views: [any View] { [first as? any TabViews, second as? any TabViews].compactMap(\.self).flatMap(\.views) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
    /// [documentation](https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:))
    nonisolated public init<C>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        self.selection = selection
        self.content = .init(tabs: content())
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/tabview/init(content:))
    nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        selection = nil
        self.content = .init(tabs: content())
    }
}
