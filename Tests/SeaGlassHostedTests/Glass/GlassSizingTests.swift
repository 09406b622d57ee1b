import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// The width of buttons.
@MainActor @Suite struct GlassSizingTests {
    private func width(_ view: some View, on version: Int) throws -> CGFloat {
        let host = Place(version: version, device: .iPhone17Pro).host(view)
        let button = host.elements.first(where: \.isControl)
        return try #require(button.flatMap(host.frame)).width
    }

    private var styles: [SeaGlassButtonStyle] {
        [.interactive, .primaryButton, .interactive.tint(.red), .seaGlass(.interactive, in: Diamond())]
    }

    @Test("A flexible button is as wide as its room, and an automatic one as its label", arguments: versions)
    func flexible(version: Int) throws {
        for style in styles {
            func view(_ sizing: SeaGlassButtonStyle.Sizing) -> some View {
                Button("Continue") {}.buttonStyle(style.sizing(sizing)).frame(width: 300)
            }
            #expect(try width(view(.flexible), on: version) == 300)
            #expect(try width(view(.automatic), on: version) < 150)
        }
    }

    @Test("Two flexible buttons in a row share the room", arguments: versions)
    func row(version: Int) throws {
        let row = HStack(spacing: 20) {
            Button("OK") {}
            Button("Cancel") {}
        }
        .glassSurface(.interactive.sizing(.flexible))
        .frame(width: 320)
        #expect(try width(row, on: version) == 150)
    }

    @Test("A flexible button on a card is as wide as the card's room", arguments: versions)
    func onCard(version: Int) throws {
        let card = VStack { Button("Continue") {}.glassSurface(.primaryButton.sizing(.flexible)) }
            .padding(20)
            .glassSurface(.card)
            .frame(width: 300)
        #expect(try width(card, on: version) == 260)
    }

    @Test("A frame around a button does not change the button", arguments: versions)
    func frame(version: Int) throws {
        for style in styles {
            let plain = try width(Button("Continue") {}.buttonStyle(style), on: version)
            let framed = Button("Continue") {}.frame(maxWidth: .infinity, minHeight: 90).buttonStyle(style)
            #expect(try width(framed, on: version) == plain)
        }
    }

    @Test("An app's button sizing reaches buttons from version 26 on, whoever draws them", arguments: [26, 27])
    func appSizing(version: Int) throws {
        guard #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        for style in styles {
            let button = Button("Continue") {}.buttonStyle(style).buttonSizing(.flexible).frame(width: 300)
            #expect(try width(button, on: version) == 300)
        }
    }

    @Test("The hit area of a button is its surface", arguments: versions)
    func hitArea(version: Int) throws {
        let view = Button("Continue") {}.glassSurface(.primaryButton.sizing(.flexible)).frame(width: 300)
        let host = Place(version: version, device: .iPhone17Pro).host(view)
        #expect(try #require(host.hitFrame(of: "Continue")).width == 300)
    }
}
