// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if os(iOS) && !targetEnvironment(macCatalyst)
import SeaGlass
import SwiftUI
import Testing

extension AnswerWindows {
    @MainActor @Suite(.enabled(if: isAsked(5))) struct ErasedViewAnswerTests {
        struct Probe: View {
            var body: some View { Text("Probe") }
        }

        private func probe() -> some View { Text("Probe") }

        @Test("The types of opaque results, in the build of the tests and in the build of the library")
        func opaqueTypes() {
            answer(5, "a body: \(Probe.Body.self)")
            answer(5, "a function of the tests: \(type(of: probe()))")
            // Longer, if it is not erased.
            let name = "\(type(of: Text("Probe").transparentRow()))"
            answer(5, "a function of the library: \(name.count > 80 ? name.prefix(80) + "…" : name)")
        }
    }
}
#endif
