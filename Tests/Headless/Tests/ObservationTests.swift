import HeadlessHost
import SwiftUI
import Testing

@Observable private final class Book {
    var title = "Title"
    var author = "Author"
    init(title: String = "Title") { self.title = title }
}

@Observable private final class Setting {
    var isOn = false
}

@MainActor @Suite struct ObservationTests {
    private struct TitleView: View {
        @Environment(Book.self) private var book
        var body: some View { Text(book.title) }
    }

    private struct OptionalTitleView: View {
        @Environment(Book.self) private var book: Book?
        var body: some View { Text(book?.title ?? "none") }
    }

    private struct AuthorView: View {
        let book: Book
        var body: some View { Text(book.author) }
    }

    // documentation/swiftui/view/environment(_:)
    @Test("A view finds the nearest observable object of a type in the environment")
    func environmentObject() {
        let host = Host(TitleView().environment(Book(title: "Near")).environment(Book(title: "Far")))
        #expect(host.texts == ["Near"])
    }

    // documentation/swiftui/environment/init(_:)
    @Test("An optional environment object is nil if the environment lacks it")
    func absentOptional() {
        #expect(Host(OptionalTitleView()).texts == ["none"])
    }

    @Test("A view that reads an environment object is not evaluated with its parent")
    func evaluationsOfReaders() {
        let host = Host(
            Steps { _ in
                TitleView()
                OptionalTitleView()
            }
            .environment(Book())
        )
        host.tap("Step")
        #expect(host.nodes(of: TitleView.self).map(\.evaluations) == [1])
        #expect(host.nodes(of: OptionalTitleView.self).map(\.evaluations) == [1])
    }

    // documentation/swiftui/view/environment(_:)
    @Test("Setting nil removes the object from the environment")
    func cleared() {
        let host = Host(OptionalTitleView().environment(nil as Book?).environment(Book()))
        #expect(host.texts == ["none"])
    }

    // documentation/swiftui/environment/init(_:)
    @Test("Reading a missing environment object stops with the name of its type")
    func absent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Host(TitleView())
        }
        #expect(result.says("No Observable object of type Book found."))
    }

    // documentation/swiftui/managing-model-data-in-your-app
    @Test("A change updates only the views whose body reads the property")
    func readers() {
        let book = Book()
        let host = Host(
            VStack {
                TitleView()
                AuthorView(book: book)
            }.environment(book)
        )
        book.title = "New"
        host.settle()
        #expect(host.texts == ["New", "Author"])
        #expect(host.nodes(of: TitleView.self).map(\.evaluations) == [2])
        #expect(host.nodes(of: AuthorView.self).map(\.evaluations) == [1])
    }

    // documentation/swiftui/managing-model-data-in-your-app
    @Test("Two changes before an update cause one update")
    func coalesced() {
        let book = Book()
        let host = Host(TitleView().environment(book))
        book.title = "First"
        book.title = "Second"
        host.settle()
        #expect(host.texts == ["Second"])
        #expect(host.nodes(of: TitleView.self).map(\.evaluations) == [2])
    }

    // documentation/swiftui/managing-model-data-in-your-app
    @Test("A property does not update a view that no longer reads it")
    func formerReader() {
        struct Either: View {
            let book: Book
            @State private var showsAuthor = false
            var body: some View {
                Text(showsAuthor ? book.author : book.title)
                Button("Author") { showsAuthor = true }
            }
        }
        let book = Book()
        let host = Host(Either(book: book))
        host.tap("Author")
        book.title = "Unseen"
        host.settle()
        #expect(host.nodes(of: Either.self).map(\.evaluations) == [2])
    }

    // documentation/swiftui/bindable
    @Test("Bindable makes bindings to the properties of an observable object")
    func bindable() {
        struct Editor: View {
            @Bindable var setting: Setting
            var body: some View { Toggle("On", isOn: $setting.isOn) }
        }
        let setting = Setting()
        let host = Host(Editor(setting: setting))
        host.tap("On")
        #expect(setting.isOn)
    }

    // documentation/swiftui/bindable
    @Test("Bindable can be created in a body from an environment object")
    func localBindable() {
        struct Editor: View {
            @Environment(Book.self) private var book
            var body: some View {
                @Bindable var book = book
                Retitle(title: $book.title)
            }
        }
        struct Retitle: View {
            @Binding var title: String
            var body: some View { Button(title) { title += "!" } }
        }
        let host = Host(Editor().environment(Book(title: "A")))
        host.tap("A")
        #expect(host.texts == ["A!"])
    }
}
