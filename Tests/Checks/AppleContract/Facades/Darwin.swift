// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Declarations of Apple's Darwin: C mathematics, files and the process.

public func sqrt(_ x: Double) -> Double { fatalError() }
public func cbrt(_ x: Double) -> Double { fatalError() }
public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }
public func exp(_ x: Double) -> Double { fatalError() }
public func exp2(_ x: Double) -> Double { fatalError() }
public func log(_ x: Double) -> Double { fatalError() }
public func log2(_ x: Double) -> Double { fatalError() }
public func log10(_ x: Double) -> Double { fatalError() }
public func sin(_ x: Double) -> Double { fatalError() }
public func cos(_ x: Double) -> Double { fatalError() }
public func tan(_ x: Double) -> Double { fatalError() }
public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }
public func fabs(_ x: Double) -> Double { fatalError() }
public func floor(_ x: Double) -> Double { fatalError() }
public func ceil(_ x: Double) -> Double { fatalError() }
public func round(_ x: Double) -> Double { fatalError() }
public func trunc(_ x: Double) -> Double { fatalError() }
public func fmod(_ x: Double, _ y: Double) -> Double { fatalError() }

public func sqrt(_ x: Float) -> Float { fatalError() }
public func floor(_ x: Float) -> Float { fatalError() }
public func ceil(_ x: Float) -> Float { fatalError() }
public func round(_ x: Float) -> Float { fatalError() }

// MARK: Files

public typealias mode_t = UInt16
public typealias off_t = Int64
public typealias pid_t = Int32

public struct stat {
    public init() { fatalError() }
    public var st_mode: mode_t
    public var st_size: off_t
}

public var errno: Int32 {
    get { fatalError() }
    set { fatalError() }
}

public enum POSIXErrorCode: Int32 {
    case EIO = 5
}

public var O_RDONLY: Int32 { fatalError() }
public var O_WRONLY: Int32 { fatalError() }
public var O_CREAT: Int32 { fatalError() }
public var O_EXCL: Int32 { fatalError() }
public var O_NOFOLLOW: Int32 { fatalError() }
public var O_NONBLOCK: Int32 { fatalError() }
public var O_CLOEXEC: Int32 { fatalError() }
public var S_IFMT: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
public var ELOOP: Int32 { fatalError() }
public var ENOENT: Int32 { fatalError() }
public var ENOTDIR: Int32 { fatalError() }
public var ESRCH: Int32 { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { fatalError() }
@discardableResult public func fstat(_ fd: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }
@discardableResult public func rename(
    _ old: UnsafePointer<CChar>!,
    _ new: UnsafePointer<CChar>!
) -> Int32 { fatalError() }
@discardableResult public func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { fatalError() }
public func getpid() -> pid_t { fatalError() }
public func kill(_ pid: pid_t, _ signal: Int32) -> Int32 { fatalError() }

public var CTL_KERN: Int32 { fatalError() }
public var KERN_PROC: Int32 { fatalError() }
public var KERN_PROC_PID: Int32 { fatalError() }
public var P_TRACED: Int32 { fatalError() }

public struct extern_proc {
    public var p_flag: Int32
    public init() { fatalError() }
}

public struct kinfo_proc {
    public var kp_proc: extern_proc
    public init() { fatalError() }
}

public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!,
    _ nameCount: UInt32,
    _ oldValue: UnsafeMutableRawPointer!,
    _ oldSize: UnsafeMutablePointer<Int>!,
    _ newValue: UnsafeMutableRawPointer!,
    _ newSize: Int
) -> Int32 { fatalError() }
