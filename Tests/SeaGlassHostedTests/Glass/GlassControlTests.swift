import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

/// A control draws its surface itself, whatever its static type. Other views get a surface behind them.
@MainActor @Suite struct GlassControlTests {
    /// Ways to write a control whose static type does not reveal it.
    enum Spelling: CaseIterable, Sendable {
        case disabled, padded, iconOnly, labeled, modifiedTwice, opaque, generic, ownModifier, ownStyle
        case menu, link, navigationLink, shareLink
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    private func opaque(_ action: @escaping @MainActor () -> Void) -> some View { Button("Play", action: action) }

    private func generic(_ view: some View) -> some View { view.glassSurface(.interactive, in: .circle) }

    @ViewBuilder private func control(_ spelling: Spelling, action: @escaping @MainActor () -> Void) -> some View {
        let button = Button("Play", action: action)
        let url = URL(filePath: "/album")
        switch spelling {
        case .disabled: button.disabled(false).glassSurface(.interactive, in: .circle)
        case .padded: button.padding().glassSurface(.interactive, in: .circle)
        case .iconOnly:
            Button("Play", systemImage: "play", action: action).labelStyle(.iconOnly)
                .glassSurface(.interactive, in: .circle)
        case .labeled: button.accessibilityLabel("Play").glassSurface(.interactive, in: .circle)
        case .modifiedTwice: button.font(.title).padding(8).glassSurface(.interactive, in: .circle)
        case .opaque: opaque(action).glassSurface(.interactive, in: .circle)
        case .generic: generic(button.padding())
        case .ownModifier: button.modifier(Framed()).glassSurface(.interactive, in: .circle)
        case .ownStyle: button.buttonStyle(.bordered).glassSurface(.interactive, in: .circle)
        case .menu:
            Menu("Play") { Text("Item").onAppear(perform: action) }.padding().glassSurface(.interactive, in: .circle)
        case .link: Link(destination: url) { Text("Play") }.padding().glassSurface(.interactive, in: .circle)
        case .navigationLink:
            NavigationLink("Play") { Text("There").onAppear(perform: action) }.padding()
                .glassSurface(.interactive, in: .circle)
        case .shareLink: ShareLink(items: [url]) { Text("Play") }.padding().glassSurface(.interactive, in: .circle)
        }
    }

    private let size = CGSize(width: 44, height: 44)
    private let center = CGPoint(x: 22, y: 22)

    @Test(
        "A control draws one surface in its shape, whatever its static type",
        .without(.repeatedAppearances, because: "The test counts appearances of a menu's and a link's content."),
        arguments: versions
    )
    func spellings(version: Int) {
        for spelling in Spelling.allCases {
            let log = Log()
            let host = host(NavigationStack { control(spelling) { log.appearances += 1 } }, on: version)
            #expect(host.surfaces == 1, "\(spelling)")
            // No glass lies over the control, so the control takes its touches.
            #expect(host.glassEffects.isEmpty, "\(spelling)")
            #expect(host.elements.count { $0.value is any Activatable } == 1, "\(spelling)")
            #expect(!host.tap("Play", at: CGPoint(x: 2, y: 2), in: size), "\(spelling)")
            #expect(host.tap("Play", at: center, in: size), "\(spelling)")
            if spelling != .link && spelling != .shareLink { #expect(log.appearances == 1, "\(spelling)") }
        }
    }

    @Test("A disabled control draws its surface and ignores taps", arguments: versions)
    func disabled(version: Int) {
        let log = Log()
        let view = Button("Play") { log.appearances += 1 }.disabled(true).glassSurface(.interactive, in: .circle)
        let host = host(view, on: version)
        #expect(host.surfaces == 1)
        host.tap("Play", at: center, in: size)
        #expect(log.appearances == 0)
    }

    @Test("Controls in the modifiers of a control keep their style", arguments: versions)
    func modifiersOfAControl(version: Int) {
        struct App: View {
            @State private var isShown = false
            let log: Log
            var body: some View {
                Button("Queue") { isShown = true }
                    .sheet(isPresented: $isShown) { Button("Done") { log.disappearances += 1 } }
                    .overlay(alignment: .topTrailing) { Button("1") { log.appearances += 1 } }
                    .glassSurface(.secondaryButton)
            }
        }
        let log = Log()
        let host = host(App(log: log), on: version)
        #expect(host.surfaces == 1)
        #expect(host.tap("1"))
        #expect(host.tap("Queue"))
        #expect(host.surfaces == 1)
        #expect(host.tap("Done"))
        #expect((log.appearances, log.disappearances) == (1, 1))
    }

    // MARK: Other views

    /// An app's view around a button.
    private struct PlayButton: View {
        let log: Log
        var body: some View { Button("Play") { log.appearances += 1 } }
    }

    @Test(
        "An app's view around a button has one surface behind it, and a tap reaches the button",
        arguments: versions
    )
    func ownView(version: Int) {
        let log = Log()
        let host = host(PlayButton(log: log).glassSurface(in: .circle), on: version)
        #expect(host.surfaces == 1)
        #expect(host.elements.count { $0.value is any Activatable } == 1)
        #expect(host.tap("Play", at: center, in: size))
        #expect(log.appearances == 1)
    }

    @Test("Buttons on an interactive surface take their taps", arguments: versions)
    func onInteractive(version: Int) {
        let log = Log()
        let styles: [GlassSurfaceStyle] = [
            .interactive, .secondaryButton, .primaryButton, .overlay.interactive(), .card.interactive(),
            .regular.tint(.red).interactive(),
        ]
        for style in styles {
            let views: [any View] = [
                PlayButton(log: log).glassSurface(style, in: .circle),
                AnyView(Button("Play") { log.appearances += 1 }).glassSurface(style),
                HStack { PlayButton(log: log) }.glassSurface(style),
                Group { if version > 0 { Button("Play") { log.appearances += 1 } } }.glassSurface(style),
            ]
            for view in views {
                log.appearances = 0
                let host = host(AnyView(view), on: version)
                #expect(host.surfaces == 1, "\(style)")
                #expect(host.tap("Play", at: center, in: size), "\(style)")
                #expect(log.appearances == 1, "\(style)")
            }
        }
    }

    @Test("Glass behind a view does not react to touch", arguments: [26, 27])
    func behindAView(version: Int) {
        for style in GlassSurfaceStyle.presets {
            for isEnabled in [true, false] {
                let view = Text("Surface").glassSurface(style.interactive(), isEnabled: isEnabled)
                let effects = host(view, on: version).values(of: GlassEffect.self)
                #expect(effects.count == 1, "\(style)")
                #expect(effects.allSatisfy { !$0.glass.isInteractive }, "\(style)")
            }
        }
    }

    @Test(
        "A card with buttons has one surface, and the buttons keep their styles",
        arguments: versions
    )
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
        let styles = host.values(of: ButtonStyleChange.self).map(\.name)
        #expect(styles == ["bordered", "plain"])
        for label in ["One", "Two", "Three"] { #expect(host.tap(label, at: center, in: size), "\(label)") }
        #expect(log.appearances == 3)
    }
}

extension Host {
    var glassEffects: [GlassEffect] { values(of: GlassEffect.self).filter { $0.glass.variant != .identity } }

    /// The number of visible surfaces, drawn by the system or the library.
    var surfaces: Int {
        let styles = values(of: ButtonStyleChange.self).count { style in
            switch style {
            case .glass(let glass): glass.variant != .identity
            case .glassProminent, .borderedProminent: true
            default: false
            }
        }
        return styles + glassEffects.count + materials + tintFills
    }

    /// The number of surfaces filled with the surrounding tint.
    private var tintFills: Int {
        elements.count { element in
            let style = Mirror(reflecting: element.value).children.first { $0.label == "style" }?.value
            return (style as? AnyShapeStyle)?.style is TintShapeStyle
        }
    }
}
