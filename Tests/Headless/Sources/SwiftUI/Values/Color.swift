/// A representation of a color that adapts to a given context.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/color)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
    indirect enum Source: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        case faded(Source, Double)
    }

    let source: Source

    init(source: Source) { self.source = source }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        let red = Float(red)
        let green = Float(green)
        let blue = Float(blue)
        let opacity = Float(opacity)
        source = .fixed(Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }

    public var description: String {
        switch source {
        case .fixed(let color): color.description
        case .system(let color): color.rawValue
        case .faded(let source, let opacity): "\(Int((opacity * 100).rounded()))% \(Color(source: source))"
        }
    }
}

extension Color {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let gray = Color(source: .system(.gray))
    public static let red = Color(source: .system(.red))
    public static let orange = Color(source: .system(.orange))
    public static let yellow = Color(source: .system(.yellow))
    public static let green = Color(source: .system(.green))
    public static let blue = Color(source: .system(.blue))
    public static let purple = Color(source: .system(.purple))
    public static let pink = Color(source: .system(.pink))
    public static let primary = Color(source: .system(.primary))
    public static let secondary = Color(source: .system(.secondary))
    public static var accentColor: Color { Color(source: .system(.accent)) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Color {
    public static let mint = Color(source: .system(.mint))
    public static let teal = Color(source: .system(.teal))
    public static let cyan = Color(source: .system(.cyan))
    public static let indigo = Color(source: .system(.indigo))
    public static let brown = Color(source: .system(.brown))
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Color {
    /// A concrete color value: linear sRGB components, extended range.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/color/resolved)
    public struct Resolved: Hashable, Sendable, BitwiseCopyable, CustomStringConvertible {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            let encoded = SIMD3(red, green, blue)
            let linear = colorSpace == .sRGBLinear ? encoded : encoded.map(Self.linear)
            let rgb = colorSpace == .displayP3 ? Self.sRGB(fromDisplayP3: linear) : linear
            linearRed = rgb.x
            linearGreen = rgb.y
            linearBlue = rgb.z
            self.opacity = opacity
        }

        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        public var description: String {
            let bytes = [red, green, blue, opacity].map { Int((min(max(0, $0), 1) * 255).rounded()) }
            return "#" + bytes.map { String(format: "%02X", $0) }.joined()
        }

        /// Decodes a component by IEC 61966-2-1, extended symmetrically to negative values.
        private static func linear(_ value: Float) -> Float {
            let magnitude = abs(value)
            let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }

        private static func encoded(_ value: Float) -> Float {
            let magnitude = abs(value)
            let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }

        /// Converts linear components. One matrix suffices because both spaces have the D65 white point.
        private static func sRGB(fromDisplayP3 p3: SIMD3<Float>) -> SIMD3<Float> {
            SIMD3(
                1.2249401 * p3.x - 0.2249402 * p3.y,
                -0.0420569 * p3.x + 1.0420571 * p3.y,
                -0.0196376 * p3.x - 0.0786361 * p3.y + 1.0982735 * p3.z
            )
        }
    }

    public init(_ resolved: Color.Resolved) { source = .fixed(resolved) }
}

extension SIMD3<Float> {
    fileprivate func map(_ transform: (Float) -> Float) -> SIMD3<Float> {
        SIMD3(transform(x), transform(y), transform(z))
    }
}
