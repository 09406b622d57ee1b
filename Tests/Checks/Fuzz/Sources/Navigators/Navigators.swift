import Foundation
import FuzzSupport
import HeadlessHost
import HostedSupport

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Runs the input as a program of requests, swipes and links on a new shell.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let steps = [UInt8](UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        if let mistake = mistake(in: steps) { fatalError(mistake) }
        runTasks()
    }
    return 0
}

@MainActor private func mistake(in steps: [UInt8]) -> String? {
    let navigator = Navigator()
    let host = HeadlessHost.Host(ProgramShell(navigator: navigator))
    var program = NavigatorProgram(driving: navigator)
    return program.run(steps, on: host)
}
