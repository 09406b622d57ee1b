import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A shell whose stack belongs to the selection of a list.
@MainActor @Suite(.stoppedClock, .ownRowClosures) struct ShellSelectionTests {
    nonisolated private static let narrow: [Device] = [.iPhone17Pro, .iPadWindow]
    nonisolated private static let wide: [Device] = [.iPad, .mac]

    private let model = SelectedMailModel()
    private let store = MemoryNavigationStateStore()

    private func app(
        _ version: Int = 26,
        _ device: Device = .iPad,
        _ coding: SelectionCoding = .selectionAlone,
        _ model: SelectedMailModel? = nil
    ) -> Host {
        Place(version: version, device: device).host(
            SelectedMail(model: model ?? self.model, coding: coding, store: store)
        )
    }

    /// The texts of the detail.
    private func detail(_ host: Host) -> [String] { host.texts.filter { !$0.hasPrefix("Row") } }

    /// Opens a guarded draft in the inbox.
    private func openDraft(in host: Host) {
        host.tap("Row inbox")
        host.after { model.navigator.push(route: SelectedDraftRoute()) }
        model.isDirty = true
    }

    private func navigator(_ coding: SelectionCoding) -> Navigator {
        coding == .navigatorPerMailbox ? model.navigators[model.mailbox!]! : model.navigator
    }

    @Test(
        "Another row shows its root without the screens of the previous row",
        arguments: versions,
        SelectionCoding.allCases
    )
    func otherRow(version: Int, coding: SelectionCoding) async {
        for device in Self.wide {
            let host = app(version, device, coding)
            host.tap("Row inbox")
            host.after { navigator(coding).push(threads: [1]) }
            #expect(detail(host) == ["Thread 1"], "\(device.name)")
            host.tap("Row sent")
            await host.settleTasks()
            #expect(detail(host) == ["Root sent"] && navigator(coding).depth == 0, "\(device.name)")
        }
    }

    @Test("A row with an equal value keeps the stack", arguments: versions)
    func sameRow(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1]) }
        host.tap("Row inbox")
        host.after {
            model.mailbox = nil
            model.mailbox = .inbox
        }
        #expect(detail(host) == ["Thread 1"])
    }

    @Test("The stack is emptied without animation, in the update that shows the root", arguments: versions)
    func animation(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1, 2]) }
        host.after { withAnimation { model.mailbox = .sent } }
        #expect(detail(host) == ["Root sent"] && host.animatesPath == false)
    }

    @Test(
        "A selection and a push in one action end with the pushed screen over the new root, in either order",
        arguments: versions,
        [true, false]
    )
    func push(version: Int, isFirst: Bool) async {
        for coding in SelectionCoding.allCases where coding != .navigatorPerMailbox && coding != .popToRoot {
            let host = app(version, .iPad, coding)
            host.tap("Row inbox")
            host.after { model.navigator.push(threads: [1, 2]) }
            await host.settleTasks()
            host.after {
                if isFirst { model.mailbox = .archive }
                model.navigator.push(route: ThreadRoute(id: 7))
                if !isFirst { model.mailbox = .archive }
            }
            await host.settleTasks()
            #expect(detail(host) == ["Thread 7"] && model.navigator.depth == 1, "\(coding)")
            host.tapBack()
            #expect(detail(host) == ["Root archive"], "\(coding)")
        }
    }

    @Test(
        "A request of the same action stays if the event ends before the shell is evaluated",
        arguments: [true, false]
    )
    func lateEvaluation(isFirst: Bool) async {
        let host = app()
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1]) }
        let navigator = model.navigator
        if isFirst { model.mailbox = .sent }
        navigator.push(route: ThreadRoute(id: 7))
        if !isFirst { model.mailbox = .sent }
        // The tasks of the event end, and the system reads the path.
        await Task.yield()
        navigator.inner.pathRead()
        host.settle()
        await host.settleTasks()
        #expect(detail(host) == ["Thread 7"] && navigator.depth == 1)
    }

    @Test("A request of an earlier action goes with the previous selection", arguments: versions, [true, false])
    func earlierRequest(version: Int, isPush: Bool) async {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1]) }
        await host.settleTasks()
        let transition = ManualTransition(of: model.navigator)
        transition.begin()
        if isPush {
            model.navigator.push(route: ThreadRoute(id: 7))
        } else {
            model.navigator.replace(with: [ThreadRoute(id: 1), ThreadRoute(id: 7)])
        }
        // The event ends, and the system evaluates nothing.
        for _ in 0..<5 { await Task.yield() }
        host.after { model.mailbox = .sent }
        transition.end()
        await host.settleTasks()
        #expect(model.navigator.depth == 0)
    }

    @Test("A selection and another stack in one action show that stack over the new root", arguments: versions)
    func replace(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1, 2]) }
        host.after {
            model.navigator.replace(with: [ThreadRoute(id: 1), ThreadRoute(id: 9)])
            model.mailbox = .sent
        }
        #expect(detail(host) == ["Thread 9"] && model.navigator.depth == 2)
    }

    @Test("Another selection dismisses the presented route, and keeps one of the same action", arguments: versions)
    func presented(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.present(SelectedSheetRoute()) }
        host.after { model.mailbox = .sent }
        #expect(model.navigator.presented == nil && !host.texts.contains("Settings"))
        host.after {
            model.mailbox = .archive
            model.navigator.present(SelectedSheetRoute())
        }
        #expect(model.navigator.presented != nil && host.texts.contains("Settings"))
    }

    @Test(
        "A guarded screen puts the selection back and asks, and leaving it selects the row",
        arguments: versions,
        [SelectionCoding.selectionAlone, .oneID, .idPerMailbox]
    )
    func guarded(version: Int, coding: SelectionCoding) async {
        for device in Self.wide {
            let model = SelectedMailModel()
            let view = SelectedMail(model: model, coding: coding, store: MemoryNavigationStateStore())
            let host = Place(version: version, device: device).host(view)
            host.tap("Row inbox")
            host.after { model.navigator.push(route: SelectedDraftRoute()) }
            model.isDirty = true
            model.asks = false
            host.tap("Row sent")
            await host.settleTasks()
            #expect(model.mailbox == .inbox && model.asks && detail(host).contains("Draft"), "\(device.name)")
            host.after { model.navigator.leave() }
            await host.settleTasks()
            #expect(model.mailbox == .sent && detail(host) == ["Root sent"], "\(device.name)")
        }
    }

    @Test("A guarded root asks, too", arguments: versions)
    func guardedRoot(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1]) }
        model.isRootDirty = true
        host.tap("Row sent")
        #expect(model.mailbox == .inbox && model.asks && detail(host) == ["Root inbox"])
        host.after { model.navigator.leave() }
        #expect(model.mailbox == .sent && detail(host) == ["Root sent"])
    }

    @Test("A person who stays keeps the row, and a later leave only pops", arguments: versions)
    func staying(version: Int) async {
        let host = app(version)
        openDraft(in: host)
        host.tap("Row sent")
        host.after {
            model.asks = false
            model.navigator.stay()
        }
        await host.settleTasks()
        #expect(model.mailbox == .inbox && detail(host).contains("Draft"))
        unreported { _ = host.after { model.navigator.leave() } }
        #expect(model.mailbox == .inbox && detail(host) == ["Root inbox"])
    }

    @Test("A second row during the question replaces the first", arguments: versions)
    func secondRow(version: Int) {
        let host = app(version)
        openDraft(in: host)
        host.tap("Row sent")
        host.tap("Row archive")
        host.after { model.navigator.leave() }
        #expect(model.mailbox == .archive && detail(host) == ["Root archive"])
    }

    @Test("A selection and a stack that a guarded screen holds back are carried out together", arguments: versions)
    func heldTogether(version: Int) {
        let host = app(version)
        openDraft(in: host)
        host.after {
            model.mailbox = .sent
            model.navigator.replace(with: [ThreadRoute(id: 4)])
        }
        #expect(model.mailbox == .inbox && model.asks && detail(host).contains("Draft"))
        host.after { model.navigator.leave() }
        #expect(model.mailbox == .sent && detail(host) == ["Thread 4"])
    }

    @Test("A guarded screen that the app pushes together with a selection is not asked", arguments: versions)
    func guardedRequest(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        model.isDirty = true
        host.after {
            model.navigator.push(route: SelectedDraftRoute())
            model.mailbox = .sent
        }
        #expect(model.mailbox == .sent && !model.asks && detail(host).contains("Draft"))
    }

    @Test("A guarded root asks no question after popToRoot without asking, or a reset", arguments: [true, false])
    func unaskedRoot(isReset: Bool) {
        let host = app()
        host.tap("Row inbox")
        model.isRootDirty = true
        host.after {
            if isReset { model.navigator.reset() } else { model.navigator.popToRoot(asking: false) }
            model.mailbox = nil
        }
        #expect(model.mailbox == nil && !model.asks && detail(host) == ["Root none"])
        model.isRootDirty = false
        host.tap("Row inbox")
        model.isRootDirty = true
        host.tap("Row sent")
        #expect(model.mailbox == .inbox && model.asks)
    }

    @Test("A binding that refuses a link's selection keeps its own, with a report", arguments: versions)
    func refusedSelection(version: Int) async {
        let navigator = model.navigator
        let selection = Binding<SelectedMailbox?>(get: { .inbox }, set: { _ in })
        let view = Text("Root").navigationShell(selection: selection, navigator: navigator)
            .navigationRoutes(SelectedMail.links)
            .navigationRoute(ThreadRoute.self) { Text("Thread \($0.id)") }
        let host = Place(version: version, device: .iPad).host(view)
        let messages = await reports(awaiting: {
            host.after { try? navigator.open(URL(string: "example://box/sent/5")!) }
            await host.settleTasks()
        })
        #expect(navigator.depth == 0 && host.texts == ["Root"])
        #expect(messages.count == 1 && messages[0].contains("has not kept the selection"))
    }

    @Test("The app leaves without a question if it empties the stack first", arguments: versions)
    func unasked(version: Int) {
        let host = app(version)
        openDraft(in: host)
        host.after {
            model.navigator.popToRoot(animated: false, asking: false)
            model.mailbox = nil
        }
        #expect(model.mailbox == nil && !model.asks && detail(host) == ["Root none"])
    }

    // MARK: Links

    private func open(_ link: String, in host: Host) { host.open(URL(string: "example://\(link)")!) }

    @Test(
        "A link selects and opens in one change, also from nothing",
        arguments: versions,
        [SelectionCoding.selectionAlone, .oneID]
    )
    func link(version: Int, coding: SelectionCoding) async {
        for device in Self.wide + Self.narrow {
            for isSelected in [true, false] {
                let model = SelectedMailModel()
                let host = app(version, device, coding, model)
                if isSelected { host.tap("Row inbox") }
                if isSelected { host.after { model.navigator.push(threads: [1]) } }
                open("box/sent/5?\(device.name.count)\(isSelected)\(coding)\(version)", in: host)
                await host.settleTasks()
                #expect(model.mailbox == .sent && detail(host) == ["Thread 5"], "\(device.name) \(isSelected)")
                #expect(model.navigator.depth == 1)
                host.after { model.navigator.pop() }
                #expect(detail(host) == ["Root sent"], "\(device.name) \(isSelected)")
            }
        }
    }

    @Test("A link to a selection alone shows its root, and one without a selection keeps it", arguments: versions)
    func linkToRoot(version: Int) {
        let host = app(version)
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1]) }
        open("thread/8?\(version)", in: host)
        #expect(model.mailbox == .inbox && detail(host) == ["Thread 8"])
        open("box/sent?\(version)", in: host)
        #expect(model.mailbox == .sent && detail(host) == ["Root sent"])
        open("box/nowhere?\(version)", in: host)
        #expect(model.mailbox == .sent && detail(host) == ["Root sent"])
    }

    @Test("On a phone a link without a selection is refused while nothing is selected")
    func unselectedLink() async {
        let host = app(26, .iPhone17Pro)
        _ = await reports(awaiting: { open("thread/8?unselected", in: host) })
        #expect(model.failures == [.refused] && host.texts.allSatisfy { $0.hasPrefix("Row") })
        host.tap("Row sent")
        #expect(host.texts == ["Root sent"])
    }

    @Test("A link without a selection opens in a detail that is shown while nothing is selected", arguments: versions)
    func linkOverNothing(version: Int) {
        for device in Self.wide {
            let model = SelectedMailModel()
            let host = app(version, device, .selectionAlone, model)
            open("thread/8?nothing\(device.name.count)\(version)", in: host)
            #expect(model.mailbox == nil && model.failures.isEmpty && detail(host) == ["Thread 8"], "\(device.name)")
        }
    }

    @Test("A link over a guarded screen asks, and leaving it selects and opens", arguments: versions)
    func guardedLink(version: Int) {
        let host = app(version)
        openDraft(in: host)
        open("box/archive/6?guarded\(version)", in: host)
        #expect(model.mailbox == .inbox && model.asks && detail(host).contains("Draft"))
        host.after { model.navigator.leave() }
        #expect(model.mailbox == .archive && detail(host) == ["Thread 6"])
    }

    @Test("A link that waits for its selection is dropped if the person selects another row", arguments: [true, false])
    func otherRowThanLink(isOther: Bool) throws {
        let host = app(26, .iPhone17Pro)
        let sent: any Hashable = SelectedMailbox?.some(.sent)
        let link = EarlyLink(
            url: try #require(URL(string: "example://box/sent/5")),
            routes: SelectedMail.links,
            selection: sent
        )
        try model.navigator.inner.openNowOrLater(link, inside: nil, false) {}
        host.tap(isOther ? "Row archive" : "Row sent")
        #expect(host.texts == [isOther ? "Root archive" : "Thread 5"])
    }

    @Test("A tapped link to another selection selects it, and one to the same selection is pushed above the text")
    func tapped() {
        @Bindable var model = model
        let routes = SelectedMail.links.route(ThreadRoute.self) { Text("Thread \($0.id)") }
            .acceptingLinks(schemes: ["example"])
        let host = host(
            VStack {
                Link("Same", destination: URL(string: "example://box/inbox/2")!)
                Link("Other", destination: URL(string: "example://box/sent/3")!)
            }
            .navigationShell(selection: $model.mailbox, navigator: model.navigator)
            .navigationRoutes(routes)
            .opensNavigationLinks(selection: $model.mailbox, routes, in: model.navigator)
        )
        host.after { model.mailbox = .inbox }
        host.tap("Same")
        #expect(model.mailbox == .inbox && host.texts.contains("Thread 2"))
        host.after { model.navigator.pop() }
        host.tap("Other")
        #expect(model.mailbox == .sent && host.texts.contains("Thread 3") && model.navigator.depth == 1)
    }

    @Test("A request that keeps a screen shows it anew over another selection")
    func renewed() {
        let host = app()
        host.tap("Row inbox")
        host.after { model.navigator.push(threads: [1]) }
        let entry = model.navigator.entries.first
        host.after {
            model.mailbox = .sent
            model.navigator.replace(with: [ThreadRoute(id: 1)])
        }
        #expect(detail(host) == ["Thread 1"] && model.navigator.entries.first != entry)
    }

    @Test("The link to a root is that of the selection")
    func linkOfRoot() throws {
        let view = Text("Root").navigationShell(
            selection: .constant(Optional(SelectedMailbox.sent)),
            navigator: model.navigator
        )
        .navigationRoutes(SelectedMail.links)
        let host = host(view)
        let link = model.navigator.link(base: try #require(URL(string: "https://example.com")))
        #expect(link?.absoluteString == "https://example.com/box/sent" && host.texts == ["Root"])
    }

    // MARK: A narrow window

    @Test(
        "On a phone a row shows its root, back clears the selection, and another row begins at its root",
        arguments: versions,
        SelectionCoding.allCases
    )
    func phone(version: Int, coding: SelectionCoding) async {
        for device in Self.narrow {
            let model = SelectedMailModel()
            let view = SelectedMail(model: model, coding: coding, store: MemoryNavigationStateStore())
            let host = Place(version: version, device: device).host(view)
            host.tap("Row inbox")
            await host.settleTasks()
            let navigator = coding == .navigatorPerMailbox ? model.navigators[.inbox]! : model.navigator
            host.after { navigator.push(threads: [1]) }
            #expect(host.texts == ["Thread 1"], "\(device.name)")
            host.after { navigator.pop() }
            #expect(host.texts == ["Root inbox"], "\(device.name)")
            #expect(host.swipeBack() && model.mailbox == nil)
            host.tap("Row sent")
            await host.settleTasks()
            #expect(host.texts == ["Root sent"], "\(device.name)")
        }
    }

    @Test(
        "A selection and a push in one action show the pushed screen where the detail is made anew for each row",
        arguments: Self.narrow,
        [true, false]
    )
    func pushBeforeDetail(device: Device, isFirst: Bool) async {
        let host = app(26, device)
        host.tap("Row inbox")
        await host.settleTasks()
        host.popScreen(inStack: 0)
        await host.settleTasks()
        #expect(model.mailbox == nil)
        unreported {
            _ = host.after {
                if isFirst { model.mailbox = .sent }
                model.navigator.push(route: ThreadRoute(id: 7))
                if !isFirst { model.mailbox = .sent }
            }
        }
        await host.settleTasks()
        #expect(host.texts == ["Thread 7"] && model.navigator.depth == 1)
    }

    // MARK: Storage

    private func launchAgain(_ host: Host, _ mailbox: SelectedMailbox? = nil, _ device: Device = .iPad) async -> (
        Host, SelectedMailModel
    ) {
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        let next = SelectedMailModel()
        next.mailbox = mailbox
        return (app(26, device, .oneID, next), next)
    }

    @Test("A launch shows the stored selection with its stack")
    func restored() async {
        let host = app(26, .iPad, .oneID)
        host.tap("Row sent")
        host.after { model.navigator.push(threads: [1, 2]) }
        let (next, nextModel) = await launchAgain(host)
        #expect(nextModel.mailbox == .sent && detail(next) == ["Thread 2"] && nextModel.navigator.depth == 2)
    }

    @Test("A launch restores a selection without screens")
    func restoredRoot() async {
        let host = app(26, .iPad, .oneID)
        host.tap("Row archive")
        let (next, nextModel) = await launchAgain(host)
        #expect(nextModel.mailbox == .archive && detail(next) == ["Root archive"])
    }

    @Test("A stored stack is shown over its own selection, and never over another")
    func restoredOver() async {
        let host = app(26, .iPad, .oneID)
        host.tap("Row sent")
        host.after { model.navigator.push(threads: [1]) }
        let (same, sameModel) = await launchAgain(host, .sent)
        #expect(sameModel.mailbox == .sent && detail(same) == ["Thread 1"])
        let (other, otherModel) = await launchAgain(host, .inbox)
        #expect(otherModel.mailbox == .inbox && detail(other) == ["Root inbox"] && otherModel.navigator.depth == 0)
        let (phone, phoneModel) = await launchAgain(host, .sent, .iPhone17Pro)
        #expect(phoneModel.mailbox == .sent && phone.texts == ["Thread 1"])
    }

    @Test("A stack for each mailbox comes back with its mailbox, in the same launch and the next")
    func idPerMailbox() async {
        let host = app(26, .iPad, .idPerMailbox)
        host.tap("Row sent")
        await host.settleTasks()
        host.after { model.navigator.push(threads: [3]) }
        await host.settleTasks()
        host.tap("Row inbox")
        await host.settleTasks()
        #expect(detail(host) == ["Root inbox"])
        host.tap("Row sent")
        await host.settleTasks()
        #expect(detail(host) == ["Thread 3"])
        await SnapshotWriter.shared.flush()
        let next = SelectedMailModel()
        next.mailbox = .sent
        #expect(detail(app(26, .iPad, .idPerMailbox, next)) == ["Thread 3"])
    }

    @Test("A stack for each mailbox comes back where the detail is made anew for each row", arguments: Self.narrow)
    func idPerMailboxInNarrowWindow(device: Device) async {
        let host = app(26, device, .idPerMailbox)
        host.tap("Row sent")
        await host.settleTasks()
        host.after { model.navigator.push(threads: [3]) }
        await host.settleTasks()
        host.popScreen(inStack: 0)
        await host.settleTasks()
        #expect(model.mailbox == nil)
        host.tap("Row inbox")
        await host.settleTasks()
        #expect(host.texts == ["Root inbox"])
        host.popScreen(inStack: 0)
        await host.settleTasks()
        host.tap("Row sent")
        await host.settleTasks()
        #expect(host.texts == ["Thread 3"])
    }

    @Test("A selection that the app sets in onAppear takes precedence over the stored one")
    func appearing() async {
        let host = app(26, .iPad, .oneID)
        host.tap("Row sent")
        host.after { model.navigator.push(threads: [1]) }
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        let next = SelectedMailModel()
        let view = Text("Root \(next.mailbox?.rawValue ?? "none")")
            .navigationShell(
                selection: Binding(get: { next.mailbox }, set: { next.mailbox = $0 }),
                navigator: next.navigator
            )
            .navigationRoute(ThreadRoute.self, key: "thread") { Text("Thread \($0.id)") }
            .restoresNavigation(id: "mail", scope: .app, .standard.store(store))
            .onAppear { next.mailbox = .archive }
        let shown = Place(version: 26, device: .iPad).host(view)
        await shown.settleTasks()
        #expect(next.mailbox == .archive && next.navigator.depth == 0)
    }

    @Test("A selection whose root crashes the launch is not restored at the next one")
    func crash() async {
        let host = app(26, .iPad, .oneID)
        host.tap("Row sent")
        let (crashing, crashingModel) = await launchAgain(host)
        #expect(crashingModel.mailbox == .sent && !crashing.texts.isEmpty)
        let marks = store.snapshots.keys.filter { store.mark(of: $0) != nil }
        #expect(marks.count == 1)
    }

    @Test("A stack over a selection is not restored in a shell without one, with a reason")
    func withoutSelection() async {
        let host = app(26, .iPad, .oneID)
        host.tap("Row sent")
        host.after { model.navigator.push(threads: [1]) }
        await host.settleTasks()
        await SnapshotWriter.shared.flush()
        var failures: [NavigationRestoration.Failure] = []
        let navigator = Navigator()
        let view = Text("Root").navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self, key: "thread") { Text("Thread \($0.id)") }
            .restoresNavigation(id: "mail", scope: .app, .standard.store(store)) { failures.append($0) }
        _ = await reports(awaiting: {
            let next = Place(version: 26, device: .iPad).host(view)
            await next.settleTasks()
            #expect(next.texts == ["Root"] && navigator.depth == 0)
        })
        #expect(failures.map(\.reason) == [.notAllowed] && failures.first?.position == 0)
    }

    @Test("A stack over a selection that is not Codable is not stored, and the report names the one remedy")
    func notCodable() async {
        struct Folder: Hashable { let name: String }
        let store = store
        func launch(_ navigator: Navigator) -> Host {
            host(
                Text("Root").navigationShell(selection: .constant(Folder(name: "a")), navigator: navigator)
                    .navigationRoute(ThreadRoute.self, key: "thread") { Text("Thread \($0.id)") }
                    .restoresNavigation(id: "mail", scope: .app, .standard.store(store))
            )
        }
        let messages = await reports(awaiting: {
            let navigator = Navigator()
            let host = launch(navigator).after { navigator.push(threads: [1]) }
            await host.settleStored()
        })
        #expect(messages.count == 1 && messages.first?.hasSuffix("A Folder is not Codable. Make it Codable.") == true)
        #expect(launch(model.navigator).texts == ["Root"] && model.navigator.depth == 0)
    }

    @Test("A stored selection that can't be read restores nothing, with a reason")
    func unreadable() async {
        var failures: [NavigationRestoration.Failure] = []
        func launch(_ selection: Binding<Int?>, _ navigator: Navigator) -> Host {
            host(
                Text("Root").navigationShell(selection: selection, navigator: navigator)
                    .navigationRoute(ThreadRoute.self, key: "thread") { Text("Thread \($0.id)") }
                    .restoresNavigation(id: "mail", scope: .app, .standard.store(store)) { failures.append($0) }
            )
        }
        let first = app(26, .iPad, .oneID)
        first.tap("Row sent")
        first.after { model.navigator.push(threads: [1]) }
        await first.settleTasks()
        await SnapshotWriter.shared.flush()
        let navigator = Navigator()
        let messages = await reports(awaiting: {
            let next = launch(.constant(nil), navigator)
            await next.settleTasks()
            #expect(next.texts == ["Root"] && navigator.depth == 0)
        })
        #expect(failures.map(\.reason) == [.unreadable] && messages.count == 1)
    }

    @Test("A navigator for each row keeps its stack")
    func navigatorPerRow() {
        let host = app(26, .iPad, .navigatorPerMailbox)
        host.tap("Row inbox")
        host.after { navigator(.navigatorPerMailbox).push(threads: [1]) }
        host.tap("Row sent")
        #expect(detail(host) == ["Root sent"])
        host.tap("Row inbox")
        #expect(detail(host) == ["Thread 1"])
    }

    @Test("A selection that is not optional behaves alike, and so does a set")
    func otherTypes() {
        struct Numbers: View {
            @State private var number = 1
            @State private var set: Set<Int> = [1]
            let navigators: [Navigator]

            var body: some View {
                Button("Other") {
                    number += 1
                    set.insert(number)
                }
                Text("Number").navigationShell(selection: $number, navigator: navigators[0])
                    .navigationRoute(ThreadRoute.self) { Text("Thread \($0.id)") }
                Text("Set").navigationShell(selection: $set, navigator: navigators[1])
                    .navigationRoute(ThreadRoute.self) { Text("Thread \($0.id)") }
            }
        }
        let navigators = [Navigator(), Navigator()]
        let host = host(Numbers(navigators: navigators))
        host.after { for navigator in navigators { navigator.push(threads: [1]) } }
        #expect(navigators.map(\.depth) == [1, 1])
        host.tap("Other")
        #expect(navigators.map(\.depth) == [0, 0])
    }
}
