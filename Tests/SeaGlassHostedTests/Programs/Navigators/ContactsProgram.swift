import SeaGlassNavigation
import SwiftUI

/// Contacts: rows that push a view (no routes at all), and an action that pushes two.
enum ContactsProgram {
    struct Contact: Identifiable, Hashable {
        enum Kind { case friend, colleague }

        let id: Int
        let name: String
        let kind: Kind
    }

    @MainActor static let people = [
        Contact(id: 1, name: "Ada", kind: .friend),
        Contact(id: 2, name: "Bob", kind: .colleague),
    ]

    struct ContactsRoot: View {
        let navigator: Navigator

        var body: some View {
            ContactList().topNavigationBarTitle("Contacts").navigationShell(
                bar: .custom(.standard),
                navigator: navigator
            )
        }
    }

    struct ContactList: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            List {
                ForEach(ContactsProgram.people) { person in
                    Button {
                        navigator.push(ContactScreen(contact: person))
                    } label: {
                        ContactRow(contact: person)
                    }
                }
                Button("Ada and Bob") {
                    for person in ContactsProgram.people { navigator.push(ContactScreen(contact: person)) }
                }
            }
        }
    }

    struct ContactRow: View {
        let contact: Contact

        var body: some View {
            HStack {
                icon
                Text(contact.name)
            }
        }

        @ViewBuilder private var icon: some View {
            switch contact.kind {
            case .friend: Image(systemName: "heart")
            case .colleague: Image(systemName: "briefcase")
            }
        }
    }

    struct ContactScreen: View {
        @Environment(\.navigator) private var navigator
        let contact: Contact

        var body: some View {
            VStack {
                Text("Screen of \(contact.name)")
                Button("Friend") { navigator.push(ContactScreen(contact: ContactsProgram.people[1])) }
                Button("Back") { navigator.pop() }
                Button("All") { navigator.popToRoot() }
            }
            .topNavigationBarTitle(contact.name)
        }
    }
}
