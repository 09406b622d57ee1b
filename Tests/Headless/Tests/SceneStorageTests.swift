import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("@SceneStorage") struct SceneStorageTests {
    private struct Draft: View {
        @SceneStorage private var text: String

        init(key: String) { _text = SceneStorage(wrappedValue: "nothing", key) }

        var body: some View {
            Button("Write") { text = "something" }
            Text(text)
        }
    }

    @Test("A scene storage has its initial value before the first write")
    func writing() {
        let host = Host(Draft(key: "draft"))
        #expect(host.texts.contains("nothing"))
        host.tap("Write")
        #expect(host.texts.contains("something"))
    }

    @Test("A scene storage is restored only with its scene")
    func scenes() {
        let scene = HostedScene()
        Host(Draft(key: "draft"), scene: scene).tap("Write")
        #expect(Host(Draft(key: "draft"), scene: scene).texts.contains("something"))
        #expect(Host(Draft(key: "draft")).texts.contains("nothing"))
    }

    @Test("Scene storages with the same key share their value in a scene")
    func keys() {
        let host = Host(
            VStack {
                Draft(key: "draft")
                Draft(key: "draft")
                Draft(key: "other")
            }
        )
        host.tap("Write")
        #expect(host.texts.filter { $0 == "something" }.count == 2)
        #expect(host.texts.filter { $0 == "nothing" }.count == 1)
    }

    // documentation/swiftui/scenestorage: the initial value is a default, which is not stored.
    @Test("Scene storages with the same key have separate initial values before the first write")
    func initialValues() {
        struct Initial: View {
            @SceneStorage private var text: String
            init(_ initial: String) { _text = SceneStorage(wrappedValue: initial, "draft") }
            var body: some View {
                Text(text)
                Button("Write") { text = "something" }
            }
        }
        let host = Host(VStack { ForEach(["a", "b"], id: \.self) { Initial($0) } })
        #expect(host.texts.filter { $0 != "Write" } == ["a", "b"])
        host.tap("Write")
        #expect(host.texts.filter { $0 != "Write" } == ["something", "something"])
    }
}
