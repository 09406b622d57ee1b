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
            var text = "no button was shown"
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
                Text("Witness").onAppear {
                    let (style, size) = (isMarked ? "yes" : "no", controlSize == .mini ? "yes" : "no")
                    seen.text = "button style \(style), control size \(size), value \(isInside ? "yes" : "no")"
                }
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

        @Test("What a button in a presentation inherits from the view that presents it", arguments: Place.allCases)
        func presentation(in place: Place) async throws {
            let seen = Seen()
            let window = try RealWindow(App(place: place, seen: seen))
            try await window.rest()
            window.photograph("a button style and \(place.rawValue)")
            window.close()
            answer(6, "\(place.rawValue): \(seen.text)")
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
