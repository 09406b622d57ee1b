import SeaGlassNavigation
import SwiftUI

#if canImport(os)
import os
#endif

/// A log of the open screens, as for analytics. Console shows it. The view reads the entries, so that a push does not
/// evaluate the view around the shell.
struct ScreenLog: View {
    let navigator: Navigator

    var body: some View {
        Color.clear.onChange(of: navigator.screenNames) { write($1) }
    }

    private func write(_ names: [String]) {
        #if canImport(os)
        Logger(subsystem: "SeaGlassDemo", category: "Screens").info(
            "\(names.joined(separator: " / "), privacy: .public)"
        )
        #endif
    }
}

@MainActor extension Navigator {
    /// The names of the screens above the root, those in sheets included.
    var screenNames: [String] {
        (entries + (presented.map { [$0] } ?? [])).map { $0.route.map { "\(type(of: $0))" } ?? "a view" }
            + (presented?.navigator?.screenNames ?? [])
    }
}
