import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// An App Clip with a stack of its own.
enum ClipProgram {
    struct OrderRoute: NavigationRoute {
        var table: Int
        var menu: String?

        /// Links only: a table has a number from 1 on.
        static func scanned(table: Int, menu: String?) -> OrderRoute? {
            table > 0 ? OrderRoute(table: table, menu: menu) : nil
        }
    }

    static let clipLinks = NavigationRoutes()
        .link("order?table={table}&menu={menu}", OrderRoute.scanned(table:menu:)) { ($0.table, $0.menu) }
        .link("id?table={table}&menu={menu}", OrderRoute.scanned(table:menu:)) { _ in nil }
        .link("?table={table}", { (table: Int) in OrderRoute.scanned(table: table, menu: nil) }) { _ in nil }
        .acceptingLinks(schemes: [], hosts: ["cafe.example.com", "appclip.apple.com"])

    struct ClipRoot: View {
        @State private var path: [OrderRoute] = []
        @State private var message: String?

        var body: some View {
            NavigationStack(path: $path) {
                ClipStart(message: message)
                    .navigationDestination(for: OrderRoute.self) { Order(route: $0) }
            }
            .opensNavigationLinks(path: $path, clipLinks, activityType: "NSUserActivityTypeBrowsingWeb") { failure in
                message = "This code is not for a table (\(failure.reason))."
            }
        }
    }

    struct ClipStart: View {
        let message: String?

        var body: some View {
            VStack {
                Text("Scan the code on your table")
                if let message { Text(message) }
            }
        }
    }

    struct Order: View {
        @State private var cups = 0
        let route: OrderRoute

        var body: some View {
            Form {
                Text("Table \(route.table), \(route.menu ?? "menu of the day")")
                Stepper("Cups: \(cups)", value: $cups, in: 0...9)
                if let url = clipLinks.url(for: route, base: URL(string: "https://cafe.example.com")!) {
                    Link("Invite to the table", destination: url)  // …/order?table=12, without an empty menu
                }
            }
            .navigationTitle("Order")
        }
    }
}
