import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/toolbarcontent, documentation/swiftui/toolbarcontentbuilder
@MainActor @Suite struct ToolbarContentTests {
    private struct DeleteItem: ToolbarContent {
        @State private var asks = false
        let delete: @MainActor () -> Void

        var body: some ToolbarContent {
            ToolbarItem(placement: .primaryAction) {
                Button("Delete") { asks = true }
                    .confirmationDialog("Delete it?", isPresented: $asks, titleVisibility: .visible) {
                        Button("Delete forever", role: .destructive, action: delete)
                    }
            }
        }
    }

    @Test("A confirmation dialog of a button in custom toolbar content with state shows, and its button acts")
    func dialog() {
        let log = Log()
        let host = Host(NavigationStack { Text("Note").toolbar { DeleteItem { log("deleted") } } })
        host.tap("Delete")
        #expect(host.texts.contains("Delete it?"))
        host.tap("Delete forever")
        #expect(log.entries == ["deleted"] && !host.texts.contains("Delete it?"))
    }

    @Test("Custom toolbar content keeps its state when the screen changes")
    func state() {
        struct CountItem: ToolbarContent {
            @State private var count = 0
            var body: some ToolbarContent { ToolbarItem { Button("Count \(count)") { count += 1 } } }
        }
        let host = Host(NavigationStack { Steps { step in Text("Step \(step)").toolbar { CountItem() } } })
        host.tap("Count 0")
        host.tap("Step")
        #expect(host.shown.contains("Count 1"))
    }

    @Test("A toolbar has up to ten items, and shows those of the conditions that hold")
    func items() {
        struct Screen: View {
            @State private var isEditing = false

            var body: some View {
                Text("Screen")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("1") { isEditing = true } }
                        ToolbarItem { Text("2") }
                        ToolbarItemGroup(placement: .bottomBar) { Text("3") }
                        ToolbarItem(placement: .status) { Text("4") }
                        ToolbarItem(placement: .keyboard) { Text("5") }
                        ToolbarItem(placement: .destructiveAction) { Text("6") }
                        ToolbarItem(placement: .secondaryAction) { Text("7") }
                        if isEditing {
                            ToolbarItem { Text("8 on") }
                        } else {
                            ToolbarItem { Text("8 off") }
                        }
                        if isEditing { ToolbarItem { Text("9") } }
                        if #available(iOS 17, *) { ToolbarItem { Text("10") } }
                    }
                    .toolbar(.hidden, for: .bottomBar)
            }
        }
        let host = Host(NavigationStack { Screen() })
        #expect(host.texts.sorted() == ["1", "10", "2", "3", "4", "5", "6", "7", "8 off", "Screen"])
        host.tap("1")
        #expect(host.texts.sorted() == ["1", "10", "2", "3", "4", "5", "6", "7", "8 on", "9", "Screen"])
    }
}
