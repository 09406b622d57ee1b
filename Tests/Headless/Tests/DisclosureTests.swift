import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/disclosuregroup, documentation/swiftui/editbutton
@MainActor @Suite struct DisclosureTests {
    @Test("A tap on the label of a disclosure group shows the content, and another tap hides it")
    func disclosure() {
        let host = Host(DisclosureGroup("More") { Text("Details") })
        #expect(host.texts == ["More"])
        host.tap("More")
        #expect(host.texts == ["More", "Details"])
        host.tap("More")
        #expect(host.texts == ["More"])
    }

    @Test("A bound disclosure group writes its binding, and follows it")
    func bound() {
        struct App: View {
            @State private var isExpanded = true

            var body: some View {
                DisclosureGroup(isExpanded: $isExpanded) {
                    Text("Details")
                } label: {
                    Text("More")
                }
                Text(isExpanded ? "Open" : "Closed")
            }
        }
        let host = Host(App())
        #expect(host.texts == ["More", "Details", "Open"])
        host.tap("More")
        #expect(host.texts == ["More", "Closed"])
    }

    @Test("The accessibility value of a disclosure group says whether the group is expanded")
    func value() {
        let host = Host(DisclosureGroup("More") { Text("Details") })
        func values() -> [String] { host.readElements.compactMap(\.value) }
        #expect(values() == ["Collapsed"])
        host.tap("More")
        #expect(values() == ["Expanded"])
    }

    @Test("The content of a disclosure group in a list is made of rows")
    func rows() {
        let host = Host(
            List {
                DisclosureGroup("More") {
                    Text("One")
                    Text("Two")
                }
            }
        )
        host.tap("More")
        #expect(host.elements.first { $0.value is any ScrollableContainer }?.element.rows.count == 3)
    }

    @Test("An edit button changes the bound edit mode, and its title")
    func editButton() {
        struct App: View {
            @State private var mode = EditMode.inactive

            var body: some View {
                EditButton().environment(\.editMode, $mode)
                Text(mode.isEditing ? "Editing" : "Reading")
            }
        }
        let host = Host(App())
        #expect(host.texts == ["Edit", "Reading"])
        host.tap("Edit")
        #expect(host.texts == ["Done", "Editing"])
        host.tap("Done")
        #expect(host.texts == ["Edit", "Reading"])
    }

    @Test("An edit button without a bound edit mode has a mode of its own")
    func unboundEditButton() {
        let host = Host(EditButton())
        host.tap("Edit")
        #expect(host.texts == ["Done"])
    }
}
