import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum ShopTab: Hashable, CaseIterable { case home, shop, scan, cart }
private struct ProductRoute: NavigationRoute { let id: Int }
private struct ReviewsRoute: NavigationRoute { let product: Int }
private struct CheckoutRoute: NavigationRoute {}

@MainActor private let shopRoutes = NavigationRoutes()
    .route(ProductRoute.self, key: "product") { ProductView(id: $0.id) }
    .route(ReviewsRoute.self, key: "reviews") { Text("Reviews of \($0.product)") }
    .link("shop")
    .link("shop/{product}", ProductRoute.init(id:)) { $0.id }
    .link("shop/{product}/reviews", ReviewsRoute.init(product:)) { $0.product }
@MainActor private let cartRoutes = NavigationRoutes()
    .route(CheckoutRoute.self, key: "checkout") { _ in CheckoutView() }
    .link("cart")

/// A shop: four tabs, one of which is an action, a second tap, links, and a sign-out over all tabs.
private struct ShopApp: View {
    @State private var tab = ShopTab.home
    @State private var secondTaps = 0
    @State private var isScanning = false
    @State private var shop = Navigator()
    @State private var cart = Navigator()
    @State private var topProduct: Int?
    let log: SelectionLog<ShopTab>
    let restoration: NavigationRestoration

    var body: some View {
        TabView(selection: tabs) {
            Button("Sign out", action: signOut).tabItem { Label("Home", systemImage: "house") }.tag(ShopTab.home)
            ProductList(top: $topProduct)
                .navigationShell(navigator: shop).navigationRoutes(shopRoutes)
                .restoresNavigation(id: "shop", restoration)
                .tabItem { Label("Shop", systemImage: "bag") }.tag(ShopTab.shop)
            Text("No tab").tabItem { Label("Scan", systemImage: "barcode") }.tag(ShopTab.scan)
            CartView()
                .navigationShell(navigator: cart).navigationRoutes(cartRoutes)
                .restoresNavigation(id: "cart", restoration)
                .tabItem { Label("Cart", systemImage: "cart") }.tag(ShopTab.cart)
        }
        .opensNavigationLinks(
            selection: $tab,
            [.shop: shopRoutes, .cart: cartRoutes],
            in: [.shop: shop, .cart: cart]
        ) { log.failures.append($0.reason) }
        .sheet(isPresented: $isScanning) { Text("Scanner") }
        .onChange(of: tab) { isScanning = false }
        .onChange(of: secondTaps) { again() }
        .records(tab, in: log)
    }

    private var tabs: Binding<ShopTab> {
        Binding {
            tab
        } set: { new in
            switch new {
            case .scan: isScanning = true
            case tab: secondTaps += 1
            default: tab = new
            }
        }
    }

    private func again() {
        guard let navigator = tab == .shop ? shop : tab == .cart ? cart : nil else { return }
        if navigator.entries.isEmpty { withAnimation { topProduct = 1 } } else { navigator.popToRoot() }
    }

    private func signOut() {
        shop.reset()
        tab = .home
    }
}

private struct ProductList: View {
    @Binding var top: Int?

    var body: some View {
        ScrollView {
            Text(top.map { "Scrolled to \($0)" } ?? "Not scrolled")
            LazyVStack { ForEach(1..<100, id: \.self) { NavigationLink("Product \($0)", value: ProductRoute(id: $0)) } }
        }
    }
}

private struct ProductView: View {
    let id: Int

    var body: some View {
        NavigationLink("Reviews", value: ReviewsRoute(product: id)).navigationTitle("Product \(id)")
    }
}

private struct CartView: View {
    var body: some View { NavigationLink("Checkout", value: CheckoutRoute()).navigationTitle("Cart") }
}

private struct CheckoutView: View {
    @Environment(\.navigator) private var navigator
    @State private var address = ""
    @State private var isAsking = false

    var body: some View {
        TextField("Address", text: $address)
            .navigationLeaveGuard(when: !address.isEmpty, isPresented: $isAsking)
            .confirmationDialog("Discard?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard") { navigator.leave() }
            }
    }
}

@MainActor @Suite("Program: a shop with tabs", .stoppedClock, .ownRowClosures) struct ShopSelectionTests {
    nonisolated private static let devices: [Device] = [.iPhone17Pro, .iPad, .mac]

    private let log = SelectionLog<ShopTab>()

    private func launch(_ version: Int, _ device: Device = .iPhone17Pro) -> Host {
        let window = SelectionWindow(version, device)
        return window.launch(ShopApp(log: log, restoration: window.restoration))
    }

    private func tap(_ tab: ShopTab, in app: Host) { app.selectTab(ShopTab.allCases.firstIndex(of: tab) ?? 0) }

    private func openReviews(in app: Host) {
        tap(.shop, in: app)
        app.tap("Product 3")
        app.tap("Reviews")
    }

    @Test("A tab keeps its screens, a second tap pops them, and the next one scrolls", arguments: versions, devices)
    func secondTap(version: Int, device: Device) {
        let app = launch(version, device)
        openReviews(in: app)
        tap(.home, in: app)
        tap(.shop, in: app)
        #expect(app.texts.contains("Reviews of 3"))
        tap(.shop, in: app)
        #expect(app.texts.contains("Not scrolled") && app.animatesPath == true)
        tap(.shop, in: app)
        #expect(app.texts.contains("Scrolled to 1"))
        tap(.shop, in: app)
        #expect(app.texts.contains("Scrolled to 1") && log.selection == .shop)
    }

    @Test("The tab that is an action keeps the selected tab and its screens", arguments: versions, devices)
    func scan(version: Int, device: Device) {
        let app = launch(version, device)
        openReviews(in: app)
        tap(.scan, in: app)
        #expect(app.texts.contains("Scanner") && !app.texts.contains("No tab") && log.selection == .shop)
        app.dismissSheet()
        #expect(app.texts.contains("Reviews of 3"))
    }

    @Test("A link selects a tab that was never shown, and its stored stack is not shown", arguments: versions)
    func newTab(version: Int) async {
        let window = SelectionWindow(version, .iPhone17Pro)
        let app = window.launch(ShopApp(log: log, restoration: window.restoration))
        tap(.shop, in: app)
        app.tap("Product 5")
        await window.end(app)
        let next = window.launch(ShopApp(log: log, restoration: window.restoration))
        #expect(log.selection == .home)
        next.open("shop/3/reviews", version)
        #expect(next.texts.contains("Reviews of 3") && log.selection == .shop)
        next.tapBack()
        #expect(next.shownTitle == "Product 3")
        next.tapBack()
        #expect(next.texts.contains("Not scrolled"))
    }

    @Test("A link in the selected tab replaces its screens with an animation", arguments: versions)
    func otherProduct(version: Int) {
        let app = launch(version)
        tap(.shop, in: app)
        app.tap("Product 5")
        app.open("shop/3", version)
        #expect(app.shownTitle == "Product 3" && log.selection == .shop && app.shownDepth == 1)
        #expect(app.animatesPath == true)
    }

    @Test("A link to a root selects its tab at the root, and an unknown link changes nothing", arguments: versions)
    func roots(version: Int) async {
        let app = launch(version)
        tap(.cart, in: app)
        app.tap("Checkout")
        tap(.home, in: app)
        app.open("cart", version)
        #expect(log.selection == .cart && app.shownTitle == "Cart" && app.shownDepth == 0)
        _ = await reports(awaiting: {
            app.open("unknown", version)
            await app.settleTasks()
        })
        #expect(log.selection == .cart && log.failures == [.unknown])
    }

    @Test("A link to a tab with an unfinished checkout selects the tab and asks", arguments: versions)
    func guarded(version: Int) {
        let app = launch(version)
        tap(.cart, in: app)
        app.tap("Checkout")
        app.enter("x", into: "Address")
        tap(.home, in: app)
        app.open("cart", version)
        #expect(log.selection == .cart && app.texts.contains("Discard?") && app.shownDepth == 1)
        app.tap("Discard")
        #expect(app.shownTitle == "Cart" && app.shownDepth == 0)
    }

    @Test("A link under the app's own sheet selects its tab and shows its product", arguments: versions)
    func underSheet(version: Int) async {
        let app = launch(version)
        tap(.scan, in: app)
        _ = await reports(awaiting: {
            app.open("shop/3", version)
            await app.settleTasks()
        })
        #expect(log.selection == .shop && !app.texts.contains("Scanner") && app.shownTitle == "Product 3")
    }

    @Test("A sign-out shows all tabs at their roots without a question", arguments: versions)
    func signOut(version: Int) async {
        let app = launch(version)
        openReviews(in: app)
        tap(.cart, in: app)
        app.tap("Checkout")
        app.enter("x", into: "Address")
        tap(.home, in: app)
        app.tap("Sign out")
        await app.settleTasks()
        #expect(log.selection == .home && !app.texts.contains("Discard?"))
        tap(.cart, in: app)
        #expect(app.shownTitle == "Cart" && app.shownDepth == 0)
        tap(.shop, in: app)
        #expect(app.texts.contains("Not scrolled"))
    }

    @Test("A launch shows the first tab, and the stored screens of the second when it is tapped")
    func relaunch() async {
        let window = SelectionWindow(26, .iPhone17Pro)
        let app = window.launch(ShopApp(log: log, restoration: window.restoration))
        openReviews(in: app)
        await window.end(app)
        let next = window.launch(ShopApp(log: log, restoration: window.restoration))
        #expect(log.selection == .home)
        tap(.shop, in: next)
        #expect(next.texts.contains("Reviews of 3"))
    }
}
