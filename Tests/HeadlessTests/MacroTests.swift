import HeadlessHost
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var title: String = "default"
    @Entry fileprivate var count = 3
    @Entry fileprivate var note: String?
    @Entry fileprivate var label: String? = "label"
}

private struct Entries: View {
    @Environment(\.title) private var title
    @Environment(\.count) private var count
    @Environment(\.note) private var note
    @Environment(\.label) private var label
    var body: some View { Text("\(title) \(count) \(note ?? "nil") \(label ?? "nil")") }
}

#Preview { Entries() }

#Preview("Two") {
    Entries()
    Entries()
}

@MainActor @Suite struct MacroTests {
    // documentation/swiftui/entry()
    @Test("An entry has what it was set to as its default value, or nil")
    func defaultValues() {
        #expect(Host(Entries()).texts == ["default 3 nil label"])
    }

    // documentation/swiftui/entry()
    @Test("An entry is set as any environment value")
    func settingEntries() {
        let view = Entries().environment(\.title, "other").environment(\.count, 4).environment(\.note, "note")
        #expect(Host(view.environment(\.label, nil)).texts == ["other 4 note nil"])
    }
}
