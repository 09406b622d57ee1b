import HeadlessHost
import SwiftUI
import Testing

/// The number of updates for several writes, from any thread.
@MainActor @Suite struct UpdateTests {
    private struct Writer: View {
        let log: Log
        let write: (Binding<Int>) -> Void
        @State private var value = 0

        var body: some View {
            log("body \(value)")
            return Text("\(value)")
                .onChange(of: value) { log("\($0) → \($1)") }
                .onAppear { write($value) }
        }
    }

    // WWDC 2023, session 10156: an update belongs to one transaction, which has one animation.
    @Test("A plain and an animated write in one turn are two updates")
    func transactions() {
        let log = Log()
        let host = Host(
            Writer(log: log) { value in
                value.wrappedValue = 1
                value.wrappedValue = 2
                withAnimation {
                    value.wrappedValue = 3
                    value.wrappedValue += 1
                }
            }
        )
        #expect(log.take() == ["body 0", "body 2", "0 → 2", "body 4", "2 → 4"])
        #expect(host.texts == ["4"])
    }

    // documentation/swiftui/withanimation(_:_:)
    @Test("Writes in one turn with the same animation are one update")
    func oneTransaction() {
        let log = Log()
        _ = Host(Writer(log: log) { value in withAnimation { for next in 1...3 { value.wrappedValue = next } } })
        #expect(log.take() == ["body 0", "body 3", "0 → 3"])
        _ = Host(Writer(log: log) { value in for next in 1...3 { value.wrappedValue = next } })
        #expect(log.take() == ["body 0", "body 3", "0 → 3"])
    }

    // documentation/swiftui/state: "you can safely mutate state properties from any thread".
    @Test("A write on another thread reaches the view through the main queue")
    func otherThreads() async {
        let log = Log()
        nonisolated(unsafe) var binding: Binding<Int>?
        let host = Host(Writer(log: log) { binding = $0 })
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                binding?.wrappedValue = 7
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        host.settle()
        #expect(host.texts == ["7"])
    }

    // SwiftUI logs "onChange(of: Int) action tried to update multiple times per frame."
    @Test("An action that endlessly changes what it observes is stopped with a warning, and other actions continue")
    func endless() {
        struct Endless: View {
            @State private var count = 0
            var body: some View { Text("endless").onChange(of: count, initial: true) { count += 1 } }
        }
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            let host = Host(
                VStack {
                    Endless()
                    Counter()
                }
            )
            host.tap("Add to Count")
            #expect(host.texts.contains("Count 1"))
        }
        #expect(warnings.all.count == 1)
        #expect(warnings.all.first?.contains("tried to update multiple times per frame") == true)
    }

    // documentation/swiftui/environmentvalues: a view updates when a value it reads changes.
    @Test("A view that reads one value of the whole environment depends only on that value")
    func wholeEnvironment() {
        struct Reading: View {
            @Environment(\.self) private var environment
            let log: Log
            var body: some View {
                log("\(environment.colorScheme)")
                return Text("a")
            }
        }
        let log = Log()
        let host = Host(Reading(log: log))
        host.system.dynamicTypeSize = .xxLarge
        #expect(log.take() == ["light"])
        host.system.colorScheme = .dark
        #expect(log.take() == ["dark"])
        host.system.layoutDirection = .rightToLeft
        #expect(log.take() == [])
    }

    // documentation/swiftui/axis/description
    @Test("The description of an axis is its name")
    func descriptions() {
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    }

    // documentation/swiftui/color/description: "print(Color.red) // Prints "red"". Other descriptions are undocumented,
    // but programs that read them expect these.
    @Test("The description of a color is its name or its components, after an explicit opacity")
    func colors() {
        let fixed = Color(red: 1, green: 0.5, blue: 0, opacity: 0.2)
        let host = Host(VStack { ForEach([.red, fixed, Color.red.opacity(0.5)], id: \.self) { Text($0.description) } })
        #expect(host.texts == ["red", "#FF800033", "50% red"])
    }
}
