import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A search by suggested terms, with a custom view in the middle of the bar.
struct MailSearch: View {
    @State private var query: MailQuery?

    var body: some View {
        List {
            Section {
                ForEach(MailQuery.allCases, id: \.self) { @Sendable [$query] in
                    MailQueryRow(choice: $0, query: $query)
                }
            } header: {
                Text("Search for").topNavigationBarScrollContent()
            }
            .transparentRow(.translucent)

            if let query {
                Section("Found") {
                    ForEach(Mailbox.inbox.threads.filter(query.matches)) { @Sendable in ThreadRow(thread: $0) }
                }
                .transparentRow()
            }
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle("Search")
        .topNavigationBarPrincipalView { MailQueryField(query: query) }
    }
}

private struct MailQueryRow: View {
    let choice: MailQuery
    @Binding var query: MailQuery?

    nonisolated init(choice: MailQuery, query: Binding<MailQuery?>) {
        self.choice = choice
        _query = query
    }

    var body: some View {
        Button {
            query = choice
        } label: {
            Label(choice.rawValue, systemImage: choice == query ? "checkmark" : "magnifyingglass")
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(choice == query ? .isSelected : [])
    }
}

enum MailQuery: String, CaseIterable {
    case unread = "Unread"
    case harbor = "Harbor"

    func matches(_ thread: MailThread) -> Bool {
        switch self {
        case .unread: thread.isUnread
        case .harbor: thread.messages.contains { $0.sender.hasPrefix("Harbor") }
        }
    }
}

/// The search text, which is read-only because the page has no keyboard input.
private struct MailQueryField: View {
    let query: MailQuery?

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").accessibilityHidden(true)
            Text(query?.rawValue ?? "All messages").lineLimit(1)
            Spacer()
        }
        .foregroundStyle(query == nil ? .secondary : .primary)
        .padding(.horizontal, 12)
        .frame(minHeight: 36)
        .background(.thinMaterial, in: Capsule())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
