import Foundation
import SeaGlass
import SwiftUI

extension View {
    /// Shows a question before a person leaves this screen, while a condition holds.
    ///
    /// While the condition holds, a request that would remove the screen sets `isPresented` instead. Show the question
    /// as a dialog then, and call ``Navigator/leave(animated:)`` to carry out the request, or ``Navigator/stay()`` to
    /// discard it.
    ///
    /// ```swift
    /// struct DraftScreen: View {
    ///     @Environment(\.navigator) private var navigator
    ///     @State private var text = ""
    ///     @State private var isAsking = false
    ///
    ///     var body: some View {
    ///         TextField("Message", text: $text, axis: .vertical)
    ///             .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
    ///             .confirmationDialog("Discard the draft?", isPresented: $isAsking, titleVisibility: .visible) {
    ///                 Button("Discard") { navigator.leave() }
    ///                 Button("Cancel", role: .cancel) { navigator.stay() }
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// | Way out | On a guarded screen of a shell | In your own stack or sheet |
    /// | --- | --- | --- |
    /// | `pop`, `popToRoot`, `pop(to:)`, `replace`, `open` of the navigator | shows the question | – |
    /// | `popToRoot(asking: false)` and `reset` of the navigator | removes the screen | – |
    /// | `dismiss` of the navigator, or a `present` that replaces a sheet, if the guarded screen is in the dismissed sheet | shows the question | – |
    /// | the back button | shows the question | hidden: offer a button that sets `isPresented` |
    /// | the menu of the back button on a screen above the guarded one | not intercepted: hide that screen's back button | not intercepted: hide that screen's back button |
    /// | VoiceOver's escape gesture | shows the question | not intercepted |
    /// | Command-[ on a keyboard | shows the question | left to the system |
    /// | the swipe back from the edge, on iOS and visionOS | shows the question | shows the question |
    /// | the swipe back on the content, from iOS 26 on | off | off |
    /// | a swipe down on a sheet | off | off |
    /// | the pull and the pinch of a zoomed screen | not intercepted: use no zoom transition | not intercepted: use no zoom transition |
    /// | the environment's `dismiss` | not intercepted: use `dismiss()` or `pop()` of the navigator | not intercepted |
    /// | the Menu button of an Apple TV | shows the question, above the root and in a sheet | not intercepted |
    /// | the gestures of a watch, a trackpad's swipe on a Mac | not intercepted | not intercepted |
    /// | a link in an earlier column of a split view | not intercepted: the system replaces the stack | not intercepted |
    /// | a change of the path or the presented route by the app | shows the question, with `navigationShell(path:presented:)` | not intercepted |
    /// | the end of the app, a closed window, another tab | not intercepted | not intercepted |
    ///
    /// A request that would also remove screens above this one pops them first, so that the question can be seen;
    /// `leave()` carries out the rest. A screen stays guarded while another screen covers it, and a screen in another
    /// tab shows its question when that tab is shown.
    ///
    /// The guard reads the condition at each request, so a button may save and pop in one action. If several guards of a
    /// screen are active, the innermost shows its question; among siblings, the first. The answer counts for the screen.
    ///
    /// The guard sets `navigationBarBackButtonHidden`. If the screen has this modifier, too, chain it after the guard.
    ///
    /// - Parameters:
    ///   - isActive: Whether the screen is guarded.
    ///   - isPresented: The guard sets it to `true` to show the question, and never to `false`. A dialog that closes is no
    ///     answer: the request waits for ``Navigator/leave(animated:)`` or ``Navigator/stay()``.
    nonisolated public func navigationLeaveGuard(
        when isActive: @autoclosure @escaping @MainActor () -> Bool,
        isPresented: Binding<Bool>
    ) -> some View {
        // Called here, too, so that the body around depends on the state that the closure reads. On another thread only
        // the modifier calls it.
        if Thread.isMainThread { _ = MainActor.assumeIsolated(isActive) }
        return modifier(NavigationLeaveGuard(isActive: isActive, isPresented: isPresented))
    }
}

nonisolated struct NavigationLeaveGuard: ViewModifier {
    @OwnState private var question = LeaveQuestion()
    let isActive: @MainActor () -> Bool
    let isPresented: Binding<Bool>

    @MainActor func body(content: Content) -> some View {
        let isGuarded = isActive()
        question.isActive = isActive
        // Captures only the binding, because the modifier's state retains the question.
        question.ask = { [isPresented] in isPresented.wrappedValue = true }
        let declared = LeaveGuard(question: question, isActive: isGuarded)
        return
            content
            .navigationBarBackButtonHidden(isGuarded)
            // Not `interactiveDismissDisabled(isGuarded)`: `false` could override `true` of a view inside.
            .background { if isGuarded { Color.clear.interactiveDismissDisabled() } }
            .ownBackGesture(OwnBackGesture(leaveGuard: declared))
            .transformPreference(LeaveGuardsKey.self) { @Sendable in $0.append(declared) }
    }
}
