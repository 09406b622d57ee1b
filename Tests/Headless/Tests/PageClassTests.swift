import HeadlessHost
import SwiftUI
import Testing

@testable import HeadlessPage

/// The class names that the page's style sheets use.
@MainActor @Suite struct PageClassTests {
    @Test("A button in the page has a class for its style")
    func buttonStyles() async throws {
        let root = NavigationStack {
            VStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Glass") {}.buttonStyle(.glass)
                Button("Clear") {}.buttonStyle(.glass(.clear))
                Button("Prominent glass") {}.buttonStyle(.glassProminent)
                Button("Automatic") {}
            }
        }
        let source = PageInstallation.Source(root: { Host(root, system: $1, scene: $2) }, stored: { _ in nil })
        let json = try await PageGraph(of: source, limit: 1).table.json
        let classes = Set(json.matches(of: /"button ([^" ]+)/).map { String($0.1) })
        let styles: Set = ["plain", "bordered", "borderedProminent", "glass", "glassProminent", "automatic"]
        #expect(classes == styles)
    }

    @Test("A button in the page has the foreground style set around it as its color")
    func foreground() {
        func hasColor(_ root: some View) -> Bool? {
            let host = Host(root)
            let writer = HTMLWriter(system: host.system, table: NodeTable(), layout: host.layout, isStill: true)
            func first(in html: HTML) -> HTML? {
                html.tag == "button" ? html : html.children.lazy.compactMap(first).first
            }
            return first(in: writer.content(ofAll: host.rootNode.elements))?.has(style: "color")
        }
        let button = VStack { Button("Delete", role: .destructive) {} }
        #expect(hasColor(button) == false)
        #expect(hasColor(button.foregroundStyle(.orange)) == true)
    }

    @Test("Text and symbols in another appearance have that appearance's default color")
    func otherAppearance() {
        func colors(_ root: some View) -> Int {
            let host = Host(root)
            let writer = HTMLWriter(system: host.system, table: NodeTable(), layout: host.layout, isStill: true)
            func count(in html: HTML) -> Int {
                html.children.map(count).reduce(html.has(style: "color") ? 1 : 0, +)
            }
            return count(in: writer.content(ofAll: host.rootNode.elements))
        }
        let views = VStack {
            Text("Title")
            Image(systemName: "play.fill")
        }
        #expect(colors(views) == 0)
        #expect(colors(views.environment(\.colorScheme, .dark)) == 2)
        #expect(colors(views.environment(\.colorScheme, .dark).foregroundStyle(.orange)) == 1)
    }
}
