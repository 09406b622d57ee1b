import SeaGlassNavigation
import SwiftUI
import Testing

@Suite("The checkout's router")
struct CheckoutRouterTests {
    let router = CheckoutRouter()

    @Test("A voucher is presented over the payment")
    func voucherOverPayment() {
        router.pay()
        router.askForVoucher()
        #expect(router.path == [.delivery, .payment])
        #expect(router.presented == .voucher(router.cart))
    }

    @Test("An applied voucher closes its sheet and keeps the path")
    func appliedVoucher() {
        router.path = [.delivery, .payment]
        router.presented = .voucher(router.cart)
        router.apply(discount: 10)
        #expect(router.presented == nil)
        #expect(router.path.last == .payment)
        #expect(router.cart.total == 40)
    }

    @Test("A finished checkout shows the receipt alone", arguments: [nil, CheckoutSheet.terms])
    func receipt(sheet: CheckoutSheet?) {
        router.path = [.delivery, .payment]
        router.presented = sheet
        router.finish()
        #expect(router.path == [.receipt(router.cart)])
        #expect(router.presented == nil)
    }

    @Test("An expired checkout shows the cart")
    func expiry() {
        router.pay()
        router.presented = .terms
        router.expire()
        #expect(router.path.isEmpty)
        #expect(router.presented == nil)
    }

    @Test("A navigator without a shell shows its requests at once")
    func navigatorWithoutShell() {
        let navigator = Navigator()
        navigator.replace(with: [CheckoutStep.delivery, CheckoutStep.payment])
        navigator.present(CheckoutSheet.voucher(router.cart))
        #expect(navigator.entries.map { $0.route as? CheckoutStep } == [.delivery, .payment])
        #expect(navigator.presented?.route as? CheckoutSheet == .voucher(router.cart))
        navigator.dismissToRoot()
        #expect(navigator.entries.isEmpty)
        #expect(navigator.presented == nil)
    }
}
