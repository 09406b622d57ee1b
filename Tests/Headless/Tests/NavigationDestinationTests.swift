import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct NavigationDestinationTests {
    // documentation/swiftui/view/navigationdestination(for:destination:)
    @Test("A stack can have destinations for several types")
    func severalTypes() {
        let host = Host(
            NavigationStack {
                VStack {
                    NavigationLink("Number", value: 1)
                    NavigationLink("String", value: "one")
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
                .navigationDestination(for: String.self) { Text("string " + $0) }
            }
        )
        host.tap("Number")
        #expect(host.texts == ["number 1"])
        host.swipeBack()
        host.tap("String")
        #expect(host.texts == ["string one"])
    }

    // SwiftUI logs for several declarations: "Only the destination declared closest to the root view of the stack will
    // be used."
    @Test("Of two destinations for one type, the stack uses the one closest to its root")
    func closestToRoot() {
        let host = Host(
            NavigationStack {
                VStack {
                    VStack { NavigationLink("Go", value: 1) }.navigationDestination(for: Int.self) { _ in Text("inner")
                    }
                }
                .navigationDestination(for: Int.self) { _ in Text("outer") }
            }
        )
        host.tap("Go")
        #expect(host.texts == ["outer"])
    }

    // As above. A declaration on a higher screen does not replace the root's, however deep the root's is in its view.
    @Test("A destination declared in the root screen is closer to the root than one in a pushed screen")
    func rootScreenFirst() {
        let host = Host(
            NavigationStack {
                VStack {
                    HStack {
                        VStack { NavigationLink("Go", value: 1) }
                            .navigationDestination(for: Int.self) { number in
                                NavigationLink("Next \(number)", value: number + 1)
                                    .navigationDestination(for: Int.self) { _ in Text("pushed") }
                            }
                    }
                }
            }
        )
        host.tap("Go")
        host.tap("Next 1")
        #expect(host.texts == ["Next 2"])
    }

    // documentation/swiftui/view/navigationdestination(for:destination:)
    @Test("A pushed screen can declare destinations for the links in it")
    func declaredByPushedScreen() {
        let host = Host(
            NavigationStack {
                NavigationLink("Go") {
                    NavigationLink("Deeper", value: "text")
                        .navigationDestination(for: String.self) { Text("string " + $0) }
                }
            }
        )
        host.tap("Go")
        host.tap("Deeper")
        #expect(host.texts == ["string text"])
    }

    // documentation/swiftui/view/navigationdestination(for:destination:)
    @Test("A screen shows its destination when the destination is declared later")
    func declaredLater() {
        struct Late: View {
            @State private var path = ["text"]
            @State private var isDeclared = false
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        if isDeclared { Text("").navigationDestination(for: String.self) { Text("string " + $0) } }
                    }
                }
                Button("Declare") { isDeclared = true }
            }
        }
        let host = Host(Late())
        #expect(host.texts == ["Declare"])
        host.tap("Declare")
        #expect(host.texts == ["string text", "Declare"])
    }

    // documentation/swiftui/view/navigationdestination(for:destination:)
    @Test("A destination shows the current state that its closure reads")
    func closureFollowsState() {
        struct Live: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go", value: "text")
                        .navigationDestination(for: String.self) { Text($0 + " \(count)") }
                }
                Button("Count") { count += 1 }
            }
        }
        let host = Host(Live())
        host.tap("Go")
        host.tap("Count")
        #expect(host.texts == ["text 1", "Count"])
    }

    // Apple does not document the view for such a value. Here it is an element that names the type.
    @Test("A path value without a destination shows a screen that names its type")
    func undeclared() throws {
        let host = Host(NavigationStack(path: .constant([1])) { Text("root") })
        let element = try #require(host.elements.first { $0.value is UndeclaredDestination })
        #expect((element.value as? UndeclaredDestination)?.typeName == "Int")
    }

    // documentation/swiftui/navigationlink/init(value:label:)
    @Test("Links in an inner stack don't use destinations of an outer stack")
    func nestedStacks() {
        let host = Host(
            NavigationStack {
                NavigationStack { NavigationLink("Go", value: 1) }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        )
        #expect(!host.tap("Go"))
    }

    // documentation/swiftui/view/navigationdestination(for:destination:): "Do not put a navigation destination modifier
    // inside a "lazy" container, like List or LazyVStack."
    @Test("A destination inside a list's row is ignored with a warning, and one around the list is used")
    func lazyDestination() {
        struct Screen: View {
            let isInside: Bool
            var body: some View {
                NavigationStack {
                    List { NavigationLink("Go", value: 1).modifier(Declared(isDeclared: isInside)) }
                        .modifier(Declared(isDeclared: !isInside))
                }
            }
        }
        struct Declared: ViewModifier {
            let isDeclared: Bool
            func body(content: Content) -> some View {
                if isDeclared { content.navigationDestination(for: Int.self) { Text("number \($0)") } } else { content }
            }
        }
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            #expect(!Host(Screen(isInside: true)).tap("Go"))
            #expect(warnings.all.contains { $0.contains("lazy container") })
            let host = Host(Screen(isInside: false))
            #expect(host.tap("Go") && host.texts == ["number 1"])
        }
    }

    private struct Books: View {
        @State private var path = NavigationPath()
        @State private var numbers: [Int] = []
        let isHomogeneous: Bool

        var body: some View {
            if isHomogeneous {
                NavigationStack(path: $numbers) { shelf }
            } else {
                NavigationStack(path: $path) { shelf }
            }
        }

        private var shelf: some View {
            NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { book in
                VStack {
                    Text("book \(book)")
                    NavigationLink("Next", value: book + 1)
                    NavigationLink("Page", value: "p")
                }
                .navigationDestination(for: String.self) { Text("page \($0)") }
            }
        }
    }

    // SwiftUI's log, quoted in ten public repositories (FACTS); one of them adds that then "the link cannot be activated"
    @Test("A stack whose path is an array ignores destinations declared in pushed screens, and says so")
    func homogeneousPath() {
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            let host = Host(Books(isHomogeneous: true))
            #expect(host.tap("Open") && host.texts.first == "book 1")
            #expect(warnings.all.contains { $0.hasPrefix("Only root-level navigation destinations are effective") })
            #expect(!host.tap("Page") && host.texts.first == "book 1")
            #expect(host.tap("Next") && host.texts.first == "book 2")
        }
    }

    @Test("A stack whose path is a NavigationPath has destinations declared in pushed screens")
    func heterogeneousPath() {
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            let host = Host(Books(isHomogeneous: false))
            #expect(host.tap("Open") && host.tap("Page") && host.texts == ["page p"])
            #expect(warnings.all.isEmpty)
        }
    }

    @Test("A screen pushed from a row, and a sheet of a row, can declare destinations")
    func notLazyAnyMore() {
        let host = Host(
            NavigationStack {
                LazyVStack {
                    NavigationLink("Deeper") {
                        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("number \($0)") }
                    }
                }
            }
        )
        host.tap("Deeper")
        #expect(host.tap("Go") && host.texts == ["number 1"])
    }
}
