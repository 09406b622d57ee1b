import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A screen that replaces the top screen.
@MainActor @Suite struct ReplacedTopTests {
    private let navigator = Navigator()

    private func shell() -> Host { host(Shell(navigator: navigator)) }

    @Test(
        "Replacing the top keeps the screens below, makes a new screen, and pushes at the root"
    )
    func replaceTop() {
        let host = shell().after { navigator.replaceTop(with: ThreadRoute(id: 1)) }
        #expect(host.levels == ["root", "thread 1"] && host.animatesPath == true)
        host.after { navigator.push(ShellLevel(name: "view")) }
        host.after { navigator.push(threads: [2]) }
        let before = navigator.entries
        host.after { navigator.replaceTop(with: ThreadRoute(id: 2), animated: false) }
        #expect(host.levels == ["root", "thread 1", "view", "thread 2"] && host.animatesPath == false)
        #expect(navigator.entries.prefix(2) == before.prefix(2) && navigator.entries.last != before.last)
    }
}
