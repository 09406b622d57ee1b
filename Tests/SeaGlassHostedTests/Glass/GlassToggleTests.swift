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

    @Test("On and off are told apart by a fill and by a line, wherever it stands", arguments: versions, [false, true])
    func onAndOff(version: Int, isNested: Bool) {
        func line(_ host: Host) -> Bool {
            host.elements.contains { element in
                let fields = Mirror(reflecting: element.value)
                return fields.descendant("lineWidth") as? CGFloat == 1.5
                    && fields.descendant("style") is ForegroundStyle
            }
        }
        func isTinted(_ host: Host) -> Bool {
            host.values(of: ButtonStyleChange.self).contains { style in
                if case .glass(let glass) = style {
                    glass.tint != nil
                } else {
                    style.description.hasSuffix("Prominent")
                }
            } || DrawnSurface(around: "Shuffle", in: host)?.tint != nil
        }
        let host = unreported { SeaGlassHostedTests.host(App(isNested: isNested), on: version) }
        #expect(!line(host) && !isTinted(host))
        unreported { _ = host.tap("Shuffle") }
        #expect(line(host) && isTinted(host))
        #expect(host.values(of: AccessibilityAttachmentModifier.self).contains { $0.traits.contains(.isSelected) })
        unreported { _ = host.tap("Shuffle") }
        #expect(!line(host) && !isTinted(host))
    }

    @Test("Disabled it does nothing", arguments: versions)
    func disabled(version: Int) {
        let host = host(App().disabled(true), on: version)
        #expect(!host.tap("Shuffle"))
    }
}
