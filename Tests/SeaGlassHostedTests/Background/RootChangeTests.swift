import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// A background outlives the views in front of it, so a custom view keeps its state when the app shows another root.
@MainActor @Suite("Changes of the root in front of a background", .ownRowClosures) struct RootChangeTests {
    enum Position: CaseIterable, Sendable { case root, tab, forEach }

    private struct Account: View {
        @State private var isSignedIn = false
        let position: Position

        var body: some View {
            switch position {
            case .root: account
            case .tab:
                TabView {
                    account.tabItem { Text("Account") }
                    Text("Other page").tabItem { Text("Other") }
                }
            case .forEach:
                VStack { ForEach(["one", "two"], id: \.self) { _ in account } }
            }
        }

        private var account: some View {
            Group {
                if isSignedIn {
                    NavigationStack {
                        List { Button("Sign out") { isSignedIn = false } }.transparentNavigationContainer()
                    }
                } else {
                    Form { Button("Sign in") { isSignedIn = true } }.transparentNavigationContainer()
                }
            }
            .persistentBackground { Picture() }
        }
    }

    private struct Picture: View {
        @State private var id = UUID()

        var body: some View { Text(verbatim: "Picture \(id)") }
    }

    @Test(
        "A custom view keeps its state through changes of the root",
        arguments: versions,
        Position.allCases
    )
    func state(version: Int, position: Position) {
        let host = host(at: position, on: version)
        let before = pictures(in: host)
        #expect(before.count == (position == .forEach ? 2 : 1))
        #expect(before.allSatisfy { !$0.isEmpty })
        for button in ["Sign in", "Sign out", "Sign in"] {
            #expect(tap(button, in: host))
            #expect(pictures(in: host) == before, "\(button)")
        }
    }

    @Test("In a tab the picture also outlives the other tab, and the tab keeps its label", arguments: versions)
    func tab(version: Int) {
        let host = host(at: .tab, on: version)
        let before = pictures(in: host)
        #expect(tap("Sign in", in: host))
        host.selectTab(1)
        #expect(host.texts.contains("Other page"))
        host.selectTab(0)
        #expect(host.texts.contains("Sign out") && pictures(in: host) == before)
        #expect(host.tabItems.flatMap(\.labels) == ["Account", "Other"])
    }

    private func host(at position: Position, on version: Int) -> Host {
        unreported { SeaGlassHostedTests.host(Account(position: position), on: version) }
    }

    private func tap(_ button: String, in host: Host) -> Bool { unreported { host.tap(button) } }

    /// The texts of the backgrounds, without those of painted screens, which have a state of their own.
    private func pictures(in host: Host) -> [[String]] {
        let backgrounds = host.nodes(of: Picture.self).filter { picture in
            !sequence(first: picture) { $0.parent }.contains { $0.view is PaintedBackground }
        }
        return backgrounds.map { picture in
            picture.elements.flatMap(\.subtree).compactMap(\.text)
        }
    }
}
