import SeaGlass
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlassBitmaps

/// A bitmap depends only on its arguments, not on the device or the speed of drawing.
@Suite struct BackgroundBitmapBytesTests {
    @Test("A hundred and fifty bitmaps have the same bytes on every device")
    func sameBytes() throws {
        var random = SeededGenerator(seed: 402)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for _ in 0..<150 {
            let bitmap = try BackgroundBitmap(
                recipe: .random(using: &random),
                width: .random(in: 1...100, using: &random),
                height: .random(in: 1...100, using: &random),
                scale: .random(in: 0.05...3, using: &random),
                dithering: Bool.random(using: &random) ? .blueNoise : .none
            )
            // FNV-1a, because the standard library's hash differs between launches.
            for byte in bitmap.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        #expect(hash == 3_618_998_379_606_151_066)
    }

    @Test("Bytes are computed only from types of the same size on every device")
    func numbers() {
        let recipe = BackgroundRecipe(palette: .ocean, style: .standard, colorScheme: .dark)
        let raster = BackgroundRaster(recipe: recipe, width: 20, height: 40, scale: 3, isDithered: true)
        #expect(paths(in: raster) { $0 is CGFloat || $0 is CGSize }.isEmpty)
    }

    /// Returns the paths of the selected stored properties of a value.
    private func paths(in value: Any, of path: String = "", where isWanted: (Any) -> Bool) -> [String] {
        if isWanted(value) { return [path] }
        return Mirror(reflecting: value).children.flatMap { child in
            paths(in: child.value, of: "\(path).\(child.label ?? "_")", where: isWanted)
        }
    }
}
