import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

// An observable router owns a path of class models and the presented route.

@Observable
final class OrderModel: Identifiable, Hashable {
    var title: String
    var isReady = false

    init(title: String) { self.title = title }

    static func == (left: OrderModel, right: OrderModel) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum OrderSheet: Hashable {
    case edit(OrderModel)
    case filter
}

@Observable
final class OrderRouter {
    var orders = [OrderModel(title: "Espresso"), OrderModel(title: "Flat white"), OrderModel(title: "Tea")]
    var path: [OrderModel] = []
    var sheet: OrderSheet?
    var showsReady = true

    var visibleOrders: [OrderModel] { orders.filter { showsReady || !$0.isReady } }

    func addOrder() {
        let order = OrderModel(title: "New order")
        orders.append(order)
        path = [order]
        sheet = .edit(order)
    }

    func finish(_ order: OrderModel) {
        order.isReady = true
        sheet = nil
        path = orders.first { !$0.isReady }.map { [$0] } ?? []
    }
}

struct OrderBoard: View {
    @Bindable var router: OrderRouter

    var body: some View {
        board
            .navigationShell(path: $router.path, presented: $router.sheet)
            .navigationRoute(OrderModel.self) { OrderScreen(order: $0) }
            .navigationRoute(OrderSheet.self, as: .sheet.detents([.medium, .large])) { sheet($0) }
            .environment(router)
            .persistentBackground(.mint)
    }

    private var board: some View {
        List(router.visibleOrders) { order in
            Button(order.title) { router.path.append(order) }
                .badge(order.isReady ? "ready" : "")
        }
        .topNavigationBarTitle("Orders")
        .topNavigationBarLeading { Button("Filter") { router.sheet = .filter } }
        .topNavigationBarTrailing { Button("New order") { router.addOrder() } }
    }

    @ViewBuilder
    private func sheet(_ route: OrderSheet) -> some View {
        switch route {
        case .edit(let order): OrderForm(order: order)
        case .filter: Form { Toggle("Show ready orders", isOn: $router.showsReady) }
        }
    }
}

struct OrderScreen: View {
    @Environment(OrderRouter.self) private var router
    @Bindable var order: OrderModel

    var body: some View {
        Padded {
            Toggle("Ready", isOn: $order.isReady)
            Button("Edit") { router.sheet = .edit(order) }
            Button("All orders") { router.path.removeAll() }
        }
        .topNavigationBarTitle(order.title)
    }
}

struct OrderForm: View {
    @Environment(OrderRouter.self) private var router
    @Bindable var order: OrderModel

    var body: some View {
        Form {
            TextField("Title", text: $order.title)
            Button("Done, next order") { router.finish(order) }
            Button("Filter") { router.sheet = .filter }
        }
        .topNavigationBarTitle(order.title)
    }
}

struct Padded<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 16) { content }.padding()
    }
}
