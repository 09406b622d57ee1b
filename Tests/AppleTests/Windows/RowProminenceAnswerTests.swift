// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) || os(macOS)
import Foundation
import SwiftUI
import Testing

extension AnswerWindows {
    @MainActor @Suite(.enabled(if: isAsked(8))) struct RowProminenceAnswerTests {
        enum Kind: String, CaseIterable {
            case automatic = "a list"
            case plain = "a plain list"
            case sidebar = "a sidebar"
        }

        /// The prominence at each part of the selected row. SwiftUI may resolve a style on any thread.
        final class Seen: @unchecked Sendable {
            private let lock = NSLock()
            private var parts: [String: String] = [:]

            func note(_ part: String, _ prominence: BackgroundProminence) {
                lock.withLock { parts[part] = prominence == .increased ? "increased" : "standard" }
            }

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
                    NavigationSplitView(columnVisibility: .constant(.all)) {
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

        @Test("The prominence that a selected row's content and background have", arguments: Kind.allCases)
        func selectedRow(of kind: Kind) async throws {
            let seen = Seen()
            let window = try RealWindow(App(kind: kind, seen: seen))
            try await window.rest()
            window.photograph("a selected row of \(kind.rawValue)")
            window.close()
            answer(8, "\(kind.rawValue): \(seen.text)")
        }
    }
}
#endif
