// Declarations of Apple's os: the logger and the lock.
// https://developer.apple.com/documentation/os

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
@frozen public struct Logger: @unchecked Sendable {
    public init() { fatalError() }
    public init(subsystem: String, category: String) { fatalError() }

    public func debug(_ message: OSLogMessage) { fatalError() }
    public func info(_ message: OSLogMessage) { fatalError() }
    public func notice(_ message: OSLogMessage) { fatalError() }
    public func warning(_ message: OSLogMessage) { fatalError() }
    public func error(_ message: OSLogMessage) { fatalError() }
    public func critical(_ message: OSLogMessage) { fatalError() }
    public func fault(_ message: OSLogMessage) { fatalError() }
    public func log(_ message: OSLogMessage) { fatalError() }
    public func log(level: OSLogType, _ message: OSLogMessage) { fatalError() }
}

@frozen public struct OSLogType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { fatalError() }
    public static var `default`: OSLogType { fatalError() }
    public static var info: OSLogType { fatalError() }
    public static var debug: OSLogType { fatalError() }
    public static var error: OSLogType { fatalError() }
    public static var fault: OSLogType { fatalError() }
}

/// Without an initializer from a `String`, like Apple's: a message is a literal, so interpolated values stay private.
@frozen public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: OSLogInterpolation) { fatalError() }
}

@frozen public struct OSLogPrivacy {
    public static var `public`: OSLogPrivacy { fatalError() }
    public static var `private`: OSLogPrivacy { fatalError() }
    public static var sensitive: OSLogPrivacy { fatalError() }
    public static var auto: OSLogPrivacy { fatalError() }
}

@frozen public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    ) { fatalError() }
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible { fatalError() }
    public mutating func appendInterpolation<T>(
        _ number: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger { fatalError() }
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double,
        privacy: OSLogPrivacy = .auto
    ) { fatalError() }
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool,
        privacy: OSLogPrivacy = .auto
    ) { fatalError() }
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type,
        privacy: OSLogPrivacy = .auto
    ) { fatalError() }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public init(uncheckedState initialState: State) { fatalError() }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        fatalError()
    }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { fatalError() }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension OSAllocatedUnfairLock where State == Void {
    public init() { fatalError() }
    public func lock() { fatalError() }
    public func unlock() { fatalError() }
}
