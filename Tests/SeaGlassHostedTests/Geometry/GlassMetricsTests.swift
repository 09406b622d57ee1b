import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

/// The sizes of controls on glass.
@MainActor @Suite struct GlassMetricsTests {
    private struct Controls: View {
        let style: SeaGlassButtonStyle
        let label: LocalizedStringKey

        var body: some View {
            HStack {
                Button(label) {}.glassSurface(style)
                Menu(label) { Button("Item") {} }.glassSurface(style)
                Link(destination: URL(filePath: "/")) { Text(label) }.glassSurface(style)
            }
        }
    }

    private nonisolated static let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility5]
    private static let controls: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]

    @Test(
        "A button, a menu and a link in a row have the same height, in a card and alone",
        arguments: versions,
        sizes
    )
    func row(version: Int, size: DynamicTypeSize) {
        for controlSize in Self.controls {
            var heights: Set<CGFloat> = []
            for style in [SeaGlassButtonStyle.interactive, .primaryButton, .interactive.tint(.red)] {
                for isNested in [false, true] {
                    let row = Controls(style: style, label: "Go").controlSize(controlSize)
                    let host = unreported {
                        Place(version: version, device: .iPad).host(
                            HStack { if isNested { HStack { row }.glassSurface(.card) } else { row } }
                        ) { $0.dynamicTypeSize = size }
                    }
                    let controls = host.elements.filter(\.isControl)
                    #expect(controls.count == 3)
                    heights.formUnion(controls.compactMap { host.frame(of: $0)?.height })
                    // A control that the library draws has a hit area as high as a finger needs, larger than its frame.
                    guard version < 26, !isNested, style == .interactive else { continue }
                    for hit in [host.hitFrames[0], host.hitFrames[1]] {
                        #expect(hit.frame.height >= 44)
                    }
                }
            }
            #expect(heights.count == 1, "\(controlSize): \(heights)")
        }
    }

    @Test("The hit areas of buttons in a row do not overlap the neighbors' frames", arguments: [17, 18])
    func neighbors(version: Int) throws {
        let host = Place(version: version, device: .iPhone17Pro).host(
            HStack(spacing: 8) {
                Button("1") {}.glassSurface(.interactive)
                Button("2") {}.glassSurface(.interactive)
            }
            .controlSize(.mini)
        )
        let first = try #require(host.hitFrame(of: "1"))
        let second = try #require(host.hitFrame(of: "2"))
        #expect(first.maxX <= second.minX)
        let drawn = try #require(host.elements.first(where: \.isControl).flatMap(host.frame))
        #expect(first.width > drawn.width && first.height >= 44)
    }

    @Test("Controls grow with their control size", arguments: versions)
    func growing(version: Int) throws {
        for style in [SeaGlassButtonStyle.interactive, .primaryButton] {
            let heights = try Self.controls.map { controlSize in
                let view = Button("Go") {}.glassSurface(style).controlSize(controlSize)
                let host = host(view, on: version)
                return try #require(host.elements.first(where: \.isControl).flatMap(host.frame)).height
            }
            #expect(heights == heights.sorted() && Set(heights).count == 3)
        }
    }

    @Test("A capsule has more padding beside its label than above it, and a circle is round", arguments: versions)
    func circle(version: Int) throws {
        func frames(_ view: some View) throws -> (button: CGRect, label: CGRect) {
            let host = host(view, on: version)
            let button = try #require(host.elements.first(where: \.isControl).flatMap(host.frame))
            return (button, try #require(host.frame(of: "I")))
        }
        let (capsule, label) = try frames(Button("I") {}.glassSurface(.interactive))
        #expect(capsule.width - label.width > capsule.height - label.height)
        let circle = try frames(Button("I") {}.glassSurface(.interactive, in: .circle)).button
        #expect(abs(circle.width - circle.height) < 1)
    }

    enum Control: String, CaseIterable, Sendable { case text, button, menu, link }

    @ViewBuilder private func control(_ control: Control, _ label: String) -> some View {
        switch control {
        case .text: Text(label).padding(10).glassSurface()
        case .button: Button(LocalizedStringKey(label)) {}.glassSurface(.interactive.tint(.red))
        case .menu: Menu(LocalizedStringKey(label)) { Button("Item") {} }.glassSurface(.interactive)
        case .link: Link(destination: URL(filePath: "/")) { Text(label) }.glassSurface(.interactive)
        }
    }

    @Test(
        "At the largest text labels are not truncated, and stay clear of a capsule's corners",
        arguments: versions,
        Control.allCases
    )
    func glyphs(version: Int, control: Control) throws {
        let label = "The \(control) on all of your speakers"
        for (isNested, controlSize) in Self.controls.flatMap({ [(false, $0), (true, $0)] }) {
            let surface = VStack { self.control(control, label).controlSize(controlSize) }
            let nested = VStack { if isNested { surface.glassSurface(.card) } else { surface } }
            let host = unreported {
                Place(version: version, device: .iPhoneSE).host(nested) { $0.dynamicTypeSize = .accessibility5 }
            }
            let text = try #require(host.text(label))
            #expect(text.lines > 1 && !text.isCut)
            let button = host.elements.first(where: \.isControl).flatMap(host.frame)
            let frame = button ?? text.frame.insetBy(dx: -10, dy: -10)
            #expect(frame.union(text.frame).isSame(as: frame))
            // A smaller control has the corner radius of the larger ones, but its label is nearer to the corners.
            guard controlSize == .regular || controlSize == .large else { continue }
            // The system draws a button of its own in a capsule.
            let shape = DrawnSurface(around: label, in: host)?.outline ?? GlassSurfaceStyle.Outline.capsule
            let outline = shape.path(in: frame)
            let glyphs = text.frame.insetBy(dx: 1, dy: 1)
            for corner in [
                glyphs.origin, CGPoint(x: glyphs.maxX, y: glyphs.minY), CGPoint(x: glyphs.minX, y: glyphs.maxY),
                CGPoint(x: glyphs.maxX, y: glyphs.maxY),
            ] {
                #expect(outline.covers(corner), "\(controlSize) \(corner)")
            }
        }
    }
}
