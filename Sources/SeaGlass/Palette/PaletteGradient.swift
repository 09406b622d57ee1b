/// The indices and opacities of a palette's gradient, equal in number and all valid.
///
/// The table of ``ColorPalette`` has the rules. Valid input is kept unchanged, without a report.
struct PaletteGradient: Equatable {
    private(set) var indices: [Int] = []
    private(set) var opacities: [Double] = []

    private static let missingOpacity = 0.5
    private static let defaultOpacities = [0.5, 0.7]

    /// Normalizes the caller's values; `nil` means the defaults.
    init(indices: [Int]?, opacities: [Double]?, colorCount: Int, palette name: String) {
        func report(_ message: @autoclosure () -> String) { Diagnostics.report("ColorPalette “\(name)”: \(message())") }
        guard colorCount > 0 else {
            report("it has no colors, so only the system's background is drawn. Give it a color or more.")
            return
        }

        let wanted = indices ?? Self.defaultIndices(colorCount: colorCount)
        if let opacities, opacities.count != wanted.count {
            let result = opacities.count < wanted.count ? "the missing ones are 0.5" : "the rest is ignored"
            report("\(opacities.count) opacities for \(wanted.count) gradient indices: \(result). Give one for each.")
        }
        let given = opacities ?? Self.defaultOpacities
        for (position, index) in wanted.enumerated() {
            guard (0..<colorCount).contains(index) else {
                report(
                    "gradient index \(index) is outside 0…\(colorCount - 1) and was dropped. Use an index of `colors`."
                )
                continue
            }
            self.indices.append(index)
            self.opacities.append(position < given.count ? given[position] : Self.missingOpacity)
        }
        if self.indices.isEmpty {
            report("no gradient index is left, so the first and the last color are used. Give an index of `colors`.")
            self.indices = Self.defaultIndices(colorCount: colorCount)
            self.opacities = Array(Self.defaultOpacities.prefix(self.indices.count))
        }
        self.opacities = self.opacities.map { opacity in
            guard opacity.isFinite else {
                report("gradient opacity \(opacity) is not finite, and 0.5 takes its place. Give one from 0 to 1.")
                return Self.missingOpacity
            }
            let clamped = opacity.clampedToUnit(nan: Self.missingOpacity)
            if clamped != opacity {
                report("gradient opacity \(opacity) is outside 0…1 and became \(clamped). Give one from 0 to 1.")
            }
            return clamped
        }
    }

    private static func defaultIndices(colorCount: Int) -> [Int] { colorCount == 1 ? [0] : [0, colorCount - 1] }
}
