/// A font in one size, by which text is measured.
struct TextFont: Hashable {
    var size: CGFloat
    var line: CGFloat
    let weight: Int

    /// - Parameter typeSize: The text size, which scales fonts with a text style, but not fonts with a size in points.
    init(_ font: Font, weight: Font.Weight?, at typeSize: DynamicTypeSize) {
        var weight = weight ?? font.weight
        switch font.size {
        case .style(let style):
            let (points, line) = style.metrics(at: typeSize)
            size = CGFloat(points)
            self.line = CGFloat(line)
            if style == .headline { weight = weight ?? .semibold }
        case .points(let points):
            size = points
            line = points * SystemMetrics.leading
        }
        self.weight = (weight ?? .regular).value
    }

    /// The distance from a line's top to the baseline. The extra height of the line is split equally above and below.
    var baseline: CGFloat {
        let ascent = Self.ascent * size
        let descent = Self.descent * size
        return (line - ascent - descent) / 2 + ascent
    }

    func scaled(by factor: CGFloat) -> TextFont {
        copy(of: self) {
            $0.size *= factor
            $0.line *= factor
        }
    }

    /// The width of a character, interpolated or extrapolated linearly from the table's two weights, as in the font.
    func width(of scalar: Unicode.Scalar) -> CGFloat {
        let units: CGFloat
        if let index = Self.index(of: scalar) {
            let regular = Self.regular[index]
            let bold = Self.bold[index]
            units = regular + (bold - regular) * CGFloat(weight - 400) / 300
        } else {
            units = SystemMetrics.advance(of: scalar) * CGFloat(InterAdvances.unitsPerEm)
        }
        return units * size / CGFloat(InterAdvances.unitsPerEm)
    }

    // MARK: The table

    private static let ascent = CGFloat(InterAdvances.ascent) / CGFloat(InterAdvances.unitsPerEm)
    private static let descent = CGFloat(InterAdvances.descent) / CGFloat(InterAdvances.unitsPerEm)
    private static let regular = decoded(InterAdvances.regular)
    private static let bold = decoded(InterAdvances.bold)

    private static func index(of scalar: Unicode.Scalar) -> Int? {
        var start = 0
        for (first, count) in InterAdvances.runs {
            guard scalar.value >= first else { return nil }
            if scalar.value < first + UInt32(count) { return start + Int(scalar.value - first) }
            start += count
        }
        return nil
    }

    private static func decoded(_ text: String) -> [CGFloat] {
        let digits = text.utf8.map { Int($0) - 48 }
        return stride(from: 0, to: digits.count, by: 2).map { i -> CGFloat in CGFloat(digits[i] * 64 + digits[i + 1]) }
    }
}
