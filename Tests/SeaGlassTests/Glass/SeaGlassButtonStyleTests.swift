import SeaGlass
import SwiftUI
import Testing

@Suite struct SeaGlassButtonStyleTests {
    private struct Diamond: Shape {
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }

    private struct Corners: Shape, Equatable {
        var radius: CGFloat
        func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
    }

    private func shaped(_ shape: some Shape) -> SeaGlassButtonStyle { .seaGlass(.interactive, in: shape) }

    @Test("Styles with the same options are equal")
    func equality() {
        #expect(SeaGlassButtonStyle.interactive.tint(.red).tint(nil) == .interactive)
        #expect(SeaGlassButtonStyle.interactive != .primaryButton)
        #expect(SeaGlassButtonStyle.interactive.clear() != .interactive)
        #expect(SeaGlassButtonStyle.interactive.clear().scrim(.nan) == .interactive.clear())
        #expect(SeaGlassButtonStyle.interactive.sizing(.flexible) != .interactive)
        #expect(SeaGlassButtonStyle.interactive.fallback(.thin) != .interactive)
        #expect(SeaGlassButtonStyle.seaGlass() == .interactive)
    }

    @Test("Clear glass has no effect on a primary button")
    func clearPrimary() { #expect(SeaGlassButtonStyle.primaryButton.clear() == .primaryButton) }

    @Test("Styles in the same shape are equal, and in a shape that can't be compared they differ")
    func shapes() {
        #expect(shaped(.circle) == shaped(.circle) && shaped(.capsule) == shaped(.capsule))
        #expect(shaped(.circle) != shaped(.capsule) && shaped(.capsule) != .interactive)
        #expect(shaped(.rect(cornerRadius: 8)) == shaped(.rect(cornerRadius: 8)))
        #expect(shaped(.rect(cornerRadius: 8)) != shaped(.rect(cornerRadius: 9)))
        #expect(shaped(.rect(cornerRadius: 8, style: .circular)) != shaped(.rect(cornerRadius: 8)))
        #expect(shaped(Corners(radius: 3)) == shaped(Corners(radius: 3)))
        #expect(shaped(Corners(radius: 3)) != shaped(Corners(radius: 4)))
        #expect(shaped(Diamond()) != shaped(Diamond()))
    }

    private func drawing(
        of style: SeaGlassButtonStyle,
        on capabilities: PlatformCapabilities = .iOS26,
        _ change: (inout GlassButtonContext) -> Void = { _ in }
    ) -> GlassButtonDrawing {
        var context = GlassButtonContext()
        context.capabilities = capabilities
        change(&context)
        return style.drawing(in: context)
    }

    @Test("From 26.1 on the system draws a button, and from 26.0 on a primary one")
    func versions() {
        for capabilities in [PlatformCapabilities.iOS17, .iOS18, .vision] {
            #expect(drawing(of: .interactive, on: capabilities) == .surface)
            #expect(drawing(of: .primaryButton, on: capabilities) == .surface)
        }
        #expect(drawing(of: .interactive, on: .iOS26Point0) == .surface)
        #expect(drawing(of: .primaryButton, on: .iOS26Point0) == .prominentGlass)
        for capabilities in [PlatformCapabilities.iOS26, .iOS27] {
            #expect(drawing(of: .interactive, on: capabilities) == .glass)
            #expect(drawing(of: .interactive.clear(), on: capabilities) == .glass)
            #expect(drawing(of: .primaryButton, on: capabilities) == .prominentGlass)
        }
    }

    @Test("The library draws a button on a surface, in another rendering and in a shape that the system lacks")
    func library() {
        for style in [SeaGlassButtonStyle.interactive, .primaryButton] {
            #expect(drawing(of: style) { $0.isOnSurface = true } == .surface)
            #expect(drawing(of: style) { $0.rendering = .material } == .surface)
            #expect(drawing(of: style) { $0.rendering = .opaque } == .surface)
            #expect(drawing(of: .seaGlass(style, in: Diamond())) == .surface)
            #expect(drawing(of: .seaGlass(style, in: .rect(cornerRadius: 8))) != .surface)
        }
    }

    @Test("tvOS and watchOS have the system's bordered buttons where they have no glass button")
    func bordered() {
        for system in [SystemFamily.television, .watch] {
            func drawing(_ style: SeaGlassButtonStyle, on capabilities: PlatformCapabilities) -> GlassButtonDrawing {
                self.drawing(of: style, on: capabilities) { $0.system = system }
            }
            #expect(drawing(.interactive, on: .iOS17) == .border)
            #expect(drawing(.primaryButton, on: .iOS17) == .prominentBorder)
            #expect(drawing(.primaryButton, on: .iOS26) == .prominentGlass)
            #expect(drawing(.interactive, on: .iOS26) == (system == .television ? .border : .glass))
            #expect(drawing(.seaGlass(.interactive, in: Diamond()), on: .iOS26) == .surface)
        }
    }
}
