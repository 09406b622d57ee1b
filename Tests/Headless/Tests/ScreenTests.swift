import HeadlessHost
import SwiftUI
import Testing

/// The backgrounds and bars of screens, as reported by the host.
@MainActor @Suite struct ScreenTests {
    private func screen(_ content: some View) throws -> Screen {
        try #require(Host(NavigationStack { content }).navigationScreens().first)
    }

    // documentation/swiftui/view/scrollcontentbackground(_:)
    @Test("A list or form has a scroll background unless it is hidden on it or around it")
    func scrollBackground() throws {
        #expect(try screen(List { Text("a") }).opaqueScrollBackgrounds.count == 1)
        #expect(try screen(Form { Text("a") }).opaqueScrollBackgrounds.count == 1)
        #expect(try screen(List { Text("a") }.scrollContentBackground(.hidden)).opaqueScrollBackgrounds.isEmpty)
        #expect(try screen(VStack { Form {} }.scrollContentBackground(.hidden)).opaqueScrollBackgrounds.isEmpty)
        #expect(try screen(ScrollView { Text("a") }).opaqueScrollBackgrounds.isEmpty)
    }

    // documentation/swiftui/view/listrowbackground(_:)
    @Test("A row has its custom background, and other rows have the system's")
    func rowBackground() throws {
        let list = List {
            Text("a").listRowBackground(Color.red)
            Text("b")
            Text("c").listRowBackground(nil as Color?)
        }
        #expect(try screen(list).opaqueRows.map(\.labels) == [["b"], ["c"]])
    }

    // documentation/swiftui/list/init(_:rowcontent:)-3vn6i
    @Test("A list of data has a row for each element")
    func rows() throws {
        #expect(
            try screen(List(["a", "b"], id: \.self) { Text($0) }).opaqueRows.map(\.labels) == [["a"], ["b"]]
        )
    }

    // documentation/swiftui/section
    @Test("A section consists of its header, rows and footer")
    func sections() throws {
        let host = Host(
            Form {
                Section {
                    Text("row")
                } header: {
                    Text("header")
                } footer: {
                    Text("footer")
                }
            }
        )
        let section = try #require(host.elements.first { $0.value is any ScrollableContainer }?.element.sections.first)
        #expect(section.header.flatMap(\.labels) == ["header"])
        #expect(section.rows.map(\.content.labels) == [["row"]])
        #expect(section.footer.flatMap(\.labels) == ["footer"])
    }

    // documentation/swiftui/view/containerbackground(_:for:)
    @Test("Each screen has the container background set inside it")
    func containerBackground() {
        let host = Host(
            NavigationStack {
                NavigationLink("Go") { Text("detail") }.containerBackground(.clear, for: .navigation)
            }
        )
        host.tap("Go")
        #expect(host.navigationScreens().map(\.isContainerTransparent) == [true, false])
    }

    // documentation/swiftui/view/background(_:ignoressafeareaedges:): "ignores safe area insets on all edges by
    // default"
    @Test("A background style on a list or scroll view paints the whole screen, and one on a text does not")
    func chainedBackground() throws {
        #expect(try screen(ScrollView { Text("a") }.background(Color.red).navigationTitle("a")).isPaintedOver)
        #expect(try screen(List { Text("a") }.background(Color.red)).isPaintedOver)
        #expect(try !screen(ScrollView { Text("a") }.background(Color.clear)).isPaintedOver)
        #expect(try !screen(ScrollView { Text("a") }.background(Color.red, ignoresSafeAreaEdges: .top)).isPaintedOver)
        #expect(try !screen(Text("a").background(Color.red)).isPaintedOver)
    }

    // documentation/swiftui/view/navigationtitle(_:)-43srq
    @Test("Each screen has the title set inside it")
    func title() {
        let host = Host(
            NavigationStack {
                NavigationLink("Go") { Text("detail").navigationTitle("Detail") }.navigationTitle("Root")
            }
        )
        host.tap("Go")
        #expect(host.navigationScreens().map(\.preferences.title) == ["Root", "Detail"])
        host.swipeBack()
        #expect(host.navigationScreens().map(\.preferences.title) == ["Root"])
    }

    // documentation/swiftui/view/navigationtitle(_:)-43srq
    @Test("A screen's title changes with state")
    func titleFollowsState() {
        struct Titled: View {
            @State private var title = "Old"
            var body: some View {
                NavigationStack { Button("Rename") { title = "New" }.navigationTitle(title) }
            }
        }
        let host = Host(Titled())
        host.tap("Rename")
        #expect(host.navigationScreens().map(\.preferences.title) == ["New"])
    }

    // documentation/swiftui/view/toolbar(_:for:), toolbarbackground(_:for:)-7lv0f, navigationbarbackbuttonhidden(_:)
    @Test("Each screen has the visibility of bars, bar backgrounds and back button that is set inside it")
    func bars() throws {
        let screen = try screen(
            VStack {
                Text("a")
                    .toolbar(.hidden, for: .navigationBar)
                    .toolbarBackground(.hidden, for: .navigationBar, .tabBar)
                    .navigationBarBackButtonHidden()
                    .navigationBarTitleDisplayMode(.inline)
            }
        )
        #expect(screen.preferences.toolbarVisibility == ["navigationBar": .hidden])
        #expect(screen.preferences.toolbarBackgroundVisibility == ["navigationBar": .hidden, "tabBar": .hidden])
        #expect(screen.preferences.hidesBackButton)
        #expect(screen.preferences.titleDisplayMode == "inline")
    }

    // documentation/swiftui/view/navigationtitle(_:)-43srq
    @Test("Settings of a screen in an inner stack don't reach the outer stack's screen")
    func nestedStack() {
        let host = Host(
            NavigationStack {
                NavigationStack { Text("inner").navigationTitle("Inner") }.navigationTitle("Outer")
            }
        )
        #expect(host.navigationScreens().map(\.preferences.title) == ["Outer"])
        #expect(host.navigationScreens(inStack: 1).map(\.preferences.title) == ["Inner"])
        #expect(host.root.preference(ScreenPreferenceKey.self) == nil)
    }

    // documentation/swiftui/view/toolbar(content:)
    @Test("Toolbar items keep their order and placements")
    func toolbar() {
        let host = Host(
            Text("a").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        )
        let items = host.elements.compactMap { $0.value as? any ToolbarItemElement }
        #expect(items.map(\.placement.name) == ["cancellationAction", "confirmationAction"])
    }
}
