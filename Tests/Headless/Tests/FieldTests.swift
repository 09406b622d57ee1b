import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct FieldTests {
    private struct Form: View {
        enum Field { case name, password }

        @State private var name = ""
        @State private var password = ""
        @FocusState private var field: Field?
        @FocusState private var isAtNote: Bool
        @State private var note = ""

        var body: some View {
            TextField("Name", text: $name).focused($field, equals: .name)
            SecureField("Password", text: $password).focused($field, equals: .password)
            TextField("Note", text: $note).focused($isAtNote)
            Text(field.map { "\($0)" } ?? "none")
            Text(isAtNote ? "note" : "no note")
            Button("Clear") { field = nil }
        }
    }

    // documentation/swiftui/securefield: "Displays one dot for each character someone types."
    @Test("A secure field shows a dot for each character")
    func secure() {
        let host = Host(Form())
        host.enter("abc", into: "Password")
        #expect(host.texts.contains("•••") && !host.texts.contains("abc"))
    }

    // documentation/swiftui/focusstate: focus entering a view sets the view's value.
    @Test("Focus is in the field in which a person types, until the app moves it")
    func focus() {
        let host = Host(Form())
        host.enter("a", into: "Name")
        #expect(host.texts.contains("name"))
        host.enter("a", into: "Password")
        #expect(host.texts.contains("password"))
        host.tap("Clear")
        #expect(host.texts.contains("none"))
        host.enter("a", into: "Note")
        #expect(host.texts.contains("note"))
    }

    // documentation/swiftui/picker
    @Test("A picker sets the tag of the tapped option and marks the option as selected")
    func picker() {
        struct Flavors: View {
            @State private var flavor = 1
            var body: some View {
                Picker("Flavor", selection: $flavor) {
                    Text("Vanilla").tag(1)
                    ForEach(2..<4) { Text("Flavor \($0)").tag($0) }
                }
                Text("selected \(flavor)")
            }
        }
        let host = Host(Flavors())
        #expect(host.texts == ["Flavor", "Vanilla", "Flavor 2", "Flavor 3", "selected 1"])
        host.tap("Flavor 3")
        #expect(host.texts.last == "selected 3")
        let options = host.readElements.filter { $0.traits.contains(.isButton) }
        #expect(options.map { $0.traits.contains(.isSelected) } == [false, false, true])
    }

    private struct Sizes: View {
        @State private var size = 1
        var body: some View {
            Picker("Size", selection: $size) { ForEach(1..<4) { Text("Option \($0)").tag($0) } }.pickerStyle(.menu)
            Text("selected \(size)")
        }
    }

    // documentation/swiftui/pickerstyle/menu: "presents the options as a menu when the user presses a button"
    // "The button itself indicates the selected option."
    @Test("A menu picker shows the selected option, and all options only while the menu is open")
    func menuPicker() {
        let host = Host(Sizes())
        #expect(host.texts == ["Size", "Option 1", "selected 1"])
        host.tap("Size")
        #expect(host.texts == ["Size", "Option 1", "Option 1", "Option 2", "Option 3", "selected 1"])
        host.tap("Option 3")
        #expect(host.texts == ["Size", "Option 3", "selected 3"])
    }

    // documentation/swiftui/view/alert(_:ispresented:actions:message:): "When the user presses or taps one of the
    // alert's actions, the system sets this value to false and dismisses."
    @Test("A button of an alert runs its action and closes the alert")
    func alert() {
        struct Alerting: View {
            @State private var isShown = false
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                Button("Show") { isShown = true }
                    .alert("Sure?", isPresented: $isShown) {
                        Button("Yes") { count += 1 }
                    } message: {
                        Text("message")
                    }
            }
        }
        let host = Host(Alerting())
        host.tap("Show")
        #expect(host.texts.contains("Sure?") && host.texts.contains("message"))
        host.tap("Yes")
        #expect(host.texts == ["count 1", "Show"])
    }

    // documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
    @Test("A confirmation dialog closes after a choice")
    func confirmation() {
        let host = Host(
            Switchable { isOn in
                Text(isOn ? "on" : "off")
                    .confirmationDialog("Title", isPresented: .constant(isOn), titleVisibility: .visible) {
                        Button("Choose") {}
                    }
            }
        )
        #expect(!host.texts.contains("Choose"))
        host.tap("Switch")
        #expect(host.texts.contains("Title") && host.texts.contains("Choose"))
    }

    // documentation/swiftui/view/ontapgesture(count:perform:), toolbaritemgroup, view/toolbar(content:)
    @Test("A tap gesture receives taps, and so do the buttons of a bar")
    func taps() {
        struct Bars: View {
            @State private var taps: [String] = []
            var body: some View {
                Text("Row").cornerRadius(4).border(.tint).onTapGesture { taps.append("row") }
                    .toolbar { Button("Plain") { taps.append("plain") } }
                    .toolbar {
                        ToolbarItemGroup(placement: .primaryAction) {
                            Button("One") { taps.append("one") }
                            Button("Two") { taps.append("two") }
                        }
                    }
                Text(taps.joined(separator: " "))
            }
        }
        let host = Host(NavigationStack { Bars() })
        for label in ["Row", "Plain", "One", "Two"] { host.tap(label) }
        #expect(host.texts.contains("row plain one two"))
    }
}
