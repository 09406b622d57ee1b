import Foundation
import FuzzSupport
import SeaGlassBitmaps
import SwiftUI

@testable import SeaGlass

/// A decoder that also reads NaN and infinities, which JSON numbers cannot express.
private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
    )
    return decoder
}()

/// Decodes a palette from the input, checks it, and draws it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let palette = try? decoder.decode(ColorPalette.self, from: Data(input: start, count)) else { return 0 }
    check(palette)
    guard let again = try? JSONEncoder().encode(palette) else { fatalError("A decoded palette can't be encoded.") }
    guard let same = try? decoder.decode(ColorPalette.self, from: again), same == palette else {
        fatalError("Encoding changed the palette.")
    }
    draw(palette, height: count % 24 + 1)
    return 0
}

private func check(_ palette: ColorPalette) {
    let unit = 0.0...1.0
    let components = palette.colors.flatMap { [$0.red, $0.green, $0.blue, $0.opacity] }
    precondition(components.allSatisfy { unit ~= $0 }, "A component is outside 0…1.")
    precondition(palette.gradientIndices.allSatisfy(palette.colors.indices.contains), "An index has no color.")
    precondition(palette.gradientOpacities.allSatisfy { unit ~= $0 }, "An opacity is outside 0…1.")
    precondition(palette.gradientOpacities.count == palette.gradientIndices.count, "An index has no opacity.")
    precondition(palette.gradientIndices.isEmpty == palette.colors.isEmpty, "There are colors and no gradient.")
    for color in palette.colors {
        guard let read = SRGBColor(hex: color.hex), read.hex == color.hex else {
            fatalError("\(color.hex) can't be read.")
        }
        precondition(1...21 ~= color.contrastRatio(with: color.contrastingColor), "A contrast is outside 1…21.")
    }
}

private func draw(_ palette: ColorPalette, height: Int) {
    for scheme in [ColorScheme.light, .dark] {
        let one = try? palette.bitmap(width: 9, height: height, scale: 0.05, colorScheme: scheme)
        guard let one, one == (try? palette.bitmap(width: 9, height: height, scale: 0.05, colorScheme: scheme)) else {
            fatalError("Two bitmaps of a palette differ, or there is none.")
        }
    }
}
