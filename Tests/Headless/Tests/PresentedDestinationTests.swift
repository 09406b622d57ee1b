import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct PresentedDestinationTests {
    private struct Presenting: View {
        @State private var isPresented = false
        @State private var name = "a"
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Present") { isPresented = true }
                    Text(isPresented ? "is presented" : "is not presented")
                }
                .navigationDestination(isPresented: $isPresented) {
                    VStack {
                        Text("detail \(name)")
                        Button("Close") { isPresented = false }
                        Button("Rename") { name = "b" }
                        NavigationLink("Further") { Text("further") }
                    }
                }
            }
        }
    }

    // documentation/swiftui/view/navigationdestination(ispresented:destination:)
    @Test("A binding of true presents the destination, and false removes it")
    func isPresented() {
        let host = Host(Presenting())
        host.tap("Present")
        #expect(host.texts.first == "detail a")
        host.tap("Close")
        #expect(host.texts.last == "is not presented")
    }

    // documentation/swiftui/view/navigationdestination(ispresented:destination:)
    @Test("Going back sets the binding to false, and the destination can be presented again")
    func writtenBack() {
        let host = Host(Presenting())
        host.tap("Present")
        host.swipeBack()
        #expect(host.texts.last == "is not presented")
        host.tap("Present")
        #expect(host.texts.first == "detail a")
    }

    // documentation/swiftui/view/navigationdestination(ispresented:destination:)
    @Test("Removing a destination also removes the screens above it")
    func removesAbove() {
        struct Outer: View {
            @State private var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("root").navigationDestination(isPresented: $isPresented) {
                        NavigationLink("Further") { Text("further") }
                    }
                }
                Button("Close") { isPresented = false }
            }
        }
        let host = Host(Outer())
        host.tap("Further")
        #expect(host.texts.first == "further")
        host.tap("Close")
        #expect(host.texts.first == "root")
    }

    // documentation/swiftui/state
    @Test("The destination updates when its state changes")
    func updates() {
        let host = Host(Presenting())
        host.tap("Present")
        host.tap("Rename")
        #expect(host.texts.first == "detail b")
    }

    private struct Choosing: View {
        @State private var item: String?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Choose") { item = "a" }
                    Text(item ?? "none")
                }
                .navigationDestination(item: $item) { name in
                    Text("item " + name)
                    Button("Other") { item = "b" }
                    Button("Clear") { item = nil }
                }
            }
        }
    }

    // documentation/swiftui/view/navigationdestination(item:destination:)
    @Test("The item's destination shows while the item is not nil")
    func item() {
        let host = Host(Choosing())
        host.tap("Choose")
        #expect(host.texts.first == "item a")
        host.tap("Clear")
        #expect(host.texts.last == "none")
    }

    // documentation/swiftui/view/navigationdestination(item:destination:)
    @Test("Going back sets the item to nil")
    func itemWrittenBack() {
        let host = Host(Choosing())
        host.tap("Choose")
        host.swipeBack()
        #expect(host.texts.last == "none")
    }

    // documentation/swiftui/view/navigationdestination(item:destination:)
    @Test("A new item replaces the presented item")
    func otherItem() {
        let host = Host(Choosing())
        host.tap("Choose")
        host.tap("Other")
        #expect(host.texts.first == "item b")
        #expect(host.screens().count == 2)
    }

    // documentation/swiftui/dismissaction
    @Test("dismiss in a destination sets its binding to false")
    func dismiss() {
        struct Detail: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Dismiss") { dismiss() } }
        }
        struct Root: View {
            @State private var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("\(isPresented)" as String).navigationDestination(isPresented: $isPresented) { Detail() }
                }
            }
        }
        let host = Host(Root())
        host.tap("Dismiss")
        #expect(host.texts == ["false"])
    }

    // Reported: chowple.com/en/blog/swiftui-navigation
    @Test("A value pushed on the path while a destination is presented is inserted below it")
    func pushedUnder() {
        struct Root: View {
            @State private var path: [Int] = []
            @State private var isPresented = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("\(isPresented)" as String)
                        .navigationDestination(isPresented: $isPresented) { Text("detail") }
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                }
                Button("Link") { path.append(1) }
            }
        }
        let host = Host(Root())
        host.tap("Link")
        #expect(host.texts.first == "detail" && host.screens().count == 3)
        host.swipeBack()
        #expect(host.texts.first == "number 1")
        host.swipeBack()
        #expect(host.texts.first == "false")
    }

    // A guess, because Apple does not document it.
    @Test("A destination presented by a screen is removed with the screen")
    func presenterLeaves() {
        struct Root: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { _ in Presenting() }
                }
                Button("Link") { path = [] }
            }
        }
        struct Presenting: View {
            @State private var isPresented = true
            var body: some View { Text("number").navigationDestination(isPresented: $isPresented) { Text("detail") } }
        }
        let host = Host(Root())
        #expect(host.texts.first == "detail")
        host.tap("Link")
        #expect(host.texts.first == "root" && host.screens().count == 1)
    }
}
