import Foundation
import SeaGlass
import TestSupport
import Testing

@Suite struct SRGBColorTests {
    @Test(
        "A component outside 0…1 is clamped, and NaN becomes 0",
        arguments: [
            (-0.1, 0.0), (1.1, 1), (-.infinity, 0), (.infinity, 1), (.nan, 0), (-.greatestFiniteMagnitude, 0),
            (0.25, 0.25),
        ]
    )
    func components(given: Double, kept: Double) {
        let color = SRGBColor(red: given, green: given, blue: given)
        #expect([color.red, color.green, color.blue] == [kept, kept, kept])
    }

    @Test(
        "An opacity outside 0…1 is clamped, and NaN becomes 1",
        arguments: [
            (-0.1, 0.0), (1.1, 1), (-.infinity, 0), (.infinity, 1), (.nan, 1), (0.25, 0.25),
        ]
    )
    func opacities(given: Double, kept: Double) {
        #expect(SRGBColor(red: 0, green: 0, blue: 0, opacity: given).opacity == kept)
        #expect(SRGBColor(white: 0, opacity: given).opacity == kept)
    }

    @Test("A color is opaque by default")
    func opaqueByDefault() {
        #expect(SRGBColor(red: 0.1, green: 0.2, blue: 0.3).opacity == 1)
        #expect(SRGBColor(white: 0.5).opacity == 1)
    }

    @Test("A gray has three equal components")
    func gray() {
        #expect(SRGBColor(white: 0.3) == SRGBColor(red: 0.3, green: 0.3, blue: 0.3))
        #expect(SRGBColor.black == SRGBColor(red: 0, green: 0, blue: 0))
        #expect(SRGBColor.white == SRGBColor(red: 1, green: 1, blue: 1))
    }

    @Test(
        "Opacities multiply, as for SwiftUI's Color",
        arguments: [
            (0.5, 0.4), (1.0, 0.8), (0, 0), (2, 0.8), (-1, 0), (.nan, 0.8), (.infinity, 0.8),
        ]
    )
    func multipliedOpacity(factor: Double, result: Double) {
        let color = SRGBColor(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.8).opacity(factor)
        #expect(color == SRGBColor(red: 0.1, green: 0.2, blue: 0.3, opacity: result))
    }

    @Test("A color made of any numbers equals itself and stays within 0…1", arguments: 0..<200)
    func garbage(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let color = SRGBColor(
            red: random.garbage(),
            green: random.garbage(),
            blue: random.garbage(),
            opacity: random.garbage()
        )
        #expect([color.red, color.green, color.blue, color.opacity].allSatisfy { (0...1).contains($0) })
        #expect(color == color && Set([color, color]).count == 1)
    }

    @Test("A color is decoded exactly as it was encoded", arguments: 0..<100)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let color = random.color()
        #expect(try JSONDecoder().decode(SRGBColor.self, from: JSONEncoder().encode(color)) == color)
    }

    @Test("Decoded components are also clamped")
    func decodedOutOfRange() throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        func decode(_ json: String) throws -> SRGBColor { try decoder.decode(SRGBColor.self, from: Data(json.utf8)) }
        #expect(try decode(#"{"red": -3, "green": 1e300, "blue": 0.5}"#) == SRGBColor(red: 0, green: 1, blue: 0.5))
        #expect(
            try decode(#"{"red": "nan", "green": "inf", "blue": "-inf", "opacity": "nan"}"#)
                == SRGBColor(red: 0, green: 1, blue: 0, opacity: 1)
        )
    }

    @Test(
        "A component that is missing or not a number is a decoding error",
        arguments: [
            #"{}"#, #"{"red": 1, "green": 1}"#, #"{"red": "red", "green": 1, "blue": 1}"#, #"[1, 1, 1]"#,
            #"{"red": null, "green": 1, "blue": 1}"#,
        ]
    )
    func undecodable(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(SRGBColor.self, from: Data(json.utf8)) }
    }
}
