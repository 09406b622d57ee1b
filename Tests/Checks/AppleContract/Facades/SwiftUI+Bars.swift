// Declarations of SwiftUI that only pages use: options of bars and tab views.
// Source: documentation/swiftui/toolbarspacer, toolbarspacer/init(_:placement:), spacersizing,
// customizabletoolbarcontent/sharedbackgroundvisibility(_:), view/tabbarminimizebehavior(_:), tabbarminimizebehavior,
// view/tabviewbottomaccessory(content:), view/tabviewbottomaccessory(isenabled:content:).

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
public struct SpacerSizing {
    public static var fixed: SpacerSizing { fatalError() }
    public static var flexible: SpacerSizing { fatalError() }
}

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
nonisolated public struct ToolbarSpacer: ToolbarContent {
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    public var body: Never { fatalError() }
}

// Apple's page shows the method of CustomizableToolbarContent, which this module lacks. Apps call the one of ToolbarContent.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
extension ToolbarContent {
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic: TabBarMinimizeBehavior = { fatalError() }()
}

@available(iOS 26.0, *)
@available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension TabBarMinimizeBehavior {
    public static let never: TabBarMinimizeBehavior = { fatalError() }()
    public static let onScrollDown: TabBarMinimizeBehavior = { fatalError() }()
    public static let onScrollUp: TabBarMinimizeBehavior = { fatalError() }()
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

@available(iOS 26.0, *)
@available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func tabViewBottomAccessory<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        self
    }
}

@available(iOS 26.1, *)
@available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func tabViewBottomAccessory<Content>(
        isEnabled: Bool,
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        self
    }
}
