// Declarations of Apple's Dispatch.

public class DispatchQueue: @unchecked Sendable {
    public class var main: DispatchQueue { fatalError() }

    public convenience init(label: String, qos: DispatchQoS = .unspecified) { fatalError() }

    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { fatalError() }
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { fatalError() }

    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { fatalError() }

    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) { fatalError() }
    public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
}

public struct DispatchQoS: Equatable, Sendable {
    public static let utility: DispatchQoS = { fatalError() }()
    public static let unspecified: DispatchQoS = { fatalError() }()
}

public class DispatchSemaphore: @unchecked Sendable {
    public init(value: Int) { fatalError() }
    public func wait() { fatalError() }
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
    @discardableResult public func signal() -> Int { fatalError() }
}

public final class DispatchSpecificKey<T>: Sendable {
    public init() { fatalError() }
}

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { fatalError() }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }

@frozen public enum DispatchTimeoutResult: Sendable {
    case success, timedOut
}
