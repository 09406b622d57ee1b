import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

private struct Outer {
    struct Thread {}
    struct Page<Item> { struct Cell {} }
}

@Suite("A destination key") struct NavigationDestinationKeyTests {
    @Test(
        "A key made from a type contains no module names",
        arguments: [
            ("Mail.Thread", "Thread"),
            ("Mail.Inbox.Thread", "Inbox.Thread"),
            ("Mail.Page<Swift.Int>.Cell", "Page<Int>.Cell"),
            ("Mail.Pair<Swift.Array<Store.Item>, Swift.Optional<Store.Item>>", "Pair<Array<Item>, Optional<Item>>"),
            ("Mail.(unknown context at $7f31a0).Thread", "Thread"),
            ("Mail.(unknown context at $7f31a0).(unknown context at $1).Thread.Part", "Thread.Part"),
            ("Mail.(unknown context at $1)Thread", "Thread"),
            ("Mail.Box<(Store.A, Store.B) -> ()>", "Box<(A, B) -> ()>"),
        ]
    )
    func withoutModules(name: String, key: String) {
        #expect(TypeName(name).withoutModules == key)
    }

    @Test("A key made from a private type is the same at every launch")
    func privateTypes() {
        #expect(NavigationDestinationKey.type(Outer.Thread.self) == "Outer.Thread")
        #expect(NavigationDestinationKey.type(Outer.Page<Int>.Cell.self) == "Outer.Page<Int>.Cell")
    }

    @Test("A key equals the text from which it was made")
    func text() {
        #expect(NavigationDestinationKey("com.example.thread") == "com.example.thread")
        #expect("\(NavigationDestinationKey("com.example.thread"))" == "com.example.thread")
    }
}
