import HeadlessHost
import HeadlessPage
import SwiftUI
import Testing

/// Modifiers that change only how a view is drawn.
@MainActor @Suite struct DrawingModifierTests {
    // documentation/swiftui/view/rotationeffect(_:anchor:): "rotates the view's rendered output"
    @Test("Drawing modifiers keep the frame and the text of a view")
    func frames() {
        func check(_ name: String, _ view: some View) {
            let host = Host(view, system: System())
            let plain = Host(Text("Glass"), system: System())
            #expect(host.frame(of: "Glass") == plain.frame(of: "Glass"), "\(name)")
            #expect(host.texts == ["Glass"], "\(name)")
        }
        let text = Text("Glass")
        check("blur", text.blur(radius: 4))
        check("rotationEffect", text.rotationEffect(.degrees(45)))
        check("scaleEffect", text.scaleEffect(x: 2, y: 0.5).scaleEffect(CGSize(width: 2, height: 2)))
        check("mask", text.mask { Text("Mask") }.mask(Circle()))
        check("clipped", text.clipped())
        check("colors", text.brightness(0.1).contrast(2).saturation(0).grayscale(1).colorInvert())
        check("lines", text.underline().strikethrough(true, color: .red).kerning(2).tracking(1))
        check("lines of views", Group { text }.underline(pattern: .dot).strikethrough().kerning(2).tracking(1))
    }

    @Test("A page draws filters, rotations, scales and lines of text")
    func page() throws {
        let view = VStack {
            Text("Blurred").blur(radius: 4)
            Text("Turned").rotationEffect(.degrees(90), anchor: .topLeading)
            Text("Wide").scaleEffect(x: 2)
            Text("Lined").underline().strikethrough()
        }
        let page = try ScenePage([.init("view") { view }]) { _, _ in }.html()
        for css in ["blur(4px)", "90deg", "scale:2 1", "underline line-through"] {
            #expect(page.contains(css), "\(css)")
        }
    }

    // documentation/swiftui/view/scaledtofit()
    @Test("A view scaled to fit keeps its ratio inside the proposed size")
    func scaledToFit() {
        let box = Color.red.aspectRatio(2, contentMode: .fit).accessibilityLabel("Box")
        let host = Host(box.scaledToFit().frame(width: 100, height: 100), system: System())
        #expect(host.frame(of: "Box")?.size == CGSize(width: 100, height: 50))
    }

    @Test("An angle has the same size in degrees and in radians")
    func angles() {
        #expect(Angle(degrees: 180).radians == .pi)
        #expect(Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle.zero < .degrees(1))
    }

    // documentation/swiftui/shapestyle/secondary
    @Test("A background takes a level of a style")
    func levels() {
        let host = Host(Text("Glass").background(.background.secondary).foregroundStyle(.tint.tertiary.quaternary))
        #expect(host.texts == ["Glass"])
    }

    @Test("A text shows the characters of an attributed string")
    func attributedText() {
        #expect(Host(Text(AttributedString("Glass"))).texts == ["Glass"])
    }
}
