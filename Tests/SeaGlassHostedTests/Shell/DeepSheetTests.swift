import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A screen two levels deep in a sheet asks for something outside of the sheet.
@MainActor @Suite("Requests from deep in a sheet") struct DeepSheetTests {
    private let navigator = Navigator()

    private enum Step: NavigationRoute { case list, address, payment }

    /// A screen with a button for each request.
    private struct StepScreen: View {
        @Environment(\.navigator) private var navigator
        @Environment(\.openURL) private var openURL
        let name: String
        let link: URL

        var body: some View {
            Text(name)
            Button("Receipt") {
                navigator.presenter?.push(route: ThreadRoute(id: 9))
                navigator.dismiss()
            }
            Button("Close") { navigator.dismiss() }
            Button("All steps") { navigator.popToRoot() }
            Button("Shop") { navigator.dismissToRoot() }
            Button("Open") { try? navigator.open(link) }
            Button("Follow") { openURL(link) }
        }
    }

    /// A shop with a product on its stack, a checkout over it, and two more steps in the checkout.
    private func checkout(
        on version: Int,
        as style: NavigationPresentationStyle,
        link name: String = "unused"
    ) throws -> Host {
        let link = try #require(URL(string: "example://\(name)"))
        let routes = NavigationRoutes()
            .route(ThreadRoute.self, key: "product") { Text("product \($0.id)") }
            .route(Step.self, key: "step", as: style) { StepScreen(name: "\($0)", link: link) }
            .link(name)
            .acceptingLinks(schemes: ["example"])
        let shop = Text("shop").navigationShell(navigator: navigator).navigationRoutes(routes).opensNavigationLinks()
        let host = host(shop, on: version)
        host.after { navigator.push(threads: [1]) }
        host.after { navigator.present(Step.list) }
        for step in [Step.address, .payment] {
            host.after { navigator.presented?.navigator?.push(route: step) }
        }
        #expect(host.texts.contains("payment"))
        return host
    }

    nonisolated private static let styles: [NavigationPresentationStyle] = [.sheet, .cover]

    @Test(
        "A push on the presenter and a dismissal in one action show the new screen alone",
        arguments: versions,
        styles
    )
    func presenter(version: Int, style: NavigationPresentationStyle) throws {
        let host = try checkout(on: version, as: style)
        host.tap("Receipt")
        #expect(navigator.presented == nil && host.texts == ["product 9"])
        host.tapBack()
        #expect(host.texts == ["product 1"])
    }

    @Test("A dismissal closes the sheet with all its screens, and keeps the stack below", arguments: versions, styles)
    func dismissal(version: Int, style: NavigationPresentationStyle) throws {
        let host = try checkout(on: version, as: style)
        host.tap("Close")
        #expect(navigator.presented == nil && host.texts == ["product 1"])
        #expect(host.after { navigator.present(Step.list) }.texts.contains("list"), "The next sheet is new.")
        #expect(navigator.presented?.navigator?.depth == 0)
    }

    @Test("A pop to the root pops in the sheet, and the stack below stays", arguments: versions, styles)
    func popToRoot(version: Int, style: NavigationPresentationStyle) throws {
        let host = try checkout(on: version, as: style)
        host.tap("All steps")
        #expect(navigator.presented?.navigator?.depth == 0 && navigator.depth == 1 && host.texts.contains("list"))
    }

    @Test(
        "dismissToRoot and each way to open a link without a route show the root of the stack below",
        arguments: versions,
        ["Shop", "Open", "Follow", "system"]
    )
    func root(version: Int, way: String) throws {
        for (index, style) in Self.styles.enumerated() {
            let name = "shop-\(version)-\(way.lowercased())-\(index)"
            let host = try checkout(on: version, as: style, link: name)
            if way == "system" { host.open(try #require(URL(string: "example://\(name)"))) } else { host.tap(way) }
            #expect(navigator.presented == nil && navigator.depth == 0 && host.texts == ["shop"], "\(way)")
        }
    }

    @Test(
        "In a sheet of the app's own, dismissToRoot pops in the sheet, and the app closes the sheet",
        arguments: versions
    )
    func ownSheet(version: Int) {
        struct Shop: View {
            @State private var isPaying = false
            var body: some View {
                Button("Pay") { isPaying = true }
                    .sheet(isPresented: $isPaying) { Steps(isPaying: $isPaying).navigationShell() }
            }
        }
        struct Steps: View {
            @Environment(\.navigator) private var navigator
            @Binding var isPaying: Bool
            var body: some View {
                Button("Address") { navigator.push(Last(isPaying: $isPaying)) }
            }
        }
        struct Last: View {
            @Environment(\.navigator) private var navigator
            @Binding var isPaying: Bool
            var body: some View {
                Button("First step") { navigator.dismissToRoot() }
                Button("Done") {
                    navigator.dismissToRoot()
                    isPaying = false
                }
            }
        }
        let host = host(Shop().navigationShell(navigator: navigator), on: version)
        host.tap("Pay")
        host.tap("Address")
        host.tap("First step")
        #expect(host.texts.contains("Address") && !host.texts.contains("First step"))
        host.tap("Address")
        host.tap("Done")
        #expect(host.texts == ["Pay"])
    }
}
