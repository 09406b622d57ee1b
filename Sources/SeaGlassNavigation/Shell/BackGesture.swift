import SwiftUI

/// Keeps the back swipe working on a screen whose system bar is hidden, except at the root and during a transition.
///
/// Every screen of a shell has a `BackGesture`, and the top screen's applies. Its bridge also lets the navigator wait
/// for UIKit's transitions. Without a `UINavigationController` the gesture and the bridge have no effect.
struct BackGesture {
    let navigator: NavigatorStack
    let bar: TopNavigationBarModel
    let shellBar: NavigationShellBar
    let isDisabled: Bool

    /// Whether the gesture is on. It is read at each touch, so a change re-evaluates no view.
    @MainActor var isEnabled: Bool { !isDisabled && !navigator.isWaiting && !navigator.isTopGuarded }

    @MainActor var isRefused: Bool { (bar.bar ?? shellBar).style != nil || !bar.isVisible || bar.hidesBackButton }

    /// Returns the policy on the top screen of a stack; `nil` where the system decides, because its own gesture works
    /// and is allowed.
    @MainActor func policy(depth: Int, isTransitioning: Bool) -> BackGesturePolicy? {
        guard isRefused || !isEnabled else { return nil }
        return BackGesturePolicy(isEnabled: isEnabled, depth: depth, isTransitioning: isTransitioning)
    }
}

extension View {
    func backGesture(_ gesture: BackGesture) -> some View {
        #if os(iOS) || os(visionOS)
        background {
            BackGestureBridge(gesture: gesture)
                .frame(width: 0, height: 0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        #elseif os(macOS) || os(tvOS) || os(watchOS)
        self
        #else
        preference(key: BackGestureKey.self, value: gesture)
        #endif
    }
}

/// The gesture of a screen, for a system without UIKit. Tests swipe with it.
struct BackGestureKey: PreferenceKey {
    static var defaultValue: BackGesture? { nil }

    static func reduce(value: inout BackGesture?, nextValue: () -> BackGesture?) { value = value ?? nextValue() }
}
