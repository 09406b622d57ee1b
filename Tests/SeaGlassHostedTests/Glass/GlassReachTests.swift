import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// The controls that a button style reaches, however they are wrapped.
@MainActor @Suite struct GlassReachTests {
    /// Ways to write a control.
    enum Spelling: CaseIterable, Sendable {
        case plain, disabled, padded, iconOnly, labeled, opaque, generic, ownModifier, ownView, erased, condition, loop
        case receiving
        case menu, link, navigationLink, shareLink
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    private struct PlayButton: View {
        let action: @MainActor () -> Void
        var body: some View { Button("Play", action: action) }
    }

    private func opaque(_ action: @escaping @MainActor () -> Void) -> some View { Button("Play", action: action) }

    private func generic(_ view: some View) -> some View { view.padding() }

    @ViewBuilder private func control(_ spelling: Spelling, action: @escaping @MainActor () -> Void) -> some View {
        let button = Button("Play", action: action)
        let url = URL(filePath: "/album")
        switch spelling {
        case .plain: button
        case .disabled: button.disabled(false)
        case .padded: button.padding()
        case .iconOnly: Button("Play", systemImage: "play", action: action).labelStyle(.iconOnly)
        case .labeled: button.accessibilityLabel("Play")
        case .opaque: opaque(action)
        case .generic: generic(button)
        case .ownModifier: button.modifier(Framed())
        case .ownView: PlayButton(action: action)
        case .erased: AnyView(PlayButton(action: action))
        case .condition: if action as Any? != nil { button } else { Text("Nothing") }
        case .loop: ForEach(0..<1, id: \.self) { @Sendable _ in PlayButton(action: action) }
        case .receiving: button.onReceive(NotificationCenter.default.publisher(for: .finished)) { _ in }
        case .menu: Menu("Play") { Text("Item").onAppear(perform: action) }
        case .link: Link(destination: url) { Text("Play") }
        case .navigationLink: NavigationLink("Play") { Text("There").onAppear(perform: action) }
        case .shareLink: ShareLink(items: [url]) { Text("Play") }
        }
    }

    private let size = CGSize(width: 44, height: 44)
    private let center = CGPoint(x: 22, y: 22)

    @Test(
        "A control draws one surface in its shape, however it is written",
        .without(.repeatedAppearances, because: "The test counts appearances of a menu's and a link's content."),
        arguments: versions
    )
    func spellings(version: Int) {
        for spelling in Spelling.allCases {
            let log = Log()
            let view = control(spelling) { log.appearances += 1 }.glassSurface(.interactive, in: .circle)
            let host = host(NavigationStack { view }, on: version)
            #expect(host.surfaces == 1, "\(spelling)")
            // No glass lies over the control, so the control takes its touches.
            #expect(host.glassEffects.isEmpty, "\(spelling)")
            #expect(host.elements.count(where: \.isControl) == 1, "\(spelling)")
            #expect(!host.tap("Play", at: CGPoint(x: 2, y: 2), in: size), "\(spelling)")
            #expect(host.tap("Play", at: center, in: size), "\(spelling)")
            if spelling != .link && spelling != .shareLink { #expect(log.appearances == 1, "\(spelling)") }
        }
    }

    @Test("The modifier and the button style draw the same", arguments: versions)
    func spelling(version: Int) {
        func drawn(_ view: some View) -> [String] {
            let host = host(view, on: version)
            return [
                DrawnSurface(around: "Play", in: host)?.description ?? "",
                host.buttonStyles.joined(separator: ", "),
                "\(host.hitFrame(of: "Play") ?? .zero)",
            ]
        }
        for style in [SeaGlassButtonStyle.interactive, .primaryButton, .interactive.clear().tint(.red)] {
            let button = Button("Play") {}
            #expect(drawn(button.glassSurface(style)) == drawn(button.buttonStyle(.seaGlass(style))))
            let round = drawn(button.glassSurface(style, in: .circle))
            #expect(round == drawn(button.buttonStyle(.seaGlass(style, in: .circle))))
        }
    }

    @Test("A view without controls is drawn as it is", arguments: versions)
    func noControl(version: Int) async {
        let messages = await reports(awaiting: {
            let host = host(Text("Play").glassSurface(.interactive), on: version)
            #expect(host.surfaces == 0)
        })
        #expect(messages.isEmpty)
    }

    @Test("The innermost style of a button applies", arguments: versions)
    func innermost(version: Int) {
        let row = HStack {
            Button("One") {}.buttonStyle(.plain)
            Button("Two") {}
            Button("Three") {}.glassSurface(.primaryButton)
        }
        let host = host(row.glassSurface(.interactive), on: version)
        #expect(host.surfaces == 2)
        let styles = host.buttonStyles.filter { $0 != "custom" }
        #expect(styles == ["plain"] + (version < 26 ? [] : ["glass", "glassProminent"]))
    }

    @Test("A menu that the modifier styles is a button", arguments: versions)
    func menu(version: Int) {
        let host = host(Menu("More") { Text("Item") }.glassSurface(.interactive), on: version)
        #expect(host.elements.contains { $0.takesButtonStyle && $0.node.drawsMenusAsButtons })
    }

    @Test("An edit button has the style, and edits", arguments: versions)
    func editButton(version: Int) {
        let host = host(EditButton().glassSurface(.interactive), on: version)
        #expect(host.surfaces == 1)
        #expect(host.tap("Edit"))
        #expect(host.texts == ["Done"] && host.surfaces == 1)
    }

    @Test("A toggle with the button style has the style too, unless it has a style of its own", arguments: versions)
    func toggle(version: Int) {
        struct Tools: View {
            @State private var isOn = false
            let isBordered: Bool
            var body: some View {
                HStack {
                    Button("Play") {}
                    if isBordered { toggle.buttonStyle(.bordered) } else { toggle }
                }
            }

            private var toggle: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn).toggleStyle(.button) }
        }
        for isBordered in [true, false] {
            let host = host(Tools(isBordered: isBordered).glassSurface(.interactive), on: version)
            #expect(host.surfaces == (isBordered ? 1 : 2))
            #expect(host.tap("Off"))
            #expect(host.texts.contains("On"))
        }
    }

    @Test("Rows that are buttons have the style, and a row with a plain style has not", arguments: versions)
    func rows(version: Int) {
        let log = Log()
        let list = List {
            Button("Styled") { log.appearances += 1 }
            Button("Plain") { log.appearances += 1 }.buttonStyle(.plain)
        }
        let host = host(list.glassSurface(.interactive), on: version)
        #expect(host.surfaces == 1)
        #expect(host.tap("Styled") && host.tap("Plain"))
        #expect(log.appearances == 2)
    }

    @Test("Switches, text fields and pickers keep their look, and take their touches", arguments: versions)
    func otherControls(version: Int) {
        struct Controls: View {
            @State private var isOn = false
            @State private var name = ""
            var body: some View {
                VStack {
                    Toggle("Switch", isOn: $isOn)
                    TextField("Name", text: $name)
                    Text(isOn ? "on" : "off")
                    Button("Play") {}
                }
            }
        }
        let host = host(Controls().glassSurface(.interactive), on: version)
        #expect(host.surfaces == 1)
        #expect(host.tap("Switch"))
        #expect(host.texts.contains("on"))
    }

    @Test("The items of a menu, the buttons of an alert and swipe actions keep the system's style", arguments: versions)
    func systemButtons(version: Int) {
        struct Region: View {
            @State private var isAsking = true
            var body: some View {
                List {
                    Text("Row").swipeActions { Button("Archive") {} }
                    Menu("More") { Button("Item") {} }
                }
                .alert("Alert", isPresented: $isAsking) { Button("Done") {} }
            }
        }
        let host = host(Region().glassSurface(.interactive), on: version)
        #expect(host.tap("Done"))
        #expect(host.tap("More"))
        #expect(host.texts.contains("Item"))
        #expect(host.surfaces == 1, "Only the menu has a surface.")
    }

    @Test("A disabled button draws its surface and ignores taps", arguments: versions)
    func disabled(version: Int) {
        let log = Log()
        let view = Button("Play") { log.appearances += 1 }.disabled(true).glassSurface(.interactive, in: .circle)
        let host = host(view, on: version)
        #expect(host.surfaces == 1)
        host.tap("Play", at: center, in: size)
        #expect(log.appearances == 0)
    }

    // MARK: Surfaces behind views

    @Test("A surface styles no button, and takes none of its touches", arguments: versions)
    func behindAView(version: Int) {
        let log = Log()
        let button = PlayButton { log.appearances += 1 }
        for style in GlassSurfaceStyle.presets where style != .identity {
            for shape in [AnyShape(.circle), AnyShape(Diamond())] {
                log.appearances = 0
                let host = host(button.glassSurface(style, in: shape), on: version)
                #expect(host.surfaces == 1 && host.buttonStyles.isEmpty, "\(style)")
                #expect(host.glassEffects.allSatisfy { $0.glass?.isInteractive == false }, "\(style)")
                #expect(host.tap("Play"), "\(style)")
                #expect(log.appearances == 1, "\(style)")
            }
        }
    }

    @Test("A card with buttons has one surface, and the buttons keep their styles", arguments: versions)
    func card(version: Int) {
        let log = Log()
        let card = HStack {
            Button("One") { log.appearances += 1 }
            Button("Two") { log.appearances += 1 }.buttonStyle(.plain)
            VStack { Button("Three") { log.appearances += 1 } }
        }
        .glassSurface(.card)
        let host = SeaGlassHostedTests.host(card.buttonStyle(.bordered), on: version)
        #expect(host.surfaces == 1)
        #expect(host.buttonStyles == ["bordered", "plain"])
        for label in ["One", "Two", "Three"] { #expect(host.tap(label, at: center, in: size), "\(label)") }
        #expect(log.appearances == 3)
    }

    @Test("In a styled region a button on a card is a plain fill with a pressed state", arguments: versions)
    func styledCard(version: Int) throws {
        let region = VStack {
            Button("Alone") {}
            HStack { Button("Close") {} }.glassSurface(.card)
        }
        let host = host(region.glassSurface(.interactive), on: version)
        let close = try #require(DrawnSurface(around: "Close", in: host))
        #expect(close.fill != nil && !close.isGlass)
        host.press("Close")
        #expect(host.elements.contains { $0.scale == 0.97 })
        // The other button is glass.
        #expect(version < 26 || host.buttonStyles.last == "glass")
    }
}

extension Notification.Name {
    fileprivate static let finished = Notification.Name("finished")
}

extension Host {
    /// The number of visible surfaces, drawn by the system or the library.
    var surfaces: Int {
        let buttons = elements.count { element in
            element.buttonGlass.map { $0.variant != .identity }
                ?? ["glassProminent", "borderedProminent"].contains(element.buttonStyle)
        }
        return buttons + glassEffects.count + materials + tintFills
    }

    /// The number of surfaces filled with the surrounding tint.
    private var tintFills: Int { elements.count { $0.shapeStyle is TintShapeStyle } }
}
