// The screens, values and actions of an app that the documentation's code blocks use.

import Foundation
import SeaGlass
import SeaGlassBitmaps
import SeaGlassNavigation
import SwiftUI

// A mail app.

struct MailThread: Identifiable, Hashable, Codable {
    var id: Int
    var title: String
}

struct ThreadRoute: NavigationRoute {
    let id: Int
}

struct SettingsRoute: NavigationRoute {}

struct InboxScreen: View {
    var body: some View { List(threads) { ThreadRow(thread: $0) } }
}

struct ThreadScreen: View {
    var title = ""

    init(thread: MailThread) { title = thread.title }
    init(id: Int) { title = "Thread \(id)" }

    var body: some View { Text(title) }
}

struct ThreadRow: View {
    let thread: MailThread

    var body: some View { Text(thread.title) }
}

struct SettingsScreen: View {
    var body: some View { Form { Text("Settings") } }
}

struct ComposeScreen: View {
    var body: some View { Text("New message") }
}

@MainActor let navigator = Navigator()
let mailRoutes = NavigationRoutes()
let settingsRoutes = NavigationRoutes()
@MainActor let link = 1

struct Avatar: View {
    var body: some View { Circle().frame(width: 32, height: 32) }
}

struct SearchButton: View {
    var body: some View { Button("Search") {} }
}

/// A bar button of an app's design system.
struct BarButton: View {
    let title: LocalizedStringKey
    let symbol: String
    let action: () -> Void

    init(_ title: LocalizedStringKey, symbol: String, action: @escaping () -> Void) {
        self.title = title
        self.symbol = symbol
        self.action = action
    }

    var body: some View {
        Button(action: action) { Image(systemName: symbol).accessibilityLabel(Text(title)) }
            .glassSurface(.interactive)
    }
}

struct ComposeButton: View {
    var body: some View { Button("Compose") {} }
}

@MainActor let threads = [MailThread(id: 1, title: "Tide table")]

@MainActor let thread = threads[0]
@MainActor let photo = Photo(id: 1)
@MainActor let isZoomed = false

@MainActor func compose() {}
@MainActor func archive() {}

struct Photo: Identifiable, Hashable {
    var id: Int
}

struct PhotoScreen: View {
    let photo: Photo

    init(_ photo: Photo) { self.photo = photo }

    var body: some View { Color.black }
}

struct Thumbnail: View {
    let photo: Photo

    init(_ photo: Photo) { self.photo = photo }

    var body: some View { Color.gray }
}

// A music player.

struct Song: Identifiable, Hashable {
    var id: Int
    var title: String
}

struct Tool: Identifiable, Hashable {
    var id: Int
}

enum Screen: Hashable { case queue }

struct SongRow: View {
    let song: Song

    init(_ song: Song) { self.song = song }

    var body: some View { Text(song.title) }
}

struct ToolButton: View {
    let tool: Tool

    init(_ tool: Tool) { self.tool = tool }

    var body: some View { Button("Tool") {} }
}

struct MiniPlayer: View {
    var body: some View { PlayerControls() }
}

struct Player: View {
    var body: some View { PlayerControls() }
}

struct PlayerScreen: View {
    var body: some View { PlayerControls() }
}

struct QueueScreen: View {
    var body: some View { List(songs) { SongRow($0) } }
}

struct PlayerControls: View {
    var body: some View { Button("Play") { play() } }
}

struct Controls: View {
    var body: some View { PlayerControls() }
}

struct Covers: View {
    var body: some View { Image("cover") }
}

struct Toolbar: View {
    var body: some View { Controls() }
}

struct Badge: View {
    var body: some View { Text("3") }
}

struct Chip: View {
    var body: some View { Text("Jazz") }
}

@MainActor let songs = [Song(id: 1, title: "Swell")]
@MainActor let tools = [Tool(id: 1), Tool(id: 2)]
let albumURL = URL(fileURLWithPath: "/album")

@MainActor func play() {}
@MainActor func back() {}
@MainActor func next() {}
@MainActor func share() {}
@MainActor func save() {}
@MainActor func dismiss() {}

// Declarations that only Apple's systems have.

#if !canImport(CoreGraphics)
extension BackgroundBitmap {
    var image: Image? { nil }
    func pngData() -> Data? { nil }
}
#endif

#if os(Linux)
extension ProcessInfo {
    var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension NotificationCenter {
    func notifications(named name: Notification.Name) -> AsyncStream<Notification> { AsyncStream { $0.finish() } }
}
#endif

let url = URL(fileURLWithPath: "/wallpaper.png")

@MainActor let bitmap: BackgroundBitmap = {
    do { return try ColorPalette.ocean.bitmap(width: 1, height: 1) } catch { fatalError("\(error)") }
}()
