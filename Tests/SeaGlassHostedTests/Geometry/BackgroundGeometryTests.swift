import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

/// The frames of the background.
@MainActor @Suite struct BackgroundGeometryTests {
    /// The README's screen, with a thread open.
    private struct Inbox: View {
        var body: some View {
            NavigationStack {
                List { NavigationLink("Thread", value: 1) }
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { Text("Thread \($0)") }
            }
            .persistentBackground(.ocean)
        }
    }

    @Test("The text of the README's thread is in the middle of its screen", arguments: Place.all)
    func readmeText(place: Place) throws {
        let host = place.host(Inbox())
        host.tap("Thread")
        let text = try #require(host.frame(of: "Thread 1"))
        let window = place.window
        #expect(abs(text.midX - place.midX) <= 0.5)
        // The insets of the bar and the home indicator differ.
        #expect(abs(text.midY - window.midY) < 70)
    }

    @Test("The background of the README's thread fills the window", arguments: Place.all)
    func readmeBackground(place: Place) {
        let host = place.host(Inbox())
        #expect(!host.backgroundFrames.isEmpty)
        #expect(host.backgroundFrames.allSatisfy { $0 == place.window })
        host.tap("Thread")
        // One is behind the stack, and one is painted behind the screen.
        #expect(host.backgroundFrames == [place.window, place.window])
    }

    enum Content: String, CaseIterable, CustomStringConvertible {
        case text, list, scroll, large

        var description: String { rawValue }

        @ViewBuilder var view: some View {
            switch self {
            case .text: Text("Text")
            case .list: List { Text("Row") }
            case .scroll: ScrollView { Text("Text") }
            case .large: Color.red.frame(width: 3_000, height: 3_000)
            }
        }
    }

    @Test(
        "The background fills the window, whatever the content",
        arguments: Content.allCases,
        versions
    )
    func content(content: Content, version: Int) {
        let place = Place(version: version, device: .iPhone17Pro)
        let host = place.host(
            NavigationStack { content.view.transparentNavigationContainer() }.persistentBackground(.ocean)
        )
        #expect(host.backgroundFrames == [place.window, place.window])
    }

    @Test("The background of tabs and of a split view fills the window", arguments: versions)
    func containers(version: Int) {
        let phone = Place(version: version, device: .iPhone17Pro)
        let tabs = phone.host(
            TabView {
                NavigationStack { Text("One").transparentNavigationContainer() }.tabItem { Text("One") }
                Text("Two").tabItem { Text("Two") }
            }
            .persistentBackground(.ocean)
        )
        #expect(tabs.backgroundFrames.allSatisfy { $0 == phone.window })
        let pad = Place(version: version, device: .iPad)
        let columns = pad.host(
            NavigationSplitView {
                List { Text("Side") }.transparentNavigationContainer()
            } detail: {
                Text("Detail").transparentNavigationContainer()
            }
            .persistentBackground(.ocean)
        )
        #expect(columns.backgroundFrames.first == pad.window)
    }

    @Test("The keyboard does not resize the background", arguments: Place.phones)
    func keyboard(place: Place) {
        let host = place.host(Inbox())
        host.tap("Thread")
        let before = host.backgroundFrames
        host.system.keyboard = 200
        #expect(host.backgroundFrames == before)
    }

    @Test("The background fills the window after a rotation", arguments: versions)
    func rotation(version: Int) {
        let host = Place(version: version, device: .iPhone17Pro).host(Inbox())
        host.tap("Thread")
        host.system.device = .iPhone17ProLandscape
        let window = CGRect(x: 0, y: 0, width: 874, height: 402)
        #expect(host.backgroundFrames == [window, window])
    }

    @Test("A sheet's background fills the sheet, and the presenter's background stays unchanged", arguments: versions)
    func sheet(version: Int) throws {
        let place = Place(version: version, device: .iPhone17Pro)
        let host = place.host(
            NavigationStack {
                Text("Under").transparentNavigationContainer()
                    .sheet(isPresented: .constant(true)) {
                        NavigationStack { Text("Over").transparentNavigationContainer() }.persistentBackground(.sunset)
                    }
            }
            .persistentBackground(.ocean)
        )
        let frames = Set(host.backgroundFrames.map { "\($0)" })
        #expect(frames.count == 2)
        let over = try #require(host.backgroundFrames.last)
        #expect(over.minX == 0 && over.maxX == 402 && over.maxY == 874 && over.minY > 62)
        let text = try #require(host.frame(of: "Over"))
        #expect(over.contains(text) && abs(text.midX - 201) <= 0.5)
    }
}
