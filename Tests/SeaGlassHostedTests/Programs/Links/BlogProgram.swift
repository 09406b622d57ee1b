import Foundation
import SwiftUI

@testable import SeaGlassNavigation

/// A blog with links in its texts.
enum BlogProgram {
    struct PostRoute: NavigationRoute {
        let id: Int
        let page: Int
    }
    struct AuthorRoute: NavigationRoute { let name: String }
    struct NewsletterRoute: NavigationRoute { let mail: String? }

    static let blogRoutes = NavigationRoutes()
        .route(PostRoute.self, key: "post") { Post(route: $0) }
        .route(AuthorRoute.self, key: "author") { Text("Author \($0.name)") }
        .route(NewsletterRoute.self, key: "newsletter", as: .sheet) { Newsletter(mail: $0.mail ?? "") }
        .link("posts/{id}?page={page=1}", PostRoute.init(id:page:)) { ($0.id, $0.page) }
        .link("authors/{name}", AuthorRoute.init(name:)) { $0.name }
        .link("newsletter?mail={mail}", NewsletterRoute.init(mail:)) { $0.mail }
        .link("")
        .acceptingLinks(schemes: ["blog"], hosts: ["blog.example.com"])

    struct BlogRoot: View {
        @State private var outside: [URL] = []
        @State private var failures: [NavigationLinkFailure] = []

        var body: some View {
            VStack {
                Posts()
                    .navigationShell()
                    .navigationRoutes(blogRoutes)
                    .opensNavigationLinks { failures.append($0) }
                Text("Outside: \(outside.map(\.absoluteString).joined(separator: " "))")
                Text("Failures: \(failures.count)")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    outside.append(url)
                    return .handled
                }
            )
        }
    }

    struct Posts: View {
        var body: some View {
            List(1..<5, id: \.self) { NavigationLink("Post \($0)", value: PostRoute(id: $0, page: 1)) }
                .navigationTitle("Posts")
        }
    }

    struct Post: View {
        @Environment(\.openURL) private var openURL
        let route: PostRoute

        var body: some View {
            ScrollView {
                Text("Post \(route.id), page \(route.page)")
                Text(
                    "Read the [second](https://blog.example.com/posts/2), [Swift](https://swift.org), [broken](https://blog.example.com/posts/abc)."
                )
                Text(third)
                Link("Author", destination: URL(string: "https://blog.example.com/authors/ada")!)
                Button("Page 2") { openURL(URL(string: "https://blog.example.com/posts/2?page=2")!) }
                Button("Newsletter") {
                    openURL(URL(string: "https://blog.example.com/newsletter?mail=ada%40example.com")!)
                }
                ForEach(
                    [
                        "https://blog.example.com/posts/1", "mailto:ada@example.com", "https://blog.example.com/about",
                        "https://blog.example.com",
                    ],
                    id: \.self
                ) {
                    Link($0, destination: URL(string: $0)!)
                }
            }
        }

        private var third: AttributedString {
            var text = AttributedString("The third")
            text.link = URL(string: "blog://posts/3")
            return text
        }
    }

    struct Newsletter: View {
        @State var mail: String

        var body: some View {
            Form {
                TextField("Mail", text: $mail)
                Text("Begin with the [second](https://blog.example.com/posts/2).")
            }
        }
    }
}
