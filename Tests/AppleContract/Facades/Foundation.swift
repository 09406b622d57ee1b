// Declarations of Apple's Foundation: only what the library, the demo and the headless SwiftUI name.
// https://developer.apple.com/documentation/foundation

@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() { fatalError() }
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    open var description: String { fatalError() }
}

// MARK: Values

public struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public typealias Stride = TimeInterval
    public static var now: Date { fatalError() }
    public static let distantFuture: Date = { fatalError() }()
    public static let distantPast: Date = { fatalError() }()
    public init() { fatalError() }
    public init(timeIntervalSinceNow: TimeInterval) { fatalError() }
    public init(timeIntervalSince1970: TimeInterval) { fatalError() }
    public init(timeIntervalSinceReferenceDate ti: TimeInterval) { fatalError() }
    public var timeIntervalSinceNow: TimeInterval { fatalError() }
    public var timeIntervalSince1970: TimeInterval { fatalError() }
    public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
    public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { fatalError() }
    public static func < (lhs: Date, rhs: Date) -> Bool { fatalError() }
    public static func == (lhs: Date, rhs: Date) -> Bool { fatalError() }
    public static func + (lhs: Date, rhs: TimeInterval) -> Date { fatalError() }
    public static func - (lhs: Date, rhs: TimeInterval) -> Date { fatalError() }
    public var description: String { fatalError() }
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
    public init() { fatalError() }
    public init?(uuidString string: String) { fatalError() }
    public var uuidString: String { fatalError() }
    public var description: String { fatalError() }
}

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, MutableCollection,
    RangeReplaceableCollection
{
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Element = UInt8
    public init() { fatalError() }
    public init(count: Int) { fatalError() }
    public init(bytes: UnsafeRawPointer, count: Int) { fatalError() }
    public init(repeating repeatedValue: UInt8, count: Int) { fatalError() }
    public init<S>(_ elements: S) where S: Sequence, S.Element == UInt8 { fatalError() }
    public init(contentsOf url: URL, options: ReadingOptions = []) throws { fatalError() }
    public init?(base64Encoded base64String: String) { fatalError() }
    public func base64EncodedString() -> String { fatalError() }
    public func write(to url: URL, options: WritingOptions = []) throws { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public var indices: Range<Int> { fatalError() }
    public subscript(index: Int) -> UInt8 {
        get { fatalError() }
        set { fatalError() }
    }
    public subscript(bounds: Range<Int>) -> Data {
        get { fatalError() }
        set { fatalError() }
    }
    public mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
    where C: Collection, C.Element == UInt8 { fatalError() }
    public func withUnsafeBytes<T>(_ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T { fatalError() }

    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var mappedIfSafe: ReadingOptions { fatalError() }
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var atomic: WritingOptions { fatalError() }
    }
}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    public init?(string: String) { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public init(filePath path: String) { fatalError() }
    public var absoluteString: String { fatalError() }
    public var scheme: String? { fatalError() }
    public var path: String { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public var pathExtension: String { fatalError() }
    public var pathComponents: [String] { fatalError() }
    public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func appending<S>(path: S) -> URL where S: StringProtocol { fatalError() }
    public var description: String { fatalError() }
}

public struct Locale: Hashable, Codable, Sendable {
    public init(identifier: String) { fatalError() }
    public static var current: Locale { fatalError() }
    public static var autoupdatingCurrent: Locale { fatalError() }
    public var identifier: String { fatalError() }
}

// MARK: Text

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { fatalError() }
    public init(_ keyAndValue: String.LocalizationValue) { fatalError() }
    public let key: String
}

extension String {
    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        public init(_ value: String) { fatalError() }
        public init(stringLiteral value: String) { fatalError() }
    }

    @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public init(localized resource: LocalizedStringResource) { fatalError() }

    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { fatalError() }
    public init?(data: Data, encoding: String.Encoding) { fatalError() }

    public struct Encoding: Hashable, Sendable, RawRepresentable {
        public var rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let utf8: String.Encoding = { fatalError() }()
    }
}

extension StringProtocol {
    public var capitalized: String { fatalError() }
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement) -> String
    where Target: StringProtocol, Replacement: StringProtocol { fatalError() }
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
    public init(charactersIn string: String) { fatalError() }
    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct AttributedString: Hashable, Codable, Sendable {
    public init() { fatalError() }
    public init(_ string: String) { fatalError() }
}

// MARK: Coding

open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let prettyPrinted: OutputFormatting = { fatalError() }()
        public static let sortedKeys: OutputFormatting = { fatalError() }()
        public static let withoutEscapingSlashes: OutputFormatting = { fatalError() }()
    }

    public init() { fatalError() }
    open var outputFormatting: OutputFormatting {
        get { fatalError() }
        set { fatalError() }
    }
    open var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fatalError() }
        set { fatalError() }
    }
    open func encode<T>(_ value: T) throws -> Data where T: Encodable { fatalError() }
}

open class JSONDecoder {
    public init() { fatalError() }
    open var userInfo: [CodingUserInfoKey: any Sendable] {
        get { fatalError() }
        set { fatalError() }
    }
    open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable { fatalError() }
}

extension JSONEncoder: @unchecked Sendable {}
extension JSONDecoder: @unchecked Sendable {}

open class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var fragmentsAllowed: ReadingOptions { fatalError() }
    }

    open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any { fatalError() }
}

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { fatalError() }
    public var failureReason: String? { fatalError() }
    public var recoverySuggestion: String? { fatalError() }
    public var helpAnchor: String? { fatalError() }
}

extension Error {
    public var localizedDescription: String { fatalError() }
}

// MARK: The process and its surroundings

open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open var bundleIdentifier: String? { fatalError() }
    open func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
    open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}

public struct OperatingSystemVersion: Sendable {
    public var majorVersion: Int
    public var minorVersion: Int
    public var patchVersion: Int
    public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { fatalError() }
    open var environment: [String: String] { fatalError() }
    open var activeProcessorCount: Int { fatalError() }
    open var arguments: [String] { fatalError() }
    open var operatingSystemVersion: OperatingSystemVersion { fatalError() }
    open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { fatalError() }
    open var isLowPowerModeEnabled: Bool { fatalError() }
}

public protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    open func lock() { fatalError() }
    open func unlock() { fatalError() }
    open func `try`() -> Bool { fatalError() }
}

open class UserDefaults: NSObject {
    open class var standard: UserDefaults { fatalError() }
    public init?(suiteName suitename: String?) { fatalError() }
    open func data(forKey defaultName: String) -> Data? { fatalError() }
    open func set(_ value: Any?, forKey defaultName: String) { fatalError() }
    open func removeObject(forKey defaultName: String) { fatalError() }
}

// MARK: Files

public struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let protectionKey: FileAttributeKey = { fatalError() }()
}

public struct FileProtectionType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let completeUntilFirstUserAuthentication: FileProtectionType = { fatalError() }()
}

open class FileManager: NSObject {
    open class var `default`: FileManager { fatalError() }
    open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    open func createDirectory(
        atPath path: String,
        withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws { fatalError() }
    open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws { fatalError() }
}
