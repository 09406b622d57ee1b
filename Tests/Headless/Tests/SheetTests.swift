import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct SheetTests {
    private struct Content: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("sheet")
            Button("Dismiss") { dismiss() }
            NavigationLink("Go") { Text("pushed") }
        }
    }

    private struct Presenter<Content: View>: View {
        let log: Log
        @State private var isPresented = false
        @ViewBuilder let content: () -> Content

        var body: some View {
            NavigationStack {
                Button("Present") { isPresented = true }
                    .navigationTitle("presenter")
                    .sheet(isPresented: $isPresented, onDismiss: { log("dismissed") }) {
                        content()
                        // Uses the app's binding, not `dismiss`.
                        Button("Withdraw") { isPresented = false }
                    }
            }
        }
    }

    // documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
    @Test("A sheet is presented while its binding is true")
    func present() {
        let host = Host(Presenter(log: Log()) { Text("sheet") })
        #expect(!host.texts.contains("sheet"))
        host.tap("Present")
        #expect(host.texts.contains("sheet"))
        host.tap("Withdraw")
        #expect(!host.texts.contains("sheet"))
    }

    // documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
    @Test("onDismiss is called once when the sheet or the app dismisses it")
    func onDismiss() {
        let log = Log()
        let host = Host(Presenter(log: log) { Content() })
        #expect(log.take() == [])
        host.tap("Present")
        #expect(log.take() == [])
        host.tap("Dismiss")
        #expect(log.take() == ["dismissed"])
        #expect(!host.texts.contains("sheet"))
        host.tap("Present")
        host.tap("Withdraw")
        #expect(log.take() == ["dismissed"])
    }

    // documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
    @Test("A person dismisses a sheet by swiping it down")
    func swipe() {
        let log = Log()
        let host = Host(Presenter(log: log) { Text("sheet") })
        host.tap("Present")
        host.dismissSheet()
        #expect(!host.texts.contains("sheet"))
        #expect(log.take() == ["dismissed"])
    }

    // documentation/swiftui/dismissaction
    @Test("dismiss on the root of a stack in a sheet closes the sheet, and on a pushed screen pops it")
    func dismissInStack() {
        let log = Log()
        let host = Host(
            Presenter(log: log) {
                NavigationStack { NavigationLink("Deeper") { Content() }.toolbar { ToolbarItem { Content() } } }
            }
        )
        host.tap("Present")
        host.tap("Deeper")
        host.tap("Dismiss")
        #expect(log.take() == [])
        #expect(host.texts.contains("Deeper"))
        host.tap("Dismiss")
        #expect(log.take() == ["dismissed"])
    }

    // documentation/swiftui/navigationlink/init(destination:label:)-27n7s: links present inside an enclosing stack.
    @Test("A link in a sheet does not push on the presenter's stack")
    func linkWithoutStack() {
        let host = Host(Presenter(log: Log()) { Content() })
        host.tap("Present")
        host.tap("Go")
        #expect(host.screens().count == 1)
        #expect(!host.texts.contains("pushed"))
    }

    // documentation/swiftui/environmentvalues/ispresented
    @Test("isPresented is true in a sheet, also at the root of its stack")
    func isPresented() {
        struct Presented: View {
            @Environment(\.isPresented) private var isPresented
            var body: some View { Text(isPresented ? "presented" : "not presented") }
        }
        let host = Host(Presenter(log: Log()) { NavigationStack { Presented() } })
        host.tap("Present")
        #expect(host.texts.contains("presented"))
        #expect(Host(NavigationStack { Presented() }).texts == ["not presented"])
    }

    // documentation/swiftui/view/navigationtitle(_:)-43srq
    @Test("A sheet's bar settings don't reach its presenter")
    func ownPreferences() throws {
        let host = Host(
            Presenter(log: Log()) { Text("sheet").navigationTitle("sheet").navigationBarBackButtonHidden() }
        )
        host.tap("Present")
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.preferences.title == "presenter")
        #expect(!screen.preferences.hidesBackButton)
    }

    // documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
    @Test("Each presentation is a new sheet")
    func newState() {
        let host = Host(Presenter(log: Log()) { Counter() })
        host.tap("Present")
        host.tap("Add to Count")
        host.tap("Withdraw")
        host.tap("Present")
        #expect(host.texts.contains("Count 0"))
    }

    private struct Numbered: Identifiable {
        let id: Int
    }

    private struct ItemPresenter: View {
        let log: Log
        let isCover: Bool
        @State private var item: Numbered?

        var body: some View {
            Button("First") { item = Numbered(id: 1) }
                .sheet(item: isCover ? .constant(nil) : $item, onDismiss: { log("dismissed") }, content: content)
                .fullScreenCover(
                    item: isCover ? $item : .constant(nil),
                    onDismiss: { log("dismissed") },
                    content: content
                )
        }

        private func content(_ item: Numbered) -> some View {
            VStack {
                Text("item \(item.id)")
                Counter()
                Button("Second") { self.item = Numbered(id: 2) }
                Button("None") { self.item = nil }
            }
        }
    }

    // documentation/swiftui/view/sheet(item:ondismiss:content:), view/fullscreencover(item:ondismiss:content:)
    @Test("A sheet or cover is presented for an item, and another item presents another sheet")
    func item() {
        for isCover in [false, true] {
            let log = Log()
            let host = Host(ItemPresenter(log: log, isCover: isCover))
            host.tap("First")
            host.tap("Add to Count")
            #expect(host.texts.contains("item 1") && host.texts.contains("Count 1"))
            host.tap("Second")
            #expect(host.texts.contains("item 2") && host.texts.contains("Count 0"))
            #expect(log.take() == ["dismissed"])
            if isCover { host.tap("None") } else { host.dismissSheet() }
            #expect(!host.texts.contains("item 2") && log.take() == ["dismissed"])
            host.tap("First")
            host.tap("None")
            #expect(!host.texts.contains("item 1") && log.take() == ["dismissed"])
        }
    }

    // documentation/swiftui/view/interactivedismissdisabled(_:)
    @Test("interactiveDismissDisabled prevents dismissal by a swipe, but not by dismiss")
    func interactiveDismissDisabled() {
        for isDisabled in [true, false] {
            let host = Host(Presenter(log: Log()) { Content().interactiveDismissDisabled(isDisabled) })
            host.tap("Present")
            host.dismissSheet()
            #expect(host.texts.contains("sheet") == isDisabled)
            host.tap("Dismiss")
            #expect(!host.texts.contains("sheet"))
        }
    }
}
