import SwiftUI

extension View {
    /// Sets the swipe back of this screen, however a person has reached the screen.
    ///
    /// Chain it on a screen, or on a view of the screen whose own drags the swipe would take:
    ///
    /// ```swift
    /// struct ChartScreen: View {
    ///     var body: some View {
    ///         Color.blue
    ///             .navigationTitle("Chart")
    ///             .navigationBackGesture(.edge)
    ///     }
    /// }
    /// ```
    ///
    /// | System | Effect |
    /// | --- | --- |
    /// | iOS 26+, Mac Catalyst 26+, visionOS 26+ | sets the swipe from the edge and the swipe on the content |
    /// | earlier versions of the three | sets the swipe from the edge |
    /// | macOS, tvOS, watchOS | no effect |
    ///
    /// On the screens of a shell and of your own `NavigationStack` the modifier has the same effect. `.edge` and
    /// `.everywhere` turn the swipe from the edge on even if the screen hides its bar or its back button. Views and
    /// bars stay as they are, and the back button works.
    ///
    /// If a screen has several of these modifiers, the strictest applies: `.disabled`, then `.edge`, then `.everywhere`.
    /// A screen pushed with `disableBackGesture` has no swipe.
    ///
    /// - Parameter gesture: The swipe. `.automatic` has no effect beside another value.
    nonisolated public func navigationBackGesture(_ gesture: NavigationBackGesture) -> some View {
        modifier(NavigationBackGestureModifier(gesture: gesture))
    }
}

nonisolated private struct NavigationBackGestureModifier: ViewModifier {
    let gesture: NavigationBackGesture

    @MainActor func body(content: Content) -> some View {
        content
            .declaresBar { @Sendable [gesture] in $0.backGesture = .strictest($0.backGesture, gesture) }
            .ownBackGesture(OwnBackGesture(gesture: gesture))
    }
}
