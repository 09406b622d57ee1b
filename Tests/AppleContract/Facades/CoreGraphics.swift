// Declarations of Apple's Core Graphics, and Core Foundation's geometry.
// https://developer.apple.com/documentation/coregraphics

@_exported import CoreFoundation
@_exported import Darwin

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

public struct CGPoint: Equatable, Codable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public static var zero: CGPoint { fatalError() }
    public init() { fatalError() }
    public init(x: CGFloat, y: CGFloat) { fatalError() }
    public init(x: Double, y: Double) { fatalError() }
    public init(x: Int, y: Int) { fatalError() }
    public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}

public struct CGSize: Equatable, Codable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public static var zero: CGSize { fatalError() }
    public init() { fatalError() }
    public init(width: CGFloat, height: CGFloat) { fatalError() }
    public init(width: Double, height: Double) { fatalError() }
    public init(width: Int, height: Int) { fatalError() }
}

public struct CGVector: Equatable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static var zero: CGVector { fatalError() }
    public init() { fatalError() }
    public init(dx: CGFloat, dy: CGFloat) { fatalError() }
}

public struct CGRect: Equatable, Codable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public static var zero: CGRect { fatalError() }
    public static var null: CGRect { fatalError() }
    public static var infinite: CGRect { fatalError() }
    public init() { fatalError() }
    public init(origin: CGPoint, size: CGSize) { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
    public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public var minX: CGFloat { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var maxX: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
    public var maxY: CGFloat { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public var isNull: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }
    public var integral: CGRect { fatalError() }
    public var standardized: CGRect { fatalError() }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
    public func union(_ r2: CGRect) -> CGRect { fatalError() }
    public func intersection(_ r2: CGRect) -> CGRect { fatalError() }
    public func intersects(_ rect2: CGRect) -> Bool { fatalError() }
    public func contains(_ point: CGPoint) -> Bool { fatalError() }
    public func contains(_ rect2: CGRect) -> Bool { fatalError() }
    public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}

public struct CGAffineTransform: Equatable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static var identity: CGAffineTransform { fatalError() }
    public init() { fatalError() }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
    public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
    public init(rotationAngle angle: CGFloat) { fatalError() }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
    public func inverted() -> CGAffineTransform { fatalError() }
}

public class CGColorSpace {
    @available(macOS 10.5, iOS 9.0, tvOS 9.0, watchOS 2.0, *)
    public class var sRGB: CFString { fatalError() }
    @available(macOS 10.12, iOS 10.0, tvOS 10.0, watchOS 3.0, *)
    public class var linearSRGB: CFString { fatalError() }
    @available(macOS 10.11.2, iOS 9.3, tvOS 9.2, watchOS 2.2, *)
    public class var displayP3: CFString { fatalError() }
    @available(macOS 10.2, iOS 2.0, *)
    public init?(name: CFString) { fatalError() }
}

public final class CGColor: @unchecked Sendable {
    public var components: [CGFloat]? { fatalError() }
    public var alpha: CGFloat { fatalError() }
}

// MARK: Images

public class CGDataProvider {
    @available(macOS 10.4, iOS 2.0, *)
    public init?(data: CFData) { fatalError() }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

// Not `Sendable`, so that nothing relies on it.
public class CGImage {
    @available(macOS 10.0, iOS 2.0, *)
    public init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { fatalError() }
    @available(macOS 10.0, iOS 2.0, *)
    public var width: Int { fatalError() }
    @available(macOS 10.0, iOS 2.0, *)
    public var height: Int { fatalError() }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension CGPoint: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension CGSize: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension CGRect: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}
