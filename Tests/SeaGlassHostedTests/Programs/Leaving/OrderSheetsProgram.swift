import SeaGlassNavigation
import SwiftUI

/// A shop: a guarded order under a sheet, and requests that go to the shop.
enum OrderSheetsProgram {
    enum ShopRoute: NavigationRoute {
        case order(Int)
        case voucher
    }

    struct ShopApp: View {
        @State private var navigator = Navigator()

        private var routes: NavigationRoutes {
            NavigationRoutes()
                .route(ShopRoute.self, key: "shop", as: style) { route in
                    switch route {
                    case .order(let id): OrderScreen(id: id, shop: navigator)
                    case .voucher: VoucherScreen(shop: navigator)
                    }
                }
                .link("")
        }

        var body: some View {
            List(1..<4, id: \.self) { NavigationLink("Order \($0)", value: ShopRoute.order($0)) }
                .topNavigationBarTitle("Shop")
                .navigationShell(navigator: navigator)
                .navigationRoutes(routes)
                .opensNavigationLinks()
        }

        private func style(_ route: ShopRoute) -> NavigationPresentationStyle {
            if case .voucher = route { .sheet.detents([.medium, .large]) } else { .push }
        }
    }

    struct OrderScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var count = 0
        @State private var isAsking = false
        @State private var isHelping = false
        let id: Int
        let shop: Navigator

        var body: some View {
            Form {
                Stepper("\(count) pieces", value: $count, in: 0...9)
                Button("Voucher") { navigator.present(ShopRoute.voucher) }
                Button("Help") { isHelping = true }
            }
            .topNavigationBarTitle("Order \(id)")
            .sheet(isPresented: $isHelping) { help }
            .navigationLeaveGuard(when: count > 0, isPresented: $isAsking)
            .confirmationDialog("Discard order \(id)?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { navigator.leave() }
                Button("Cancel", role: .cancel) { navigator.stay() }
            }
        }

        private var help: some View {
            VStack {
                Button("Back to the shop") { shop.popToRoot() }
                Button("Close, then back") {
                    isHelping = false
                    shop.popToRoot()
                }
            }
        }
    }

    struct VoucherScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var code = ""
        @State private var isAsking = false
        let shop: Navigator

        var body: some View {
            Form {
                TextField("Code", text: $code)
                Button("Back to the shop") { shop.popToRoot() }
                Button("Back by one") { shop.pop() }
                Button("Done") { navigator.dismissToRoot() }
                Button("Sure") { navigator.dismissToRoot(asking: false) }
            }
            .navigationLeaveGuard(when: !code.isEmpty, isPresented: $isAsking)
            .alert("Discard the code?", isPresented: $isAsking) {
                Button("Discard", role: .destructive) { navigator.leave() }
                Button("Stay", role: .cancel) { navigator.stay() }
            }
        }
    }
}
