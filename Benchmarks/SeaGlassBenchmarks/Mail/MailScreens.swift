#if canImport(HeadlessHost)
import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

// A mail app's screens, as an app has them. A `MailVariant` adds the lines for a background.

@Observable final class Mail {
    var path: [MailPlace] = []
    var palette = ColorPalette.ocean
    var isComposing = false
}

enum MailPlace: NavigationRoute {
    case mailbox(Int)
    case message(Int)
    case settings

    /// Places to which the root has links.
    static let linked: [(place: MailPlace, title: String)] = [
        (.mailbox(3), "Mailbox 3"), (.message(0), "The flagged message"), (.settings, "Settings"),
    ]
}

/// The root: a list of twelve rows, all of them visible.
struct MailboxList: View {
    let mail: Mail
    let variant: MailVariant

    var body: some View {
        List {
            Section("Mailboxes") {
                ForEach(0..<10, id: \.self) { number in
                    NavigationLink(value: MailPlace.mailbox(number)) { MailRow(title: "Mailbox \(number)") }
                        .mailRow(variant)
                }
            }
            Section("More") {
                NavigationLink(value: MailPlace.message(0)) { MailRow(title: "The flagged message") }
                    .mailRow(variant)
                NavigationLink(value: MailPlace.settings) { MailRow(title: "Settings") }
                    .mailRow(variant)
            }
        }
        .navigationTitle("Mail")
        .toolbar { Button("Compose") { mail.isComposing = true } }
    }
}

/// A list of twelve rows, all of them visible.
struct Mailbox: View {
    let number: Int
    let variant: MailVariant

    var body: some View {
        List(0..<12, id: \.self) { row in
            NavigationLink(value: MailPlace.message(row)) { MailRow(title: "Message \(row)") }
                .mailRow(variant)
        }
        .navigationTitle("Mailbox \(number)")
    }
}

struct MailRow: View {
    let title: String

    var body: some View {
        HStack {
            Image(systemName: "envelope")
            Text(title).font(.headline)
            Spacer()
            Text("9:41").font(.subheadline)
        }
    }
}

/// A detail with buttons.
struct Message: View {
    let number: Int
    @State private var isFlagged = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Subject of message \(number)").font(.title)
                Text("A paragraph of text that takes more than one line on a phone, as paragraphs do.")
                HStack {
                    Button("Reply") {}
                    Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
                    Button("Delete") {}
                }
                .buttonStyle(.bordered)
            }
            .padding()
        }
        .navigationTitle("Message \(number)")
    }
}

/// A form.
struct MailSettings: View {
    let variant: MailVariant
    @State private var name = ""
    @State private var isNotified = true
    @State private var isThreaded = false

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                Button("Sign out") {}
            }
            .mailRow(variant)
            Section("Reading") {
                Toggle("Notifications", isOn: $isNotified)
                Toggle("Threads", isOn: $isThreaded)
            }
            .mailRow(variant)
        }
        .navigationTitle("Settings")
    }
}

/// The sheet.
struct Compose: View {
    @State private var recipient = ""
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("To", text: $recipient)
                TextField("Text", text: $text)
                Button("Send") {}
            }
            .navigationTitle("New message")
        }
    }
}
#endif
