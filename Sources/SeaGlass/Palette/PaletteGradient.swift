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
            report("The palette has no colors, so only the system's background is drawn. Pass at least one color.")
            return
        }

        let wanted = indices ?? Self.defaultIndices(colorCount: colorCount)
        if let opacities, opacities.count != wanted.count {
            let result =
                opacities.count < wanted.count ? "each missing opacity is 0.5" : "the last opacities are ignored"
            report(
                """
                The numbers of gradient opacities and indices differ (\(opacities.count) and \(wanted.count)), so \
                \(result). Pass one opacity for each index.
                """
            )
        }
        let given = opacities ?? Self.defaultOpacities
        for (position, index) in wanted.enumerated() {
            guard (0..<colorCount).contains(index) else {
                report(
                    "The gradient index \(index) is outside 0…\(colorCount - 1) and was dropped. Use a position in colors."
                )
                continue
            }
            self.indices.append(index)
            self.opacities.append(position < given.count ? given[position] : Self.missingOpacity)
        }
        if self.indices.isEmpty {
            report("No gradient index is valid, so the first and the last color are used. Use positions in colors.")
            self.indices = Self.defaultIndices(colorCount: colorCount)
            self.opacities = Array(Self.defaultOpacities.prefix(self.indices.count))
        }
        self.opacities = self.opacities.map { opacity in
            guard opacity.isFinite else {
                report("The gradient opacity \(opacity) is not finite, so 0.5 is used. Pass a number from 0 to 1.")
                return Self.missingOpacity
            }
            let clamped = opacity.clampedToUnit(nan: Self.missingOpacity)
            if clamped != opacity {
                report(
                    "The gradient opacity \(opacity) is outside 0…1 and became \(clamped). Pass a number from 0 to 1."
                )
            }
            return clamped
        }
    }

    private static func defaultIndices(colorCount: Int) -> [Int] { colorCount == 1 ? [0] : [0, colorCount - 1] }
}
