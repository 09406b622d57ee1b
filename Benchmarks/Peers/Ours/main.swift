// The driver of SeaGlass. It takes the commands of drivers/driver.h, but draws with the library's own recipe:
//
//     ours WIDTH HEIGHT SCALE PALETTE SCHEME MODE
//
// MODE is one of those below, or `recipe`, which prints the arguments of the other drivers.
import Foundation
import SeaGlass
import SeaGlassBitmaps
import SwiftUI

enum Mode: String {
    /// Draws into existing memory, with one thread.
    case rounded, dithered
    /// Draws into existing memory, with as many threads as `bitmap` uses.
    case threads
    /// Makes the public call, which also allocates the bitmap.
    case bitmap
}

let unsupported: Int32 = 2
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 6, let width = Int(arguments[1]), let height = Int(arguments[2]),
    let scale = Double(arguments[3]), let palette = ColorPalette.presets.first(where: { $0.id == arguments[4] })
else {
    FileHandle.standardError.write(Data("Give a size, a scale, the ID of a preset, a scheme, a mode.\n".utf8))
    exit(1)
}
let colorScheme: ColorScheme = arguments[5] == "dark" ? .dark : .light
let recipe = BackgroundRecipe(palette: palette, style: .standard, colorScheme: colorScheme)

guard let mode = Mode(rawValue: arguments[6]) else {
    let radii = recipe.vignette?.radii(in: DrawingArea(width: Double(width) / scale, height: Double(height) / scale))
    let vignette = [recipe.vignette?.opacity ?? 0, (radii?.start ?? 0) * scale, (radii?.end ?? 1) * scale]
    let stops = recipe.gradient.flatMap { stop in
        [stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.opacity]
    }
    let numbers = [recipe.base.red, recipe.base.green, recipe.base.blue] + vignette + stops
    print(numbers.map { "\($0)" }.joined(separator: " "))
    exit(0)
}

let byteCount = width * height * 4
let threads = mode == .threads || mode == .bitmap ? BackgroundRaster.threads(pixels: width * height) : 1
if mode == .threads && threads == 1 { exit(unsupported) }
let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 64)
memory.initializeMemory(as: UInt8.self, repeating: 0)
var bitmap: BackgroundBitmap?

@MainActor func draw() throws {
    if mode == .bitmap {
        bitmap = try palette.bitmap(width: width, height: height, scale: scale, colorScheme: colorScheme)
    } else {
        BackgroundRaster(recipe: recipe, width: width, height: height, scale: scale, isDithered: mode != .rounded)
            .draw(into: memory, threads: threads)
    }
}

/// Returns the shortest and the median duration of at least three drawings, in nanoseconds.
@MainActor func measure(milliseconds: Double) throws -> (shortest: UInt64, median: UInt64) {
    func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
    var samples: [UInt64] = []
    try draw()
    let end = now() + UInt64(milliseconds * 1e6)
    while samples.count < 3 || now() < end {
        let start = now()
        try draw()
        samples.append(now() - start)
    }
    samples.sort()
    return (samples[0], samples[samples.count / 2])
}

while let line = readLine() {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words[0] {
    case "version":
        print(threads > 1 ? "\(threads) threads" : "1 thread")
    case "time":
        let (shortest, median) = try measure(milliseconds: Double(words[1]) ?? 0)
        print(shortest, median)
    default:
        let pixels = bitmap.map { Data($0.bytes) } ?? Data(memory)
        try pixels.write(to: URL(fileURLWithPath: words[1]))
        print("saved")
    }
    fflush(nil)
}
