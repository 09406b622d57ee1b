import Foundation
import Testing

@testable import SeaGlassNavigation

@Suite("A debugger") struct DebuggerTests {
    #if compiler(>=6.3) && (os(Linux) || os(macOS))
    @Test("A process that shows a preview counts as debugged, since Xcode can end it at any time")
    func preview() async {
        await #expect(processExitsWith: .success) {
            setenv("XCODE_RUNNING_FOR_PREVIEWS", "0", 1)
            if Debugger.isAttached { exit(1) }
            setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
            if !Debugger.isAttached { exit(2) }
        }
    }
    #endif
}
