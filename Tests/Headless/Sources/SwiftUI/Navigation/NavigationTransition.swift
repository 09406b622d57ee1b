/// A type that defines the transition to use when navigating to a view.
///
/// A transition is data for a program that shows the tree. Headless views do not move.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationtransition)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {}

/// A navigation transition that zooms the appearing view from a given source view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/zoomnavigationtransition)
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
    package let sourceID: AnyHashable
    package let namespace: Namespace.ID
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) @available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// [documentation](https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:))
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

/// A style that automatically chooses the presentation transition for the current context.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/automaticnavigationtransition)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// [documentation](https://developer.apple.com/documentation/swiftui/navigationtransition/automatic)
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// A type-erasing navigation transition.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/anynavigationtransition)
@available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
public struct AnyNavigationTransition: NavigationTransition {
    package let transition: any NavigationTransition

    public init(_ transition: some NavigationTransition) { self.transition = transition }
}

/// The transition of a pushed or popped screen.
nonisolated package struct NavigationTransitionModifier<Style>: PrimitiveModifier { package let style: Style }

/// A view from which a screen zooms.
nonisolated package struct MatchedTransitionSource: PrimitiveModifier, Equatable {
    package let id: AnyHashable
    package let namespace: Namespace.ID
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationtransition(_:))
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(style: style))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:))
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(MatchedTransitionSource(id: AnyHashable(id), namespace: namespace))
    }
}
