import SeaGlass
import SwiftUI

/// A value with which a screen drives the stack of its navigation shell: it pushes views and routes, and pops them.
///
/// Each screen of a shell has a navigator in its environment. If shells are nested, for example in a sheet or a tab, a
/// screen has the nearest shell's navigator.
///
/// ```swift
/// struct InboxScreen: View {
///     @Environment(\.navigator) private var navigator
///
///     var body: some View {
///         Button("Settings") { navigator.push(SettingsScreen()) }
///     }
/// }
/// ```
///
/// The navigator of a screen knows the screen. **A request from a screen that an earlier event has removed does
/// nothing**, so a second tap of a button that closes its screen is harmless, and so is a task that ends late. While UIKit
/// reports a push that the same screen requested in an earlier event, another `push` from that screen does nothing; the
/// app's own navigator pushes in any case.
/// All requests of one event are judged by the stack before the event: `pop()` and then `push(_:)` in one action both
/// count. Every other request acts on the stack, whichever screen asks. ``reset()`` and ``clearSnapshot()`` act in any
/// case.
///
/// An app keeps a navigator without a screen in its state, and passes it to the shell:
///
/// ```swift
/// struct MailRoot: View {
///     @State private var navigator = Navigator()
///
///     var body: some View {
///         InboxScreen().navigationShell(navigator: navigator)
///     }
/// }
/// ```
///
/// In a sheet of your own, the navigator is that of the screen below: ``pop(animated:)`` pops the screen under the sheet.
/// With `presentationBoundary()` on the content of the sheet, the navigator there has no screen. A screen that a
/// `NavigationLink` with a view pushes has no navigator of its own, either.
///
/// Keep the app's own navigator in a model, not that of a screen, whose requests end with the screen.
///
/// Requests change ``entries`` at once, and the visible stack follows. During a push or pop that UIKit reports, further
/// changes wait for its end and are shown together, so an app may send requests faster than the system animates them.
/// The back button, the swipe and the system's other ways back end in the same state as ``pop(animated:)``.
///
/// Debug builds report a request that can't be carried out. Such a request leaves the stack unchanged, unless its
/// method documents another result. Before a shell shows this navigator, and after that shell was removed, requests
/// change the stack that the next shell shows. Outside of a shell, as in a preview, the environment's navigator has no
/// stack, and its requests do nothing.
///
/// Two navigators are equal if they have the same stack and the same screen.
///
/// Layer: template, <doc:NavigationShells>.
public struct Navigator: Equatable, Sendable {
    /// `nil` for the environment's navigator outside of a shell.
    package let stack: NavigatorStack?
    /// The screen that asks; `nil` for the app itself.
    let sender: NavigationEntry.ID?

    nonisolated init(_ stack: NavigatorStack?, sender: NavigationEntry.ID? = nil) {
        self.stack = stack
        self.sender = sender
    }

    /// Creates a navigator with an empty stack.
    ///
    /// Keep the navigator in the state of the view with the shell, and pass it to `navigationShell(bar:navigator:)`.
    /// The navigator keeps its stack when the shell is removed. A pushed view that retains the navigator, instead of
    /// reading it from the environment, keeps it in memory until the view is popped.
    @MainActor public init() { self.init(NavigatorStack()) }

    /// Returns whether two navigators have the same stack and the same screen.
    public static func == (first: Navigator, second: Navigator) -> Bool {
        first.stack === second.stack && first.sender == second.sender
    }

    /// The screens above the root, the top one last.
    @MainActor public var entries: [NavigationEntry] { stack?.entries ?? [] }

    /// The route that is presented over the stack as a sheet or a cover, if there is one.
    ///
    /// It changes as soon as the app calls ``present(_:as:animated:)`` or ``dismissPresented(animated:)``, and after a
    /// person or the system has dismissed the route. The entry's ``NavigationEntry/navigator`` drives the route's shell.
    @MainActor public var presented: NavigationEntry? { stack?.presented }

    /// The navigator that presents, or last presented, the sheet or cover around this navigator's shell; `nil` after
    /// that shell's stack is freed.
    ///
    /// A sheet that SwiftUI's `sheet` presents has no presenter: its screens call the environment's `dismiss`.
    @MainActor public var presenter: Navigator? {
        (stack?.presenter ?? stack?.bareOuter?.presenter).map { Navigator($0) }
    }
}

@MainActor extension Navigator {
    /// Carries out a request, unless an earlier event has removed the screen that asks.
    func act(_ request: String, _ action: (NavigatorStack) -> Void) {
        if let stack = hearing(request) { action(stack) }
    }

    /// Returns the stack, unless an earlier event has removed the screen that asks.
    func hearing(_ request: String) -> NavigatorStack? {
        if stack == nil { reportMissingStack(request) }
        return stack.flatMap { $0.hears(sender) ? $0 : nil }
    }

    func reportMissingStack(_ request: String) {
        Diagnostics.report(
            """
            Navigator.\(request): There is no navigation shell around this view, so the request does nothing. Show the \
            view in a navigationShell.
            """
        )
    }
}

extension EnvironmentValues {
    private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator { Navigator(nil) } }

    /// The navigator of the screen around a view.
    ///
    /// Outside of a shell it has no stack. Behind `presentationBoundary()` it has no screen.
    public internal(set) var navigator: Navigator {
        get { isPastPresentationBoundary ? Navigator(self[NavigatorKey.self].stack) : self[NavigatorKey.self] }
        set {
            self[NavigatorKey.self] = newValue
            isPastPresentationBoundary = false
        }
    }
}
