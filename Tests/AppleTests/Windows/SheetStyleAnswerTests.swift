// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) || os(macOS)
import SwiftUI
import Testing

extension AnswerWindows {
    @MainActor @Suite(.enabled(if: isAsked(6))) struct SheetStyleAnswerTests {
        enum Place: String, CaseIterable {
            case view = "the view itself"
            case sheet = "a sheet"
            case popover = "a popover"
            case cover = "a full-screen cover"
            case toolbar = "the toolbar"
        }

        /// What the button at a place has seen.
        final class Seen {
            var text: String?
        }

        /// A style that the label of its button can tell.
        struct MarkedStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.environment(\.isMarked, true)
            }
        }

        struct Witness: View {
            @Environment(\.isMarked) private var isMarked
            @Environment(\.isInside) private var isInside
            @Environment(\.controlSize) private var controlSize
            let seen: Seen

            var body: some View {
                let style = isMarked ? "yes" : "no"
                let size = controlSize == .mini ? "yes" : "no"
                seen.text = "button style \(style), control size \(size), value \(isInside ? "yes" : "no")"
                return Text("Witness")
            }
        }

        struct App: View {
            @State private var isPresented = true
            let place: Place
            let seen: Seen

            var body: some View {
                NavigationStack {
                    content
                        .buttonStyle(MarkedStyle())
                        .controlSize(.mini)
                        .environment(\.isInside, true)
                }
            }

            private var button: some View {
                Button {
                } label: {
                    Witness(seen: seen)
                }
            }

            @ViewBuilder private var content: some View {
                switch place {
                case .view: button
                case .sheet: Color.clear.sheet(isPresented: $isPresented) { button }
                case .popover: Color.clear.popover(isPresented: $isPresented) { button }
                case .toolbar: Color.clear.toolbar { button }
                case .cover:
                    #if os(macOS)
                    Color.clear
                    #else
                    Color.clear.fullScreenCover(isPresented: $isPresented) { button }
                    #endif
                }
            }
        }

        /// Returns nil for a place that the system does not have or that no window of a test can show.
        private func window(of app: App) async throws -> RealWindow? {
            #if os(macOS)
            if app.place == .cover { return nil }
            if app.place == .toolbar {
                guard #available(macOS 26, *) else { return nil }
                return try await RealWindow(inWindowGroup: app)
            }
            #endif
            return try RealWindow(app)
        }

        @Test("What a button in a presentation inherits from the view that presents it", arguments: Place.allCases)
        func presentation(in place: Place) async throws {
            let seen = Seen()
            guard let window = try await window(of: App(place: place, seen: seen)) else {
                answer(6, "\(place.rawValue): not asked")
                return
            }
            for _ in 0..<300 where seen.text == nil { await window.frame() }
            // The end of the presentation's animation.
            for _ in 0..<60 { await window.frame() }
            window.photograph("a button style and \(place.rawValue)")
            let text = seen.text ?? "no button was shown"
            window.close()
            answer(6, "\(place.rawValue): \(text)")
        }
    }
}

private struct MarkedKey: EnvironmentKey {
    static let defaultValue = false
}

private struct InsideKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isMarked: Bool {
        get { self[MarkedKey.self] }
        set { self[MarkedKey.self] = newValue }
    }

    fileprivate var isInside: Bool {
        get { self[InsideKey.self] }
        set { self[InsideKey.self] = newValue }
    }
}
#endif
