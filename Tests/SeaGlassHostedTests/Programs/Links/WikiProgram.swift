import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// A wiki with two hosts, whose array is the app's.
enum WikiProgram {
    enum WikiRoute: NavigationRoute, Identifiable {
        case article(title: String, section: String?)
        case talk(title: String, page: Int)

        var id: String {
            switch self {
            case .article(let title, _): "article/\(title)"
            case .talk(let title, _): "talk/\(title)"
            }
        }
    }

    @Observable final class Wiki {
        var path: [WikiRoute] = []
        var problem: String?
    }

    static let wikiRoutes = NavigationRoutes()
        .route(WikiRoute.self, key: "org.example.wiki") { WikiPage(route: $0) }
        .link("wiki/{title}?section={section}", WikiRoute.article(title:section:)) {
            if case .article(let title, let section) = $0 { (title, section) } else { nil }
        }
        .link(
            "wiki/{title}/talk?page={page=1}",
            { (title: String, page: Int) in
                page > 0 ? WikiRoute.talk(title: title, page: page) : nil
            }
        ) {
            if case .talk(let title, let page) = $0 { (title, page) } else { nil }
        }
        .acceptingLinks(schemes: ["wiki"], hosts: ["example.org", "www.example.org"])

    struct WikiRoot: View {
        @Environment(Wiki.self) private var wiki

        var body: some View {
            @Bindable var wiki = wiki
            WikiHome()
                .navigationShell(path: $wiki.path)
                .navigationRoutes(wikiRoutes)
                .opensNavigationLinks { wiki.problem = "\($0.reason)" }
        }
    }

    struct WikiHome: View {
        @Environment(Wiki.self) private var wiki

        var body: some View {
            List {
                if let problem = wiki.problem { Text("Problem: \(problem)") }
                Button("Swift") { wiki.path.append(.article(title: "Swift", section: nil)) }
            }
            .navigationTitle("Wiki")
        }
    }

    struct WikiPage: View {
        @State private var isBookmarked = false
        let route: WikiRoute

        var body: some View {
            VStack {
                switch route {
                case .article(let title, let section):
                    Text(title)
                    if let section { Text("§ \(section)") }
                    Text("See [Ocean](https://www.example.org/wiki/Ocean) and the [map](https://maps.example.org/1).")
                case .talk(let title, let page):
                    Text("Talk of \(title), page \(page)")
                }
                Toggle("Bookmark", isOn: $isBookmarked)
                if let url = wikiRoutes.url(for: route, base: URL(string: "https://example.org")!) {
                    Link("Share", destination: url)
                }
            }
        }
    }
}
