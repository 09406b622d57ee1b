#if canImport(AppKit)
import AppKit
import Benchmark
import SeaGlass
import SwiftUI

/// Measures SwiftUI's own time for a background, layered and flattened, for a mesh gradient as a yardstick, and for
/// surfaces on a background. Apple systems only.
///
/// Not run yet, for lack of an Apple system. Tests/AppleContract/check.sh type-checks it for macOS.
func imageRendererBenchmarks() {
    for (name, scale) in [("402x874", 1.0), ("1206x2622", 3.0)] {
        Benchmark("ImageRenderer-layered-\(name)") { _ in
            await render(at: scale) { phone(.layered) }
        }
        Benchmark("ImageRenderer-flattened-\(name)") { _ in
            // A renderer draws a single frame and cannot wait for the tile.
            await TileCache.$drawsAtOnce.withValue(true) { await render(at: scale) { phone(.flattened) } }
        }
        if #available(macOS 15, *) {
            Benchmark("ImageRenderer-mesh-\(name)") { _ in await render(at: scale) { mesh } }
        }
        Benchmark("ImageRenderer-glass-\(name)") { _ in
            await render(at: scale) { cards.background { phone(.layered) } }
        }
    }
}

@MainActor private func phone(_ rendering: PersistentBackgroundStyle.Rendering) -> some View {
    Color.clear
        .frame(width: 402, height: 874)
        .persistentBackground(.ocean, style: .standard.rendering(rendering), animation: nil)
}

/// The palette's colors in a 3 × 3 grid.
@available(macOS 15, *)
@MainActor private var mesh: some View {
    let points = (0..<9).map { SIMD2<Float>(Float($0 % 3) / 2, Float($0 / 3) / 2) }
    let colors = ColorPalette.ocean.colors
    return MeshGradient(width: 3, height: 3, points: points, colors: (0..<9).map { colors[$0 % colors.count].color })
        .frame(width: 402, height: 874)
}

@MainActor private var cards: some View {
    VStack(spacing: 12) {
        ForEach(0..<8) { number in
            Text("Card \(number)").frame(width: 320, height: 80).glassSurface(.card)
        }
    }
    .glassContainer(spacing: 12)
}

@MainActor private func render(at scale: Double, view: @MainActor () -> some View) {
    let renderer = ImageRenderer(content: view().environment(\.colorScheme, .dark))
    renderer.scale = scale
    blackHole(renderer.cgImage)
}
#endif
