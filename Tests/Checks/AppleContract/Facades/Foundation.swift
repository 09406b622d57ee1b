// Declarations of Apple's Foundation: only those that the library, the demo, the headless SwiftUI, the pages and the tests
// for Apple systems use.
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

// MARK: The process and its surroundings

open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open var bundleIdentifier: String? { fatalError() }
    open var preferredLocalizations: [String] { fatalError() }
    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { fatalError() }
    open func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
    open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}

public struct OperatingSystemVersion: Sendable {
    public var majorVersion: Int
    public var minorVersion: Int
    public var patchVersion: Int
    public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) { fatalError() }
}

open class Thread {
    open class var isMainThread: Bool { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { fatalError() }
    open var environment: [String: String] { fatalError() }
    open var activeProcessorCount: Int { fatalError() }
    open var arguments: [String] { fatalError() }
    open var operatingSystemVersion: OperatingSystemVersion { fatalError() }
    open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { fatalError() }
    @available(iOS 8.2, watchOS 2.0, tvOS 9.0, *) @available(macOS, unavailable)
    open func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        fatalError()
    }
}

open class NSNotification: NSObject {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { fatalError() }
    }
}

public struct Notification {
    public typealias Name = NSNotification.Name
}

open class OperationQueue: NSObject, @unchecked Sendable {
    open class var main: OperationQueue { fatalError() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }
    @discardableResult open func addObserver(
        forName name: NSNotification.Name?,
        object obj: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
}

public struct Selector: Hashable, Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }

extension NSObject {
    public class func responds(to aSelector: Selector!) -> Bool { fatalError() }
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
}

open class NSUserActivity: NSObject {
    open var webpageURL: URL? {
        get { fatalError() }
        set { fatalError() }
    }
}

open class Timer: NSObject {
    @discardableResult open class func scheduledTimer(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { fatalError() }
}

open class RunLoop: NSObject {
    open class var main: RunLoop { fatalError() }
    open func run(until limitDate: Date) { fatalError() }

    public struct Mode: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { fatalError() }
    }
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
    public class var argumentDomain: String { fatalError() }
    open func volatileDomain(forName domainName: String) -> [String: Any] { fatalError() }
    public init?(suiteName suitename: String?) { fatalError() }
    open func data(forKey defaultName: String) -> Data? { fatalError() }
    open func bool(forKey defaultName: String) -> Bool { fatalError() }
    open func dictionaryRepresentation() -> [String: Any] { fatalError() }
    open func object(forKey defaultName: String) -> Any? { fatalError() }
    open func set(_ value: Any?, forKey defaultName: String) { fatalError() }
    open func removeObject(forKey defaultName: String) { fatalError() }
}

// MARK: Files

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSFilePathErrorKey: String = { fatalError() }()

public struct CocoaError: Error {
    public struct Code: Hashable, RawRepresentable, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public static var fileNoSuchFile: CocoaError.Code { fatalError() }
        public static var fileReadUnknown: CocoaError.Code { fatalError() }
        public static var fileWriteInvalidFileName: CocoaError.Code { fatalError() }
    }

    public init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) { fatalError() }
}

public struct POSIXError: Error {
    public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { fatalError() }
}

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
    open var temporaryDirectory: URL { fatalError() }
    open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { fatalError() }
    open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    open func fileExists(atPath path: String) -> Bool { fatalError() }
    open func createDirectory(
        atPath path: String,
        withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws { fatalError() }
    open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws { fatalError() }

    public enum SearchPathDirectory: Sendable { case applicationSupportDirectory }

    public struct SearchPathDomainMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var userDomainMask: SearchPathDomainMask { fatalError() }
    }
}

public struct URLResourceValues {
    public init() { fatalError() }
    public var isExcludedFromBackup: Bool? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension URL {
    public mutating func setResourceValues(_ values: URLResourceValues) throws { fatalError() }
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

extension Data: DataProtocol {}

open class FileHandle: NSObject {
    open class var standardError: FileHandle { fatalError() }
    public convenience init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) { fatalError() }
    public func read(upToCount count: Int) throws -> Data? { fatalError() }
    public func write<T: DataProtocol>(contentsOf data: T) throws { fatalError() }
    public func synchronize() throws { fatalError() }
}
