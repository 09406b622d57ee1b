import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// The colors of the system's own controls on surfaces, in bars and in popovers.
@MainActor @Suite struct GlassControlColorTests {
    private struct Controls: View {
        var body: some View {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
            Link(destination: URL(string: "https://example.com")!) { Text("Link") }
            Toggle("Toggle", isOn: .constant(true))
            Toggle("Toggle off", isOn: .constant(true)).disabled(true)
            Picker("Picker", selection: .constant(1)) { Text("Choice").tag(1) }
            Picker("Menu", selection: .constant(1)) { Text("Chosen").tag(1) }.pickerStyle(.menu)
        }
    }

    private static let colors: [String: Color] = [
        "Save": .accentColor, "Delete": .red, "Off": .gray, "Link": .accentColor, "Toggle": .primary,
        "Toggle off": .gray, "Picker": .primary, "Choice": .accentColor, "Chosen": .accentColor,
    ]

    private func colors(_ view: some View, on version: Int) -> [String: Color] {
        let host = SeaGlassHostedTests.host(view, on: version)
        return Dictionary(uniqueKeysWithValues: Self.colors.keys.map { ($0, host.foregroundColor(of: $0) ?? .clear) })
    }

    @Test(
        "On a surface controls keep the tint, the color of their role and the gray of disabled ones",
        arguments: versions
    )
    func surface(version: Int) {
        let styles: [GlassSurfaceStyle] = [.regular, .clear, .identity, .card]
        for style in styles + [.card.tint(.yellow)] {
            #expect(colors(VStack { Controls() }.glassSurface(style), on: version) == Self.colors)
        }
        let tinted = colors(VStack { Controls() }.glassSurface(.card).tint(.orange), on: version)
        #expect(tinted == Self.colors.mapValues { $0 == .accentColor ? .orange : $0 })
    }

    @Test("In a bar controls keep the colors of tint, role and disabled state", arguments: versions)
    func bar(version: Int) {
        let bar = Text("Screen").glassBar(edge: .bottom) { Controls() }
        #expect(colors(bar, on: version) == Self.colors)
    }

    @Test("In a popover of a surface controls keep the colors of tint, role and disabled state", arguments: versions)
    func popover(version: Int) {
        for style in [GlassSurfaceStyle.card, .regular] {
            let view = Text("Surface").popover(isPresented: .constant(true)) { Controls() }.glassSurface(style)
            #expect(colors(view, on: version) == Self.colors)
        }
    }

    /// Controls on a surface, on a screen in whose color scheme labels are white over the black background.
    private func onScreen(_ surface: (VStack<Controls>) -> some View) -> some View {
        surface(VStack { Controls() })
            .environment(\.colorScheme, .dark)
            .persistentBackground(.ocean, style: .standard.base(.black))
    }

    @Test("On a surface and in a bar controls keep their colors in a color scheme of the app", arguments: versions)
    func scheme(version: Int) {
        for style in [GlassSurfaceStyle.card, .regular, .regular.tint(.yellow), .clear, .identity] {
            #expect(colors(onScreen { $0.glassSurface(style) }, on: version) == Self.colors)
        }
        let nested = onScreen { off in VStack { off.glassSurface(.identity) }.glassSurface(.card) }
        #expect(colors(nested, on: version) == Self.colors)
        let inBar = onScreen { $0.glassSurface(.identity).modifier(Bar()) }
        #expect(colors(inBar, on: version) == Self.colors)
    }

    private struct Bar: ViewModifier {
        func body(content: Content) -> some View { Text("Screen").glassBar(edge: .bottom) { content } }
    }

    @Test("The system's glass buttons keep the system's colors", arguments: [26, 27])
    func glassButtons(version: Int) {
        let buttons = VStack {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
        }
        let host = SeaGlassHostedTests.host(buttons.buttonStyle(.seaGlass()), on: version)
        let plain = Host(buttons.buttonStyle(.glass))
        for name in ["Save", "Delete", "Off"] {
            #expect(host.foregroundColor(of: name) == plain.foregroundColor(of: name), "\(name)")
        }
    }
}
