import SeaGlass
import SwiftUI

struct NavigationShellPresence: Equatable {
    weak var navigator: NavigatorStack?

    static func == (first: Self, second: Self) -> Bool { first.navigator === second.navigator }
}

struct NavigationShellPresenceKey: PreferenceKey {
    static var defaultValue: NavigationShellPresence? { nil }

    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

extension View {
    /// Reports a modifier on a view that contains no shell. A release build returns the view itself.
    ///
    /// - Parameter modifier: The name of the modifier that is chained on this view.
    nonisolated func reportingMissingShell(for modifier: StaticString) -> some View {
        #if DEBUG
        self.modifier(MissingShellReport(modifier: modifier, view: Self.self))
        #else
        self
        #endif
    }
}

#if DEBUG
nonisolated private struct MissingShellReport: ViewModifier {
    @State private var hasShell = false
    let modifier: StaticString
    let view: Any.Type

    @MainActor func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [$hasShell] in $hasShell.wrappedValue = $0 != nil }
            .task {
                await Task.yield()
                guard !hasShell else { return }
                let place = "\(modifier) on \(Diagnostics.name(of: view))"
                Diagnostics.report(
                    "\(place): No shell uses this modifier. Chain the modifier after navigationShell, on the same view."
                )
            }
    }
}
#endif
