/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
///
/// A stack in every window. In a wide window, SwiftUI shows columns unless the style is `stack`.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationview)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct NavigationView<Content>: View where Content: View {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}

/// A specification for the appearance and interaction of a navigation view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationviewstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
public protocol NavigationViewStyle {}

/// [documentation](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle)
@available(iOS 13.0, tvOS 13.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

@available(iOS 13.0, tvOS 13.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:))
    nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { self }
}

extension View {
    /// documentation/swiftui/view/navigationbartitle(_:)
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable)
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// documentation/swiftui/view/navigationbartitle(_:)
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable)
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// documentation/swiftui/view/navigationbartitle(_:)
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable)
    @_disfavoredOverload nonisolated public func navigationBarTitle<S>(_ title: S) -> some View
    where S: StringProtocol { navigationTitle(title) }
}
