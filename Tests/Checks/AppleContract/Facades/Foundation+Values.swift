// Declarations of Apple's Foundation: values and text.
// https://developer.apple.com/documentation/foundation

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
        public static var completeFileProtectionUntilFirstUserAuthentication: WritingOptions { fatalError() }
    }
}

public struct IndexSet: Hashable, Sendable, BidirectionalCollection {
    public typealias Element = Int
    public struct Index: Comparable, Sendable {
        public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
    }
    public init(integer: Element) { fatalError() }
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(after i: Index) -> Index { fatalError() }
    public func index(before i: Index) -> Index { fatalError() }
    public subscript(index: Index) -> Element { fatalError() }
}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    public init?(string: String) { fatalError() }
    public init(fileURLWithPath path: String, isDirectory: Bool) { fatalError() }
    public init(fileURLWithPath path: String) { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public init(filePath path: String) { fatalError() }
    public var absoluteString: String { fatalError() }
    public var scheme: String? { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func host(percentEncoded: Bool = true) -> String? { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func path(percentEncoded: Bool = true) -> String { fatalError() }
    public var path: String { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public var pathExtension: String { fatalError() }
    public var pathComponents: [String] { fatalError() }
    public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func appending<S>(path: S) -> URL where S: StringProtocol { fatalError() }
    public var description: String { fatalError() }
}

public struct URLComponents: Hashable, Sendable {
    public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { fatalError() }
    public var scheme: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var path: String {
        get { fatalError() }
        set { fatalError() }
    }
    public var percentEncodedPath: String {
        get { fatalError() }
        set { fatalError() }
    }
    public var fragment: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var percentEncodedFragment: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var percentEncodedQuery: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var host: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var port: Int? {
        get { fatalError() }
        set { fatalError() }
    }
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
    public var removingPercentEncoding: String? { fatalError() }
    public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? { fatalError() }
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement) -> String
    where Target: StringProtocol, Replacement: StringProtocol { fatalError() }
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
    public init(charactersIn string: String) { fatalError() }
    public static var urlHostAllowed: CharacterSet { fatalError() }
    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct AttributedString: Hashable, Codable, Sendable {
    public init() { fatalError() }
    public init(_ string: String) { fatalError() }
}
