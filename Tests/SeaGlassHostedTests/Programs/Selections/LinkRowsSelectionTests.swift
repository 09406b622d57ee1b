import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private struct RoomRoute: NavigationRoute { let room: Int }
private struct PieceRoute: NavigationRoute { let room: Int, piece: Int }
private struct RoomNoteRoute: NavigationRoute { let piece: Int }

@MainActor private let guideRoutes = NavigationRoutes()
    .route(RoomRoute.self, key: "room") { RoomView(room: $0.room) }
    .route(PieceRoute.self, key: "piece") { PieceView(route: $0) }
    .route(RoomNoteRoute.self, key: "note") { RoomNoteView(piece: $0.piece) }
    .link("guide/{room}", RoomRoute.init(room:)) { $0.room }
    .link("guide/{room}/{piece}", PieceRoute.init(room:piece:)) { ($0.room, $0.piece) }

/// A museum guide whose rows are links with declared routes, without a selection.
private struct GuideWindow: View {
    let navigator: Navigator
    let restoration: NavigationRestoration

    var body: some View {
        NavigationSplitView {
            sidebar
        } detail: {
            Text("Welcome")
                .navigationTitle("Welcome")
                .navigationShell(navigator: navigator)
                .navigationRoutes(guideRoutes)
                .opensNavigationLinks()
                .restoresNavigation(id: "guide", restoration)
        }
    }

    private var sidebar: some View {
        List {
            Section("Ground floor") {
                row(1)
                row(2)
            }
            Section("First floor") { row(3) }
        }
        .navigationTitle("Rooms")
    }

    private func row(_ room: Int) -> some View {
        NavigationLink(value: RoomRoute(room: room)) {
            RoomRow(room: room)
        }
    }
}

private struct RoomRow: View {
    let room: Int

    var body: some View { Label("Row \(room)", systemImage: "square") }
}

private struct RoomView: View {
    let room: Int

    var body: some View {
        List(1..<9, id: \.self) { piece in
            NavigationLink("Piece \(piece)", value: PieceRoute(room: room, piece: piece))
        }
        .navigationTitle("Room \(room)")
    }
}

private struct PieceView: View {
    @Environment(\.navigator) private var navigator
    let route: PieceRoute

    var body: some View {
        VStack {
            Button("Home") { navigator.popToRoot() }
            Button("Note") { navigator.push(route: RoomNoteRoute(piece: route.piece)) }
        }
        .navigationTitle("Piece \(route.piece)")
    }
}

private struct RoomNoteView: View {
    @Environment(\.navigator) private var navigator
    @State private var text = ""
    @State private var isAsking = false
    let piece: Int

    var body: some View {
        TextField("Note", text: $text)
            .navigationTitle("Note on \(piece)")
            .navigationLeaveGuard(when: !text.isEmpty, isPresented: $isAsking)
            .confirmationDialog("Discard the note?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard") { navigator.leave() }
            }
    }
}

@MainActor @Suite("Program: a guide with links for rows", .stoppedClock, .ownRowClosures) struct LinkRowsSelectionTests
{
    private let navigator = Navigator()

    private func launch(_ version: Int, _ device: Device = .iPad) -> Host {
        let window = SelectionWindow(version, device)
        return window.launch(GuideWindow(navigator: navigator, restoration: window.restoration))
    }

    private var rooms: [RoomRoute] { navigator.entries.compactMap { $0.route as? RoomRoute } }

    @Test("A row replaces the stack of the detail", arguments: versions, SelectionWindow.wide)
    func rows(version: Int, device: Device) {
        let app = launch(version, device)
        #expect(app.shownTitle == "Welcome")
        app.tap("Row 1")
        #expect(app.shownTitle == "Room 1")
        app.tap("Piece 4")
        #expect(app.shownTitle == "Piece 4" && navigator.depth == 2)
        app.tap("Row 2")
        #expect(app.shownTitle == "Room 2" && rooms == [RoomRoute(room: 2)] && navigator.depth == 1)
        app.tap("Row 2")
        #expect(app.shownTitle == "Room 2" && navigator.depth == 1)
        app.tap("Piece 5")
        app.tap("Row 2")
        #expect(app.shownTitle == "Room 2" && navigator.depth == 1)
        app.tap("Piece 5")
        app.tap("Home")
        #expect(app.shownTitle == "Welcome" && navigator.depth == 0)
    }

    @Test("A row replaces a guarded note without a question, and screen and stack agree", arguments: versions)
    func guarded(version: Int) async {
        let window = SelectionWindow(version)
        let app = window.launch(GuideWindow(navigator: navigator, restoration: window.restoration))
        app.tap("Row 1")
        app.tap("Piece 4")
        app.tap("Note")
        app.enter("x", into: "Note")
        app.tap("Row 2")
        await window.end(app)
        #expect(app.shownTitle == "Room 2" && navigator.depth == 1 && !app.texts.contains("Discard the note?"))
        let next = window.launch(GuideWindow(navigator: Navigator(), restoration: window.restoration))
        #expect(next.shownTitle == "Room 2" && next.shownDepth == 1)
    }

    @Test("A link shows a piece over its room", arguments: versions, SelectionWindow.wide)
    func link(version: Int, device: Device) {
        let app = launch(version, device)
        app.tap("Row 1")
        app.open("guide/2/5", version, device)
        #expect(app.shownTitle == "Piece 5" && navigator.depth == 2)
        app.tapBack()
        #expect(app.shownTitle == "Room 2")
    }

    @Test("A launch shows room and piece again")
    func relaunch() async {
        let window = SelectionWindow()
        let app = window.launch(GuideWindow(navigator: navigator, restoration: window.restoration))
        app.tap("Row 1")
        app.tap("Piece 4")
        await window.end(app)
        let later = Navigator()
        let next = window.launch(GuideWindow(navigator: later, restoration: window.restoration))
        #expect(next.shownTitle == "Piece 4" && later.depth == 2)
    }

    @Test("Three rows one after the other end with the last room alone", arguments: versions)
    func quick(version: Int) {
        let app = launch(version)
        for row in 1...3 { app.tap("Row \(row)") }
        #expect(app.shownTitle == "Room 3" && rooms == [RoomRoute(room: 3)] && navigator.depth == 1)
    }

    @Test("On a phone a row shows its room, also a second time", arguments: versions)
    func phone(version: Int) async {
        let app = launch(version, .iPhone17Pro)
        #expect(app.shownTitle == "Rooms")
        for _ in 0..<2 {
            app.tap("Row 1")
            await app.settleTasks()
            #expect(app.shownTitle == "Room 1")
            app.tap("Piece 4")
            #expect(app.shownTitle == "Piece 4")
            app.swipeBack(inStack: 1)
            app.swipeBack(inStack: 1)
            app.swipeBack()
            await app.settleTasks()
            #expect(app.shownTitle == "Rooms")
        }
    }
}
