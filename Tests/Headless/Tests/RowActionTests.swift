import HeadlessHost
import SwiftUI
import Testing

/// A row's actions by a swipe or an edit.
@MainActor @Suite struct RowActionTests {
    private struct Mail: View {
        @State private var mails = ["Ada", "Bo", "Cy"]
        @State private var done: [String] = []
        private let flagged = "Ada"

        var body: some View {
            List {
                ForEach(mails, id: \.self) { mail in
                    if mail == flagged {
                        Text(mail)
                            .swipeActions(edge: .leading) { Button("Flag") { done.append("flag \(mail)") } }
                    } else {
                        Text(mail)
                    }
                }
                .onDelete { mails.remove(atOffsets: $0) }
            }
            Text(done.joined(separator: ", "))
        }
    }

    // documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:): "Adds custom swipe actions to a row in a
    // list."
    @Test("A row's swipe action runs")
    func swipe() {
        let host = Host(Mail())
        #expect(host.tap("Flag", inActionsOf: "Ada"))
        #expect(host.texts.last == "flag Ada")
    }

    // documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:): "When you add swipe actions, SwiftUI no
    // longer synthesizes the Delete actions that otherwise appear when using the ForEach/onDelete(perform:) method"
    @Test("A row with swipe actions has no Delete of its collection")
    func replacedDelete() {
        let host = Host(Mail())
        #expect(!host.tap("Delete", inActionsOf: "Ada"))
        #expect(host.texts.dropLast() == ["Ada", "Bo", "Cy"])
    }

    @Test("A context menu leaves a row its Delete")
    func menuAndDelete() {
        struct Names: View {
            @State private var names = ["Ada", "Bo"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in Text(name).contextMenu { Button("Copy") {} } }
                        .onDelete { names.remove(atOffsets: $0) }
                }
            }
        }
        let host = Host(Names())
        #expect(host.tap("Delete", inActionsOf: "Ada") && host.texts == ["Bo"])
    }

    // documentation/swiftui/dynamicviewcontent/ondelete(perform:): "SwiftUI passes a set of indices to the closure
    // that’s relative to the dynamic view’s underlying collection of data."
    @Test("Deleting a row calls its collection's action with the row's index")
    func delete() {
        let host = Host(Mail())
        host.tap("Delete", inActionsOf: "Bo")
        #expect(host.texts.dropLast() == ["Ada", "Cy"])
        host.tap("Delete", inActionsOf: "Cy")
        #expect(host.texts.dropLast() == ["Ada"])
    }

    // documentation/swift/rangereplaceablecollection/remove(atoffsets:): "Removes all the elements at the specified
    // offsets"
    @Test("remove(atOffsets:) removes the elements at the original offsets")
    func offsets() {
        var letters = ["a", "b", "c", "d"][1...]
        letters.remove(atOffsets: [0, 2])
        #expect(letters == ["c"])
    }

    @Test("Rows without a deletion action cannot be deleted")
    func notDeletable() {
        let host = Host(List { ForEach(0..<2) { Text("Row \($0)") }.onDelete(perform: nil) })
        #expect(!host.tap("Delete", inActionsOf: "Row 1"))
    }

    @Test("Row actions take no room on screen")
    func hidden() {
        let host = Host(Mail())
        #expect(!host.texts.contains("Flag") && !host.texts.contains("Delete"))
        let plain = Host(List(["Ada"], id: \.self) { Text($0) })
        #expect(host.frame(of: "Ada")?.size == plain.frame(of: "Ada")?.size)
    }
}
