import HeadlessHost
import HostedSupport
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// A shell makes its screens transparent, except those that are opaque on purpose.
@MainActor @Suite struct OpaqueShellScreenTests {
    private let navigator = Navigator()

    private func isOpaque(_ host: Host) throws -> Bool {
        let screen = try #require(host.shownScreens.last)
        #expect(screen.opaqueScrollBackgrounds.isEmpty != screen.showsSystemBackground)
        return screen.showsSystemBackground
    }

    @Test("A screen of a shell that is opaque on purpose is opaque, at the root and pushed", arguments: versions)
    func opaque(version: Int) throws {
        let view = List { Text("Root") }
            .transparentNavigationContainer(false)
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { route in
                List { Text("Thread") }.transparentNavigationContainer(route.id == 1)
            }
            .persistentBackground(.ocean)
        let host = host(view, on: version)
        #expect(try isOpaque(host))
        host.after { navigator.push(threads: [1]) }
        #expect(try !isOpaque(host))
        host.after { navigator.push(threads: [2]) }
        #expect(try isOpaque(host))
    }

    @Test("A screen of a shell that turns opaque and back keeps its state", arguments: versions)
    func toggled(version: Int) throws {
        struct Screen: View {
            @State private var isOpaque = false
            @State private var count = 0

            var body: some View {
                List {
                    Button("Toggle") { isOpaque.toggle() }
                    Button("Count \(count)") { count += 1 }
                }
                .transparentNavigationContainer(!isOpaque)
            }
        }
        let host = host(Screen().navigationShell(navigator: navigator).persistentBackground(.ocean), on: version)
        host.tap("Count 0")
        for isExpected in [true, false] {
            host.tap("Toggle")
            #expect(try isOpaque(host) == isExpected && host.texts.contains("Count 1"))
        }
    }

    @Test(
        "An opaque screen in front of a background of its own leaves the shell's screen transparent",
        arguments: versions
    )
    func nested(version: Int) throws {
        let inner = Text("Inner").transparentNavigationContainer(false).persistentBackground(.mint)
        let host = host(inner.navigationShell(navigator: navigator).persistentBackground(.ocean), on: version)
        #expect(try !#require(host.shownScreens.last).showsSystemBackground)
    }
}
