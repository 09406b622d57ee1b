import Observation
import SeaGlassNavigation
import SwiftUI

// A router that is tested without a view.

@Observable
final class Cart: Hashable {
    var total = 50

    static func == (left: Cart, right: Cart) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum CheckoutStep: Hashable {
    case delivery, payment
    case receipt(Cart)
}

enum CheckoutSheet: Hashable {
    case voucher(Cart)
    case terms
}

@Observable
final class CheckoutRouter {
    let cart = Cart()
    var path: [CheckoutStep] = []
    var presented: CheckoutSheet?

    func pay() { path = [.delivery, .payment] }
    func askForVoucher() { presented = .voucher(cart) }

    func apply(discount: Int) {
        cart.total -= discount
        presented = nil
    }

    func finish() {
        presented = nil
        path = [.receipt(cart)]
    }

    func expire() {
        presented = nil
        path.removeAll()
    }
}

struct CheckoutFlow: View {
    @Bindable var router: CheckoutRouter

    var body: some View {
        Button("Check out") { router.path = [.delivery] }
            .topNavigationBarTitle("Cart")
            .navigationShell(path: $router.path, presented: $router.presented)
            .navigationRoute(CheckoutStep.self) { step($0) }
            .navigationRoute(CheckoutSheet.self, as: .sheet) { sheet($0) }
    }

    @ViewBuilder
    private func step(_ step: CheckoutStep) -> some View {
        switch step {
        case .delivery: Button("Pay") { router.pay() }
        case .payment: Button("Voucher") { router.askForVoucher() }
        case .receipt(let cart): Text("Paid \(cart.total)")
        }
    }

    @ViewBuilder
    private func sheet(_ sheet: CheckoutSheet) -> some View {
        switch sheet {
        case .voucher: Button("Apply") { router.apply(discount: 10) }
        case .terms: Text("Terms")
        }
    }
}
