import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct RefreshTests {
    private struct Offer: View {
        @Environment(\.refresh) private var refresh
        var body: some View { Text(refresh == nil ? "can't refresh" : "can refresh") }
    }

    // documentation/swiftui/view/refreshable(action:): "an asynchronous handler that SwiftUI executes when a person
    // requests a refresh"
    @Test("A pull on a list waits for the refresh and shows the new rows")
    func pull() async {
        struct News: View {
            @State private var news = ["old"]
            var body: some View { List(news, id: \.self) { Text($0) }.refreshable { await load() } }

            private func load() async {
                await Task.yield()
                news.append("new")
            }
        }
        let host = Host(News())
        await host.refresh()
        #expect(host.texts == ["old", "new"])
    }

    // documentation/swiftui/refreshaction: "By default, the environment value is nil"
    @Test("The refresh action is in the environment only inside a refreshable view")
    func environment() {
        #expect(Host(Offer()).texts == ["can't refresh"])
        #expect(Host(Offer().refreshable {}).texts == ["can refresh"])
    }
}
