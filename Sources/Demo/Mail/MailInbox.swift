import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// The root of the shell: the account, the threads, and buttons to search and to compose.
struct MailInbox: View {
    @Environment(Navigator.self) private var navigator

    var body: some View {
        List {
            section("Today", MailThread.all.filter(\.isFromToday))
            section("Yesterday", MailThread.all.filter { !$0.isFromToday })
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle("Inbox")
        .topNavigationBarSubtitle("All messages • \(MailThread.all.flatMap(\.messages).count)")
        .topNavigationBarLeading { Avatar() }
        .topNavigationBarTrailing(position: .secondary) {
            BarButton("Search", systemImage: "magnifyingglass") { navigator.push(MailSearch()) }
        }
        .topNavigationBarTrailing {
            BarButton("Compose", systemImage: "square.and.pencil") {
                navigator.push(ComposeScreen(thread: nil), disableBackGesture: true)
            }
        }
    }

    private func section(_ title: LocalizedStringKey, _ threads: [MailThread]) -> some View {
        Section {
            ForEach(threads) { ThreadRow(thread: $0) }
        } header: {
            Text(title).topNavigationBarScrollContent()
        }
        .transparentRow()
    }
}

/// A link to a thread, in the inbox and in the results of a search.
struct ThreadRow: View {
    @Environment(Navigator.self) private var navigator
    let thread: MailThread

    var body: some View {
        Button {
            navigator.push(route: ThreadRoute(id: thread.id))
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Circle()
                    .fill(.tint)
                    .frame(width: 10, height: 10)
                    .opacity(thread.isUnread ? 1 : 0)
                    .accessibilityLabel("Unread")
                    .accessibilityHidden(!thread.isUnread)
                VStack(alignment: .leading, spacing: 1) {
                    HStack {
                        Text(thread.last.sender).font(.headline)
                        Spacer()
                        Text(thread.last.time).font(.subheadline).foregroundStyle(.secondary)
                            .layoutPriority(1)
                    }
                    Text(thread.subject).font(.subheadline).lineLimit(1)
                    Text(thread.last.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                }
            }
        }
        .buttonStyle(.plain)
    }
}

/// A button in the bar that shows a symbol.
struct BarButton: View {
    let name: LocalizedStringKey
    let systemImage: String
    let action: @MainActor () -> Void

    init(_ name: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.name = name
        self.systemImage = systemImage
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Image(systemName: systemImage).accessibilityLabel(name)
        }
    }
}

/// The initials of the account's owner.
private struct Avatar: View {
    var body: some View {
        Text("IV")
            .font(.system(size: 14, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: 34, height: 34)
            .background {
                LinearGradient(
                    colors: [Color(red: 0.36, green: 0.31, blue: 0.72), Color(red: 0.2, green: 0.22, blue: 0.5)],
                    startPoint: .top,
                    endPoint: .bottom
                )
            }
            .clipShape(Circle())
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Account of Ines Varga")
    }
}
