import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// A shop with parameters in the queries of its links.
enum ShopProgram {
    enum Sort: String, Codable, NavigationLinkValue { case popular, price }

    enum ShopRoute: NavigationRoute {
        case category(String, Sort)
        case product(Int, String?, Int)
        case search(String, Int, Bool?)
        case cart
    }

    static let shopRoutes = NavigationRoutes()
        .route(ShopRoute.self, key: "shop") { ShopPage(route: $0) }
        .link("product/{id}?color={color}&quantity={quantity=1}", ShopRoute.product) {
            if case .product(let id, let color, let quantity) = $0 { (id, color, quantity) } else { nil }
        }
        .link("category/{name}?sort={sort=popular}", ShopRoute.category) {
            if case .category(let name, let sort) = $0 { (name, sort) } else { nil }
        }
        .link("category/{name}/{id}", { (_: String, id: Int) in ShopRoute.product(id, nil, 1) }) { _ in nil }
        .link("search?q={q}&page={page=1}&stock={stock}", ShopRoute.search) {
            if case .search(let text, let page, let stock) = $0 { (text, page, stock) } else { nil }
        }
        .link("")
        .acceptingLinks(schemes: ["shop"], hosts: ["shop.example.com"])

    @Observable final class ShopModel { var lastFailure: NavigationLinkFailure? }

    struct ShopRoot: View {
        @State private var model = ShopModel()

        var body: some View {
            Catalog()
                .navigationShell()
                .navigationRoutes(shopRoutes)
                .opensNavigationLinks { model.lastFailure = $0 }
                .environment(model)
        }
    }

    struct Catalog: View {
        @Environment(ShopModel.self) private var model
        @Environment(\.navigator) private var navigator

        var body: some View {
            VStack {
                Button("Cart") { navigator.push(route: ShopRoute.cart) }
                if let failure = model.lastFailure { Text("Refused: \(failure.reason)") }
            }
            .navigationTitle("Catalog")
        }
    }

    struct ShopPage: View {
        @Environment(\.navigator) private var navigator
        @State private var note = ""
        let route: ShopRoute

        var body: some View {
            VStack {
                content
                TextField("Note", text: $note)
                if let url = navigator.link(base: URL(string: "https://shop.example.com")!) {
                    Link("Share", destination: url)
                }
            }
        }

        @ViewBuilder private var content: some View {
            switch route {
            case .category(let name, let sort): Text("Category \(name) by \(sort.rawValue)")
            case .product(let id, let color, let quantity):
                Text("Product \(id), \(color ?? "any color"), \(quantity) pieces")
            case .search(let text, let page, let stock):
                Text("Search \(text), page \(page)\(stock == true ? ", in stock" : "")")
            case .cart: Text("Cart")
            }
        }
    }
}
