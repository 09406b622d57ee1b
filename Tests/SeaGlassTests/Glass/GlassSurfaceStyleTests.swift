import SeaGlass
import SwiftUI
import Testing

@Suite struct GlassSurfaceStyleTests {
    @Test("Styles with the same options are equal")
    func equality() {
        #expect(GlassSurfaceStyle.regular.interactive() == .interactive)
        #expect(GlassSurfaceStyle.interactive.interactive(false) == .regular)
        #expect(GlassSurfaceStyle.regular.tint(.red).tint(nil) == .regular)
        #expect(GlassSurfaceStyle.regular.tint(.red) != .regular.tint(.blue))
        #expect(GlassSurfaceStyle.regular.interactive() == .secondaryButton)
        #expect(GlassSurfaceStyle.presets.count == 9)
        #expect(GlassSurfaceStyle.overlay == .clear)
        #expect(Set(GlassSurfaceStyle.presets).count == 7)
    }

    @Test("A scrim's opacity is clamped, and NaN lets the library choose, so every style equals itself")
    func scrims() {
        let style = GlassSurfaceStyle.clear
        #expect(style.scrim(.nan) == style && style.scrim(0.2).scrim(.nan) == style)
        #expect(style.scrim(2) == style.scrim(1) && style.scrim(.infinity) == style.scrim(1))
        #expect(style.scrim(-1) == style.scrim(0) && style.scrim(-.infinity) == style.scrim(0))
    }

    @Test("Only button styles are interactive by default")
    func interactive() {
        let interactive: [GlassSurfaceStyle] = [.interactive, .primaryButton, .secondaryButton]
        for style in GlassSurfaceStyle.presets { #expect(style.isInteractive == interactive.contains(style)) }
        #expect(!GlassSurfaceStyle.card.tint(.red).isInteractive)
    }

    @Test("Clear glass is dark over a black scrim, unless its opacity is 0 or the surface is a plain fill")
    func scrim() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            func drawing(_ style: GlassSurfaceStyle) -> GlassSurfaceDrawing { style.resolved(in: context) }
            #expect(drawing(.clear).scrim == .black.opacity(0.35) && drawing(.clear).colorScheme == .dark)
            #expect(drawing(.clear.scrim(0.2)).scrim == .black.opacity(0.2))
            #expect(drawing(.clear.scrim(0.2)).colorScheme == .dark)
            #expect(drawing(.clear.scrim(0)).scrim == nil && drawing(.clear.scrim(0)).colorScheme == nil)
            #expect(drawing(.regular.scrim(0.2)).scrim == nil && drawing(.regular.scrim(0.2)).colorScheme == nil)
            context.isNested = true
            #expect(drawing(.clear).scrim == nil && drawing(.clear).colorScheme == nil)
            context.isNested = false
            context.rendering = .opaque
            #expect(drawing(.clear).scrim == nil && drawing(.clear).colorScheme == nil)
        }
    }

    @Test("Increase Contrast makes a scrim denser, unless the style has an opacity")
    func scrimUnderIncreaseContrast() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            context.contrast = .increased
            #expect(GlassSurfaceStyle.clear.resolved(in: context).scrim == .black.opacity(0.6))
            #expect(GlassSurfaceStyle.clear.scrim(0.2).resolved(in: context).scrim == .black.opacity(0.2))
        }
    }

    @Test("Reduce Transparency removes the scrim of a surface that it makes opaque")
    func scrimUnderReduceTransparency() {
        var context = GlassSurfaceContext()
        context.reduceTransparency = true
        #expect(GlassSurfaceStyle.clear.resolved(in: context).scrim == nil)
        context.hasLiquidGlass = true
        #expect(GlassSurfaceStyle.clear.resolved(in: context).scrim == .black.opacity(0.35))
    }

    @Test("The material and opaque renderings don't use the system's glass")
    func rendering() {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = true
        for style in GlassSurfaceStyle.presets where style != .identity {
            context.rendering = .automatic
            // A primary button is filled with the surrounding tint, which glass cannot be given.
            #expect((style.resolved(in: context).systemGlass == nil) == (style == .primaryButton))
            context.rendering = .material
            #expect(style.resolved(in: context).systemGlass == nil)
            let backdrops: [GlassSurfaceDrawing.Backdrop] = [
                .material(.regular), .material(.ultraThin), .inheritedTint,
            ]
            #expect(backdrops.contains(style.resolved(in: context).backdrop))
            context.rendering = .opaque
            if style == .primaryButton { continue }
            guard case .fill(let fill) = style.resolved(in: context).backdrop else {
                Issue.record("\(style) is no fill")
                continue
            }
            #expect(fill.opacity == 1)
        }
    }

    @Test("Materials on iOS 26 become opaque under Reduce Transparency, and the system adapts its glass")
    func materialReduced() {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = true
        context.reduceTransparency = true
        #expect(GlassSurfaceStyle.card.resolved(in: context).systemGlass != nil)
        context.rendering = .material
        #expect(GlassSurfaceStyle.card.resolved(in: context).backdrop == .fill(context.secondaryBackground))
    }

    @Test("A prominent destructive button is red on the library's surface and on the system's")
    func destructive() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            let red = GlassSurfaceStyle.primaryButton.tint(.red).resolved(in: context)
            let plain = GlassSurfaceStyle.secondaryButton.resolved(in: context)
            #expect(GlassSurfaceStyle.primaryButton.resolved(in: context) != red)
            context.isDestructive = true
            #expect(GlassSurfaceStyle.primaryButton.resolved(in: context) == red)
            var destructive = GlassSurfaceStyle.secondaryButton.resolved(in: context)
            // The system's buttons color their label red.
            #expect((destructive.label == nil) == hasLiquidGlass)
            destructive.label = nil
            #expect(destructive == plain)
        }
    }

    @Test("A prominent surface loses its color in an inactive window of a Mac, and other tints do not")
    func inactive() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            let tinted = GlassSurfaceStyle.regular.tint(.red).resolved(in: context)
            context.isInactive = true
            let plain = GlassSurfaceStyle.secondaryButton.resolved(in: context)
            #expect(GlassSurfaceStyle.primaryButton.resolved(in: context) == plain)
            #expect(GlassSurfaceStyle.primaryButton.tint(.red).resolved(in: context) == plain)
            #expect(GlassSurfaceStyle.regular.tint(.red).resolved(in: context) == tinted)
        }
    }

    @Test("The identity style keeps the system's identity glass, unless it is nested")
    func identity() {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = true
        let off = GlassSurfaceStyle.identity.resolved(in: context)
        #expect(off.systemGlass?.variant == .identity)
        for style in GlassSurfaceStyle.presets {
            let off = style.turnedOff.resolved(in: context)
            #expect(!off.isDrawn && off.label == nil)
        }
        #expect(!off.isDrawn)
        context.isNested = true
        #expect(GlassSurfaceStyle.identity.resolved(in: context).systemGlass == nil)
    }

    @Test(
        "A rendering chooses the material of a surface, unless it is nested or Reduce Transparency is on"
    )
    func thickness() {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = true
        for thickness in GlassRendering.Thickness.allCases {
            context.rendering = .material(thickness)
            for style in [GlassSurfaceStyle.card, .clear, .overlay] {
                #expect(style.resolved(in: context).backdrop == .material(thickness))
            }
        }
        context.rendering = .bordered
        #expect(GlassSurfaceStyle.card.resolved(in: context).backdrop == .material(.regular))
        context.rendering = .material(.thick)
        context.isNested = true
        guard case .fill = GlassSurfaceStyle.card.resolved(in: context).backdrop else {
            Issue.record("A surface in another is no fill")
            return
        }
        context.isNested = false
        context.reduceTransparency = true
        #expect(GlassSurfaceStyle.card.resolved(in: context).backdrop == .fill(context.secondaryBackground))
    }

    @Test("A capsule's corner radius is at most 32 points, unless it is a circle")
    func tallCapsule() {
        func radius(_ height: CGFloat) -> CGFloat? {
            let path = GlassSurfaceStyle.Outline.capsule.path(in: CGRect(x: 0, y: 0, width: 300, height: height))
            return path == Path(roundedRect: path.boundingRect, cornerRadius: min(height / 2, 32))
                ? min(height / 2, 32) : nil
        }
        #expect((radius(40), radius(64), radius(200)) == (20, 32, 32))
        let square = CGRect(x: 0, y: 0, width: 80, height: 80)
        #expect(GlassSurfaceStyle.Outline.capsule.path(in: square) == Path(roundedRect: square, cornerRadius: 40))
    }

    @Test("On visionOS only an untinted sheet is a plate, unless a setting or rendering forbids glass")
    func plates() {
        var context = GlassSurfaceContext()
        context.hasPlates = true
        #expect(GlassSurfaceStyle.presets.filter { $0.resolved(in: context).hasPlate } == [.sheet])
        let plate = GlassSurfaceStyle.sheet.resolved(in: context)
        #expect(plate.isDrawn)
        #expect(plate.backdrop == .none)
        #expect(!GlassSurfaceStyle.sheet.tint(.red).resolved(in: context).hasPlate)
        context.isNested = true
        #expect(!GlassSurfaceStyle.sheet.resolved(in: context).hasPlate)
        context.isNested = false
        context.reduceTransparency = true
        #expect(!GlassSurfaceStyle.sheet.resolved(in: context).hasPlate)
        context.reduceTransparency = false
        context.rendering = .material
        #expect(!GlassSurfaceStyle.sheet.resolved(in: context).hasPlate)
    }
}
