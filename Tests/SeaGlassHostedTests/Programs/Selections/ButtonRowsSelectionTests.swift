import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum ConsoleSection: Int, Codable, CaseIterable {
    case orders, users, reports
    var title: String { ["Orders", "Users", "Reports"][rawValue] }
}
private enum ConsoleRoute: NavigationRoute {
    case order(Int)
    case refund(Int)
    case user(Int)
}

/// A console whose sidebar has buttons, with a section that is never nil.
private struct ConsoleWindow: View {
    @State private var section = ConsoleSection.orders
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var navigator = Navigator()
    let log: SelectionLog<ConsoleSection>
    let columns: SelectionLog<NavigationSplitViewColumn>
    let restoration: NavigationRestoration

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            rail
        } detail: {
            root
                .navigationTitle(section.title)
                .navigationShell(selection: $section, navigator: navigator)
                .navigationRoute(ConsoleRoute.self, key: "console") { screen($0) }
                .restoresNavigation(id: "console", restoration)
        }
        .records(section, in: log)
        .records(column, in: columns)
    }

    private var rail: some View {
        VStack {
            ForEach(ConsoleSection.allCases, id: \.self) { item in
                Button("Row \(item.title)") { select(item) }
                    .fontWeight(item == section ? .bold : .regular)
            }
        }
        .navigationTitle("Console")
    }

    private func select(_ item: ConsoleSection) {
        if item == section { navigator.popToRoot(animated: column == .detail) }
        section = item
        column = .detail
    }

    @ViewBuilder private var root: some View {
        switch section {
        case .orders: rows("Order") { .order($0) }
        case .users: rows("User") { .user($0) }
        case .reports: Text("No reports")
        }
    }

    private func rows(_ name: String, route: @escaping (Int) -> ConsoleRoute) -> some View {
        List(1..<9, id: \.self) { id in NavigationLink("\(name) \(id)", value: route(id)) }
    }

    @ViewBuilder private func screen(_ route: ConsoleRoute) -> some View {
        switch route {
        case .order(let id): NavigationLink("Refund", value: ConsoleRoute.refund(id)).navigationTitle("Order \(id)")
        case .refund(let id): RefundView(order: id)
        case .user(let id): Text("User").navigationTitle("User \(id)")
        }
    }
}

private struct RefundView: View {
    @Environment(\.navigator) private var navigator
    @State private var amount = 0
    @State private var isAsking = false
    let order: Int

    var body: some View {
        Stepper("Amount \(amount)", value: $amount, in: 0...9)
            .navigationTitle("Refund")
            .navigationLeaveGuard(when: amount != 0, isPresented: $isAsking)
            .confirmationDialog("Discard the refund?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard") { navigator.leave() }
            }
    }
}

@MainActor @Suite("Program: a console with buttons for rows", .stoppedClock, .ownRowClosures)
struct ButtonRowsSelectionTests {
    private let log = SelectionLog<ConsoleSection>()
    private let columns = SelectionLog<NavigationSplitViewColumn>()

    private func launch(_ window: SelectionWindow) -> Host {
        window.launch(ConsoleWindow(log: log, columns: columns, restoration: window.restoration))
    }

    private func openRefund(in app: Host, isEdited: Bool = false) {
        app.tap("Order 3")
        app.tap("Refund")
        if isEdited { app.tap("Increment") }
    }

    @Test("Another section shows its root, and the first one begins anew", arguments: versions, SelectionWindow.wide)
    func sections(version: Int, device: Device) {
        let app = launch(SelectionWindow(version, device))
        #expect(app.shownTitle == "Orders" && log.selection == .orders)
        openRefund(in: app)
        #expect(app.shownTitle == "Refund" && app.shownDepth == 2)
        app.tap("Row Users")
        #expect(app.shownTitle == "Users" && app.shownDepth == 0 && log.selection == .users)
        #expect(app.animatesPath == false)
        app.tap("Row Orders")
        #expect(app.shownTitle == "Orders" && app.shownDepth == 0)
    }

    @Test("The button of the shown section pops to its root", arguments: versions, SelectionWindow.wide)
    func sameSection(version: Int, device: Device) {
        let app = launch(SelectionWindow(version, device))
        app.tap("Row Orders")
        openRefund(in: app)
        for _ in 0..<2 {
            app.tap("Row Orders")
            #expect(app.shownTitle == "Orders" && app.shownDepth == 0 && app.animatesPath == true)
        }
    }

    @Test("A refund with an amount asks before any button", arguments: versions, ["Row Users", "Row Orders"])
    func guarded(version: Int, row: String) {
        for device in SelectionWindow.wide {
            let app = launch(SelectionWindow(version, device))
            openRefund(in: app, isEdited: true)
            app.tap(row)
            #expect(app.texts.contains("Discard the refund?") && log.selection == .orders)
            app.tap("Discard")
            #expect(app.shownTitle == (row == "Row Users" ? "Users" : "Orders") && app.shownDepth == 0)
        }
    }

    @Test("On a phone each tap shows the detail, also that of the selected section", arguments: versions)
    func phone(version: Int) {
        let app = launch(SelectionWindow(version, .iPhone17Pro))
        #expect(app.shownTitle == "Console")
        app.tap("Row Orders")
        #expect(app.shownTitle == "Orders")
        app.tap("Order 3")
        app.swipeBack(inStack: 1)
        app.swipeBack()
        #expect(app.shownTitle == "Console" && log.selection == .orders && columns.selection == .sidebar)
        app.tap("Row Orders")
        #expect(app.shownTitle == "Orders" && app.shownDepth == 0)
        app.swipeBack()
        app.tap("Row Users")
        #expect(app.shownTitle == "Users" && app.shownDepth == 0)
    }

    @Test(
        "On a phone the menu of the back button leaves the screens, and the next tap shows the root",
        arguments: versions
    )
    func menuOfBackButton(version: Int) async {
        let app = launch(SelectionWindow(version, .iPhone17Pro))
        app.tap("Row Orders")
        openRefund(in: app)
        app.popScreen(inStack: 0)
        await app.settleTasks()
        #expect(app.shownTitle == "Console" && columns.selection == .sidebar)
        unreported { _ = app.tap("Row Orders") }
        await app.settleTasks()
        #expect(app.shownTitle == "Orders" && app.shownDepth == 0)
    }

    @Test("A launch shows the section with its screens")
    func relaunch() async {
        let window = SelectionWindow()
        let app = launch(window)
        app.tap("Order 3")
        await window.end(app)
        #expect(launch(window).shownTitle == "Order 3")
    }

    @Test("A window that becomes narrow and wide again keeps the screens", arguments: versions)
    func resize(version: Int) {
        let app = launch(SelectionWindow(version))
        app.tap("Row Orders")
        app.tap("Order 3")
        app.system.device = .iPadWindow
        #expect(app.shownTitle == "Order 3")
        app.system.device = .iPad
        #expect(app.shownTitle == "Order 3" && app.texts.contains("Row Users"))
    }
}
