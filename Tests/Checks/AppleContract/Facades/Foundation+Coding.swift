// Declarations of Apple's Foundation: coding and its errors.
// https://developer.apple.com/documentation/foundation

open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let prettyPrinted: OutputFormatting = { fatalError() }()
        public static let sortedKeys: OutputFormatting = { fatalError() }()
        public static let withoutEscapingSlashes: OutputFormatting = { fatalError() }()
    }

    public enum DateEncodingStrategy: Sendable { case deferredToDate, iso8601 }

    public init() { fatalError() }
    open var dateEncodingStrategy: DateEncodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
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
    public enum DateDecodingStrategy: Sendable { case deferredToDate, iso8601 }

    public init() { fatalError() }
    open var dateDecodingStrategy: DateDecodingStrategy {
        get { fatalError() }
        set { fatalError() }
    }
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
