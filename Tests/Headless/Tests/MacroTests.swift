import HeadlessHost
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var title: String = "default"
    @Entry fileprivate var count = 3  // of what
    @Entry fileprivate var columns: Int = 4  // a comment that the key must not take
    @Entry fileprivate var box = Box()
    @Entry fileprivate var note: String?
    @Entry fileprivate var label: String? = "label"
}

private final class Box {}

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
    @Test("The default value of an entry is its initial value, or nil")
    func defaultValues() {
        #expect(Host(Entries()).texts == ["default 3 nil label"])
    }

    // forums.swift.org, topic 74061, has the expansion: its default value is computed
    @Test("The default value of an entry is computed at each read")
    func computedDefault() {
        let values = EnvironmentValues()
        #expect(values.columns == 4)
        #expect(values.box !== values.box)
    }

    // documentation/swiftui/entry()
    @Test("An entry can be set")
    func settingEntries() {
        let view = Entries().environment(\.title, "other").environment(\.count, 4).environment(\.note, "note")
        #expect(Host(view.environment(\.label, nil)).texts == ["other 4 note nil"])
    }
}
