import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// The root of the inbox: the account, the threads, and buttons to search and to compose, in a custom bar.
struct MailInbox: View {
    @Environment(\.navigator) private var navigator
    let scrolls: Int?

    var body: some View {
        MailboxList(mailbox: .inbox, scrolls: scrolls)
            .topNavigationBarTracksScroll()
            .topNavigationBarTitle("Inbox")
            .topNavigationBarSubtitle("All messages • \(Mailbox.inbox.threads.flatMap(\.messages).count)")
            .topNavigationBarLeading { Avatar() }
            .topNavigationBarTrailing(position: .secondary) {
                BarButton("Search", systemImage: "magnifyingglass") { navigator.push(MailSearch()) }
            }
            .topNavigationBarTrailing {
                BarButton("Compose", systemImage: "square.and.pencil") {
                    navigator.present(ComposeRoute())
                }
            }
    }
}

/// The root of the archive, under the system's bar with its large title.
struct MailArchive: View {
    let scrolls: Int?

    var body: some View {
        MailboxList(mailbox: .archive, scrolls: scrolls)
            .navigationTitle("Archive")
            .toolbar { ToolbarItem(placement: .primaryAction) { Avatar() } }
    }
}

/// The threads of a mailbox, by day.
private struct MailboxList: View {
    let mailbox: Mailbox
    let scrolls: Int?

    var body: some View {
        List {
            section("Today", mailbox.threads.filter(\.isFromToday))
            section("Yesterday", mailbox.threads.filter { !$0.isFromToday })
        }
        .scrolls(to: mailbox.threads[0].id, when: scrolls)
    }

    @ViewBuilder private func section(_ title: LocalizedStringKey, _ threads: [MailThread]) -> some View {
        if !threads.isEmpty {
            Section {
                ForEach(threads) { @Sendable in ThreadRow(thread: $0) }
            } header: {
                Text(title).topNavigationBarScrollContent()
            }
            .transparentRow()
        }
    }
}

extension View {
    /// Scrolls a list to its top when a number changes. On Linux it has no effect.
    ///
    /// - Parameter id: The first row. The modifier scrolls the list until this row is at the bottom edge. The list stops
    ///   before that, at its own top, where the header is.
    @ViewBuilder fileprivate func scrolls(to id: String, when number: Int?) -> some View {
        #if os(Linux)
        self
        #else
        ScrollViewReader { list in
            onChange(of: number) { withAnimation { list.scrollTo(id, anchor: .bottom) } }
        }
        #endif
    }
}
