import HeadlessHost
import SwiftUI
import Testing

/// Titles from variables, which are no localized keys, and forms of initializers of earlier systems.
@MainActor @Suite struct StringTitleTests {
    private let title = "*Title*"

    @Test("A title from a variable is shown as it is, without Markdown")
    func verbatim() throws {
        let url = try #require(URL(string: "https://example.com"))
        let title = title
        let host = Host(
            Form {
                Section(title) {
                    Toggle(title, isOn: .constant(true))
                    Toggle(title, systemImage: "star", isOn: .constant(true))
                    Picker(title, selection: .constant(1)) { Text("1").tag(1) }
                    TextField(title, text: .constant(""))
                    SecureField(title, text: .constant(""))
                    Link(title, destination: url)
                    Button(title, role: .destructive) {}
                    Button(title, systemImage: "trash", role: .destructive) {}
                    Menu(title) { Text("Item") }
                    Menu(title, systemImage: "star") { Text("Item") }
                    ProgressView(title)
                    NavigationLink(title) { Text("Next") }
                    NavigationLink(title, value: 1)
                    DisclosureGroup(title) { Text("Inside") }
                }
            }
        )
        #expect(host.texts.filter { $0 == title }.count == 15)
        #expect(host.texts.filter { $0 != title } == ["1"])
    }

    @Test("An alert and a dialog with a title from a variable show it as it is")
    func dialogs() {
        let title = title
        let isPresented = Binding.constant(true)
        #expect(Host(Text("App").alert(title, isPresented: isPresented) {}).texts.contains(title))
        let alert = Text("App").alert(title, isPresented: isPresented, actions: {}, message: { Text("Message") })
        #expect(Host(alert).texts.contains("Message"))
        let plain = Text("App").confirmationDialog(title, isPresented: isPresented, titleVisibility: .visible) {}
        #expect(Host(plain).texts == ["App", title, "Cancel"])
        let dialog = Text("App").confirmationDialog(title, isPresented: isPresented, titleVisibility: .visible) {
        } message: {
            Text("Message")
        }
        #expect(Host(dialog).texts == ["App", title, "Message", "Cancel"])
    }

    @Test("An alert that presents data passes it to the actions and the message")
    func data() {
        let alert = Text("App").alert("Delete?", isPresented: .constant(true), presenting: "file") { name in
            Button("Delete \(name)") {}
        } message: { name in
            Text("The \(name) is lost.")
        }
        #expect(Host(alert).texts == ["App", "Delete?", "The file is lost.", "Delete file"])
    }

    @Test("A dialog that presents data passes it to the actions and the message")
    func dialogData() {
        let dialog = Text("App").confirmationDialog(
            "Delete?",
            isPresented: .constant(true),
            titleVisibility: .visible,
            presenting: "file"
        ) { name in
            Button("Delete \(name)") {}
        } message: { name in
            Text("The \(name) is lost.")
        }
        #expect(Host(dialog).texts == ["App", "Delete?", "The file is lost.", "Delete file", "Cancel"])
    }

    @Test("An alert and a dialog that present data show a title from a variable as it is")
    func dataTitles() {
        let title = title
        let isPresented = Binding.constant(true)
        let message = { (name: String) in Text("The \(name)") }
        let app = Text("App")
        let views: [any View] = [
            app.alert(title, isPresented: isPresented, presenting: "file") { Button($0) {} },
            app.alert(
                title,
                isPresented: isPresented,
                presenting: "file",
                actions: { Button($0) {} },
                message: message
            ),
            app.confirmationDialog(
                title,
                isPresented: isPresented,
                titleVisibility: .visible,
                presenting: "file"
            ) { Button($0) {} },
            app.confirmationDialog(
                title,
                isPresented: isPresented,
                titleVisibility: .visible,
                presenting: "file",
                actions: { Button($0) {} },
                message: message
            ),
        ]
        let texts = views.map { Host(AnyView($0)).texts.dropFirst() }
        #expect(texts.allSatisfy { $0.first == title && $0.contains("file") })
        #expect(texts.map { $0.contains("The file") } == [false, true, false, true])
    }

    @Test("A section has the header and the footer of the initializers before iOS 15")
    func sections() {
        let list = List {
            Section(header: Text("Header"), footer: Text("Footer")) { Text("A") }
            Section(header: Text("Header")) { Text("B") }
            Section(footer: Text("Footer")) { Text("C") }
        }
        #expect(Host(list).texts == ["Header", "A", "Footer", "Header", "B", "C", "Footer"])
    }

    @Test("A picker has the label of its view builder")
    func picker() {
        let picker = Picker(selection: .constant(1)) {
            Text("One").tag(1)
        } label: {
            Text("Number")
        }
        #expect(Host(picker).texts == ["Number", "One"])
    }

    @Test("A text field shows its prompt while it is empty, and is found by its title")
    func prompt() {
        struct App: View {
            @State private var text = ""
            var body: some View { TextField("Name", text: $text, prompt: Text("Your name")) }
        }
        let host = Host(App())
        #expect(host.texts == ["Your name"])
        host.enter("Ada", into: "Name")
        #expect(host.texts == ["Ada"])
    }

    // documentation/swiftui/navigationview
    @Test("A link pushes its destination in a navigation view")
    func navigationView() {
        let host = Host(
            NavigationView {
                NavigationLink(destination: Text("Details")) { Text("Open") }.navigationBarTitle("Home")
            }
            .navigationViewStyle(.stack)
        )
        host.tap("Open")
        #expect(host.texts == ["Details"])
        #expect(host.swipeBack())
        #expect(host.texts == ["Open"])
    }

    // documentation/swiftui/view/onchange(of:perform:)
    @Test("The one-value form of onChange gets the new value")
    func oneValueChange() {
        let log = Log()
        let host = Host(Steps { step in Text("Step \(step)").onChange(of: step) { new in log("\(new)") } })
        host.tap("Step")
        host.tap("Step")
        #expect(log.entries == ["1", "2"])
    }
}
