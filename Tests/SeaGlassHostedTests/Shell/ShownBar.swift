import HeadlessHost
import SeaGlass
import SwiftUI

@testable import SeaGlassNavigation

/// The bars of a shell, for tests that apply to both.
let bars: [NavigationShellBar] = [.system, .custom(.material)]

extension Host {
    /// The labels in the bar of the top screen, in reading order: back button, leading items, title, trailing items.
    /// `nil` without a bar.
    var shownBar: [String]? {
        screen.toolbarVisibility["navigationBar"] == .hidden ? bar?.labels : systemBar
    }

    private var systemBar: [String] {
        let screen = screen
        let elements = screen.elements.flatMap(\.subtree)
        func items(_ name: String) -> [String] {
            elements.filter { $0.toolbarPlacement == name }.flatMap(\.labels)
        }
        let below = navigationScreens().dropLast().last.map { $0.title.map { "Back, \($0)" } ?? "Back" }
        let titles = [screen.title, screen.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        let principal = items("principal")
        return [screen.hidesBackButton ? nil : below].compactMap { $0 } + items("topBarLeading")
            + (principal.isEmpty ? titles : principal) + items("topBarTrailing")
    }
}
