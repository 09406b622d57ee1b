import TestSupport

/// Runs the input as a program of requests and reports on a stack without a host.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let steps = [UInt8](UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        var program = StackProgram()
        if let mistake = program.run(steps) { fatalError(mistake) }
    }
    return 0
}
