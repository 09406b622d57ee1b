import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum Mailbox: String, CaseIterable, Codable, Identifiable, NavigationLinkValue {
    case inbox, sent, archive
    var id: Self { self }
    var title: String { rawValue.capitalized }
}

private struct MailThreadRoute: NavigationRoute { let mailbox: Mailbox, id: Int }
private struct ReplyRoute: NavigationRoute { let thread: Int }

@MainActor private let mailboxRoutes = NavigationRoutes()
    .route(MailThreadRoute.self, key: "thread") { ThreadView(route: $0) }
    .route(ReplyRoute.self, key: "reply") { ReplyView(thread: $0.thread) }
    .link("mail/{mailbox}", { (mailbox: Mailbox) in mailbox }) { $0 }
    .link("mail/{mailbox}/{thread}", MailThreadRoute.init(mailbox:id:)) { ($0.mailbox, $0.id) }

/// Mail: two columns, a guarded reply, links to a mailbox and to a thread.
private struct MailWindow: View {
    @State private var mailbox: Mailbox? = .inbox
    @State private var navigator = Navigator()
    let log: SelectionLog<Mailbox?>
    /// Whether the app opens links on the shell, or around the split view.
    var opensOnShell = false

    var body: some View {
        Group {
            if opensOnShell {
                columns
            } else {
                columns.opensNavigationLinks(selection: $mailbox, mailboxRoutes, in: navigator) {
                    log.failures.append($0.reason)
                }
            }
        }
        .records(mailbox, in: log)
    }

    private var columns: some View {
        NavigationSplitView {
            sidebar
        } detail: {
            if opensOnShell { shell.opensNavigationLinks { log.failures.append($0.reason) } } else { shell }
        }
    }

    private var shell: some View {
        detail
            .navigationShell(selection: $mailbox, navigator: navigator)
            .navigationRoutes(mailboxRoutes)
    }

    private var sidebar: some View {
        List(Mailbox.allCases, selection: $mailbox) { mailbox in
            Label(mailbox.title, systemImage: "tray").tag(mailbox)
        }
        .navigationTitle("Mail")
    }

    @ViewBuilder private var detail: some View {
        switch mailbox {
        case .inbox: ThreadList(mailbox: .inbox)
        case .sent: ThreadList(mailbox: .sent)
        case .archive: ThreadList(mailbox: .archive)
        case nil: Text("Choose a mailbox")
        }
    }
}

private struct ThreadList: View {
    let mailbox: Mailbox

    var body: some View {
        List(1..<20, id: \.self) { id in
            NavigationLink("Thread \(id)", value: MailThreadRoute(mailbox: mailbox, id: id))
        }
        .navigationTitle(mailbox.title)
    }
}

private struct ThreadView: View {
    @Environment(\.navigator) private var navigator
    let route: MailThreadRoute

    var body: some View {
        Button("Reply") { navigator.push(route: ReplyRoute(thread: route.id)) }
            .navigationTitle("Thread \(route.id)")
    }
}

private struct ReplyView: View {
    @Environment(\.navigator) private var navigator
    @State private var text = ""
    @State private var isAsking = false
    let thread: Int

    var body: some View {
        TextField("Reply", text: $text)
            .navigationTitle("Reply")
            .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
            .confirmationDialog("Discard the reply?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { navigator.leave() }
            }
    }
}

@MainActor @Suite("Program: mail in columns", .stoppedClock, .ownRowClosures) struct MailSelectionTests {
    private let log = SelectionLog<Mailbox?>()

    private func launch(_ version: Int, _ device: Device, opensOnShell: Bool = false) -> Host {
        SelectionWindow(version, device).launch(MailWindow(log: log, opensOnShell: opensOnShell))
    }

    private func writeReply(in app: Host) {
        app.tap("Thread 2")
        app.tap("Reply")
        app.enter("x", into: "Reply")
    }

    @Test("A mailbox shows its threads, not the thread of another mailbox", arguments: versions, SelectionWindow.wide)
    func mailboxes(version: Int, device: Device) {
        let app = launch(version, device)
        #expect(app.shownTitle == "Inbox" && log.selection == .inbox && !app.tapBack())
        app.tap("Thread 2")
        #expect(app.shownTitle == "Thread 2" && log.selection == .inbox)
        app.tap("Sent")
        #expect(app.shownTitle == "Sent" && app.shownDepth == 0 && app.animatesPath == false)
        app.tap("Inbox")
        #expect(app.shownTitle == "Inbox" && app.shownDepth == 0)
    }

    @Test("A reply with text asks before another mailbox is shown", arguments: versions, SelectionWindow.wide)
    func discard(version: Int, device: Device) {
        let app = launch(version, device)
        writeReply(in: app)
        app.tap("Archive")
        #expect(app.texts.contains("Discard the reply?") && log.selection == .inbox)
        #expect(app.shownTitle == "Reply")
        app.tap("Discard")
        #expect(app.shownTitle == "Archive" && log.selection == .archive && app.shownDepth == 0)
        #expect(app.animatesPath == false && !app.texts.contains("Discard the reply?"))
    }

    @Test("A canceled question keeps the reply, and forgets the mailbox", arguments: versions, SelectionWindow.wide)
    func cancel(version: Int, device: Device) async {
        let app = launch(version, device)
        writeReply(in: app)
        app.tap("Archive")
        app.tap("Cancel")
        await app.settleTasks()
        #expect(app.shownTitle == "Reply" && log.selection == .inbox && app.texts.contains("x"))
        #expect(app.tap("Back"))
        app.tap("Discard")
        #expect(app.shownTitle == "Thread 2" && log.selection == .inbox)
    }

    @Test("A link during the question replaces the mailbox of the question", arguments: versions)
    func secondRequest(version: Int) {
        let app = launch(version, .mac)
        writeReply(in: app)
        app.tap("Archive")
        app.open("mail/sent", version)
        app.tap("Discard")
        #expect(app.shownTitle == "Sent" && log.selection == .sent)
    }

    @Test("A link selects its mailbox and shows its thread", arguments: versions, [false, true])
    func link(version: Int, opensOnShell: Bool) {
        for device in SelectionWindow.wide {
            let app = launch(version, device, opensOnShell: opensOnShell)
            app.tap("Thread 2")
            app.open("mail/archive/7", version, device, in: "link\(opensOnShell)")
            #expect(app.shownTitle == "Thread 7" && log.selection == .archive && app.shownDepth == 1)
            app.tapBack()
            #expect(app.shownTitle == "Archive")
        }
    }

    @Test("A link asks before it replaces a reply", arguments: versions, [false, true])
    func guardedLink(version: Int, opensOnShell: Bool) {
        for device in SelectionWindow.wide {
            let app = launch(version, device, opensOnShell: opensOnShell)
            writeReply(in: app)
            app.open("mail/archive/7", version, device, in: "guardedLink\(opensOnShell)")
            #expect(app.texts.contains("Discard the reply?") && log.selection == .inbox)
            app.tap("Discard")
            #expect(app.shownTitle == "Thread 7" && log.selection == .archive && app.shownDepth == 1)
        }
    }

    @Test("A link to a mailbox that does not exist changes nothing", arguments: versions, [false, true])
    func unknownMailbox(version: Int, opensOnShell: Bool) {
        let app = launch(version, .iPad, opensOnShell: opensOnShell)
        app.tap("Thread 2")
        unreported { app.open("mail/nowhere/7", version, in: "unknown\(opensOnShell)") }
        #expect(app.shownTitle == "Thread 2" && log.selection == .inbox && log.failures == [.refused])
    }

    @Test("On a phone the selected mailbox is shown first, and back shows the mailboxes", arguments: versions)
    func phone(version: Int) {
        let app = launch(version, .iPhone17Pro)
        #expect(app.shownTitle == "Inbox")
        #expect(app.swipeBack() && app.shownTitle == "Mail" && log.selection == .some(nil))
        app.tap("Sent")
        #expect(app.shownTitle == "Sent")
    }

    @Test("On a phone a link opens its thread from the list of mailboxes", arguments: versions)
    func phoneLink(version: Int) async {
        let app = launch(version, .iPhone17Pro)
        app.swipeBack()
        app.open("mail/archive/7", version)
        await app.settleTasks()
        #expect(app.shownTitle == "Thread 7" && log.selection == .archive)
        #expect(app.swipeBack(inStack: 1) && app.shownTitle == "Archive")
        #expect(app.swipeBack() && app.shownTitle == "Mail" && log.selection == .some(nil))
    }
}
