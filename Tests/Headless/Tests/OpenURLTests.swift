import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct OpenURLTests {
    // documentation/swiftui/link
    @Test("The system opens the URL of a tapped link, unless the link is disabled", arguments: [true, false])
    func link(isEnabled: Bool) {
        let log = Log()
        let links = Links { for url in $0 { log(url.lastPathComponent) } }
        let link = Link(destination: URL(filePath: "/pages/1")) { Text("Follow") }.disabled(!isEnabled)
        Host(link, adapt: { $1.links = links }).tap("Follow")
        #expect(log.take() == (isEnabled ? ["1"] : []))
    }
}
