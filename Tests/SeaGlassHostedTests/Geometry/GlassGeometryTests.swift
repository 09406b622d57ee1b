import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The frames of glass.
@MainActor @Suite struct GlassGeometryTests {
    @Test("The controls of a glass row have the same height", arguments: Place.all)
    func heights(place: Place) throws {
        let host = place.host(
            HStack {
                Button("Text") {}.glassSurface(.interactive)
                Button("Icon", systemImage: "star") {}.glassSurface(.interactive)
                Menu("Menu") { Button("Item") {} }.glassSurface(.interactive)
                Link(destination: URL(filePath: "/")) { Text("Link") }.glassSurface(.interactive)
            }
        )
        let heights = host.hitFrames.map(\.frame.height)
        #expect(heights.count == 4 && Set(heights).count == 1 && heights[0] >= 34)
    }

    @Test(
        "The glyphs of a label are inside its surface, at any text size",
        arguments: DynamicTypeSize.allCases,
        versions
    )
    func glyphs(size: DynamicTypeSize, version: Int) throws {
        let host = Place(version: version, device: .iPhone17Pro).host(
            VStack {
                Button("Compose a message") {}.glassSurface(.interactive)
                Text("Now playing").padding().glassSurface(.card)
            }
        ) { $0.dynamicTypeSize = size }
        let (button, label) = (
            try #require(host.hitFrame(of: "Compose a message")), try #require(host.frame(of: "Compose a message"))
        )
        #expect(button.contains(label))
        #expect(try #require(host.text("Compose a message")).isCut == false)
    }

    @Test(
        "The layers of a surface, including a scrim, are exactly under its content",
        arguments: Place.phones,
        [GlassSurfaceStyle.clear, .card, .card.tint(.red)]
    )
    func layers(place: Place, style: GlassSurfaceStyle) throws {
        let host = place.host(
            Text("Now playing").padding(10).glassSurface(style).persistentBackground(
                ColorPalette(id: "white", name: "White", colors: [.white])
            )
        )
        let text = try #require(host.text("Now playing")).frame
        let surface = text.insetBy(dx: -10, dy: -10)
        let layers = host.coveredBy("Now playing").filter { $0.frame != place.window }
        for layer in layers { #expect(layer.frame.isSame(as: surface), "\(layer.frame) \(surface)") }
        #expect(place.version >= 26 || !layers.isEmpty)
    }

    @Test(
        "The bar of a chat is on the keyboard, under the last message, and grows to five lines",
        arguments: versions
    )
    func chat(version: Int) throws {
        func bar(_ lines: Int, keyboard: Double = 0) throws -> (field: CGRect, send: CGRect, last: CGRect) {
            let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
            let view = Color.red.accessibilityLabel("Messages")
                .glassBar(edge: .bottom) {
                    HStack(alignment: .bottom, spacing: 8) {
                        TextField("Message", text: .constant(text), axis: .vertical).lineLimit(1...5)
                            .padding(.horizontal, 16).padding(.vertical, 11)
                            .glassSurface(.regular, in: .rect(cornerRadius: 22))
                        Button {
                        } label: {
                            Image(systemName: "arrow.up").frame(minWidth: 30, minHeight: 30).accessibilityLabel("Send")
                        }
                        .glassSurface(.primaryButton, in: .circle)
                    }
                    .padding(8)
                }
            let host = Place(version: version, device: .iPhone17Pro).host(view) { $0.keyboard = keyboard }
            return (
                try #require(host.frame(of: text)).insetBy(dx: 0, dy: -11),
                try #require(host.hitFrame(of: "Send")), try #require(host.frame(of: "Messages"))
            )
        }
        let one = try bar(1)
        let five = try bar(5)
        let many = try bar(9)
        #expect(one.field.height == one.send.height && one.field.maxY == one.send.maxY)
        #expect(five.field.height > 2 * one.field.height && many.field.height == five.field.height)
        #expect(five.field.maxY == five.send.maxY && five.send == one.send)
        #expect(five.last.maxY <= five.field.minY)
        #expect(try bar(1, keyboard: 336).send.maxY == 874 - 336 - 8)
    }

    @Test("An app's own tab bar in a glassBar can stay under the keyboard", arguments: Place.phones)
    func keyboard(place: Place) throws {
        let content = VStack {
            TextField("Message", text: .constant(""))
            Spacer()
        }
        .glassBar(edge: .bottom) { Text("Tabs").frame(height: 50) }
        let fixed = place.host(content.ignoresSafeArea(.keyboard))
        let chat = place.host(content)
        let before = try #require(fixed.frame(of: "Tabs"))
        #expect(chat.frame(of: "Tabs") == before)
        fixed.system.keyboard = 300
        chat.system.keyboard = 300
        #expect(fixed.frame(of: "Tabs") == before)
        #expect(try #require(chat.frame(of: "Tabs")).maxY <= place.window.height - 300)
    }

    @Test(
        "The last row of a list can be scrolled clear of a glassBar, behind which rows are drawn",
        arguments: Place.phones
    )
    func lastRow(place: Place) throws {
        let view = ScrollView { Color.red.frame(height: 2_000) }
            .glassBar(edge: .bottom) { Text("Tabs").frame(height: 50) }
        let host = place.host(view)
        let bar = try #require(host.frame(of: "Tabs"))
        let scrolling = try #require(host.scrollAreas.first)
        #expect(scrolling.frame.maxY <= bar.minY + 0.5 && scrolling.drawn.maxY == place.window.height)
    }

    @Test(
        "A chip in a row that scrolls sideways takes touches in 44 points with the documented padding",
        arguments: Place.phones
    )
    func chips(place: Place) throws {
        func height(_ chip: some View, padding: CGFloat = 0) throws -> CGFloat {
            let row = HStack {
                chip
                Button("Sports") {}.glassSurface(.interactive)
            }
            let host = place.host(ScrollView(.horizontal) { row.padding(.vertical, padding) })
            let area = try #require(host.hitFrame(of: "News"))
            let button = try #require(host.elements.first { $0.isControl && $0.labels.contains("News") })
            return try #require(host.scrollAreas(around: button)).reduce(area) { $0.intersection($1) }.height
        }
        #expect(try height(Button("News") {}.glassSurface(.interactive).controlSize(.large)) >= 44)
        // From 26 on the system's button has no more room than it draws.
        guard place.version < 26 else { return }
        let chip = Button("News") {}.glassSurface(.interactive)
        #expect(try height(chip, padding: 5) >= 44)
        #expect(try height(chip) < 44, "Without padding the scroll view cuts the touches off.")
    }
}
