import HeadlessHost
import SwiftUI
import Testing

/// Links between the columns of a split view, and the column on top of a narrow window.
@MainActor @Suite("Columns") struct ColumnTests {
    private func host(_ view: some View, _ device: Device) -> Host { laidOut(view) { $0.device = device } }

    /// A split view whose detail column has a stack with a path.
    private struct Library: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                NavigationLink("One", value: 1)
                NavigationLink("Two", value: 2)
                NavigationLink("Words", value: "word")
            } detail: {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Text("number \(number) in \(path.description)")
                        NavigationLink("Ten more", value: number + 10)
                    }
                }
            }
        }
    }

    // documentation/swiftui/navigationsplitview
    @Test("A link in an earlier column sets the stack of the next column, and a link in the stack pushes")
    func sets() {
        let host = host(Library(), .iPad)
        #expect(host.tap("One") && host.texts.suffix(2) == ["number 1 in [1]", "Ten more"])
        #expect(host.tap("Ten more") && host.texts.suffix(2) == ["number 11 in [1, 11]", "Ten more"])
        #expect(host.tap("Two") && host.texts.suffix(2) == ["number 2 in [2]", "Ten more"])
        #expect(host.swipeBack() && host.texts.last == "root")
    }

    @Test("A link whose value the next column's stack does not declare is inactive")
    func undeclared() {
        let host = host(Library(), .iPad)
        host.tap("Words")
        #expect(host.texts.last == "root")
    }

    @Test("In a narrow window the link pushes the column with the value")
    func collapsed() {
        let host = host(Library(), .iPhone17Pro)
        #expect(host.tap("One") && host.texts == ["number 1 in [1]", "Ten more"])
        #expect(host.swipeBack(inStack: 1) && host.texts == ["root"])
        #expect(host.swipeBack() && host.texts == ["One", "Two", "Words"])
    }

    private struct Fruit: Identifiable {
        let id: String
    }

    @Test("Rows of data select their identifiers")
    func rows() {
        struct Fruits: View {
            @State private var name: String?
            @State private var number: Int?

            var body: some View {
                List([Fruit(id: "apple"), Fruit(id: "pear")], selection: $name) { Text("a \($0.id)") }
                List(1..<3, id: \.self, selection: $number) { Text("number \($0)") }
                Text("\(name ?? "nothing") and \(number ?? 0)")
            }
        }
        let host = Host(VStack { Fruits() })
        #expect(host.tap("a pear") && host.tap("number 2"))
        #expect(host.texts.last == "pear and 2")
    }

    private struct Preferring: View {
        @State var column = NavigationSplitViewColumn.detail
        var isWithContent = true

        var body: some View {
            if isWithContent {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("Sidebar") { column = .detail }
                } content: {
                    Button("Content") { column = .detail }
                } detail: {
                    Button("Detail") { column = .sidebar }
                }
            } else {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text(column == .sidebar ? "on top" : "below")
                } detail: {
                    Text("Detail")
                }
            }
        }
    }

    // documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:content:detail:)
    @Test("The preferred column is on top of a narrow window, and a change shows another column")
    func preferred() {
        let host = host(Preferring(), .iPhone17Pro)
        #expect(host.texts == ["Detail"])
        #expect(host.tap("Detail") && host.texts == ["Sidebar"])
        #expect(host.tap("Sidebar") && host.swipeBack() && host.texts == ["Content"])
    }

    // documentation/swiftui/navigationsplitview/init(columnvisibility:preferredcompactcolumn:sidebar:content:detail:)
    @Test("The preferred column is on top beside a binding to the visibility, too")
    func preferredWithVisibility() {
        let split = NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: .constant(.content))
        {
            Text("Sidebar")
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
        #expect(host(split, .iPhone17Pro).texts == ["Content"])
    }

    @Test("A way back in a narrow window changes the preferred column")
    func reported() {
        let host = host(Preferring(isWithContent: false), .iPhone17Pro)
        #expect(host.texts == ["Detail"])
        #expect(host.swipeBack() && host.texts == ["on top"])
    }

    @Test("A wide window shows all columns, whichever is preferred", arguments: [Device.iPad, .mac])
    func wide(device: Device) {
        #expect(host(Preferring(), device).texts == ["Sidebar", "Content", "Detail"])
    }
}
