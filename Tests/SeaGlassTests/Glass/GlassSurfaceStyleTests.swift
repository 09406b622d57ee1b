import SeaGlass
import SwiftUI
import Testing

@Suite struct GlassSurfaceStyleTests {
    @Test("Styles with the same options are equal")
    func equality() {
        #expect(GlassSurfaceStyle.regular.tint(.red).tint(nil) == .regular)
        #expect(GlassSurfaceStyle.regular.tint(.red) != .regular.tint(.blue))
        #expect(GlassSurfaceStyle.regular.fallback(.thin) != .regular.fallback(.thick))
        #expect(GlassSurfaceStyle.regular.fallback(.thin) != .regular.fallback(Color.red))
        #expect(GlassSurfaceStyle.regular.allowsHitTesting(true) != .regular)
        #expect(Set(GlassSurfaceStyle.presets).count == 4)
    }

    @Test("A scrim's opacity is clamped, and NaN lets the library choose, so every style equals itself")
    func scrims() {
        let style = GlassSurfaceStyle.clear
        #expect(style.scrim(.nan) == style && style.scrim(0.2).scrim(.nan) == style)
        #expect(style.scrim(2) == style.scrim(1) && style.scrim(.infinity) == style.scrim(1))
        #expect(style.scrim(-1) == style.scrim(0) && style.scrim(-.infinity) == style.scrim(0))
    }

    /// The opacity of a drawing's scrim: a layer over a material, the tint in glass.
    private func scrim(_ drawing: GlassSurfaceDrawing) -> Double? {
        guard let glass = drawing.systemGlass else { return drawing.scrim?.opacity }
        #expect(drawing.scrim == nil, "A layer under glass does not move with it.")
        return glass.tint.map { SRGBColor($0).opacity }
    }

    @Test("Clear glass is dark over a black scrim, unless its opacity is 0 or the surface is a plain fill")
    func scrim() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            func drawing(_ style: GlassSurfaceStyle) -> GlassSurfaceDrawing { style.resolved(in: context) }
            #expect(scrim(drawing(.clear)) == 0.35 && drawing(.clear).colorScheme == .dark)
            #expect(scrim(drawing(.clear.scrim(0.2))) == 0.2)
            #expect(drawing(.clear.scrim(0.2)).colorScheme == .dark)
            #expect(scrim(drawing(.clear.scrim(0))) == nil && drawing(.clear.scrim(0)).colorScheme == nil)
            #expect(scrim(drawing(.regular.scrim(0.2))) == nil && drawing(.regular.scrim(0.2)).colorScheme == nil)
            context.isNested = true
            #expect(scrim(drawing(.clear)) == nil && drawing(.clear).colorScheme == nil)
            context.isNested = false
            context.rendering = .opaque
            #expect(scrim(drawing(.clear)) == nil && drawing(.clear).colorScheme == nil)
        }
    }

    @Test("A tint of clear glass lies over the scrim")
    func tintedScrim() throws {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = true
        let drawing = GlassSurfaceStyle.clear.tint(.white.opacity(0.5)).resolved(in: context)
        let tint = SRGBColor(try #require(drawing.systemGlass?.tint))
        let expected = SRGBColor.white.opacity(0.5).opacity(0.3).composited(over: .black.opacity(0.35))
        #expect(abs(tint.red - expected.red) < 0.001 && abs(tint.opacity - expected.opacity) < 0.001)
        let plain = GlassSurfaceStyle.clear.scrim(0).tint(.red).resolved(in: context)
        #expect(plain.systemGlass?.tint == .red)
    }

    @Test("Increase Contrast makes a scrim denser, unless the style has an opacity")
    func scrimUnderIncreaseContrast() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            context.contrast = .increased
            #expect(scrim(GlassSurfaceStyle.clear.resolved(in: context)) == 0.6)
            #expect(scrim(GlassSurfaceStyle.clear.scrim(0.2).resolved(in: context)) == 0.2)
        }
    }

    @Test("Reduce Transparency removes the scrim of a surface that it makes opaque")
    func scrimUnderReduceTransparency() {
        var context = GlassSurfaceContext()
        context.reduceTransparency = true
        #expect(scrim(GlassSurfaceStyle.clear.resolved(in: context)) == nil)
        context.hasLiquidGlass = true
        #expect(scrim(GlassSurfaceStyle.clear.resolved(in: context)) == 0.35)
    }

    @Test("The material and opaque renderings don't use the system's glass")
    func rendering() {
        var context = GlassSurfaceContext()
        context.hasLiquidGlass = true
        for style in GlassSurfaceStyle.presets where style != .identity {
            context.rendering = .automatic
            #expect(style.resolved(in: context).systemGlass != nil)
            context.rendering = .material
            #expect(style.resolved(in: context).systemGlass == nil)
            let material = GlassSurfaceDrawing.Backdrop.material(style == .clear ? .ultraThin : .regular)
            #expect(style.resolved(in: context).backdrop == material)
            context.rendering = .opaque
            #expect(style.resolved(in: context).backdrop == .fill(context.secondaryBackground))
        }
    }

    @Test("A primary button without a tint is filled with the inherited tint in each rendering")
    func inheritedTint() {
        var context = GlassSurfaceContext()
        context.isPrimary = true
        for hasLiquidGlass in [false, true] {
            context.hasLiquidGlass = hasLiquidGlass
            for rendering in [GlassRendering.automatic, .material, .opaque] {
                context.rendering = rendering
                let drawing = GlassSurfaceStyle.regular.resolved(in: context)
                #expect(drawing.backdrop == .inheritedTint && drawing.systemGlass == nil && drawing.label == .white)
            }
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

    @Test("A primary destructive button is red on the library's surface and on the system's")
    func destructive() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            let plain = GlassSurfaceStyle.regular.resolved(in: context)
            context.isPrimary = true
            let red = GlassSurfaceStyle.regular.tint(.red).resolved(in: context)
            #expect(GlassSurfaceStyle.regular.resolved(in: context) != red)
            context.isDestructive = true
            #expect(GlassSurfaceStyle.regular.resolved(in: context) == red)
            context.isPrimary = false
            var destructive = GlassSurfaceStyle.regular.resolved(in: context)
            // The system's buttons color their label red.
            #expect((destructive.label == nil) == hasLiquidGlass)
            destructive.label = nil
            #expect(destructive == plain)
        }
    }

    @Test("A primary button loses its color in an inactive window of a Mac, and other tints do not")
    func inactive() {
        for hasLiquidGlass in [false, true] {
            var context = GlassSurfaceContext()
            context.hasLiquidGlass = hasLiquidGlass
            let tinted = GlassSurfaceStyle.regular.tint(.red).resolved(in: context)
            context.isInactive = true
            #expect(GlassSurfaceStyle.regular.tint(.red).resolved(in: context) == tinted)
            let plain = GlassSurfaceStyle.regular.resolved(in: context)
            context.isPrimary = true
            #expect(GlassSurfaceStyle.regular.resolved(in: context) == plain)
            #expect(GlassSurfaceStyle.regular.tint(.red).resolved(in: context) == plain)
        }
    }

    @Test("The identity style draws nothing")
    func identity() {
        var context = GlassSurfaceContext()
        for hasLiquidGlass in [false, true] {
            context.hasLiquidGlass = hasLiquidGlass
            let off = GlassSurfaceStyle.identity.resolved(in: context)
            #expect(!off.isDrawn && off.label == nil && off.border == nil)
        }
    }

    @Test("A primary button has its fallback without a tint, and a label that contrasts with the color")
    func primaryFallback() throws {
        var context = GlassSurfaceContext()
        context.isPrimary = true
        let yellow = GlassSurfaceStyle.regular.fallback(Color.yellow).resolved(in: context)
        #expect(yellow.backdrop == .color(.yellow) && yellow.label == .black)
        #expect(GlassSurfaceStyle.regular.fallback(.thin).resolved(in: context).backdrop == .material(.thin))
        context.isNested = true
        #expect(GlassSurfaceStyle.regular.fallback(Color.yellow).resolved(in: context).backdrop == .inheritedTint)
    }

    @Test("A style chooses its material or color without glass, and Reduce Transparency wins")
    func fallback() {
        var context = GlassSurfaceContext()
        for style in [GlassSurfaceStyle.card, .clear, .regular.tint(.red)] {
            for thickness in MaterialThickness.allCases {
                #expect(style.fallback(thickness).resolved(in: context).backdrop == .material(thickness))
            }
            #expect(style.fallback(Color.orange).resolved(in: context).backdrop == .color(.orange))
        }
        let orange = GlassSurfaceStyle.card.fallback(Color.orange)
        guard case .some(.none) = orange.resolved(in: context).material else {
            Issue.record("Labels on a color are vibrant.")
            return
        }
        context.contrast = .increased
        let drawing = orange.resolved(in: context)
        #expect(drawing.borderWidth == 1)
        #expect((drawing.border?.contrastRatio(with: context.resolved(.orange)) ?? 0) >= 3)
        context.contrast = .standard
        context.reduceTransparency = true
        #expect(orange.resolved(in: context).backdrop == .fill(context.secondaryBackground))
        context.reduceTransparency = false
        context.isNested = true
        #expect(orange.resolved(in: context) == GlassSurfaceStyle.card.resolved(in: context))
        context.isNested = false
        context.hasLiquidGlass = true
        #expect(orange.resolved(in: context) == GlassSurfaceStyle.card.resolved(in: context))
        context.rendering = .material
        #expect(orange.resolved(in: context).backdrop == .color(.orange))
    }

    private func radius(_ width: CGFloat, _ height: CGFloat) -> CGFloat? {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        let path = GlassSurfaceStyle.Outline.capsule.path(in: rect)
        return stride(from: 0, through: 200, by: 0.5).first { radius in
            RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect) == path
        }
    }

    @Test("The corner radius of a long capsule is at most 32 points, and a square capsule is a circle")
    func tallCapsule() {
        #expect((radius(300, 40), radius(300, 64), radius(300, 200)) == (20, 32, 32))
        #expect((radius(40, 40), radius(64, 64), radius(80, 80)) == (20, 32, 40))
    }

    @Test("A point more of length changes the corner radius of a capsule by at most a point")
    func continuousCapsule() throws {
        for height in [CGFloat(60), 64, 66, 80, 120] {
            var last = try #require(radius(height, height))
            for length in stride(from: height + 1, through: height + 60, by: 1) {
                let next = try #require(radius(length, height))
                #expect(abs(next - last) <= 1)
                last = next
            }
            #expect(last == min(height / 2, 32))
        }
    }

    @Test("On visionOS only an untinted card is a plate, unless a setting or rendering forbids glass")
    func plates() {
        var context = GlassSurfaceContext()
        context.hasPlates = true
        #expect(GlassSurfaceStyle.presets.filter { $0.resolved(in: context).hasPlate } == [.card])
        let plate = GlassSurfaceStyle.card.resolved(in: context)
        #expect(plate.isDrawn)
        #expect(plate.backdrop == .none)
        #expect(!GlassSurfaceStyle.card.tint(.red).resolved(in: context).hasPlate)
        context.isNested = true
        #expect(!GlassSurfaceStyle.card.resolved(in: context).hasPlate)
        context.isNested = false
        context.reduceTransparency = true
        #expect(!GlassSurfaceStyle.card.resolved(in: context).hasPlate)
        context.reduceTransparency = false
        context.rendering = .material
        #expect(!GlassSurfaceStyle.card.resolved(in: context).hasPlate)
    }
}
