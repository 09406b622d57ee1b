// Stand-ins for what the checked files use from Foundation, Dispatch, SwiftUI and the rest of the library, which
// Embedded Swift can't import.

public struct Data: Hashable, Sendable {
    private(set) var bytes: [UInt8] = []

    public init() {}
    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
    init(bytes start: UnsafeRawPointer, count: Int) {
        bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Decodes a text whose length is a multiple of four.
    init?(base64Encoded text: String) {
        var word = UInt32(0)
        var digits = 0
        for character in text.utf8 {
            let digit: UInt8
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            case UInt8(ascii: "="): digit = 0
            default: return nil
            }
            word = word << 6 | UInt32(digit)
            digits += 1
            guard digits % 4 == 0 else { continue }
            bytes += [UInt8(word >> 16), UInt8(word >> 8 & 0xFF), UInt8(word & 0xFF)]
            word = 0
        }
        bytes.removeLast(text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count)
    }

    var count: Int { bytes.count }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }
}

extension Data: Sequence {
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}

public struct Date: Hashable, Sendable {
    let timeIntervalSinceReferenceDate: Double

    package static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
}

/// Stops, because Embedded Swift has no C mathematics. The contrast code, which calls it, is compiled but never run.
func pow(_ base: Double, _ exponent: Double) -> Double { preconditionFailure() }

public struct UnitPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
}

struct ProcessInfo {
    static let processInfo = ProcessInfo()

    let activeProcessorCount = 1
}

enum DispatchQueue {
    static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
    }
}

public struct CGSize: Hashable, Sendable {
    let width: Double
    let height: Double
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}

public enum ColorSchemeContrast: Hashable, Sendable {
    case standard, increased
}

enum Diagnostics {
    static func report(_ message: String) { print(message) }
}

public struct NavigationRestoration {}

struct TypeName {
    let withoutModules = ""

    init(_ name: String) {}
}

extension String {
    init<T>(reflecting type: T.Type) { self = "" }
}

/// Empty, because only ``SRGBColor`` is checked.
public enum Color: Hashable, Sendable {}

public struct EnvironmentValues {
    var colorScheme = ColorScheme.light
    var colorSchemeContrast = ColorSchemeContrast.standard
}

extension SRGBColor {
    init(_ color: Color, in environment: EnvironmentValues) { switch color {} }
}

public enum PresentationDetent: Hashable, Sendable { case medium, large }
