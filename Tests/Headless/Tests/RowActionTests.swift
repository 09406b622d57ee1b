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

    // cashapp/AccessibilitySnapshot#323, measured on a device: "VoiceOver surfaces them"; TableProApp/TablePro#1180: onDelete
    // "provides the standard accessibility delete action for free"
    @Test("VoiceOver offers a row's swipe action or its Delete, and performs it")
    func voiceOver() {
        let host = Host(Mail())
        #expect(host.readElement("Ada")?.actionNames == ["Flag"])
        #expect(host.readElement("Bo")?.actionNames == ["Delete"])
        #expect(host.performAction("Delete", of: "Bo") && host.texts.dropLast() == ["Ada", "Cy"])
        #expect(host.performAction("Flag", of: "Ada") && host.texts.last == "flag Ada")
    }

    // cashapp/AccessibilitySnapshot#323: "presented first, before public actions"; "inherited by all child elements";
    // scastiel/kado#87: "SwiftUI only honours swipeActions on rows of a List"
    @Test("Each element in a row has the row's swipe actions before its own actions, and none outside of a list")
    func voiceOverElements() {
        let row = HStack {
            Text("Ada")
            Text("Bonjour").accessibilityAction(named: "Translate") {}
        }
        let acting = row.swipeActions(edge: .leading) { Button("Flag") {} }.swipeActions {
            Button("Archive", systemImage: "archivebox") {}
            Button("Block") {}.disabled(true)
        }
        let shown = acting.padding().contextMenu { Button("Copy") {} }
        let names = Host(List { Section { shown } }).readElements.map(\.actionNames)
        #expect(names == [["Flag", "Archive"], ["Flag", "Archive", "Translate"]])
        let contained = Host(List { shown.accessibilityElement(children: .contain) })
        #expect(contained.readElements.map(\.actionNames) == names)
        #expect(Host(VStack { shown }).readElements.map(\.actionNames) == [[], ["Translate"]])
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
