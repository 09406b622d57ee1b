import HeadlessHost
import SwiftUI
import Testing

/// Names of everyday screens that have no suite of their own.
@MainActor @Suite struct EverydayNameTests {
    // documentation/swiftui/view/contextmenu(menuitems:)
    @Test("A host performs an item of a context menu, which is not on screen")
    func contextMenu() {
        let log = Log()
        let host = Host(
            VStack {
                Text("Photo").contextMenu { Button("Share") { log("shared") } }
                Text("Album").contextMenu(menuItems: { Button("Open") { log("opened") } }, preview: { Text("Preview") })
            }
        )
        #expect(host.texts == ["Photo", "Album"])
        #expect(host.tap("Share", inActionsOf: "Photo") && host.tap("Open", inActionsOf: "Album"))
        #expect(log.entries == ["shared", "opened"])
    }

    // documentation/swiftui/asyncimage
    @Test("An image from a URL shows its placeholder, or the content of the empty phase")
    func asyncImage() {
        let url = URL(string: "https://example.com/a.png")
        let placeholder = AsyncImage(url: url, content: { $0.resizable() }, placeholder: { Text("Wait") })
        #expect(Host(placeholder).texts == ["Wait"])
        let phases = AsyncImage(url: url) { phase in
            if phase.image == nil && phase.error == nil { Text("Empty") } else { Text("Loaded") }
        }
        #expect(Host(phases).texts == ["Empty"])
        let plain = Host(
            AsyncImage(url: url).frame(width: 40, height: 40).accessibilityLabel("Avatar"),
            system: System()
        )
        #expect(plain.frame(of: "Avatar")?.size == CGSize(width: 40, height: 40))
    }

    // documentation/swiftui/scaledmetric
    @Test("A scaled metric grows with the text size, relative to a text style")
    func scaledMetric() {
        struct Probe: View {
            @ScaledMetric private var body1: Double = 17
            @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
            var body: some View { Text("\(body1) \(Double(title))") }
        }
        var system = System()
        #expect(Host(Probe(), system: system).texts == ["17.0 34.0"])
        system.dynamicTypeSize = .accessibility5
        #expect(Host(Probe(), system: system).texts == ["53.0 60.0"])
    }

    // documentation/swiftui/openurlaction
    @Test("An app's action opens the URLs of links and of openURL, or leaves them to the system")
    func openURL() throws {
        struct Probe: View {
            @Environment(\.openURL) private var openURL
            let url: URL
            var body: some View {
                Link("Link", destination: url)
                Button("Open") { openURL(url) }
            }
        }
        let url = try #require(URL(string: "https://example.com"))
        let log = Log()
        let system = Log()
        let links = Links { system($0[0].absoluteString) }
        let handled = Host(
            Probe(url: url).environment(
                \.openURL,
                OpenURLAction { url in
                    log(url.absoluteString)
                    return .handled
                }
            ),
            adapt: { $1.links = links }
        )
        handled.tap("Link")
        handled.tap("Open")
        #expect(log.entries == [url.absoluteString, url.absoluteString] && system.entries.isEmpty)
        let plain = Host(Probe(url: url), adapt: { $1.links = links })
        plain.tap("Open")
        plain.tap("Link")
        #expect(system.entries == [url.absoluteString, url.absoluteString])
    }

    // documentation/swiftui/openurlaction/callasfunction(_:completion:)
    @Test("openURL tells whether a URL was opened")
    func completion() throws {
        struct Probe: View {
            @Environment(\.openURL) private var openURL
            let url: URL
            let log: Log
            var body: some View { Button("Open") { openURL(url) { log("\($0)") } } }
        }
        let url = try #require(URL(string: "https://example.com"))
        let log = Log()
        for result in [OpenURLAction.Result.handled, .discarded, .systemAction] {
            let action = OpenURLAction { _ in result }
            Host(Probe(url: url, log: log).environment(\.openURL, action)).tap("Open")
        }
        #expect(log.entries == ["true", "false", "false"])
    }

    // documentation/swiftui/environmentvalues/linelimit
    @Test("The environment has the line limit and the locale set around a view, and the limit counts")
    func environment() throws {
        struct Probe: View {
            @Environment(\.lineLimit) private var limit
            @Environment(\.locale) private var locale
            var body: some View { Text("\(limit ?? 0) \(locale.identifier)") }
        }
        let host = Host(Probe().lineLimit(2).environment(\.locale, Locale(identifier: "de_DE")))
        #expect(host.texts == ["2 de_DE"])
        #expect(Host(Probe().lineLimit(nil).lineLimit(3)).texts.first?.hasPrefix("0 ") == true)
        let long = Text("One two three four five six").frame(width: 60)
        let limited = Host(long.environment(\.lineLimit, 1), system: System())
        #expect(limited.text("One two three four five six")?.shown.count == 1)
    }

    // documentation/swiftui/view/listrowinsets(_:)
    @Test("A row has the insets set for it, the innermost ones")
    func rowInsets() throws {
        let insets = EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
        let host = Host(
            List {
                Text("Plain")
                Text("Inset").listRowInsets(insets).listRowInsets(EdgeInsets())
                Text("None").listRowInsets(nil)
            },
            system: System()
        )
        let plain = try #require(host.frame(of: "Plain")?.minX)
        #expect(try abs(#require(host.frame(of: "Inset")?.minX) - 66) < 0.5)
        #expect(host.frame(of: "None")?.minX == plain)
    }

    // documentation/swiftui/view/presentationdetents(_:selection:)
    @Test("A sheet rests at the selected height")
    func detents() throws {
        struct App: View {
            @State private var detent = PresentationDetent.medium
            var body: some View {
                Text("App").sheet(isPresented: .constant(true)) {
                    Button("Grow") { detent = .large }.presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let host = Host(App(), system: System())
        let low = try #require(host.frame(of: "Grow")?.minY)
        host.tap("Grow")
        #expect(try #require(host.frame(of: "Grow")?.minY) < low - 100)
    }

    // documentation/swiftui/scenestorage/init(_:)
    @Test("Optional and plain values are stored in the scene")
    func storage() {
        struct Probe: View {
            @SceneStorage("draft") private var draft: String?
            @SceneStorage("count") private var count = 0
            @AppStorage("name") private var name = ""
            @AppStorage("last") private var last: Int?
            var body: some View {
                Text("\(draft ?? "none") \(count) \(name) \(last ?? -1)")
                Button("Write") {
                    draft = "text"
                    count += 1
                    name = "Ada"
                    last = 7
                }
            }
        }
        let scene = HostedScene()
        let host = Host(Probe(), scene: scene)
        #expect(host.texts.first == "none 0  -1")
        host.tap("Write")
        #expect(Host(Probe(), scene: scene).texts.first == "text 1 Ada 7")
    }

    // documentation/swiftui/view/onexitcommand(perform:)
    @Test("The Escape key performs the innermost exit command")
    func exitCommand() {
        let log = Log()
        let host = Host(VStack { Text("In").onExitCommand { log("in") } }.onExitCommand { log("out") })
        host.pressExit()
        #expect(log.entries == ["in"])
    }

    // documentation/swiftui/view/oncontinueuseractivity(_:perform:)
    @Test("A continued activity reaches the handlers of its type")
    func userActivity() {
        let log = Log()
        let host = Host(Text("App").onContinueUserActivity("read") { log($0.title ?? "") })
        let activity = NSUserActivity(activityType: "read")
        activity.title = "Article"
        host.continueActivity(activity)
        host.continueActivity(NSUserActivity(activityType: "write"))
        #expect(log.entries == ["Article"])
    }

    // documentation/swiftui/view/toolbarcolorscheme(_:for:)
    @Test("A screen's outermost color scheme of a bar counts")
    func toolbarColorScheme() {
        let screen = Text("Screen").toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
        let host = Host(screen.toolbarColorScheme(.light, for: .tabBar))
        let schemes = host.root.preference(ScreenPreferenceKey.self)?.toolbarColorSchemes
        #expect(schemes == ["navigationBar": .dark, "tabBar": .light])
    }

    // documentation/swiftui/navigationsplitviewvisibility
    @Test("A split view takes the visibility of its columns, and feedback changes nothing")
    func columns() {
        struct App: View {
            @State private var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Button("Hide") { visibility = .detailOnly }
                        .sensoryFeedback(.impact(weight: .heavy), trigger: visibility)
                        .sensoryFeedback(trigger: visibility) { visibility == .all ? .success : nil }
                } detail: {
                    Text(visibility == .detailOnly ? "Alone" : "Beside")
                }
            }
        }
        var system = System()
        system.device = .iPad
        let host = Host(App(), system: system)
        host.tap("Hide")
        #expect(host.texts == ["Hide", "Alone"])
    }

    @Test("An image of UIKit shows its symbol")
    func uiImage() throws {
        let image = Image(uiImage: try #require(UIImage(systemName: "star")))
        #expect(image == Image(systemName: "star"))
        #expect(UIImage(data: Data()) == nil)
    }
}
