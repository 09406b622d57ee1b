import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

private struct SongRoute: NavigationRoute { let id: Int }

private struct LyricsRoute: NavigationRoute { let id: Int }

private struct LyricsEditorRoute: NavigationRoute { let id: Int }

@MainActor @Observable private final class Studio {
    var isDirty = false
    var isAsking = false
    let navigator = Navigator()
}

/// The songs of an album beside the song that is open, as on an iPad.
private struct AlbumApp: View {
    let studio: Studio
    var store = MemoryNavigationStateStore()
    var isCustom = false

    var body: some View {
        NavigationSplitView {
            sidebar
        } detail: {
            Text("Choose a song")
                .navigationShell(bar: isCustom ? .custom(.standard) : .system, navigator: studio.navigator)
                .navigationRoutes(routes)
                .restoresNavigation(id: "album", scope: .app, .standard.store(store))
        }
        .environment(studio)
        .persistentBackground(.midnight)
    }

    private var sidebar: some View {
        List {
            Section("Side A") { ForEach(1..<4, id: \.self) { SongRow(id: $0) } }
        }
        .navigationTitle("Album")
        .transparentNavigationContainer()
    }

    private var routes: NavigationRoutes {
        NavigationRoutes()
            .route(SongRoute.self, key: "song") { SongScreen(id: $0.id) }
            .route(LyricsRoute.self, key: "lyrics") { Text("Lyrics of song \($0.id)") }
            .route(LyricsEditorRoute.self, key: "editor") { LyricsEditor(id: $0.id) }
    }
}

private struct SongRow: View {
    let id: Int

    var body: some View {
        NavigationLink(value: SongRoute(id: id)) { Text("Row \(id)") }
            .transparentRow(.translucent)
    }
}

private struct SongScreen: View {
    @Environment(\.navigator) private var navigator
    @State private var plays = 0
    let id: Int

    var body: some View {
        VStack {
            Text("Song \(id)")
            Button("Played \(plays)") { plays += 1 }
            Button("Lyrics") { navigator.push(route: LyricsRoute(id: id)) }
            Button("Write lyrics") { navigator.push(route: LyricsEditorRoute(id: id)) }
        }
    }
}

private struct LyricsEditor: View {
    @Environment(Studio.self) private var studio
    @Environment(\.navigator) private var navigator
    let id: Int

    var body: some View {
        @Bindable var studio = studio
        VStack {
            Text("Editor of song \(id)")
            Toggle("Unsaved lines", isOn: $studio.isDirty)
        }
        .navigationLeaveGuard(when: studio.isDirty, isPresented: $studio.isAsking)
        .confirmationDialog("Discard the lines?", isPresented: $studio.isAsking, titleVisibility: .visible) {
            Button("Discard") { navigator.leave() }
        }
    }
}

@MainActor @Suite("Program: songs in a sidebar", .ownRowClosures) struct SidebarProgramTests {
    private let studio = Studio()
    private let store = MemoryNavigationStateStore()

    private func launch(_ version: Int, _ isCustom: Bool = false, _ studio: Studio? = nil) -> Host {
        Place(version: version, device: .iPad).host(
            AlbumApp(studio: studio ?? self.studio, store: store, isCustom: isCustom)
        )
    }

    /// Goes back as a person does under either bar.
    private func goBack(in app: Host, _ isCustom: Bool) {
        if isCustom { app.tap("Back") } else { app.tapBack() }
    }

    private func expect(_ text: String, depth: Int, in app: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(app.texts.contains(text), "\(app.texts)", sourceLocation: sourceLocation)
        #expect(
            studio.navigator.depth == depth,
            "\(studio.navigator.entries.map(\.route))",
            sourceLocation: sourceLocation
        )
    }

    @Test(
        "Two rows, one after the other: the second song, one step above the root",
        arguments: versions,
        [false, true]
    )
    func twoRows(version: Int, isCustom: Bool) {
        let app = launch(version, isCustom)
        app.tap("Row 1")
        expect("Song 1", depth: 1, in: app)
        app.tap("Row 2")
        expect("Song 2", depth: 1, in: app)
        #expect(!app.texts.contains("Song 1"))
        #expect(studio.navigator.entries.compactMap { $0.route as? SongRoute } == [SongRoute(id: 2)])
        goBack(in: app, isCustom)
        expect("Choose a song", depth: 0, in: app)
    }

    @Test("What the second song pushes comes back to the second song", arguments: versions, [false, true])
    func pushOnSecond(version: Int, isCustom: Bool) {
        let app = launch(version, isCustom)
        app.tap("Row 1")
        app.tap("Row 2")
        app.tap("Lyrics")
        expect("Lyrics of song 2", depth: 2, in: app)
        goBack(in: app, isCustom)
        expect("Song 2", depth: 1, in: app)
    }

    @Test("A row leaves what was pushed on another song", arguments: versions, [false, true])
    func pushBetween(version: Int, isCustom: Bool) {
        let app = launch(version, isCustom)
        app.tap("Row 1")
        app.tap("Lyrics")
        expect("Lyrics of song 1", depth: 2, in: app)
        app.tap("Row 2")
        expect("Song 2", depth: 1, in: app)
        goBack(in: app, isCustom)
        expect("Choose a song", depth: 0, in: app)
    }

    @Test("The row of the song below leads back to this song as it was", arguments: versions)
    func sameSongBelow(version: Int) {
        let app = launch(version)
        app.tap("Row 1")
        app.tap("Played 0")
        app.tap("Lyrics")
        app.tap("Row 1")
        expect("Song 1", depth: 1, in: app)
        #expect(app.texts.contains("Played 1"))
    }

    @Test("The same row twice is one screen, which keeps its state", arguments: versions, [false, true])
    func twice(version: Int, isCustom: Bool) {
        let app = launch(version, isCustom)
        app.tap("Row 2")
        app.tap("Played 0")
        app.tap("Row 2")
        expect("Song 2", depth: 1, in: app)
        #expect(app.texts.contains("Played 1"))
        goBack(in: app, isCustom)
        expect("Choose a song", depth: 0, in: app)
    }

    @Test("Another song begins anew, however much was played of the first", arguments: versions)
    func freshState(version: Int) {
        let app = launch(version)
        app.tap("Row 1")
        app.tap("Played 0")
        app.tap("Row 2")
        #expect(app.texts.contains("Played 0"), "\(app.texts)")
        app.tap("Row 1")
        #expect(app.texts.contains("Played 0"), "\(app.texts)")
    }

    @Test(
        "With unsaved lines on the way, screen, question and back button speak of one stack",
        arguments: versions,
        [false, true]
    )
    func guardedBetween(version: Int, isCustom: Bool) async {
        let app = launch(version, isCustom)
        app.tap("Row 1")
        app.tap("Write lyrics")
        app.tap("Unsaved lines")
        app.tap("Row 2")
        await app.settleTasks()
        if app.texts.contains("Editor of song 1") {
            // The row was refused: then a person is asked, and the answer leads to the row.
            #expect(studio.isAsking && studio.navigator.depth == 2)
            app.after { studio.navigator.leave() }
            await app.settleTasks()
        }
        expect("Song 2", depth: 1, in: app)
        #expect(!app.texts.contains("Editor of song 1") && !studio.isAsking)
        goBack(in: app, isCustom)
        await app.settleTasks()
        expect("Choose a song", depth: 0, in: app)
        #expect(!studio.isAsking, "Nothing guards a screen that is gone.")
    }

    @Test("The next launch shows the second song", arguments: versions, [false, true])
    func relaunch(version: Int, isCustom: Bool) async {
        let app = launch(version, isCustom)
        app.tap("Row 1")
        await app.settleStored()
        app.tap("Row 2")
        await app.settleStored()
        let later = Studio()
        let next = launch(version, isCustom, later)
        await next.settleStored()
        #expect(next.texts.contains("Song 2") && later.navigator.depth == 1, "\(next.texts)")
        goBack(in: next, isCustom)
        #expect(next.texts.contains("Choose a song") && later.navigator.depth == 0, "\(next.texts)")
    }

    @Test("The next launch shows what was pushed on the second song", arguments: versions)
    func relaunchWithPush(version: Int) async {
        let app = launch(version)
        app.tap("Row 1")
        app.tap("Lyrics")
        app.tap("Row 2")
        app.tap("Lyrics")
        await app.settleStored()
        let later = Studio()
        let next = launch(version, false, later)
        await next.settleStored()
        #expect(next.texts.contains("Lyrics of song 2") && later.navigator.depth == 2, "\(next.texts)")
        next.tap("Row 3")
        await next.settleStored()
        #expect(next.texts.contains("Song 3") && later.navigator.depth == 1, "\(next.texts)")
    }
}
