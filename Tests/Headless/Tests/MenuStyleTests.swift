import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct MenuStyleTests {
    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Frame")
                Menu(configuration)
            }
        }
    }

    // Source: https://developer.apple.com/documentation/swiftui/menustyleconfiguration
    @Test("A menu style draws each menu in the view around the menu's label and content")
    func ownStyle() {
        let host = Host(
            VStack {
                Menu("More") { Button("Item") {} }
                Text("Below")
            }
            .menuStyle(Framed())
        )
        #expect(host.texts == ["Frame", "More", "Below"])
        #expect(host.tap("More"))
        #expect(host.texts == ["Frame", "More", "Item", "Below"])
    }

    @Test("The innermost menu style applies")
    func innermost() {
        let menu = Menu("More") { Button("Item") {} }
        #expect(Host(menu.menuStyle(.button).menuStyle(Framed())).texts == ["More"])
        #expect(Host(menu.menuStyle(Framed()).menuStyle(.button)).texts == ["Frame", "More"])
    }
}
