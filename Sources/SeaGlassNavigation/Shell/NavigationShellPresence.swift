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

/// Reports a modifier on a view that contains no shell, in debug builds. In a release build the closures are empty.
nonisolated struct MissingShellReport: ViewModifier {
    @State private var hasShell = false
    let modifier: StaticString
    let view: Any.Type

    @MainActor func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { [$hasShell] presence in
                #if DEBUG
                $hasShell.wrappedValue = presence != nil
                #endif
            }
            .task {
                #if DEBUG
                await Task.yield()
                guard !hasShell else { return }
                let place = "\(modifier) on \(Diagnostics.name(of: view))"
                Diagnostics.report(
                    "\(place): No shell uses this modifier. Chain the modifier after navigationShell, on the same view."
                )
                #endif
            }
    }
}
