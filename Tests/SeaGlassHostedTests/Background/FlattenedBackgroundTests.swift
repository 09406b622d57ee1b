import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// One opaque tile replaces three layers: what is shown, and when. The tests run serially because they share a cache.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct FlattenedBackgroundTests {
    /// Returns a palette with colors no other test uses, because the cache of the process keeps the other tests' tiles.
    private func palette(_ id: String) -> ColorPalette {
        let sum = id.utf8.reduce(0) { ($0 * 31 + Int($1)) % 251 }
        let color = SRGBColor(red: 0.2, green: 0.4, blue: Double(sum) / 255)
        return ColorPalette(id: id, name: id, colors: [color, .black])
    }

    private func flattened(_ palette: ColorPalette, animation: Animation? = nil) -> some View {
        Levels().persistentBackground(palette, style: .standard.rendering(.flattened), animation: animation)
    }

    @Test("A style is layered by default and keeps its rendering when other options change")
    func style() {
        #expect(PersistentBackgroundStyle.standard.rendering == .layered)
        #expect(PersistentBackgroundStyle.minimal.rendering == .layered)
        let style = PersistentBackgroundStyle.standard.rendering(.flattened).vignette(nil)
        #expect(style.rendering == .flattened && style.vignette == nil)
        #expect(style.rendering(.layered) == .standard.vignette(nil))
        #expect(style != .standard.vignette(nil))
    }

    @Test("The first frame shows the layers, and the tile replaces them once it is drawn")
    func firstFrame() async {
        let host = host(flattened(palette("first frame")))
        #expect(host.shownTiles.isEmpty && host.showsLayers == [true])
        await host.finishTasks()
        #expect(host.shownTiles.count == 1 && host.showsLayers == [false])
    }

    @Test(
        "A second background with the same recipe and size shows the tile in its first frame, animated or not",
        arguments: [false, true]
    )
    func cached(isAnimated: Bool) async {
        let palette = palette("cached \(isAnimated)")
        let animation: Animation? = isAnimated ? .default : nil
        let first = host(flattened(palette, animation: animation))
        await first.finishTasks()
        let second = host(flattened(palette, animation: animation))
        #expect(second.shownTiles == first.shownTiles && second.showsLayers == [false])
        let other = host(flattened(palette)) { $0.colorScheme = .dark }
        #expect(other.showsLayers == [true])
    }

    @Test("A layered style is never flattened and requests no tile", .countsEvaluations)
    func layered() async throws {
        let host = host(Levels().persistentBackground(palette("layered")))
        let background = try #require(host.background)
        await host.finishTasks()
        #expect(host.shownTiles.isEmpty && host.showsLayers == [true])
        #expect(background.evaluations == 1)
        #expect(host.nodes(of: RecipeView.self).map(\.evaluations) == [1])
    }

    @Test("A container of another size shows the layers until its own tile is drawn")
    func resize() async {
        let host = host(flattened(palette("resize")))
        await host.finishTasks()
        let portrait = host.shownTiles
        host.system.width = 852
        host.system.height = 393
        #expect(host.showsLayers == [true])
        await host.finishTasks()
        #expect(host.shownTiles.count == 1 && host.shownTiles != portrait)
        host.system.width = 393
        host.system.height = 852
        #expect(host.shownTiles == portrait)
    }

    @Test("A setting that changes the recipe shows its layers until its own tile is drawn")
    func settings() async {
        let host = host(flattened(palette("settings")))
        await host.finishTasks()
        let light = host.shownTiles
        host.system.colorScheme = .dark
        #expect(host.showsLayers == [true])
        await host.finishTasks()
        #expect(host.shownTiles.count == 1 && host.shownTiles != light)
    }

    @Test(
        "Replacing the layers with the tile keeps the tree and evaluates the recipe's view once more",
        .countsEvaluations
    )
    func shape() async throws {
        let host = host(flattened(palette("shape")))
        let background = try #require(host.background)
        let before = background.subtree
        await host.finishTasks()
        let after = background.subtree
        #expect(before.count == after.count && zip(before, after).allSatisfy { $0 === $1 })
        #expect(background.evaluations == 1)
        #expect(host.nodes(of: RecipeView.self).map(\.evaluations) == [2])
        #expect(host.nodes(of: LayeredRecipe.self).map(\.evaluations) == [1])
    }

    @Test("Pushes and pops evaluate no part of a flattened background", .countsEvaluations)
    func pushes() async throws {
        let host = host(flattened(palette("pushes")))
        await host.finishTasks()
        let evaluations = try #require(host.background).subtree.map(\.evaluations)
        for _ in 0..<50 {
            host.tap("Value")
            host.goBack()
        }
        #expect(host.background?.subtree.map(\.evaluations) == evaluations)
    }

    @Test("A palette change shows the layers while it animates, and the tile at once without an animation")
    func paletteChange() async {
        struct Themed: View {
            @State private var palette: ColorPalette
            let other: ColorPalette
            let animation: Animation?

            init(_ palette: ColorPalette, _ other: ColorPalette, _ animation: Animation?) {
                _palette = State(initialValue: palette)
                self.other = other
                self.animation = animation
            }

            var body: some View {
                NavigationStack { Button("Change") { palette = other } }
                    .persistentBackground(palette, style: .standard.rendering(.flattened), animation: animation)
            }
        }
        let (one, two) = (palette("one"), ColorPalette(id: "two", name: "Two", colors: [.black, .white]))
        let known = host(flattened(two))
        await known.finishTasks()
        let jumping = host(Themed(one, two, nil))
        await jumping.finishTasks()
        jumping.tap("Change")
        #expect(jumping.shownTiles == known.shownTiles)
        let moving = host(Themed(one, two, .linear(duration: 0.6)))
        await moving.finishTasks()
        moving.tap("Change")
        #expect(moving.showsLayers == [true])
        await moving.finishTasks()
        #expect(moving.shownTiles == known.shownTiles)
    }

    @Test("On iOS 17 the background painted behind a screen is the same tile")
    func repainted() async {
        let host = host(flattened(palette("repainted")), on: 17)
        await host.finishTasks()
        #expect(host.shownTiles.count == 2 && host.shownTiles.first == host.shownTiles.last)
        host.tap("Value")
        #expect(!host.showsLayers.contains(true))
    }

    @Test("The image overhangs so that its outer texels are centered on the outer pixels")
    func overhang() {
        for scale in [1.0, 2, 3] {
            let size = CGSize(width: 402, height: 874)
            let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .dark)
            let request = BackgroundTile.Request(recipe: recipe, size: size, scale: scale)
            let tile = BackgroundTile(request)
            let texels = BackgroundTile.texels(for: request)
            for (shown, container, count) in [
                (tile.extent.width, size.width, texels.width), (tile.extent.height, size.height, texels.height),
            ] {
                let texel = shown / Double(count)
                let first = (container - shown) / 2 + texel / 2
                #expect(abs(first - 0.5 / scale) < 1e-9)
            }
            #expect(tile.bitmap.bytes.count == texels.width * texels.height * 4)
        }
        let recipe = BackgroundRecipe(palette: nil, style: .minimal, colorScheme: .light)
        let tile = BackgroundTile(.init(recipe: recipe, size: CGSize(width: 40, height: 40), scale: 2))
        #expect(tile.bitmap.width == 2 && tile.extent.width == 79)
    }

    @Test("The layers are shown for a second after a palette has changed")
    func settling() { #expect(RecipeView.settling == .seconds(1)) }

    @Test("Drawing at once shows the tile in the first frame")
    func atOnce() {
        TileCache.$drawsAtOnce.withValue(true) {
            let host = host(flattened(palette("at once"), animation: .default))
            #expect(host.shownTiles.count == 1 && host.showsLayers == [false])
        }
    }
}

extension Host {
    /// The visible tiles.
    fileprivate var shownTiles: [BackgroundTile] { nodes.compactMap { ($0.view as? StretchedTile)?.tile } }

    /// For each background, whether its layers are visible.
    fileprivate var showsLayers: [Bool] {
        elements.filter { element in
            guard case .opacity? = element.value as? Effect, let part = element.parts.first?.first else { return false }
            return part.value is any AnimatingModifier && part.subtree.contains { $0.value is LinearGradient }
        }.map { if case .opacity(let opacity)? = $0.value as? Effect { opacity == 1 } else { false } }
    }
}
