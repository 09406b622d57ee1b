// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) && !targetEnvironment(macCatalyst)
import SeaGlass
import SwiftUI
import Testing

extension AnswerWindows {
    @MainActor @Suite(.enabled(if: isAsked(7))) struct ProminentLabelAnswerTests {
        @available(iOS 26, *)
        struct App: View {
            let tint: Color
            /// The color that the label sets, if it sets one.
            let color: Color?
            let scheme: ColorScheme

            var body: some View {
                Button {
                } label: {
                    label.font(.largeTitle.bold()).frame(width: 240, height: 44)
                }
                .buttonStyle(.glassProminent)
                .tint(tint)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.gray)
                .ignoresSafeArea()
                .environment(\.colorScheme, scheme)
            }

            @ViewBuilder private var label: some View {
                if let color { Text("MMMM").foregroundStyle(color) } else { Text("MMMM") }
            }
        }

        @available(iOS 26, *)
        private func colors(_ app: App, _ name: String) async throws -> String {
            let window = try RealWindow(app)
            defer { window.close() }
            window.window.overrideUserInterfaceStyle = app.scheme == .dark ? .dark : .light
            let pixels = try await window.rest()
            window.photograph(name)
            let middle = (x: pixels.width / 2, y: pixels.height / 2)
            // Beside the text, which is about 120 points wide.
            let fill = pixels[middle.x - 100, middle.y]
            var label = fill
            for x in middle.x - 50..<middle.x + 50 {
                for y in middle.y - 8..<middle.y + 8 where pixels[x, y].levels(to: fill) > label.levels(to: fill) {
                    label = pixels[x, y]
                }
            }
            let contrast = (label.contrastRatio(with: fill) * 10).rounded() / 10
            return "\(label.hex) on \(fill.hex), contrast \(contrast)"
        }

        @available(iOS 26, *)
        @Test("The colors of a prominent glass button with a tint", arguments: [ColorScheme.light, .dark])
        func colors(scheme: ColorScheme) async throws {
            let tints = [("yellow", Color.yellow), ("white", .white), ("blue", .blue), ("black", .black)]
            for (name, tint) in tints {
                let title = "\(name), \(scheme)"
                let plain = try await colors(App(tint: tint, color: nil, scheme: scheme), title)
                let (label, color) = name == "black" ? ("white", Color.white) : ("black", .black)
                let other = try await colors(App(tint: tint, color: color, scheme: scheme), "\(title), \(label) label")
                answer(7, "\(title): \(plain); a label that is set to \(label): \(other)")
            }
        }
    }
}

extension SRGBColor {
    fileprivate var hex: String {
        let number = [red, green, blue].reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
        let digits = String(number, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
#endif
