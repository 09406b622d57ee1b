import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct GlassToggleTests {
    private struct App: View {
        @State private var isOn = false
        var isNested = false
        var body: some View {
            VStack { Toggle("Shuffle", isOn: $isOn).toggleStyle(.seaGlass(.regular.tint(.red))) }
                .glassSurface(.card, isEnabled: isNested)
        }
    }

    /// Returns whether a line is drawn along the edge. Off, it has no width.
    private func line(_ host: Host) -> Bool {
        let widths = Set(host.elements.compactMap(width))
        #expect(widths == [0] || widths == [3])
        return widths == [3]
    }

    private func isLine(_ element: Element) -> Bool { width(of: element) == 3 }

    private func width(of element: Element) -> CGFloat? {
        let fields = Mirror(reflecting: element.value)
        guard fields.descendant("style") is HierarchicalShapeStyle else { return nil }
        return fields.descendant("lineWidth") as? CGFloat
    }

    @Test("On and off are told apart by a fill and by a line, wherever it stands", arguments: versions, [false, true])
    func onAndOff(version: Int, isNested: Bool) {
        func isTinted(_ host: Host) -> Bool {
            if case .glass(let glass)? = host.values(of: ButtonStyleChange.self).last, glass.tint != nil { return true }
            let drawn = DrawnSurface(around: "Shuffle", in: host)
            return drawn?.tint != nil || (drawn?.fill?.red ?? 0) > 0.9
        }
        let host = unreported { SeaGlassHostedTests.host(App(isNested: isNested), on: version) }
        #expect(!line(host) && !isTinted(host))
        unreported { _ = host.tap("Shuffle") }
        #expect(line(host) && isTinted(host))
        unreported { _ = host.tap("Shuffle") }
        #expect(!line(host) && !isTinted(host))
    }

    @Test("It is a toggle with a value to assistive technologies", arguments: versions)
    func accessibility(version: Int) {
        func said(_ host: Host) -> [String] {
            let attachments = host.values(of: AccessibilityAttachmentModifier.self)
            let isToggle = attachments.contains { $0.traits.contains(.isToggle) }
            let isSelected = attachments.contains { $0.traits.contains(.isSelected) }
            return attachments.compactMap(\.value) + [isToggle ? "toggle" : "button"] + (isSelected ? ["selected"] : [])
        }
        let host = host(App(), on: version)
        #expect(said(host) == ["0", "toggle"])
        host.tap("Shuffle")
        #expect(said(host) == ["1", "toggle"])
    }

    enum Way: CaseIterable, Sendable { case surface, tint, custom, fallback }

    @Test(
        "It is one button whose label keeps its state, however it is drawn",
        arguments: GlassButtonTests.Path.allCases
    )
    func identity(path: GlassButtonTests.Path) {
        struct Toggles: View {
            @State private var isOn = false
            let log: Log
            var body: some View {
                Button("Switch") { isOn.toggle() }
                ForEach(Way.allCases, id: \.self) { way in
                    let toggle = Toggle(isOn: $isOn) { Probe(log: log) }
                    switch way {
                    case .surface: toggle.toggleStyle(.seaGlass())
                    case .tint: toggle.toggleStyle(.seaGlass(.regular.tint(.red)))
                    case .custom: toggle.toggleStyle(.seaGlass(in: Diamond()))
                    case .fallback:
                        toggle.toggleStyle(.seaGlass(.regular.tint(.red))).glassFallback(.bordered)
                    }
                }
            }
        }
        let log = Log()
        let host = path.host(Toggles(log: log))
        for _ in 0..<3 {
            host.tap("Switch")
            #expect((log.states.count, log.appearances, log.disappearances) == (4, 4, 0))
        }
    }

    @Test("It answers to touch as its surface does, on and off")
    func interactive() {
        for style in [GlassSurfaceStyle.regular, .interactive] {
            for isOn in [false, true] {
                let view = Toggle("Shuffle", isOn: .constant(isOn)).toggleStyle(.seaGlass(style))
                guard case .glass(let glass)? = host(view).values(of: ButtonStyleChange.self).last else {
                    Issue.record("\(style)")
                    continue
                }
                #expect(glass.isInteractive == style.isInteractive)
            }
        }
    }

    @Test("A bordered toggle is in the tint while it is on, and in the color of its label while it is off")
    func borderedTint() {
        func tints(isOn: Bool) -> [Color?] {
            let toggle = Toggle("Shuffle", isOn: .constant(isOn)).toggleStyle(.seaGlass(.regular.tint(.red)))
            return host(toggle.glassFallback(.bordered), on: 17).values(of: Effect.self).compactMap {
                if case .tint(let tint) = $0 { .some(tint) } else { nil }
            }
        }
        #expect(tints(isOn: true) == [.red])
        #expect(tints(isOn: false) == [.primary])
    }

    @Test("Disabled it does nothing", arguments: versions)
    func disabled(version: Int) {
        // Around the toggle, as an app disables a form.
        let host = host(App().disabled(true), on: version)
        #expect(!host.tap("Shuffle"))
        guard version < 26 else { return }
        let faded = host.elements.filter { if case .opacity(0.4)? = $0.value as? Effect { true } else { false } }
        #expect(faded.contains { $0.labels == ["Shuffle"] })
    }

    @Test("Its line shrinks with a press and fades while it is disabled", arguments: versions, [false, true])
    func ring(version: Int, isBordered: Bool) throws {
        let fallback = isBordered ? GlassFallback.bordered : .automatic
        let toggle = Toggle("Shuffle", isOn: .constant(true)).toggleStyle(.seaGlass()).glassFallback(fallback)
        let disabled = host(toggle.disabled(true), on: version).elements.filter {
            if case .opacity(0.4)? = $0.value as? Effect { true } else { false }
        }
        #expect(disabled.contains { $0.subtree.contains(where: isLine) })
        let enabled = host(toggle, on: version).elements
        for element in enabled where element.subtree.contains(where: isLine) {
            if case .opacity(let opacity)? = element.value as? Effect { #expect(opacity == 1) }
        }
        guard version < 26, !isBordered else { return }
        let scaled = try #require(enabled.first { $0.value is ScaleModifier })
        #expect(scaled.subtree.contains(where: isLine))
    }
}
