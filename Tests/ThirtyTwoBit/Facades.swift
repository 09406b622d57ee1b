// What the checked files use of Foundation, Dispatch, SwiftUI and the rest of the library, none of which is there in
// Embedded Swift.

public struct Data: Hashable, Sendable {
    private(set) var bytes: [UInt8] = []

    public init() {}
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(bytes start: UnsafeRawPointer, count: Int) {
        bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    var count: Int { bytes.count }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }
}

public struct Date: Hashable, Sendable {
    let timeIntervalSinceReferenceDate: Double

    package static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
}

struct ProcessInfo {
    static let processInfo = ProcessInfo()

    let activeProcessorCount = 1
}

enum DispatchQueue {
    static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
    }
}

public struct CGSize: Hashable, Sendable {
    let width: Double
    let height: Double
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light, dark
}

public enum ColorSchemeContrast: Hashable, Sendable {
    case standard, increased
}

enum Diagnostics {
    static func report(_ message: String) { print(message) }
}

public struct NavigationRestoration {}

struct TypeName {
    let withoutModules = ""

    init<T>(reflecting type: T.Type) {}
}
