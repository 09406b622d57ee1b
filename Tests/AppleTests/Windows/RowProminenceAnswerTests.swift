// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) || os(macOS)
import Foundation
import SwiftUI
import Testing

#if os(macOS)
import AppKit
#endif

extension AnswerWindows {
    @MainActor @Suite(.enabled(if: isAsked(8))) struct RowProminenceAnswerTests {
        enum Kind: String, CaseIterable {
            case automatic = "a list"
            case plain = "a plain list"
            case sidebar = "a sidebar"
        }

        /// The prominence at each part of the selected row. SwiftUI may resolve a style on any thread, so a lock guards it.
        final class Seen: @unchecked Sendable {
            private let lock = NSLock()
            private var parts: [String: String] = [:]

            func note(_ part: String, _ prominence: BackgroundProminence) {
                lock.withLock { parts[part] = prominence == .increased ? "increased" : "standard" }
            }

            var isContentIncreased: Bool { lock.withLock { parts["content"] == "increased" } }

            var text: String {
                lock.withLock {
                    ["content", "background's view", "background's style"]
                        .map { "\($0) \(parts[$0] ?? "not asked")" }.joined(separator: ", ")
                }
            }
        }

        struct Content: View {
            @Environment(\.backgroundProminence) private var prominence
            let seen: Seen

            var body: some View {
                seen.note("content", prominence)
                return Text("Selected")
            }
        }

        struct Background: View {
            @Environment(\.backgroundProminence) private var prominence
            let seen: Seen

            var body: some View {
                seen.note("background's view", prominence)
                return Rectangle().fill(Fill(seen: seen))
            }
        }

        struct Fill: ShapeStyle {
            let seen: Seen

            func resolve(in environment: EnvironmentValues) -> Color {
                seen.note("background's style", environment.backgroundProminence)
                return .green
            }
        }

        struct App: View {
            @State private var selection: Int? = 1
            let kind: Kind
            let seen: Seen

            var body: some View {
                switch kind {
                case .automatic: list
                case .plain: list.listStyle(.plain)
                case .sidebar:
                    // On a phone, a split view with a selection would show the detail column alone.
                    NavigationSplitView(
                        columnVisibility: .constant(.all),
                        preferredCompactColumn: .constant(.sidebar)
                    ) {
                        list
                    } detail: {
                        Text("Detail")
                    }
                }
            }

            private var list: some View {
                List(selection: $selection) {
                    Content(seen: seen).listRowBackground(Background(seen: seen)).tag(1)
                    Text("Other").tag(2)
                }
            }
        }

        #if os(macOS)
        /// Focuses the list, because SwiftUI emphasizes the selection only there and only in a key window.
        private func focusList(in window: RealWindow) async {
            // A window without a title can't become key.
            window.window.styleMask.insert(.titled)
            NSApplication.shared.activate(ignoringOtherApps: true)
            window.window.makeKeyAndOrderFront(nil)
            for _ in 0..<60 {
                await window.frame()
                guard let table = window.window.contentView.flatMap(table) else { continue }
                window.window.makeFirstResponder(table)
                return
            }
        }

        private func table(in view: NSView) -> NSTableView? {
            view as? NSTableView ?? view.subviews.lazy.compactMap(table).first
        }
        #endif

        @Test("The prominence that a selected row's content and background have", arguments: Kind.allCases)
        func selectedRow(of kind: Kind) async throws {
            let seen = Seen()
            let window = try RealWindow(App(kind: kind, seen: seen))
            #if os(macOS)
            await focusList(in: window)
            #endif
            try await window.rest()
            window.photograph("a selected row of \(kind.rawValue)")
            var text = seen.text
            // The content is the control: a row that the system does not emphasize says nothing about its background.
            if !seen.isContentIncreased { text = "no answer, because the row is not emphasized here (\(text))" }
            window.close()
            answer(8, "\(kind.rawValue): \(text)")
        }
    }
}
#endif
