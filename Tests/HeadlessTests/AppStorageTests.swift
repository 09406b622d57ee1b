import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("@AppStorage") struct AppStorageTests {
    private struct Settings: View {
        @AppStorage private var name: String
        @AppStorage private var isLoud: Bool
        @AppStorage private var count: Int
        @AppStorage private var volume: Double

        init(_ store: UserDefaults) {
            _name = AppStorage(wrappedValue: "nobody", "name", store: store)
            _isLoud = AppStorage(wrappedValue: true, "loud", store: store)
            _count = AppStorage(wrappedValue: 1, "count", store: store)
            _volume = AppStorage(wrappedValue: 0.5, "volume", store: store)
        }

        var body: some View {
            Text("\(name) \(isLoud ? "loud" : "quiet") \(count) \(volume)")
            Button("Change") { (name, isLoud, count, volume) = ("Ada", false, count + 1, 0.25) }
            TextField("Name", text: $name)
        }
    }

    /// Runs a test with a store that nothing else uses.
    private func withStore(_ body: (UserDefaults) throws -> Void) throws {
        let name = UUID().uuidString
        let store = try #require(UserDefaults(suiteName: name))
        try body(store)
        store.removePersistentDomain(forName: name)
    }

    // documentation/swiftui/appstorage: "reflects a value from UserDefaults and invalidates a view on a change in value"
    @Test("An app storage has its default value until a view writes it, and views show the change")
    func writing() throws {
        try withStore { store in
            let host = Host(Settings(store))
            #expect(host.texts.first == "nobody loud 1 0.5")
            host.tap("Change")
            #expect(host.texts.first == "Ada quiet 2 0.25")
        }
    }

    @Test("What is written is in the user defaults, and the next launch shows it")
    func keeping() throws {
        try withStore { store in
            Host(Settings(store)).tap("Change")
            #expect(store.string(forKey: "name") == "Ada" && store.integer(forKey: "count") == 2)
            #expect(Host(Settings(store)).texts.first == "Ada quiet 2 0.25")
        }
    }

    @Test("A binding to an app storage writes it, for all views with its key")
    func binding() throws {
        try withStore { store in
            let host = Host(
                VStack {
                    Settings(store)
                    Settings(store)
                }
            )
            host.enter("!", into: "Name")
            #expect(host.texts.filter { $0.hasPrefix("nobody! ") }.count == 2)
        }
    }

    @Test("The same key in another store is another value")
    func stores() throws {
        try withStore { store in
            try withStore { other in
                let host = Host(
                    VStack {
                        Settings(store)
                        Settings(other)
                    }
                )
                host.tap("Change")
                #expect(host.texts.contains("nobody loud 1 0.5") && host.texts.contains("Ada quiet 2 0.25"))
            }
        }
    }
}
