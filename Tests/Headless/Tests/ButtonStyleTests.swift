import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ButtonStyleTests {
    struct Loud: ButtonStyle {
        @Environment(\.colorScheme) private var colorScheme

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isPressed ? "pressed" : "released")
                Text(configuration.role == .destructive ? "destructive" : "ordinary")
                Text(colorScheme == .dark ? "dark" : "light")
            }
        }
    }

    struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("frame")
                Button(configuration)
            }
        }
    }

    @Observable final class Choice {
        var isLoud = false
    }

    // documentation/swiftui/buttonstyle
    @Test("A custom style places the label and reads the role and the pressed state")
    func custom() {
        let host = Host(Button(role: .destructive, action: {}, label: { Text("Delete") }).buttonStyle(Loud()))
        #expect(host.texts == ["Delete", "released", "destructive", "light"])
        host.press("Delete")
        #expect(host.texts == ["Delete", "pressed", "destructive", "light"])
        host.press("Delete", false)
        #expect(host.texts == ["Delete", "released", "destructive", "light"])
    }

    // documentation/swiftui/button/init(_:role:action:)
    @Test("A button with a title may have a role")
    func role() {
        let buttons = [Button("Delete", role: .destructive) {}, Button("Remove", role: nil) {}]
        let texts = buttons.map { Host($0.buttonStyle(Loud())).texts.filter { $0 != "released" && $0 != "light" } }
        #expect(texts == [["Delete", "destructive"], ["Remove", "ordinary"]])
    }

    @Test("A style reads the environment of the button")
    func environment() {
        let host = Host(Button("Go") {}.buttonStyle(Loud()))
        host.system.colorScheme = .dark
        #expect(host.texts.last == "dark")
    }

    @Test("A button with a custom style runs its action once per tap")
    func action() {
        let log = Log()
        let host = Host(Button("Go") { log("go") }.buttonStyle(Loud()))
        host.tap("Go")
        #expect(log.take() == ["go"])
    }

    // documentation/swiftui/button/init(_:)
    @Test("A primitive style's button gets the outer style and runs the original button's action")
    func primitive() {
        let log = Log()
        let host = Host(Button("Go") { log("go") }.buttonStyle(Framed()).buttonStyle(Loud()))
        #expect(host.texts == ["frame", "Go", "released", "ordinary", "light"])
        #expect(host.elements.filter { $0.value is any Activatable }.count == 1)
        host.tap("Go")
        #expect(log.take() == ["go"])
        host.press("Go")
        #expect(host.texts.contains("pressed"))
    }

    @Test("The innermost style applies, and a system style replaces a custom one")
    func innermost() {
        #expect(Host(Button("Go") {}.buttonStyle(.plain).buttonStyle(Loud())).texts == ["Go"])
        #expect(Host(Button("Go") {}.buttonStyle(Loud()).buttonStyle(.plain)).texts.count == 4)
    }

    @Test("A button style modifier is in the tree only if it is one of the system's")
    func replaced() {
        struct Chosen: View {
            let choice: Choice
            var body: some View { Text("").modifier(choice.isLoud ? ButtonStyleChange.custom(Loud()) : .bordered) }
        }
        let choice = Choice()
        let host = Host(
            VStack {
                Chosen(choice: choice)
                Text("")
            }
        )
        for _ in 0..<3 {
            #expect(host.values(of: ButtonStyleChange.self).count == (choice.isLoud ? 0 : 1))
            choice.isLoud.toggle()
            host.settle()
        }
    }

    @Test("A disabled button with a custom style ignores taps")
    func disabled() {
        let log = Log()
        let host = Host(Button("Go") { log("go") }.buttonStyle(Loud()).disabled(true))
        #expect(!host.tap("Go"))
        #expect(log.take().isEmpty)
    }

    @Test("Button styles also draw links and menus")
    func others() throws {
        let url = try #require(URL(string: "https://example.com"))
        #expect(Host(Link(destination: url) { Text("Site") }.buttonStyle(Loud())).texts.count == 4)
        #expect(Host(ShareLink(items: [url]) { Text("Share") }.buttonStyle(Loud())).texts.count == 4)
        let menu = Host(Menu("More") { Button("Copy") {} }.buttonStyle(Loud()))
        #expect(menu.texts == ["More", "released", "ordinary", "light"])
    }

    // documentation/swiftui/menu
    @Test("A menu's content is in the tree while the menu is open, drawn by the system")
    func menu() {
        let log = Log()
        let host = Host(Menu("More") { Button("Copy") { log("copy") } }.buttonStyle(Loud()))
        #expect(!host.tap("Copy"))
        host.tap("More")
        #expect(host.texts == ["More", "released", "ordinary", "light", "Copy"])
        host.tap("Copy")
        #expect(log.take() == ["copy"])
    }

    @Test("A link passes its URL to the host")
    func link() throws {
        let url = try #require(URL(string: "https://example.com"))
        var opened: [URL] = []
        let links = Links { opened += $0 }
        let host = Host(Link(destination: url) { Text("Site") }) { _, environment in environment.links = links }
        host.tap("Site")
        #expect(opened == [url])
    }

    @Test("A button takes touches only inside its label's content shape")
    func contentShape() {
        let size = CGSize(width: 100, height: 40)
        let host = Host(Button(action: {}, label: { Text("Go").contentShape(.capsule) }))
        #expect(host.tap("Go", at: CGPoint(x: 50, y: 20), in: size))
        #expect(!host.tap("Go", at: CGPoint(x: 1, y: 1), in: size))
        let plain = Host(Button("Go") {})
        #expect(plain.tap("Go", at: CGPoint(x: 1, y: 1), in: size))
    }

    @Test("An interactive glass effect or an overlay over a button takes its touches")
    func swallowed() {
        let point = CGPoint(x: 20, y: 20)
        let size = CGSize(width: 40, height: 40)
        #expect(!Host(Button("Go") {}.glassEffect(.regular.interactive())).tap("Go", at: point, in: size))
        #expect(Host(Button("Go") {}.glassEffect()).tap("Go", at: point, in: size))
        #expect(!Host(Button("Go") {}.overlay { Color.red }).tap("Go", at: point, in: size))
        #expect(Host(Button("Go") {}.overlay { Color.red.allowsHitTesting(false) }).tap("Go", at: point, in: size))
    }
}
