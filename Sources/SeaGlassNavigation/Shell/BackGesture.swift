import SwiftUI

/// The back gesture of a shell's screen. Every screen of a shell has one.
///
/// It keeps the swipe working on a screen whose system bar is hidden, except at the root and during a transition. Its
/// bridge also lets the navigator wait for UIKit's transitions. Without a `UINavigationController` the gesture and the
/// bridge have no effect.
struct BackGesture {
    let navigator: NavigatorStack
    let bar: TopNavigationBarModel
    let shellBar: NavigationShellBar
    let isDisabled: Bool

    /// Whether a modifier of SeaGlass hides the system's bar or its back button.
    @MainActor var isBarHidden: Bool { (bar.bar ?? shellBar).style != nil || !bar.isVisible || bar.hidesBackButton }

    /// Returns the policy, which is read at each touch, so that a change re-evaluates no view.
    @MainActor func policy(depth: Int, isTransitioning: Bool) -> BackGesturePolicy {
        BackGesturePolicy(
            gesture: isDisabled ? .disabled : bar.backGesture,
            isBarHidden: isBarHidden,
            isGuarded: navigator.isTopGuarded,
            isWaiting: navigator.isWaiting,
            depth: depth,
            isTransitioning: isTransitioning
        )
    }

    @MainActor func ask() { navigator.goBack(from: bar.id) }
}

/// What a modifier declares about the back gesture of its screen, for a screen of an app's own stack.
struct OwnBackGesture {
    var gesture = NavigationBackGesture.automatic
    var leaveGuard: LeaveGuard?

    /// Whether the gesture is not the system's.
    var isDeclared: Bool { gesture != .automatic || leaveGuard?.isActive ?? false }

    @MainActor var question: LeaveQuestion? { leaveGuard?.question.flatMap { $0.isActive() ? $0 : nil } }
}

/// The back gestures that are declared on one screen. In a shell, the shell's applies, which includes the others.
struct BackGestures {
    var shell: BackGesture?
    var own: [OwnBackGesture] = []

    @MainActor func policy(depth: Int, isTransitioning: Bool) -> BackGesturePolicy {
        if let shell { return shell.policy(depth: depth, isTransitioning: isTransitioning) }
        return BackGesturePolicy(
            gesture: own.map(\.gesture).reduce(.automatic, NavigationBackGesture.strictest),
            isGuarded: own.contains { $0.question != nil },
            depth: depth,
            isTransitioning: isTransitioning
        )
    }

    @MainActor func ask() {
        if let shell { return shell.ask() }
        own.lazy.compactMap(\.question).first?.ask()
    }

    static func + (first: BackGestures, second: BackGestures) -> BackGestures {
        BackGestures(shell: first.shell ?? second.shell, own: first.own + second.own)
    }
}

extension View {
    func backGesture(_ gesture: BackGesture) -> some View { backGestures(BackGestures(shell: gesture)) }
    func ownBackGesture(_ gesture: OwnBackGesture) -> some View { backGestures(BackGestures(own: [gesture])) }

    private func backGestures(_ gestures: BackGestures) -> some View {
        #if os(iOS) || os(visionOS)
        background {
            BackGestureBridge(gestures: gestures)
                .frame(width: 0, height: 0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        #elseif os(macOS) || os(tvOS) || os(watchOS)
        self
        #else
        addingBackGestures(gestures)
        #endif
    }

    /// Nonisolated, because SwiftUI calls the closure on any thread.
    nonisolated fileprivate func addingBackGestures(_ gestures: BackGestures) -> some View {
        transformPreference(BackGesturesKey.self) { $0 = gestures + $0 }
    }
}

/// The gestures of a screen, for a system without UIKit. Tests swipe with it.
struct BackGesturesKey: PreferenceKey {
    static var defaultValue: BackGestures { BackGestures() }

    static func reduce(value: inout BackGestures, nextValue: () -> BackGestures) { value = value + nextValue() }
}
