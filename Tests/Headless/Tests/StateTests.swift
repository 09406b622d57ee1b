import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
    // documentation/swiftui/state
    @Test("Views that depend on the value update when it changes")
    func update() {
        let host = Host(Counter())
        host.tap("Add to Count")
        host.tap("Add to Count")
        #expect(host.shown == ["Count 2"])
    }

    struct Seeded: View {
        @State private var value: Int
        init(_ seed: Int) { _value = State(wrappedValue: seed) }
        var body: some View { Text("\(value)") }
    }

    // documentation/swiftui/state/init(wrappedvalue:)
    @Test("A state's storage is initialized once for each instance of the view")
    func initialValueOnce() {
        let host = Host(Steps { Seeded($0) })
        host.tap("Step")
        #expect(host.shown == ["0"])
    }

    // documentation/swiftui/state/init(initialvalue:)
    @Test("A state can be created with an initial value")
    func initialValue() {
        struct Initial: View {
            @State private var value: Int
            init() { _value = State(initialValue: 3) }
            var body: some View { Text("\(value)") }
        }
        #expect(Host(Initial()).shown == ["3"])
    }

    // documentation/swiftui/state/init()
    @Test("An optional state without an initial value is nil")
    func optional() {
        struct Optional: View {
            @State private var value: Int?
            var body: some View {
                Text(value.map { "\($0)" } ?? "nil")
                Button("Set") { value = 1 }
                Button("Clear") { value = nil }
            }
        }
        let host = Host(Optional())
        #expect(host.texts.first == "nil")
        host.tap("Set")
        #expect(host.texts.first == "1")
        host.tap("Clear")
        #expect(host.texts.first == "nil")
    }

    @Observable final class Library {
        var name = "Empty"
    }

    // documentation/swiftui/state, "Store observable objects"
    @Test("An observable object in a state survives updates of the view")
    func object() {
        struct Shelf: View {
            let step: Int
            @State private var library = Library()
            var body: some View {
                Text("\(step) \(library.name)")
                Button("Fill") { library.name = "Full" }
            }
        }
        let host = Host(Steps { Shelf(step: $0) })
        host.tap("Fill")
        host.tap("Step")
        #expect(host.texts.contains("1 Full"))
    }

    // documentation/swiftui/state, "Share state with subviews"
    @Test("A subview updates when its value changes, and sets the value through a binding")
    func share() {
        struct Player: View {
            @State private var isPlaying = false
            var body: some View {
                Text(isPlaying ? "Playing" : "Paused")
                PlayButton(isPlaying: $isPlaying)
            }
        }
        struct PlayButton: View {
            @Binding var isPlaying: Bool
            var body: some View { Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } }
        }
        let host = Host(Player())
        host.tap("Play")
        #expect(host.texts == ["Playing", "Pause"])
        host.tap("Pause")
        #expect(host.texts == ["Paused", "Play"])
    }

    // documentation/swiftui/viewmodifier
    @Test("A modifier can have state")
    func modifierState() {
        struct Tapped: ViewModifier {
            @State private var taps = 0
            func body(content: Content) -> some View {
                content
                Text("Taps \(taps)")
                Button("Tap") { taps += 1 }
            }
        }
        let host = Host(Steps { Text("\($0)").modifier(Tapped()) })
        host.tap("Tap")
        host.tap("Step")
        #expect(host.shown == ["1", "Taps 1", "Tap"])
    }

    private final class Model: ObservableObject {}

    // documentation/swiftui/state/init(wrappedvalue:): the value is made with the view.
    // documentation/swiftui/stateobject: SwiftUI makes the object.
    @Test("A view used in two places has two state objects, and two states with the same initial object")
    func places() {
        @MainActor final class Made {
            var models: [Model] = []
            func model() -> Model {
                models.append(Model())
                return models.last!
            }
        }
        struct Owner: View {
            @State private var value: Model
            @StateObject private var object: Model
            let found: (Model, Model) -> Void
            init(_ made: Made, found: @escaping (Model, Model) -> Void) {
                _value = State(wrappedValue: made.model())
                _object = StateObject(wrappedValue: made.model())
                self.found = found
            }
            var body: some View { Text("Model").onAppear { found(value, object) } }
        }
        let made = Made()
        var found: [(Model, Model)] = []
        let view = Owner(made) { found.append(($0, $1)) }
        #expect(made.models.count == 1)
        let hosts = [Host(view), Host(view)]
        hosts[0].system.colorScheme = .dark
        #expect(made.models.count == 3 && found.count == 2)
        #expect(found[0].0 === found[1].0 && found[0].1 !== found[1].1)
    }

    // swiftui-lab.com/state-changes: undefined behavior. Dropping the value is a guess.
    @Test("A write of a state in a body is dropped with a warning")
    func writtenByBody() {
        struct Writer: View {
            @State private var value = 1
            var body: some View {
                value = 2
                return Text("\(value)")
            }
        }
        let warnings = Warnings()
        let host = RuntimeWarning.$recorder.withValue(warnings.add, operation: { Host(Writer()) })
        #expect(host.texts == ["1"])
        #expect(warnings.all == ["Modifying state during view update, this will cause undefined behavior."])
    }

    @Test("A task that a body creates writes a state after the evaluation")
    func writtenByTask() async {
        struct Writer: View {
            @State private var value = 1
            let written: Written
            var body: some View {
                if written.task == nil { written.task = Task { value = 2 } }
                return Text("\(value)")
            }
        }
        @MainActor final class Written { var task: Task<Void, Never>? }
        let written = Written()
        let host = Host(Writer(written: written))
        await written.task?.value
        host.settle()
        #expect(host.texts == ["2"])
    }
}
