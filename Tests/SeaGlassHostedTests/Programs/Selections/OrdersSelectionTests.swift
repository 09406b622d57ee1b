import Foundation
import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private struct Order: Identifiable, Hashable {
    let id: Int
    var state = "new"
}
private struct ItemsRoute: NavigationRoute { let order: Int }
private struct ShipRoute: NavigationRoute { let order: Int }

@MainActor @Observable private final class Warehouse {
    var orders = (1...6).map { Order(id: $0) }
    var selection: Order.ID?
    let navigator = Navigator()

    func next() { selection = orders.first { $0.id > selection ?? 0 }?.id }
    func delete(_ id: Int) {
        orders.removeAll { $0.id == id }
        if selection == id { selection = nil }
    }
    func refresh() {
        let kept = selection
        selection = nil
        orders.reverse()
        selection = kept
    }
    func open(_ url: URL) {
        guard url.host() == "orders", let id = Int(url.pathComponents.dropFirst().first ?? "") else { return }
        selection = id
        navigator.replace(with: [ItemsRoute(order: id)])
    }
}

/// A warehouse: sheets over the detail, while the app's code changes the selection and opens links itself.
private struct WarehouseWindow: View {
    @Bindable var model: Warehouse
    let restoration: NavigationRestoration

    var body: some View {
        NavigationSplitView {
            List(model.orders, selection: $model.selection) { Text("Row \($0.id), \($0.state)") }
                .refreshable { await model.refresh() }
        } detail: {
            OrderView(order: model.orders.first { $0.id == model.selection })
                .navigationShell(selection: $model.selection, navigator: model.navigator)
                .navigationRoute(ItemsRoute.self, key: "items") { ItemsView(order: $0.order) }
                .navigationRoute(ShipRoute.self, key: "ship", as: .sheet.detents([.medium])) {
                    ShipView(order: $0.order)
                }
                .restoresNavigation(id: "orders", restoration)
        }
        .environment(model)
        .onOpenURL { model.open($0) }
        .task { if model.selection == nil { model.selection = 1 } }
    }
}

private struct OrderView: View {
    @Environment(\.navigator) private var navigator
    let order: Order?

    var body: some View {
        if let order {
            VStack {
                NavigationLink("Items", value: ItemsRoute(order: order.id))
                Button("Ship…") { navigator.present(ShipRoute(order: order.id)) }
            }
            .navigationTitle("Order \(order.id)")
        } else {
            Text("No Order")
        }
    }
}

private struct ItemsView: View {
    @Environment(Warehouse.self) private var model
    @State private var isLabeling = false
    let order: Int

    var body: some View {
        Button("Label…") { isLabeling = true }
            .navigationTitle("Items of \(order)")
            .sheet(isPresented: $isLabeling) { Button("Next order") { model.next() } }
    }
}

private struct ShipView: View {
    @Environment(Warehouse.self) private var model
    @Environment(\.navigator) private var navigator
    @State private var number = ""
    @State private var isAsking = false
    let order: Int

    var body: some View {
        Form {
            TextField("Number", text: $number)
            Button("Next order") { model.next() }
            Button("Lost") { model.delete(order) }
        }
        .navigationLeaveGuard(when: !number.isEmpty, isPresented: $isAsking)
        .confirmationDialog("Discard?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Discard") { navigator.leave() }
        }
    }
}

@MainActor @Suite("Program: orders that code selects", .stoppedClock, .ownRowClosures) struct OrdersSelectionTests {
    private let model = Warehouse()

    private func launch(_ version: Int, _ device: Device = .iPad, _ model: Warehouse? = nil) async -> Host {
        let window = SelectionWindow(version, device)
        let app = window.launch(WarehouseWindow(model: model ?? self.model, restoration: window.restoration))
        await app.settleTasks()
        return app
    }

    private func ship(with number: String? = nil, in app: Host) {
        app.tap("Ship…")
        if let number { app.enter(number, into: "Number") }
    }

    @Test("A task selects the first order", arguments: versions, SelectionWindow.wide)
    func first(version: Int, device: Device) async {
        let app = await launch(version, device)
        #expect(app.shownTitle == "Order 1" && app.shownDepth == 0)
    }

    @Test("The next order closes the app's own sheet together with its screen", arguments: versions)
    func ownSheet(version: Int) async {
        let app = await launch(version)
        app.tap("Items")
        app.tap("Label…")
        unreported { _ = app.tap("Next order") }
        await app.settleTasks()
        #expect(app.shownTitle == "Order 2" && app.shownDepth == 0 && !app.texts.contains("Next order"))
    }

    @Test("The next order dismisses the presented route", arguments: versions)
    func presented(version: Int) async {
        let app = await launch(version)
        app.tap("Row 2, new")
        ship(in: app)
        #expect(model.navigator.presented != nil)
        app.tap("Next order")
        #expect(app.shownTitle == "Order 3" && model.navigator.presented == nil && model.selection == 3)
    }

    @Test("A guarded sheet asks before the next order, and before a lost one", arguments: versions, [true, false])
    func guardedSheet(version: Int, isLost: Bool) async {
        for isDiscarded in [true, false] {
            let model = Warehouse()
            let app = await launch(version, .iPad, model)
            app.tap("Row 2, new")
            ship(with: "7", in: app)
            app.tap(isLost ? "Lost" : "Next order")
            #expect(app.texts.contains("Discard?") && model.selection == 2)
            app.tap(isDiscarded ? "Discard" : "Cancel")
            await app.settleTasks()
            #expect((model.navigator.presented == nil) == isDiscarded)
            #expect(model.selection == (isDiscarded ? (isLost ? nil : 3) : 2))
            if isDiscarded { #expect(isLost ? app.texts.contains("No Order") : app.shownTitle == "Order 3") }
            if !isDiscarded { #expect(app.texts.contains("7")) }
        }
    }

    @Test("The app's own link selects an order and shows its items", arguments: versions, SelectionWindow.wide)
    func link(version: Int, device: Device) async {
        let app = await launch(version, device)
        app.tap("Items")
        app.open("orders/3/items", version, device)
        #expect(app.shownTitle == "Items of 3" && model.selection == 3 && app.shownDepth == 1)
        app.tapBack()
        #expect(app.shownTitle == "Order 3")
        app.open("orders/3/items", version, device)
        #expect(app.shownTitle == "Items of 3" && app.animatesPath == true)
    }

    @Test("One question decides about the order and the items of a link", arguments: versions, [true, false])
    func guardedLink(version: Int, isDiscarded: Bool) async {
        for items in [nil, ItemsRoute(order: 1)] {
            let model = Warehouse()
            let app = await launch(version, .iPad, model)
            var routes: [ItemsRoute] { model.navigator.entries.compactMap { $0.route as? ItemsRoute } }
            let before = [items].compactMap(\.self)
            app.after { model.navigator.replace(with: before) }
            app.after { model.navigator.present(ShipRoute(order: 1)) }
            app.enter("7", into: "Number")
            app.open("orders/3/items", version, in: "guardedLink\(isDiscarded)\(before)")
            await app.settleTasks()
            #expect(app.texts.contains("Discard?") && model.selection == 1 && routes == before)
            app.tap(isDiscarded ? "Discard" : "Cancel")
            await app.settleTasks()
            #expect(model.selection == (isDiscarded ? 3 : 1) && !app.texts.contains("Discard?"))
            #expect(routes == (isDiscarded ? [ItemsRoute(order: 3)] : before))
            #expect((model.navigator.presented == nil) == isDiscarded)
        }
    }

    @Test("A changed order, and a refresh that selects it again, keep its items", arguments: versions)
    func refresh(version: Int) async {
        let app = await launch(version)
        app.tap("Items")
        app.after { model.orders[0].state = "packed" }
        await app.refresh()
        #expect(model.orders.first?.id == 6 && app.shownTitle == "Items of 1" && model.selection == 1)
    }

    @Test("Two orders in one action show the second", arguments: versions)
    func twice(version: Int) async {
        let app = await launch(version)
        app.tap("Items")
        app.after {
            model.selection = 2
            model.selection = 3
        }
        #expect(app.shownTitle == "Order 3" && app.shownDepth == 0)
    }

    @Test("On a phone a link opens the items over the list, and a deleted order leads back to it", arguments: versions)
    func phone(version: Int) async {
        for isDeleted in [false, true] {
            let model = Warehouse()
            let app = await launch(version, .iPhone17Pro, model)
            app.swipeBack()
            app.open("orders/3/items", version, in: "phone\(isDeleted)")
            #expect(app.shownTitle == "Items of 3" && model.selection == 3, "\(app.texts)")
            if isDeleted {
                app.after { model.delete(3) }
            } else {
                app.swipeBack(inStack: 1)
                #expect(app.shownTitle == "Order 3")
                app.swipeBack()
            }
            #expect(app.texts.contains("Row 1, new") && model.selection == nil, "\(app.texts)")
        }
    }

    @Test("A launch shows order, items and sheet together")
    func relaunch() async {
        let window = SelectionWindow()
        let app = window.launch(WarehouseWindow(model: model, restoration: window.restoration))
        await app.settleTasks()
        app.tap("Row 3, new")
        ship(in: app)
        await window.end(app)
        let later = Warehouse()
        let next = window.launch(WarehouseWindow(model: later, restoration: window.restoration))
        #expect(later.selection == 3 && later.navigator.presented?.route as? ShipRoute == ShipRoute(order: 3))
        await next.settleTasks()
        #expect(later.selection == 3 && later.navigator.presented != nil && next.texts.contains("Lost"))
    }
}
