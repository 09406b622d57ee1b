// Declarations of Apple's Core Graphics: CGFloat and its mathematics.
// https://developer.apple.com/documentation/coregraphics

@frozen public struct CGFloat: Sendable {
    public typealias NativeType = Double
    public var native: Double

    public init() { fatalError() }
    public init(_ value: Float) { fatalError() }
    public init(_ value: Double) { fatalError() }
    public init(_ value: CGFloat) { fatalError() }
    public init<Source>(_ value: Source) where Source: BinaryInteger { fatalError() }
    public init?<Source>(exactly value: Source) where Source: BinaryInteger { fatalError() }
    public init(bitPattern: UInt) { fatalError() }
    public var bitPattern: UInt { fatalError() }
}

extension Double {
    public init(_ value: CGFloat) { fatalError() }
}

extension Float {
    public init(_ value: CGFloat) { fatalError() }
}

extension CGFloat: Hashable, Codable, CustomStringConvertible, LosslessStringConvertible {
    public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public var description: String { fatalError() }
    public init?(_ description: String) { fatalError() }
}

extension CGFloat: BinaryFloatingPoint {
    public typealias RawSignificand = UInt
    public typealias RawExponent = UInt
    public typealias Exponent = Int
    public typealias Stride = CGFloat
    public typealias Magnitude = CGFloat

    public static var exponentBitCount: Int { fatalError() }
    public static var significandBitCount: Int { fatalError() }
    public static var radix: Int { fatalError() }
    public static var nan: CGFloat { fatalError() }
    public static var signalingNaN: CGFloat { fatalError() }
    public static var infinity: CGFloat { fatalError() }
    public static var greatestFiniteMagnitude: CGFloat { fatalError() }
    public static var leastNormalMagnitude: CGFloat { fatalError() }
    public static var leastNonzeroMagnitude: CGFloat { fatalError() }
    public static var ulpOfOne: CGFloat { fatalError() }
    public static var pi: CGFloat { fatalError() }

    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) { fatalError() }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
    public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }

    public var exponentBitPattern: UInt { fatalError() }
    public var significandBitPattern: UInt { fatalError() }
    public var binade: CGFloat { fatalError() }
    public var significandWidth: Int { fatalError() }
    public var sign: FloatingPointSign { fatalError() }
    public var exponent: Int { fatalError() }
    public var significand: CGFloat { fatalError() }
    public var magnitude: CGFloat { fatalError() }
    public var ulp: CGFloat { fatalError() }
    public var nextUp: CGFloat { fatalError() }
    public var nextDown: CGFloat { fatalError() }
    public var isNormal: Bool { fatalError() }
    public var isFinite: Bool { fatalError() }
    public var isZero: Bool { fatalError() }
    public var isSubnormal: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }
    public var isNaN: Bool { fatalError() }
    public var isSignalingNaN: Bool { fatalError() }
    public var isCanonical: Bool { fatalError() }
    public var floatingPointClass: FloatingPointClassification { fatalError() }

    public func isEqual(to other: CGFloat) -> Bool { fatalError() }
    public func isLess(than other: CGFloat) -> Bool { fatalError() }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
    public func distance(to other: CGFloat) -> CGFloat { fatalError() }
    public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }

    public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
    public mutating func negate() { fatalError() }
    public mutating func formSquareRoot() { fatalError() }
    public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
    public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) { fatalError() }

    public static prefix func - (x: CGFloat) -> CGFloat { fatalError() }
    public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func += (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func -= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func /= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public static func > (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
    public static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
}

public func sqrt(_ x: CGFloat) -> CGFloat { fatalError() }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func exp(_ x: CGFloat) -> CGFloat { fatalError() }
public func log(_ x: CGFloat) -> CGFloat { fatalError() }
public func sin(_ x: CGFloat) -> CGFloat { fatalError() }
public func cos(_ x: CGFloat) -> CGFloat { fatalError() }
public func tan(_ x: CGFloat) -> CGFloat { fatalError() }
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { fatalError() }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func floor(_ x: CGFloat) -> CGFloat { fatalError() }
public func ceil(_ x: CGFloat) -> CGFloat { fatalError() }
public func round(_ x: CGFloat) -> CGFloat { fatalError() }
public func trunc(_ x: CGFloat) -> CGFloat { fatalError() }
