import SwiftUI
import TestSupport

@testable import SeaGlass
@testable import SeaGlassNavigation

enum SelectedMailbox: String, Codable, CaseIterable, NavigationLinkValue {
    case inbox
    case sent
    case archive
}

struct SelectedDraftRoute: NavigationRoute {}

struct SelectedSheetRoute: NavigationRoute {}

/// How an app keeps the stack and its selection together.
enum SelectionCoding: CaseIterable {
    case selectionAlone
    /// An `onChange` that pops, as apps had it before the shell knew the selection.
    case popToRoot
    /// A stored stack for each mailbox.
    case idPerMailbox
    /// One stored stack.
    case oneID
    case navigatorPerMailbox
}

@MainActor @Observable final class SelectedMailModel {
    var mailbox: SelectedMailbox?
    var isDirty = false
    var isRootDirty = false
    var asks = false
    var failures: [NavigationLinkFailure.Reason] = []
    @ObservationIgnored let navigator = Navigator()
    @ObservationIgnored let navigators = Dictionary(
        uniqueKeysWithValues: SelectedMailbox.allCases.map { ($0, Navigator()) }
    )
}

/// A mail app in columns, whose sidebar is a `List(selection:)`.
struct SelectedMail: View {
    @Bindable var model: SelectedMailModel
    var coding = SelectionCoding.selectionAlone
    var store = MemoryNavigationStateStore()

    var body: some View {
        NavigationSplitView {
            List(selection: $model.mailbox) {
                ForEach(SelectedMailbox.allCases, id: \.self) { Text("Row \($0.rawValue)").tag($0) }
            }
        } detail: {
            detail
        }
        .opensNavigationLinks(selection: $model.mailbox, Self.links, in: navigator) {
            model.failures.append($0.reason)
        }
    }

    private var navigator: Navigator {
        if coding == .navigatorPerMailbox, let mailbox = model.mailbox {
            model.navigators[mailbox]!
        } else {
            model.navigator
        }
    }

    @ViewBuilder private var detail: some View {
        let shell = SelectedRoot(model: model)
            .navigationShell(selection: $model.mailbox, navigator: navigator)
            .navigationRoutes(routes)
        switch coding {
        case .selectionAlone, .navigatorPerMailbox: shell
        case .popToRoot: shell.onChange(of: model.mailbox) { model.navigator.popToRoot(animated: false) }
        case .oneID: shell.restoresNavigation(id: "mail", scope: .app, .standard.store(store))
        case .idPerMailbox:
            shell.restoresNavigation(
                id: "mail \(model.mailbox?.rawValue ?? "")",
                scope: .app,
                .standard.store(store)
            )
        }
    }

    private var routes: NavigationRoutes {
        NavigationRoutes()
            .route(ThreadRoute.self, key: "thread") { Text("Thread \($0.id)") }
            .route(SelectedDraftRoute.self, key: "draft") { _ in SelectedDraft(model: model) }
            .route(SelectedSheetRoute.self, key: "settings", as: .sheet) { _ in Text("Settings") }
    }

    static let links = NavigationRoutes()
        .link("box/{mailbox}", { (mailbox: SelectedMailbox) in mailbox }) { $0 }
        .link("box/{mailbox}/{thread}", { (_: SelectedMailbox, id: Int) in ThreadRoute(id: id) }) {
            (SelectedMailbox.inbox, $0.id)
        }
        .link("thread/{thread}", ThreadRoute.init(id:)) { $0.id }
}

private struct SelectedRoot: View {
    @Bindable var model: SelectedMailModel

    var body: some View {
        Text("Root \(model.mailbox?.rawValue ?? "none")")
            .navigationLeaveGuard(when: model.isRootDirty, isPresented: $model.asks)
    }
}

private struct SelectedDraft: View {
    @Bindable var model: SelectedMailModel

    var body: some View {
        Text("Draft").navigationLeaveGuard(when: model.isDirty, isPresented: $model.asks)
    }
}
