import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum MusicTab: String, CaseIterable { case listen, library, search }
private enum Playlist: String, CaseIterable, Codable, NavigationLinkValue { case jazz, rock, folk }
private struct ArtistRoute: NavigationRoute { let id: Int }
private struct SongRoute: NavigationRoute { let playlist: Playlist, id: Int }
private struct LyricsRoute: NavigationRoute { let song: Int }

@MainActor private let listenRoutes = NavigationRoutes()
    .route(ArtistRoute.self, key: "artist") { Text("Artist \($0.id)") }
    .link("listen")
    .link("listen/artist/{artist}", ArtistRoute.init(id:)) { $0.id }
@MainActor private let libraryRoutes = NavigationRoutes()
    .route(SongRoute.self, key: "song") {
        NavigationLink("Lyrics", value: LyricsRoute(song: $0.id)).navigationTitle("Song \($0.id)")
    }
    .route(LyricsRoute.self, key: "lyrics") { _ in LyricsView() }
    .link("library/{playlist}", { (playlist: Playlist) in playlist }) { $0 }
    .link("library/{playlist}/{song}", SongRoute.init(playlist:id:)) { ($0.playlist, $0.id) }

/// Music: tabs, one of which is a split view whose stack belongs to a playlist.
private struct MusicApp: View {
    @SceneStorage("tab") private var tab = MusicTab.listen
    @State private var playlist: Playlist?
    @State private var listen = Navigator()
    @State private var library = Navigator()
    let log: SelectionLog<MusicTab>
    let playlists: SelectionLog<Playlist?>
    let restoration: NavigationRestoration
    /// Whether the app also has the receiver for columns, which selects the playlist before its shell appears.
    var opensColumns = false

    var body: some View {
        if opensColumns {
            tabs.opensNavigationLinks(selection: $playlist, libraryRoutes, in: library)
        } else {
            tabs
        }
    }

    private var tabs: some View {
        TabView(selection: tabAndSecondTap) {
            Tab("Listen", systemImage: "play", value: MusicTab.listen) {
                Button("Sign out") { signOut() }
                    .navigationShell(navigator: listen).navigationRoutes(listenRoutes)
                    .restoresNavigation(id: "listen", restoration)
            }
            Tab("Library", systemImage: "music.note", value: MusicTab.library) {
                LibraryTab(playlist: $playlist, navigator: library, restoration: restoration)
            }
            Tab("Search", systemImage: "magnifyingglass", value: MusicTab.search) {
                NavigationStack { Text("Search") }
            }
        }
        .opensNavigationLinks(
            selection: $tab,
            [.listen: listenRoutes, .library: libraryRoutes],
            in: [.listen: listen, .library: library]
        ) { log.failures.append($0.reason) }
        .records(tab, in: log)
        .records(playlist, in: playlists)
    }

    private var tabAndSecondTap: Binding<MusicTab> {
        Binding {
            tab
        } set: { new in
            if new == tab { (new == .library ? library : listen).popToRoot() }
            tab = new
        }
    }

    private func signOut() {
        listen.reset()
        playlist = nil
    }
}

private struct LibraryTab: View {
    @Binding var playlist: Playlist?
    let navigator: Navigator
    let restoration: NavigationRestoration

    var body: some View {
        NavigationSplitView {
            List(Playlist.allCases, id: \.self, selection: $playlist) { Text("Row \($0.rawValue)") }
        } detail: {
            songs
                .navigationShell(selection: $playlist, navigator: navigator)
                .navigationRoutes(libraryRoutes)
                .restoresNavigation(id: "library", restoration)
        }
    }

    @ViewBuilder private var songs: some View {
        if let playlist {
            List(1..<9, id: \.self) { NavigationLink("Song \($0)", value: SongRoute(playlist: playlist, id: $0)) }
                .navigationTitle(playlist.rawValue.capitalized)
        } else {
            Text("No Playlist")
        }
    }
}

private struct LyricsView: View {
    @Environment(\.navigator) private var navigator
    @State private var text = ""
    @State private var isAsking = false

    var body: some View {
        TextEditor(text: $text)
            .navigationTitle("Lyrics")
            .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
            .alert("Discard?", isPresented: $isAsking) {
                Button("Discard") { navigator.leave() }
                Button("Keep") {}
            }
    }
}

@MainActor extension Host {
    /// Goes back in the stack of the library. The first tab may have been made before.
    fileprivate func goBack() { if !tapBack(inStack: 1) { tapBack() } }
}

@MainActor @Suite("Program: music in tabs and columns", .stoppedClock, .ownRowClosures) struct MusicSelectionTests {
    /// The versions with `Tab`.
    nonisolated private static let versions = [18, 26, 27]

    private let log = SelectionLog<MusicTab>()
    private let playlists = SelectionLog<Playlist?>()

    private func app(_ window: SelectionWindow) -> MusicApp {
        MusicApp(log: log, playlists: playlists, restoration: window.restoration)
    }

    private func launch(_ version: Int, _ device: Device = .iPad) -> Host {
        let window = SelectionWindow(version, device)
        return window.launch(app(window))
    }

    private func tap(_ tab: MusicTab, in app: Host) { app.selectTab(MusicTab.allCases.firstIndex(of: tab) ?? 0) }

    @Test("A link selects tab and playlist, and shows its song", arguments: versions, SelectionWindow.wide)
    func link(version: Int, device: Device) {
        let app = launch(version, device)
        app.open("library/jazz/4", version, device)
        #expect(log.selections == [.listen, .library] && playlists.selections == [nil, .jazz])
        #expect(app.shownTitle == "Song 4" && app.shownDepth == 1)
        app.open("library/jazz/4", version, device, in: "again")
        #expect(app.shownTitle == "Song 4" && app.shownDepth == 1 && playlists.selection == .jazz)
        app.goBack()
        #expect(app.shownTitle == "Jazz")
    }

    @Test("A link to another playlist shows its root without animation", arguments: versions)
    func playlists(version: Int) {
        let app = launch(version)
        app.open("library/jazz/4", version)
        app.open("library/rock", version)
        #expect(app.shownTitle == "Rock" && app.shownDepth == 0 && playlists.selection == .rock)
        app.open("library/jazz", version)
        #expect(app.shownTitle == "Jazz" && app.shownDepth == 0 && playlists.selection == .jazz)
    }

    @Test("A link over edited lyrics selects the tab, asks, and selects the playlist", arguments: versions)
    func guarded(version: Int) async {
        for isDiscarded in [true, false] {
            let app = launch(version)
            app.open("library/jazz/4", version, in: "guarded\(isDiscarded)")
            app.tap("Lyrics")
            app.enter("x", into: "Text editor")
            tap(.listen, in: app)
            app.open("library/rock/1", version, in: "guarded\(isDiscarded)")
            #expect(log.selection == .library && playlists.selection == .jazz && app.texts.contains("Discard?"))
            app.tap(isDiscarded ? "Discard" : "Keep")
            await app.settleTasks()
            #expect(app.shownTitle == (isDiscarded ? "Song 1" : "Lyrics") && log.selection == .library)
            #expect(playlists.selection == (isDiscarded ? .rock : .jazz))
        }
    }

    @Test("A link to an unknown playlist selects no tab", arguments: versions)
    func refused(version: Int) {
        let app = launch(version)
        unreported { app.open("library/metal/1", version) }
        #expect(log.selections == [.listen] && log.failures == [.refused] && playlists.selection == .some(nil))
    }

    @Test("A second tap of the tab pops to the playlist, which stays selected", arguments: versions)
    func secondTap(version: Int) {
        let app = launch(version)
        app.open("library/jazz/4", version)
        for _ in 0..<2 {
            tap(.library, in: app)
            #expect(app.shownTitle == "Jazz" && playlists.selection == .jazz)
        }
    }

    @Test("A link to another tab replaces its screens", arguments: versions)
    func artist(version: Int) {
        let app = launch(version)
        app.open("listen/artist/3", version)
        #expect(app.texts.contains("Artist 3"))
        tap(.library, in: app)
        app.open("listen/artist/5", version)
        #expect(app.texts.contains("Artist 5") && log.selection == .listen)
    }

    @Test("A launch shows tab, playlist and song again, and a link replaces them", arguments: versions)
    func relaunch(version: Int) async {
        let window = SelectionWindow(version)
        let first = window.launch(app(window))
        first.open("library/rock/1", version)
        await window.end(first)
        let second = window.launch(app(window))
        #expect(log.selection == .library && playlists.selection == .rock && second.shownTitle == "Song 1")
        await window.end(second)
        let third = window.launch(app(window))
        third.open("library/jazz/4", version)
        #expect(third.shownTitle == "Song 4" && playlists.selection == .jazz && third.shownDepth == 1)
        third.goBack()
        #expect(third.shownTitle == "Jazz")
    }

    @Test("A sign-out shows all tabs at their roots without a question", arguments: versions)
    func signOut(version: Int) async {
        let app = launch(version)
        app.open("library/jazz/4", version)
        app.tap("Lyrics")
        app.enter("x", into: "Text editor")
        tap(.listen, in: app)
        app.tap("Sign out")
        await app.settleTasks()
        #expect(log.selection == .listen)
        tap(.library, in: app)
        #expect(app.texts.contains("No Playlist") && !app.texts.contains("Discard?") && app.shownDepth == 0)
    }

    @Test("On a phone a link shows its song over the playlist and the list of playlists", arguments: versions)
    func phone(version: Int) async {
        let window = SelectionWindow(version, .iPhone17Pro)
        var view = app(window)
        view.opensColumns = true
        let app = window.launch(view)
        app.open("library/jazz/4", version)
        await app.settleTasks()
        #expect(app.shownTitle == "Song 4" && playlists.selection == .jazz, "\(app.texts)")
        tap(.library, in: app)
        #expect(app.shownTitle == "Jazz")
    }
}
