#if canImport(AppKit)
import AppKit
import Benchmark
import SeaGlass
import SwiftUI

/// Measures SwiftUI's time for a background of each kind, and for surfaces on a background. Apple systems only.
///
/// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for macOS.
func imageRendererBenchmarks() {
    for (name, scale) in [("402x874", 1.0), ("1206x2622", 3.0)] {
        Benchmark("ImageRenderer-layered-\(name)") { _ in
            await render(at: scale) { phone() }
        }
        Benchmark("ImageRenderer-mesh-\(name)") { _ in
            await render(at: scale) { phone(.standard.gradient(.mesh)) }
        }
        Benchmark("ImageRenderer-no-grain-\(name)") { _ in
            await render(at: scale) { phone(.standard.grain(0)) }
        }
        Benchmark("ImageRenderer-shape-style-\(name)") { _ in
            await render(at: scale) { Rectangle().fill(.palette(.ocean)).frame(width: 402, height: 874) }
        }
        Benchmark("ImageRenderer-glass-\(name)") { _ in
            await render(at: scale) { cards.background { phone() } }
        }
    }
}

@MainActor private func phone(_ style: PersistentBackgroundStyle = .standard) -> some View {
    Color.clear
        .frame(width: 402, height: 874)
        .persistentBackground(.ocean, style: style, animation: nil)
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
