import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// Layout modifiers between a control and its surface are inside the surface, as for other views.
@MainActor @Suite struct GlassControlLayoutTests {
    enum Layout: CaseIterable, Sendable {
        case wide, fixed, tall, padding, sides, ideal, ratio

        @MainActor func apply(to view: some View) -> any View {
            switch self {
            case .wide: view.frame(maxWidth: .infinity)
            case .fixed: view.frame(width: 300, height: 60)
            case .tall: view.frame(minHeight: 60)
            case .padding: view.padding()
            case .sides: view.padding(.horizontal, 20)
            case .ideal: view.fixedSize()
            case .ratio: view.aspectRatio(2, contentMode: .fit)
            }
        }
    }

    enum Control: CaseIterable, Sendable {
        case button, menu, link, navigationLink, shareLink

        @MainActor var view: any View {
            let url = URL(filePath: "/album")
            return switch self {
            case .button: Button("Play") {}
            case .menu: Menu("Play") { Text("Item") }
            case .link: Link(destination: url) { Text("Play") }
            case .navigationLink: NavigationLink("Play") { Text("There") }
            case .shareLink: ShareLink(items: [url]) { Text("Play") }
            }
        }
    }

    /// Each modifier alone, and each pair in both orders.
    static let layouts =
        Layout.allCases.map { [$0] }
        + Layout.allCases.flatMap { first in Layout.allCases.map { [first, $0] } }

    private func hosted(
        _ view: any View,
        _ layouts: [Layout],
        _ style: GlassSurfaceStyle = .secondaryButton,
        on version: Int
    ) -> Host {
        var view = view
        for layout in layouts { view = layout.apply(to: view) }
        let surface = view.surface(style)
        return host(NavigationStack { AnyView(surface) }, on: version)
    }

    /// The frame of the surface of the library's or the system's button.
    private func frame(of control: Control, _ layouts: [Layout], on version: Int) throws -> CGRect {
        let host = hosted(control.view, layouts, on: version)
        return try #require(
            host.elements.first { $0.value is any Activatable && $0.labels == ["Play"] }.flatMap(host.frame)
        )
    }

    @Test(
        "A control with layout has the surface that a text with the same padding and layout has",
        arguments: versions,
        Control.allCases
    )
    func layout(version: Int, control: Control) throws {
        for layouts in Self.layouts {
            let padding = ControlMetrics.padding(.regular)
            let text = Text("Play").padding(.horizontal, padding.width).padding(.vertical, padding.height)
            let host = hosted(text, layouts, on: version)
            let layers = try #require(
                host.elements.last {
                    ($0.value as? any LayerModifier)?.placement.side == .background && $0.labels == ["Play"]
                }
            )
            let expected = try #require(host.frame(of: layers))
            #expect(try frame(of: control, layouts, on: version) == expected, "\(layouts)")
        }
    }

    @Test("The hit area of a control is its surface", arguments: versions)
    func hitArea(version: Int) throws {
        for layouts in [[Layout.fixed], [.wide, .tall], [.padding]] {
            let host = hosted(Control.button.view, layouts, on: version)
            let surface = try frame(of: .button, layouts, on: version)
            #expect(try #require(host.hitFrame(of: "Play")) == surface, "\(layouts)")
        }
    }

    @Test(
        "On iOS 26 the system draws a control with a flexible width, and the library one with a fixed width",
        arguments: [26, 27]
    )
    func drawn(version: Int) {
        func style(_ layouts: [Layout], _ style: GlassSurfaceStyle) -> String? {
            hosted(Control.button.view, layouts, style, on: version).values(of: ButtonStyleChange.self).last?.name
        }
        for layouts in [[Layout.wide], [.padding], [.ideal], [.wide, .padding]] {
            #expect(style(layouts, .primaryButton) == "glassProminent")
            #expect(style(layouts, .secondaryButton) == "glass")
        }
        for layouts in [[Layout.fixed], [.tall], [.ratio], [.wide, .tall]] {
            #expect(style(layouts, .secondaryButton) == nil)
            let glass = hosted(Control.button.view, layouts, .primaryButton.tint(.red), on: version).glassEffects
            #expect(glass.map(\.glass) == [Glass.regular.tint(.red).configuration])
        }
    }

    @Test("In the bordered rendering, layout modifiers are in the label of the system's button", arguments: versions)
    func bordered(version: Int) throws {
        let button = Button("Play") {}.frame(maxWidth: .infinity).glassSurface().glassRendering(.bordered)
        let host = host(button, on: version)
        let frame = try #require(host.elements.first { $0.value is any Activatable }.flatMap(host.frame))
        #expect(frame.width > 300)
        #expect(host.tap("Play"))
    }

    @Test(
        "Modifiers that do not draw stay around the control, and layout modifiers move past them",
        arguments: versions
    )
    func neutral(version: Int) throws {
        let plain = try frame(of: .button, [.fixed], on: version)
        let log = Log()
        let button = Button("Play") { log.appearances += 1 }
            .labelStyle(.iconOnly).font(.title).frame(width: 300, height: 60).disabled(true).tint(.red)
            .accessibilityLabel("Play")
        let host = host(button.glassSurface(), on: version)
        let element = try #require(host.elements.first { $0.value is any Activatable })
        #expect(try #require(host.frame(of: element)).size == plain.size)
        #expect(!element.isEnabled && element.node.environment.tint == .red)
        host.tap("Play")
        #expect(log.appearances == 0)
    }

    @Test("A layout modifier after one that draws stays outside, and debug builds report it", arguments: versions)
    func outside(version: Int) async throws {
        let messages = await reports(awaiting: {
            let button = Button("Play") {}.frame(width: 200, height: 50).overlay { Text("1") }
            let host = host(button.frame(width: 300, height: 60).glassSurface(), on: version)
            let control = host.elements.first { $0.value is any Activatable }
            #expect(control.flatMap(host.frame)?.size == CGSize(width: 200, height: 50))
        })
        #expect(messages.contains { $0.contains("layout around a Button stays outside the glass") })
        let others = await reports(awaiting: {
            _ = host(Button("Play") {}.frame(width: 200).overlay { Text("1") }.glassSurface(), on: version)
            _ = host(Text("Play").overlay { Text("1") }.frame(width: 200).glassSurface(), on: version)
        })
        #expect(others.isEmpty)
    }

    @Test("A button without modifiers keeps its type, without type erasure", arguments: versions)
    func type(version: Int) {
        func erased(_ view: some View) -> Int { host(view, on: version).nodes.count { $0.view is AnyView } }
        let plain = erased(Text("Play").glassSurface())
        #expect(erased(Button("Play") {}.glassSurface()) == plain)
        #expect(erased(Menu("Play") { Text("Item") }.glassSurface()) == plain)
        #expect(erased(Button("Play") {}.font(.body).glassSurface()) == plain + 1)
    }
}

extension View {
    fileprivate func surface(_ style: GlassSurfaceStyle) -> any View { glassSurface(style) }
}
