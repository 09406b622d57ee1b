import SeaGlass
import SwiftUI

/// Says to what is around a shell that there is one, as far as the end of a sheet.
struct NavigationShellPresenceKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Debug builds: says that something is chained where no shell sees it.
struct MissingShellReport: ViewModifier {
    @State private var hasShell = false
    let modifier: StaticString
    let site: DeclarationSite

    func body(content: Content) -> some View {
        content
            .onPreferenceChange(NavigationShellPresenceKey.self) { hasShell = $0 }
            .task {
                await Task.yield()
                guard !hasShell else { return }
                Diagnostics.report(
                    "\(modifier): no shell sees the one at \(site). Chain it after navigationShell, on the same view."
                )
            }
    }
}
