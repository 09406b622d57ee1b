#if canImport(AppKit)
import AppKit
import Benchmark
import SeaGlass
import SwiftUI

/// What SwiftUI itself takes for the layered background: on Apple systems only.
func imageRendererBenchmarks() {
    for (name, scale) in [("402x874", 1.0), ("1206x2622", 3.0)] {
        Benchmark("ImageRenderer-layered-\(name)") { _ in
            await render(scale: scale)
        }
    }
}

@MainActor private func render(scale: Double) {
    let phone = Color.clear.frame(width: 402, height: 874).persistentBackground(.ocean, animation: nil)
    let renderer = ImageRenderer(content: phone.environment(\.colorScheme, .dark))
    renderer.scale = scale
    blackHole(renderer.cgImage)
}
#endif
