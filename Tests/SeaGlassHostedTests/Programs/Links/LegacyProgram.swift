import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// A newspaper with the addresses of an old web site.
enum LegacyProgram {
    enum NewsSection: String, Codable, NavigationLinkValue { case world, sports }

    enum NewsRoute: NavigationRoute {
        case section(NewsSection)
        case article(Int)
        case comments(Int)
        case tags([String])
    }

    struct OldAddressError: Error {}

    static func oldAddress(_ url: URLComponents) throws -> [NewsRoute]? {
        let items = url.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

        switch url.path {
        case "/list.php":
            return [.tags(items.filter { $0.name == "tag" }.compactMap(\.value).filter { !$0.isEmpty })]
        case "/index.php":
            switch value("page") {
            case "home": return []
            case "article":
                guard let id = value("id").flatMap(Int.init) else { throw OldAddressError() }
                let comments: [NewsRoute] = url.fragment == "comments" ? [.comments(id)] : []
                return [.section(.world), .article(id)] + comments
            default: return nil
            }
        default: return nil
        }
    }

    static let newsRoutes = NavigationRoutes()
        .route(NewsRoute.self, key: "com.example.news") { NewsPage(route: $0) }
        .link("articles/{id}", NewsRoute.article) { if case .article(let id) = $0 { id } else { nil } }
        .link { try oldAddress($0) }
        .link("{section}", NewsRoute.section) { if case .section(let section) = $0 { section } else { nil } }
        .link("")
        .acceptingLinks(schemes: ["news-example"], hosts: ["news.example.com"])

    struct NewsRoot: View {
        @State private var failure: NavigationLinkFailure?

        var body: some View {
            VStack {
                Text("Front page")
                if let failure { Text("\(failure.reason)") }
            }
            .navigationShell()
            .navigationRoutes(newsRoutes)
            .opensNavigationLinks { failure = $0 }
        }
    }

    struct NewsPage: View {
        @Environment(\.navigator) private var navigator
        let route: NewsRoute

        var body: some View {
            VStack {
                content
                if let url = navigator.link(base: URL(string: "https://news.example.com")!) {
                    Link("Share", destination: url)
                }
            }
        }

        @ViewBuilder private var content: some View {
            switch route {
            case .section(let section): Text("Section \(section.rawValue)")
            case .article(let id): Text("Article \(id), [old](https://news.example.com/index.php?page=article&id=7)")
            case .comments(let id): Text("Comments of \(id)")
            case .tags(let tags): Text("Tags \(tags.joined(separator: ", "))")
            }
        }
    }
}
