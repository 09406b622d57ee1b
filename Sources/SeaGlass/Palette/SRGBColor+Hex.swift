extension SRGBColor {
    /// Creates a color from hexadecimal digits, as on the web.
    ///
    /// | Digits | Read as |
    /// | --- | --- |
    /// | 3 | `RGB`, each digit doubled |
    /// | 4 | `RGBA`, each digit doubled |
    /// | 6 | `RRGGBB` |
    /// | 8 | `RRGGBBAA` |
    ///
    /// A leading `#` is optional, and letters may be of either case. Any other form is malformed: another number of
    /// digits, white space, `0x`, digits that are not ASCII.
    ///
    /// ```swift
    /// SRGBColor(hex: "#FF6666")   // red 1, green 0.4, blue 0.4
    /// SRGBColor(hex: "f66")       // the same
    /// SRGBColor(hex: "coral")     // nil
    /// ```
    ///
    /// - Parameter hex: The digits.
    /// - Returns: The color, or `nil` if `hex` is malformed.
    public init?(hex: String) {
        var digits: [UInt8] = []
        for character in hex.hasPrefix("#") ? hex.dropFirst() : hex[...] {
            // The limit of eight digits avoids reading a huge string to the end.
            guard digits.count < 8, character.isASCII, let digit = character.hexDigitValue else { return nil }
            digits.append(UInt8(digit))
        }
        let bytes: [UInt8]
        switch digits.count {
        case 3, 4: bytes = digits.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let components = bytes.map { Double($0) / 255 }
        self.init(
            red: components[0],
            green: components[1],
            blue: components[2],
            opacity: components.count == 4 ? components[3] : 1
        )
    }

    /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it is translucent.
    ///
    /// Each component is rounded to the nearest of 256 steps. An opacity that rounds to the highest step is left out.
    /// Reading the text back with ``init(hex:)`` gives a color that has the same `hex`.
    public var hex: String {
        let bytes = [red, green, blue, opacity].map { UInt8(($0.clampedToUnit(nan: 0) * 255).rounded()) }
        let written = bytes.last == 255 ? bytes.dropLast() : bytes[...]
        return written.reduce(into: "#") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
