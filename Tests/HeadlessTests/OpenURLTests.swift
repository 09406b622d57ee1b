import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct OpenURLTests {
    private struct Opener: View {
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Open") { openURL(page) }
            Link(destination: page) { Text("Follow") }
        }
    }

    /// Opens the page by a control, and returns the URLs that the system opened.
    private func opened(by label: String, _ handler: ((URL) -> OpenURLAction.Result)? = nil) -> [String] {
        let log = Log()
        let links = Links { for url in $0 { log(url.lastPathComponent) } }
        let view = Group {
            if let handler { Opener().environment(\.openURL, OpenURLAction(handler: handler)) } else { Opener() }
        }
        Host(view, adapt: { $1.links = links }).tap(label)
        return log.take()
    }

    // documentation/swiftui/environmentvalues/openurl: "The system provides a default open URL action"
    @Test("The system opens a URL unless the app handles it", arguments: ["Open", "Follow"])
    func system(label: String) { #expect(opened(by: label) == ["1"]) }

    // documentation/swiftui/openurlaction/result: systemAction(_:) makes SwiftUI open "the specified URL with the
    // system handler."
    @Test("The app's handler decides which URL the system opens", arguments: ["Open", "Follow"])
    func handled(label: String) {
        #expect(opened(by: label) { _ in .handled }.isEmpty && opened(by: label) { _ in .discarded }.isEmpty)
        #expect(opened(by: label) { _ in .systemAction } == ["1"])
        #expect(opened(by: label) { _ in .systemAction(other) } == ["2"])
    }
}

private let page = URL(filePath: "/pages/1")
private let other = URL(filePath: "/pages/2")
