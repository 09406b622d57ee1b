import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct SearchableTests {
    private struct Fruits: View {
        var prompt: Text?
        @State private var query = ""

        var body: some View {
            NavigationStack {
                List(["apple", "banana"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
                    .navigationTitle("Fruits")
                    .searchable(text: $query, prompt: prompt)
            }
        }
    }

    // documentation/swiftui/view/searchable(text:placement:prompt:)-1bjj3: "The text to display and edit in the search
    // field."
    @Test("Text entered into the search field reaches the app")
    func text() {
        let host = Host(Fruits())
        host.enter("app", into: "Search")
        #expect(host.texts.contains("apple") && !host.texts.contains("banana"))
    }

    @Test("The search field shows a prompt until it has text")
    func prompt() {
        let host = Host(Fruits(prompt: Text("Fruit")))
        #expect(host.texts.contains("Fruit"))
        host.enter("app", into: "Fruit")
        #expect(!host.texts.contains("Fruit") && host.texts.contains("app"))
        #expect(Host(Text("Page").searchable(text: .constant(""), prompt: "Word")).texts.contains("Word"))
    }

    @Test("The search field is above the first row")
    func place() throws {
        let host = Host(Fruits())
        let field = try #require(host.frame(of: "Search"))
        let row = try #require(host.frame(of: "apple"))
        #expect(field.maxY < row.minY)
    }
}
