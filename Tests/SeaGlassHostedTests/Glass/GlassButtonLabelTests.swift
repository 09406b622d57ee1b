import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// The appearance of the library's own buttons, before 26.
@MainActor @Suite struct GlassButtonLabelTests {
    private func hosted(_ view: some View, _ change: (inout System) -> Void = { _ in }) -> Host {
        host(view, on: 17, change)
    }

    private func scale(_ host: Host) -> CGFloat? { host.elements.lazy.compactMap(\.scale).first }

    /// Returns the color of the overlay that shows the pressed state.
    private func highlight(_ host: Host) throws -> Color {
        let overlay = try #require(host.elements.first { $0.isOverlay })
        let shapes = overlay.layer.flatMap(\.subtree)
        return try #require(shapes.compactMap { $0.shapeStyle as? Color }.first)
    }

    private func foreground(_ host: Host) -> SRGBColor? {
        let styles = host.elements.compactMap { element -> Color? in
            let style = element.foregroundStyle?.unerased
            return (style as? ContrastingLabel)?.resolve(in: EnvironmentValues()) ?? style as? Color
        }
        return styles.first.map { SRGBColor($0) }
    }

    @Test(
        "The hover effect covers the whole surface in its shape, unless the button is disabled",
        arguments: [false, true]
    )
    func hover(isDisabled: Bool) throws {
        let elements = hosted(Button("Play") {}.glassSurface(.interactive, in: .circle).disabled(isDisabled)).elements
        let effect = try #require(elements.first { $0.hoverEffect == !isDisabled })
        #expect(effect.subtree.contains { $0.hoverShape is AnyShape })
        // The hover effect covers the layers, the highlight and the label.
        #expect(effect.subtree.count { $0.isBackground || $0.isOverlay } == 2)
    }

    @Test("A pressed button darkens and shrinks until it is released")
    func pressed() throws {
        let host = hosted(Button("Play") {}.glassSurface(.interactive))
        #expect(try highlight(host) == .clear)
        #expect(scale(host) == 1)
        host.press("Play")
        #expect(try highlight(host) == .black.opacity(0.12))
        #expect(scale(host) == 0.97)
        host.press("Play", false)
        #expect(try highlight(host) == .clear)
        #expect(scale(host) == 1)
    }

    @Test("A pressed button becomes brighter in dark appearance")
    func pressedInDark() throws {
        let host = hosted(Button("Play") {}.glassSurface(.interactive)) { $0.colorScheme = .dark }
        host.press("Play")
        #expect(try highlight(host) == .white.opacity(0.18))
    }

    @Test("The size and the color of a button animate as it is pressed and released")
    func animatedPress() throws {
        let host = hosted(Button("Play") {}.glassSurface(.interactive))
        func value() throws -> Bool? {
            let animation = try #require(host.elements.first { $0.isAnimation })
            #expect(animation.animation == .easeOut(duration: 0.15))
            #expect(animation.subtree.contains { $0.scale != nil })
            return animation.animatedValue as? Bool
        }
        #expect(try value() == false)
        host.press("Play")
        #expect(try value() == true)
        host.press("Play", false)
        #expect(try value() == false)
    }

    @Test("Under Reduce Motion a button neither scales nor animates")
    func reduceMotion() throws {
        let host = hosted(Button("Play") {}.glassSurface(.interactive)) { $0.reduceMotion = true }
        host.press("Play")
        #expect(scale(host) == 1)
        #expect(try highlight(host) != .clear)
        #expect(host.elements.allSatisfy { $0.animation == nil })
    }

    @Test("Keyboard focus does not change a button, because the system draws a ring")
    func focused() throws {
        let host = hosted(Button("Play") {}.glassSurface(.interactive).focusedBySystem())
        #expect(scale(host) == 1)
        #expect(try highlight(host) == .clear)
    }

    @Test("A disabled button fades its label, keeps its surface and ignores taps")
    func disabled() throws {
        let log = Log()
        let host = hosted(Button("Play") { log.appearances += 1 }.glassSurface(.interactive).disabled(true))
        #expect(!host.tap("Play"))
        #expect(log.appearances == 0)
        let faded = host.elements.filter { $0.opacity == 0.4 }
        #expect(faded.count == 1)
        #expect(faded.first?.labels == ["Play"])
        #expect(try #require(DrawnSurface(around: "Play", in: host)).material == "regular")
    }

    @Test("A destructive button has a red label, or a red fill if it is prominent", arguments: [false, true])
    func destructive(isDark: Bool) throws {
        func hosted(_ style: SeaGlassButtonStyle) -> Host {
            // The library draws a button with an explicit tint.
            self.hosted(
                Button(role: .destructive, action: {}, label: { Text("Delete") }).glassSurface(style.tint(.blue))
            ) {
                $0.colorScheme = isDark ? .dark : .light
            }
        }
        let label = try #require(foreground(hosted(.interactive)))
        #expect(label.red > 2 * label.green)
        let onGlass = SeaGlassHostedTests.host(
            Button(role: .destructive, action: {}, label: { Text("Delete") }).glassSurface(.interactive, in: Diamond())
        )
        #expect(foreground(onGlass) == SRGBColor(.red))
        let systems = SeaGlassHostedTests.host(
            Button(role: .destructive, action: {}, label: { Text("Delete") }).glassSurface(.interactive)
        )
        #expect(systems.foregroundColor(of: "Delete") == .red)
        let fill = try #require(DrawnSurface(around: "Delete", in: hosted(.primaryButton))?.tint)
        #expect(fill.red > 2 * fill.green)
        let prominent = try #require(foreground(hosted(.primaryButton)))
        #expect([SRGBColor.black, .white].contains(prominent))
    }

    @Test("VoiceOver reads a button as one element, a button with its label's text", arguments: versions)
    func spokenButton(version: Int) {
        for style in [SeaGlassButtonStyle.primaryButton, .interactive] {
            let host = SeaGlassHostedTests.host(Button("Play") {}.glassSurface(style), on: version)
            #expect(host.accessibilityElements.map(\.label) == ["Play"])
            #expect(host.readElement("Play")?.traits == .isButton)
            #expect(host.readElement("Play")?.isDimmed == false)
        }
    }

    @Test("VoiceOver calls a disabled button dimmed, and cannot press it", arguments: versions)
    func dimmedButton(version: Int) {
        let log = Log()
        let button = Button("Play") { log.appearances += 1 }.glassSurface(.primaryButton)
        let host = SeaGlassHostedTests.host(button.disabled(true), on: version)
        #expect(host.readElement("Play")?.isDimmed == true)
        #expect(!host.performAction(of: "Play") && log.appearances == 0)
        let enabled = SeaGlassHostedTests.host(button, on: version)
        #expect(enabled.performAction(of: "Play") && log.appearances == 1)
    }

    @Test("A surface adds no element for VoiceOver, and takes none away", arguments: versions)
    func silentSurface(version: Int) {
        for style in [GlassSurfaceStyle.regular, .clear, .card, .regular.tint(.red).scrim(0.3)] {
            let host = SeaGlassHostedTests.host(Text("Playing").glassSurface(style), on: version)
            #expect(host.accessibilityElements.map(\.label) == ["Playing"])
            let silent = SeaGlassHostedTests.host(Color.clear.glassSurface(style), on: version)
            #expect(silent.accessibilityElements.isEmpty)
        }
    }

    @Test("A circle around a word is as wide as the word and contains it", arguments: [17, 18])
    func circle(version: Int) throws {
        let host = host(Button("Continue") {}.glassSurface(.interactive, in: .circle), on: version)
        let circle = try #require(host.hitFrame(of: "Continue"))
        let text = try #require(host.text("Continue")).frame
        #expect(abs(circle.width - circle.height) < 1)
        let corner = CGPoint(x: text.minX - circle.midX, y: text.minY - circle.midY)
        #expect((corner.x * corner.x + corner.y * corner.y).squareRoot() <= circle.width / 2)
    }

    @Test("A capsule is as high as its label needs")
    func capsule() throws {
        let frame = try #require(hosted(Button("Continue") {}.glassSurface(.interactive)).hitFrame(of: "Continue"))
        #expect(frame.width > frame.height + 20)
    }
}
