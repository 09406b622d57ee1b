import SeaGlass
import SwiftUI

extension View {
    /// Asks before this screen is left, while it has something to lose.
    ///
    /// While the condition holds, requests that would remove the screen set `isPresented` instead. Show a dialog then, and
    /// call ``Navigator/leave(animated:)`` to leave all the same.
    ///
    /// ```swift
    /// struct DraftScreen: View {
    ///     @Environment(Navigator.self) private var navigator
    ///     @State private var text = ""
    ///     @State private var isAsking = false
    ///
    ///     var body: some View {
    ///         TextField("Message", text: $text, axis: .vertical)
    ///             .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
    ///             .confirmationDialog("Discard the draft?", isPresented: $isAsking) {
    ///                 Button("Discard") { navigator.leave() }
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// | Way out | On a guarded screen of a shell | In a stack or sheet of your own |
    /// | --- | --- | --- |
    /// | `pop`, `popToRoot`, `pop(to:)`, `replace`, `open` of the navigator | asks | – |
    /// | `popToRoot(asking: false)` of the navigator | does not ask | – |
    /// | `present` and `dismiss` of the navigator, for a sheet with the screen in it | asks | – |
    /// | the back button | asks | is hidden: offer a button that asks |
    /// | the menu of the system's back button, on a screen above | not intercepted: hide that button | the same |
    /// | VoiceOver's escape gesture | asks | not intercepted |
    /// | Command-[ on a keyboard | asks | as the system has it |
    /// | the swipe back | is off | off where the system turns it off without its back button, as iOS does |
    /// | a swipe down on a sheet | is off | is off |
    /// | the pull and the pinch of a zoomed screen | not intercepted: push such a screen without zooming | the same |
    /// | the environment's `dismiss` | not intercepted: use `dismiss()` or `pop()` of the navigator | not intercepted |
    /// | the Menu button of an Apple TV, the gesture of a watch, a trackpad on a Mac | not intercepted | not intercepted |
    /// | a change of the path by the app | asks, with `navigationShell(path:)` | not intercepted |
    /// | the end of the app, a closed window, another tab | not intercepted | not intercepted |
    ///
    /// A request that would also remove other screens goes back to this one, where it asks. `leave()` carries out the rest.
    /// A screen that is covered by another stays guarded, and a screen in another tab asks when that tab is shown.
    ///
    /// The condition is read again at each request: a button may save and pop in one action.
    ///
    /// A `navigationBarBackButtonHidden` of your own is chained after the guard, which sets its own.
    ///
    /// - Parameters:
    ///   - isActive: Whether to ask.
    ///   - isPresented: Set to `true` to ask. Once it is `false` again, a request that ``Navigator/leave(animated:)`` hasn't
    ///     carried out is forgotten.
    public func navigationLeaveGuard(
        when isActive: @autoclosure @escaping @MainActor () -> Bool,
        isPresented: Binding<Bool>
    ) -> some View {
        modifier(NavigationLeaveGuard(isActive: isActive(), isActiveNow: isActive, isPresented: isPresented))
    }

    /// Puts a back button that asks in the system's bar of a guarded screen, whose own is hidden.
    func guardedBackButton(
        _ screen: NavigationScreen,
        of bar: TopNavigationBarModel,
        isShown: Bool,
        in navigator: Navigator
    ) -> some View {
        toolbar {
            if isShown, let titleBelow = bar.titleBelow, screen.isGuarded {
                ToolbarItem(placement: .systemLeading) {
                    Button {
                        navigator.goBack(from: bar.id)
                    } label: {
                        Image(systemName: "chevron.backward").accessibilityLabel(titleBelow.backLabel)
                    }
                    .accessibilityIdentifier("SeaGlass.back")
                    .backShortcut(in: navigator)
                    // As items of the bar, which draws a capsule around it on 26.
                    .buttonStyle(DefaultButtonStyle())
                }
            }
        }
    }
}

struct NavigationLeaveGuard: ViewModifier {
    @Environment(Navigator.self) private var navigator: Navigator?
    @OwnState private var question = LeaveQuestion()
    let isActive: Bool
    let isActiveNow: @MainActor () -> Bool
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
        question.isActive = isActiveNow
        // Not the modifier, whose state holds the question.
        question.ask = { [isPresented] in isPresented.wrappedValue = true }
        let declared = LeaveGuard(question: question, isActive: isActive)
        return
            content
            .navigationBarBackButtonHidden(isActive)
            // Only then: a view inside may have the modifier itself.
            .background { if isActive { Color.clear.interactiveDismissDisabled() } }
            .onChange(of: isPresented.wrappedValue) { wasPresented, _ in
                if wasPresented { navigator?.closed(question) }
            }
            .transformPreference(LeaveGuardsKey.self) { @Sendable in $0.append(declared) }
    }
}
