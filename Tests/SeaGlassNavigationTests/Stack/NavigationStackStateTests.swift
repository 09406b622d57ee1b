import TestSupport
import Testing

@testable import SeaGlassNavigation

/// The stack as a value, without a host.
@MainActor @Suite struct NavigationStackStateTests {
    @Test(
        "What is asked for is shown, refused, or pending, in any order of requests and of an adverse system's reports",
        arguments: 0..<10
    )
    func program(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var program = StackProgram()
        let steps = (0..<20_000).lazy.map { _ in UInt8(truncatingIfNeeded: random.next()) }
        #expect(program.run(Array(steps)) == nil)
    }
}
