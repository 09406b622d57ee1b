import HeadlessHost
import SwiftUI
import Testing

/// Unsupported uses stop with the name of the API instead of doing something else.
@MainActor @Suite struct UnsupportedTests {
    private struct EmptyApp: App {
        var body: some Scene { WindowGroup { Text("a") } }
    }

    @Test("Running an app stops with the function's name")
    func app() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            EmptyApp.main()
        }
        #expect(result.says("App.main()"))
    }

    @Observable final class Counter {
        var count = 0
    }

    @Test("Bodies that endlessly change what they read are reported")
    func endlessBody() async {
        struct Endless: View {
            let counter: Counter
            var body: some View { Next(counter: counter, count: counter.count) }
        }
        struct Next: View {
            let counter: Counter
            let count: Int
            var body: some View {
                counter.count = count + 1
                return Text("\(count)")
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Host(Endless(counter: Counter()))
        }
        #expect(result.says("does not come to rest"))
    }
}
