import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

// MARK: - A player with a row of round buttons

@Observable private final class AudioPlayer {
    var isPlaying = false
    var position = 30
    var isSaved = false
    var saves = 0

    func perform(_ control: AudioControl) {
        switch control {
        case .back: position = max(0, position - 15)
        case .playPause: isPlaying.toggle()
        case .forward: position += 15
        }
    }
}

private enum AudioControl: String, CaseIterable, Identifiable {
    case back, playPause, forward

    var id: Self { self }
}

private struct AudioScreen: View {
    @State private var player = AudioPlayer()

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 24).fill(.indigo).frame(height: 240)
            Text("\(player.position) seconds, saved \(player.saves) times").font(.headline)
            transport
            saveButton
        }
        .padding()
    }

    private var transport: some View {
        HStack(spacing: 16) {
            ForEach(AudioControl.allCases) { control in
                RoundButton(label: label(of: control)) { player.perform(control) }
            }
        }
        .glassContainer(spacing: 16)
    }

    @ViewBuilder private var saveButton: some View {
        if player.isSaved {
            Button("Remove", role: .destructive) { player.isSaved = false }
                .glassSurface(.interactive.sizing(.flexible))
        } else {
            Button("Save") {
                player.isSaved = true
                player.saves += 1
            }
            .glassSurface(.primaryButton.sizing(.flexible))
            .controlSize(.large)
        }
    }

    private func label(of control: AudioControl) -> Label<Text, Image> {
        switch control {
        case .back: Label("Back", systemImage: "gobackward.15")
        case .playPause where player.isPlaying: Label("Pause", systemImage: "pause.fill")
        case .playPause: Label("Play", systemImage: "play.fill")
        case .forward: Label("Forward", systemImage: "goforward.15")
        }
    }
}

private struct RoundButton: View {
    let label: Label<Text, Image>
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { label }
            .labelStyle(.iconOnly)
            .font(.title2)
            .glassSurface(.interactive, in: .circle)
    }
}

@MainActor @Suite("Program: a player with a row of round buttons", .ownRowClosures) struct AudioProgramTests {
    private let row = ["Back", "Play", "Forward"]

    private func launch(on version: Int) -> Host {
        Place(version: version, device: .iPhone17Pro).host(AudioScreen())
    }

    @Test("A tap on a button of the row runs its action once", arguments: versions)
    func taps(version: Int) {
        let app = launch(on: version)
        #expect(app.tap("Forward"))
        #expect(app.texts.contains("45 seconds, saved 0 times"))
        #expect(app.tap("Back"))
        #expect(app.tap("Back"))
        #expect(app.texts.contains("15 seconds, saved 0 times"))
    }

    @Test("Play becomes Pause and stays the same button", arguments: versions)
    func playPause(version: Int) throws {
        let app = launch(on: version)
        let play = try #require(ShownButton("Play", in: app)).node
        #expect(app.tap("Play"))
        let pause = try #require(ShownButton("Pause", in: app)).node
        #expect(play == pause)
        #expect(ShownButton("Play", in: app) == nil)
    }

    @Test("The buttons of the row are circles of one size, of glass or of a material", arguments: versions)
    func circles(version: Int) throws {
        let app = launch(on: version)
        let side = try #require(ShownButton("Back", in: app)).frame.width
        for label in row {
            let button = try #require(ShownButton(label, in: app))
            #expect(button.look == (version < 26 ? .material : .glass), "\(label)")
            #expect(abs(button.frame.width - side) < 0.5 && abs(button.frame.height - side) < 0.5, "\(label)")
            #expect(version >= 26 || button.surface?.line != nil, "\(label)")
            let size = button.frame.size
            #expect(!app.tap(label, at: CGPoint(x: 1, y: 1), in: size), "\(label)")
        }
    }

    @Test("From version 26 on one container has all glass of the row", arguments: versions)
    func container(version: Int) {
        let app = launch(on: version)
        let containers = app.elements.filter(\.isGlassContainer)
        #expect(containers.count == (version < 26 ? 0 : 1))
        #expect(containers.allSatisfy { container in row.allSatisfy { container.labels.contains($0) } })
    }

    @Test("Before version 26 a button of the row shows that it is pressed", arguments: [17, 18])
    func press(version: Int) {
        let app = launch(on: version)
        app.press("Play")
        #expect(app.elements.count { $0.scale == 0.97 } == 1)
        app.press("Play", false)
        #expect(app.elements.compactMap(\.scale).allSatisfy { $0 == 1 })
    }

    @Test("Save is as wide as the picture, and a tap near its leading edge saves", arguments: versions)
    func wideSave(version: Int) throws {
        let app = launch(on: version)
        let picture = try #require(app.elements.first { $0.shape != nil }.flatMap(app.frame))
        let save = try #require(ShownButton("Save", in: app))
        #expect(abs(save.frame.width - picture.width) < 0.5)
        #expect(app.tap("Save", at: CGPoint(x: save.frame.width / 8, y: save.frame.height / 2), in: save.frame.size))
        #expect(app.texts.contains("30 seconds, saved 1 times"))
    }

    @Test("Save is prominent glass or a fill in the tint, and Remove is not", arguments: versions)
    func prominentSave(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Save", in: app)).look == (version < 26 ? .tintFill : .prominentGlass))
        #expect(app.tap("Save"))
        #expect(try #require(ShownButton("Remove", in: app)).look == (version < 26 ? .material : .glass))
    }

    @Test("Save is higher than Remove, which has the regular control size", arguments: versions)
    func controlSize(version: Int) throws {
        let app = launch(on: version)
        let save = try #require(ShownButton("Save", in: app)).frame
        #expect(app.tap("Save"))
        let remove = try #require(ShownButton("Remove", in: app)).frame
        #expect(save.height > remove.height + 4)
        #expect(abs(save.width - remove.width) < 0.5)
    }

    @Test("Remove has a red label, and a tap on it brings Save back", arguments: versions)
    func remove(version: Int) throws {
        let app = launch(on: version)
        #expect(app.tap("Save"))
        let color = try #require(app.foregroundColor(of: "Remove"))
        #expect(SRGBColor(color).isReddish)
        #expect(app.tap("Remove"))
        #expect(ShownButton("Save", in: app) != nil && app.texts.contains("30 seconds, saved 1 times"))
    }

    @Test("VoiceOver reads each button by one name", arguments: versions)
    func names(version: Int) throws {
        let app = launch(on: version)
        for label in row + ["Save"] {
            #expect(try #require(ShownButton(label, in: app)).element.labels == [label])
        }
    }
}

// MARK: - A card with a button, and the same button on a sheet

@Observable private final class SongPlayer {
    var isPlaying = false
    var song = 1
    var isShowingFull = false
    var isShowingQueue = false
}

private struct SongListScreen: View {
    @State private var player = SongPlayer()

    var body: some View {
        List(1..<40, id: \.self) { Text("Song \($0)") }
            .safeAreaInset(edge: .bottom) { SongCard(player: player).padding(.horizontal) }
    }
}

private struct SongCard: View {
    @Bindable var player: SongPlayer

    var body: some View {
        HStack(spacing: 12) {
            Button {
                player.isShowingFull = true
            } label: {
                Label("Song \(player.song)", systemImage: "music.note")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            // Attached inside the card, as apps do.
            .sheet(isPresented: $player.isShowingFull) {
                FullSongScreen(player: player)
                    .presentationDetents([.medium, .large])
                    .presentationBoundary()
            }
            SongPlayButton(player: player)
        }
        .padding(12)
        .glassSurface(.card)
    }
}

private struct SongPlayButton: View {
    let player: SongPlayer

    var body: some View {
        Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") {
            player.isPlaying.toggle()
        }
        .labelStyle(.iconOnly)
        .glassSurface(.interactive, in: .circle)
    }
}

private struct FullSongScreen: View {
    @Bindable var player: SongPlayer
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Text("Song \(player.song)").font(.title)
            HStack {
                SongPlayButton(player: player)
                Button("Next") { player.song += 1 }.glassSurface(.primaryButton)
            }
            .glassContainer(spacing: 12)
            HStack {
                Text("Playing from: Library")
                Button("Close") { dismiss() }
            }
            .padding()
            .glassSurface(.interactive)
            .glassSurface(.card)
            Button("Queue") { player.isShowingQueue = true }.glassSurface(.interactive.sizing(.flexible))
        }
        .padding()
        .popover(isPresented: $player.isShowingQueue) {
            Button("Clear queue") { player.isShowingQueue = false }.glassSurface(.interactive).padding().glassSheet()
        }
    }
}

@MainActor @Suite("Program: a card with a button, and the same button on a sheet", .ownRowClosures)
struct SongCardProgramTests {
    private func launch(on version: Int) -> Host {
        Place(version: version, device: .iPhone17Pro).host(SongListScreen())
    }

    private func launchSheet(on version: Int) -> Host {
        let app = launch(on: version)
        app.tap("Song 1")
        return app
    }

    @Test("The card is glass or a material, with corners of 16 points, and takes touches", arguments: versions)
    func card(version: Int) throws {
        let card = try #require(DrawnSurface(around: "Song 1", in: launch(on: version)))
        #expect(version < 26 ? card.material == "regular" && card.line != nil : card.isGlass)
        #expect(card.hasOutline(.rect(cornerRadius: 16)))
        #expect(card.takesTouches)
    }

    @Test("Play on the card is a plain fill that shows a press", arguments: versions)
    func playOnCard(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Play", in: app)).look == .plainFill)
        app.press("Play")
        #expect(app.elements.contains { $0.scale == 0.97 })
    }

    @Test("Play on the card plays and does not open the sheet", arguments: versions)
    func plays(version: Int) {
        let app = launch(on: version)
        #expect(app.tap("Play"))
        #expect(ShownButton("Pause", in: app) != nil && app.sheetFrames.isEmpty)
        #expect(app.tap("Pause"))
        #expect(ShownButton("Play", in: app) != nil && app.sheetFrames.isEmpty)
    }

    @Test("A tap at the end of the title's row opens the sheet once", arguments: versions)
    func title(version: Int) throws {
        let app = launch(on: version)
        let title = try #require(ShownButton("Song 1", in: app)).frame
        #expect(app.tap("Song 1", at: CGPoint(x: title.width - 4, y: title.height / 2), in: title.size))
        #expect(app.sheetFrames.count == 1 && app.texts.contains("Playing from: Library"))
    }

    @Test("The plain title has no surface of its own", arguments: versions)
    func plainTitle(version: Int) throws {
        #expect(try #require(ShownButton("Song 1", in: launch(on: version))).look == .bare)
    }

    @Test("On the sheet the same Play button is glass or a material, and Next is prominent", arguments: versions)
    func onSheet(version: Int) throws {
        let app = launchSheet(on: version)
        #expect(try #require(ShownButton("Play", in: app)).look == (version < 26 ? .material : .glass))
        #expect(try #require(ShownButton("Next", in: app)).look == (version < 26 ? .tintFill : .prominentGlass))
    }

    @Test("Close on the card of the sheet is a plain fill and closes the sheet", arguments: versions)
    func close(version: Int) throws {
        let app = launchSheet(on: version)
        #expect(try #require(ShownButton("Close", in: app)).look == .plainFill)
        #expect(app.tap("Close"))
        #expect(app.sheetFrames.isEmpty && !app.texts.contains("Playing from: Library"))
    }

    @Test("The popover's button is glass or a material and closes the popover", arguments: versions)
    func popover(version: Int) throws {
        let app = launchSheet(on: version)
        #expect(app.tap("Queue"))
        #expect(try #require(ShownButton("Clear queue", in: app)).look == (version < 26 ? .material : .glass))
        #expect(app.tap("Clear queue"))
        #expect(!app.texts.contains("Clear queue") && app.texts.contains("Playing from: Library"))
    }

    @Test("After the sheet the card shows the song and the state that the sheet set", arguments: versions)
    func afterSheet(version: Int) {
        let app = launchSheet(on: version)
        #expect(app.tap("Next"))
        #expect(app.tap("Play"))
        #expect(app.tap("Close"))
        #expect(ShownButton("Song 2", in: app) != nil && ShownButton("Song 1", in: app) == nil)
        #expect(ShownButton("Pause", in: app) != nil && ShownButton("Play", in: app) == nil)
    }
}

// MARK: - A toolbar of tools with one style around it

private enum DrawingTool: String, CaseIterable, Identifiable {
    case pen, marker, eraser

    var id: Self { self }

    var symbol: String {
        switch self {
        case .pen: "pencil"
        case .marker: "highlighter"
        case .eraser: "eraser"
        }
    }
}

private struct DrawingScreen: View {
    @State private var tool = DrawingTool.pen
    @State private var undone = 0
    @State private var hasRuler = false
    @State private var snaps = true
    @State private var showsColors = false
    @Namespace private var glass

    var body: some View {
        VStack {
            Text("\(tool.rawValue), undone \(undone), ruler \(hasRuler ? "on" : "off"), snap \(snaps ? "on" : "off")")
            Spacer()
            toolbar
        }
        .padding()
    }

    private var toolbar: some View {
        HStack(spacing: 8) {
            ForEach(DrawingTool.allCases) { candidate in
                toolButton(candidate)
            }
            history
            if showsColors {
                Button("Red", systemImage: "circle.fill") { withAnimation { showsColors = false } }
                    .glassSurface(.interactive.tint(.red), in: .circle)
                    .glassIdentity("color", in: glass)
                    .glassTransition(.matchedGeometry)
            } else {
                Button("Colors", systemImage: "paintpalette") { withAnimation { showsColors = true } }
                    .glassSurface(.interactive, in: .circle)
                    .glassIdentity("color", in: glass)
                    .glassTransition(.matchedGeometry)
            }
            Toggle("Ruler", systemImage: "ruler", isOn: $hasRuler).toggleStyle(.button)
            Toggle("Snap", isOn: $snaps).toggleStyle(.switch)
        }
        .labelStyle(.iconOnly)
        // A button that is added here later is glass as well.
        .glassSurface(.interactive)
        .glassContainer(spacing: 8)
    }

    @ViewBuilder private func toolButton(_ candidate: DrawingTool) -> some View {
        Button(candidate.rawValue.capitalized, systemImage: candidate.symbol) { tool = candidate }
            .glassSurface(candidate == tool ? .primaryButton : .interactive, in: .circle)
            .glassIdentity(candidate, in: glass)
    }

    private var history: some View {
        HStack(spacing: 0) {
            Button("Undo", systemImage: "arrow.uturn.backward") { undone += 1 }
                .glassUnion("history", in: glass)
            Button("Redo", systemImage: "arrow.uturn.forward") { undone -= 1 }
                .disabled(undone == 0)
                .glassUnion("history", in: glass)
        }
    }
}

@MainActor @Suite("Program: a toolbar with one style around it", .ownRowClosures) struct DrawingProgramTests {
    private let tools = ["Pen", "Marker", "Eraser"]

    private func launch(on version: Int) -> Host { Place(version: version, device: .iPad).host(DrawingScreen()) }

    private func looks(_ labels: [String], in app: Host) -> [ShownButton.Look?] {
        labels.map { ShownButton($0, in: app)?.look }
    }

    /// The relations of the glass of a control.
    private func relations(of label: String, in app: Host) -> [ShownGlassRelation] {
        app.elements.filter { $0.labels.contains(label) }.compactMap(\.glassRelation)
    }

    @Test("A tap on a tool selects it, and only the selected tool is prominent", arguments: versions)
    func selection(version: Int) {
        let app = launch(on: version)
        let (plain, prominent): (ShownButton.Look, ShownButton.Look) =
            version < 26 ? (.material, .tintFill) : (.glass, .prominentGlass)
        #expect(looks(tools, in: app) == [prominent, plain, plain])
        #expect(app.tap("Marker"))
        #expect(app.texts.contains("marker, undone 0, ruler off, snap on"))
        #expect(looks(tools, in: app) == [plain, prominent, plain])
        #expect(app.tap("Eraser"))
        #expect(app.texts.contains("eraser, undone 0, ruler off, snap on"))
        #expect(looks(tools, in: app) == [plain, plain, prominent])
    }

    @Test("Undo and Redo have the style of the toolbar, and from version 26 on one union", arguments: versions)
    func union(version: Int) {
        let app = launch(on: version)
        #expect(looks(["Undo", "Redo"], in: app) == (version < 26 ? [.material, .material] : [.glass, .glass]))
        let unions = ["Undo", "Redo"].map { label in
            relations(of: label, in: app).filter { if case .union = $0 { true } else { false } }
        }
        #expect(unions[0].count == (version < 26 ? 0 : 1))
        #expect(unions[0] == unions[1])
    }

    @Test("Before version 26 Undo and Redo stand side by side, with nothing behind both", arguments: [17, 18])
    func separate(version: Int) throws {
        let app = launch(on: version)
        let undo = try #require(ShownButton("Undo", in: app))
        let redo = try #require(ShownButton("Redo", in: app))
        #expect(undo.frame.maxX <= redo.frame.minX)
        let behindBoth = app.elements.filter { element in
            element.isBackground && element.labels.contains("Undo") && element.labels.contains("Redo")
        }
        #expect(behindBoth.isEmpty)
    }

    @Test("Redo is dimmed and does nothing until Undo was tapped", arguments: versions)
    func redo(version: Int) throws {
        let app = launch(on: version)
        let disabled = try #require(ShownButton("Redo", in: app))
        #expect(!disabled.isEnabled)
        #expect(version < 26 ? disabled.isFaded : app.foregroundColor(of: "Redo") == .gray)
        #expect(!app.tap("Redo"))
        #expect(app.texts.contains("pen, undone 0, ruler off, snap on"))
        #expect(app.tap("Undo"))
        #expect(app.texts.contains("pen, undone 1, ruler off, snap on"))
        #expect(try #require(ShownButton("Redo", in: app)).isEnabled)
        #expect(app.tap("Redo"))
        #expect(app.texts.contains("pen, undone 0, ruler off, snap on"))
    }

    @Test("Colors makes place for a Red button in a red tint, and Red for Colors", arguments: versions)
    func colors(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Colors", in: app)).tint == nil)
        #expect(app.tap("Colors"))
        #expect(ShownButton("Colors", in: app) == nil)
        let red = try #require(ShownButton("Red", in: app))
        #expect(red.look == (version < 26 ? .material : .glass))
        #expect(try #require(red.tint).isReddish)
        #expect(app.tap("Red"))
        #expect(ShownButton("Colors", in: app) != nil && ShownButton("Red", in: app) == nil)
    }

    @Test("From version 26 on the glass of Colors and of Red has one identity, so it morphs", arguments: [26, 27])
    func morph(version: Int) {
        let app = launch(on: version)
        let before = relations(of: "Colors", in: app)
        #expect(before.contains(.transition("matchedGeometry")))
        #expect(before.contains { if case .identity = $0 { true } else { false } })
        #expect(app.tap("Colors"))
        #expect(relations(of: "Red", in: app) == before)
    }

    @Test(
        "A toggle with the button style looks as the buttons beside it, a switch keeps its look, and both toggle",
        arguments: versions
    )
    func toggles(version: Int) throws {
        let app = launch(on: version)
        let ruler = try #require(ShownButton("Ruler", in: app))
        let snap = try #require(ShownButton("Snap", in: app))
        #expect(ruler.look == (version < 26 ? .material : .glass) && ruler.node.hasToggleButtons)
        #expect(snap.look == .bare && !snap.node.hasToggleButtons)
        #expect(app.tap("Ruler"))
        #expect(app.tap("Snap"))
        #expect(app.texts.contains("pen, undone 0, ruler on, snap off"))
        #expect(app.tap("Ruler"))
        #expect(app.tap("Snap"))
        #expect(app.texts.contains("pen, undone 0, ruler off, snap on"))
    }

    @Test("The circles of the tools win over the capsule of the toolbar", arguments: versions)
    func shapes(version: Int) throws {
        let app = launch(on: version)
        for label in tools {
            let frame = try #require(ShownButton(label, in: app)).frame
            #expect(abs(frame.width - frame.height) < 0.5, "\(label)")
        }
        for label in ["Undo", "Redo"] {
            let frame = try #require(ShownButton(label, in: app)).frame
            #expect(frame.width > frame.height + 4, "\(label)")
        }
    }
}

// MARK: - A login form with buttons of the app's own

@Observable private final class LoginForm {
    var name = ""
    var password = ""
    var attempts = 0
    var isLoading = false

    var canSubmit: Bool { !name.isEmpty && !password.isEmpty && !isLoading }
}

/// The app's own button: every screen uses it, and none of them knows of surfaces.
private struct AppButton<Label: View>: View {
    var isBusy = false
    let action: @MainActor () -> Void
    @ViewBuilder let label: () -> Label

    var body: some View {
        Button(action: action) {
            ZStack {
                label().opacity(isBusy ? 0 : 1)
                if isBusy { ProgressView() }
            }
        }
        .disabled(isBusy)
    }
}

private struct LoginField<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(14)
            .glassSurface(.regular, in: .rect(cornerRadius: 14))
    }
}

private struct LoginView: View {
    private enum Field { case name, password }

    @State private var login = LoginForm()
    @FocusState private var focus: Field?

    var body: some View {
        VStack(spacing: 16) {
            Text("Attempts: \(login.attempts)")
            LoginField { TextField("Name", text: $login.name).focused($focus, equals: .name) }
            LoginField { SecureField("Password", text: $login.password).focused($focus, equals: .password) }
            buttons
        }
        .padding()
        .onSubmit { focus = login.password.isEmpty ? .password : nil }
    }

    private var buttons: some View {
        VStack {
            AppButton(isBusy: login.isLoading, action: submit) { Text("Log in") }
                .glassSurface(.primaryButton.sizing(.flexible).tint(.yellow))
                .controlSize(.large)
                .disabled(!login.canSubmit)
            guestButton
                .glassSurface(.interactive.sizing(.flexible))
            Button("Forgot password?") { login.password = "" }
        }
    }

    private var guestButton: AnyView {
        AnyView(AppButton(action: { login.name = "Guest" }, label: { Label("Guest", systemImage: "person") }))
    }

    private func submit() {
        login.attempts += 1
        login.isLoading = true
        focus = nil
    }
}

@MainActor @Suite("Program: a login form with buttons of the app's own", .ownRowClosures) struct LoginProgramTests {
    private func launch(on version: Int) -> Host { Place(version: version, device: .iPhone17Pro).host(LoginView()) }

    private func launchFilled(on version: Int) -> Host {
        let app = launch(on: version)
        app.enter("Ann", into: "Name")
        app.enter("secret", into: "Password")
        return app
    }

    private func field(_ title: String, in app: Host) throws -> HostedElement {
        try #require(app.elements.first { $0.fieldTitle == title })
    }

    @Test("Log in is disabled until both fields have text", arguments: versions)
    func disabled(version: Int) throws {
        let app = launch(on: version)
        #expect(!app.tap("Log in"))
        app.enter("Ann", into: "Name")
        let button = try #require(ShownButton("Log in", in: app))
        #expect(!button.isEnabled && (version >= 26 || button.isFaded))
        #expect(!app.tap("Log in"))
        #expect(app.texts.contains("Attempts: 0"))
        app.enter("secret", into: "Password")
        #expect(try #require(ShownButton("Log in", in: app)).isEnabled)
        #expect(app.tap("Log in"))
        #expect(app.texts.contains("Attempts: 1"))
    }

    @Test("A login under way shows progress instead of the label, and more taps do nothing", arguments: versions)
    func loading(version: Int) {
        let app = launchFilled(on: version)
        #expect(app.nodes(of: ProgressView<EmptyView, EmptyView>.self).isEmpty)
        app.tap("Log in")
        #expect(!app.nodes(of: ProgressView<EmptyView, EmptyView>.self).isEmpty)
        #expect(app.elements.contains { $0.opacity == 0 })
        #expect(!app.tap("Log in"))
        #expect(app.texts.contains("Attempts: 1"))
    }

    @Test("Log in is yellow and prominent with a dark label, as wide as the other button", arguments: versions)
    func yellow(version: Int) throws {
        let app = launchFilled(on: version)
        let button = try #require(ShownButton("Log in", in: app))
        #expect(button.look == (version < 26 ? .tintFill : .prominentGlass))
        let tint = try #require(button.tint)
        #expect(tint.red > 0.9 && tint.green > 0.7 && tint.blue < 0.2)
        let label = SRGBColor(try #require(app.foregroundColor(of: "Log in")))
        #expect(label.contrastRatio(with: SRGBColor(.yellow)) >= 4.5)
        let guest = try #require(ShownButton("Guest", in: app))
        #expect(abs(button.frame.width - guest.frame.width) < 0.5)
    }

    @Test("Guest has a surface as wide as a field, although it is an erased view of the app's own", arguments: versions)
    func erased(version: Int) throws {
        let app = launch(on: version)
        let guest = try #require(ShownButton("Guest", in: app))
        #expect(guest.look == (version < 26 ? .material : .glass))
        let name = try #require(app.frame(of: try field("Name", in: app)))
        #expect(abs(guest.frame.width - (name.width + 2 * 14)) < 0.5)
    }

    @Test("Guest fills in the name and keeps the password", arguments: versions)
    func guest(version: Int) {
        let app = launch(on: version)
        app.enter("secret", into: "Password")
        #expect(app.tap("Guest"))
        #expect(app.texts.filter { $0 == "Guest" }.count == 2)
        #expect(app.texts.contains("••••••"))
    }

    @Test("The button beside the styled ones has no surface and the color of the system's buttons", arguments: versions)
    func plain(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Forgot password?", in: app)).look == .bare)
        #expect(app.foregroundColor(of: "Forgot password?") == .accentColor)
    }

    @Test("A field lies on glass or a material with corners of 14 points, which takes no touches", arguments: versions)
    func fields(version: Int) throws {
        let app = launch(on: version)
        for title in ["Name", "Password"] {
            let surface = try #require(DrawnSurface(around: title, in: app))
            #expect(version < 26 ? surface.material == "regular" && surface.line != nil : surface.isGlass, "\(title)")
            #expect(surface.hasOutline(.rect(cornerRadius: 14)), "\(title)")
            #expect(!surface.takesTouches, "\(title)")
        }
    }

    @Test("Typing, which enables Log in, keeps the fields", arguments: versions)
    func keptFields(version: Int) throws {
        let app = launch(on: version)
        app.enter("Ann", into: "Name")
        let name = try field("Name", in: app).node
        let password = try field("Password", in: app).node
        app.enter("secret", into: "Password")
        #expect(try #require(ShownButton("Log in", in: app)).isEnabled)
        #expect(try field("Name", in: app).node == name)
        #expect(try field("Password", in: app).node == password)
        #expect(app.texts.contains("Ann") && app.texts.contains("••••••"))
    }
}

// MARK: - Clear controls over a picture

private struct PictureViewer: View {
    @State private var showsControls = true
    @State private var isFavorite = false
    @State private var deletions = 0
    @State private var isLarge = false

    var body: some View {
        ZStack {
            HarborPicture()
                .scaleEffect(isLarge ? 2 : 1)
                .accessibilityLabel("Picture")
                .onTapGesture { withAnimation { showsControls.toggle() } }
            VStack {
                topBar
                Spacer()
                if showsControls { zoomControl }
                caption
            }
            .padding()
        }
    }

    private var topBar: some View {
        HStack {
            PictureButton(title: "Favorite", symbol: isFavorite ? "heart.fill" : "heart") { isFavorite.toggle() }
                .glassSurface(.interactive.clear().tint(isFavorite ? .red : nil), in: .circle)
            Spacer()
            if showsControls {
                Group {
                    PictureButton(title: "Rotate", symbol: "rotate.right") { isLarge = false }
                    PictureButton(title: "Delete", symbol: "trash", role: .destructive) { deletions += 1 }
                }
                .glassSurface(.interactive.clear(), in: .circle)
                .glassTransition(.materialize)
            }
        }
        .glassContainer(spacing: 10)
    }

    private var zoomControl: some View {
        HStack {
            Image(systemName: "minus.magnifyingglass")
            Toggle("Large", isOn: $isLarge)
            Button("Reset") { isLarge = false }
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .glassSurface(.interactive.clear())
        .glassSurface(.clear)
        .glassTransition(.materialize)
    }

    private var caption: some View {
        Text("Harbor, deleted \(deletions)")
            .padding()
            .glassSurface(showsControls ? .clear.scrim(0.2) : .identity, in: .rect(cornerRadius: 12))
            .allowsHitTesting(false)
    }
}

private struct HarborPicture: View {
    var body: some View {
        LinearGradient(colors: [.white, .orange, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
}

private struct PictureButton: View {
    let title: String
    let symbol: String
    var role: ButtonRole?
    let action: @MainActor () -> Void

    var body: some View {
        Button(role: role, action: action) {
            Image(systemName: symbol).frame(width: 24, height: 24).accessibilityLabel(title)
        }
    }
}

@MainActor @Suite("Program: clear controls over a picture", .ownRowClosures) struct PictureProgramTests {
    private let round = ["Favorite", "Rotate", "Delete"]

    private func launch(on version: Int) -> Host {
        Place(version: version, device: .iPhone17Pro).host(PictureViewer())
    }

    /// The color scheme of the view with a text or an accessibility label.
    private func scheme(of label: String, in app: Host) throws -> ColorScheme {
        try #require(app.elements.last { $0.labels == [label] }).node.environment.colorScheme
    }

    private func hasSymbol(_ name: String, in app: Host) -> Bool {
        app.elements.contains { $0.image?.symbol == name }
    }

    private func isLarge(_ app: Host) -> Bool { app.elements.contains { $0.scale == 2 } }

    @Test("The round buttons are clear and dark with light symbols, in light appearance too", arguments: versions)
    func clearButtons(version: Int) throws {
        let app = launch(on: version)
        for label in round {
            let button = try #require(ShownButton(label, in: app))
            if version < 26 {
                #expect(button.surface?.material == "ultraThin", "\(label)")
                #expect(try #require(button.surface?.scrim).opacity >= 0.3, "\(label)")
            } else {
                #expect(button.glass?.variant == .clear, "\(label)")
                let tint = try #require(button.tint)
                #expect(max(tint.red, tint.green, tint.blue) < 0.1 && tint.opacity >= 0.3, "\(label)")
            }
            #expect(try scheme(of: label, in: app) == .dark, "\(label)")
        }
    }

    @Test("The panel is clear and dark", arguments: versions)
    func clearPanel(version: Int) throws {
        let app = launch(on: version)
        let panel = try #require(DrawnSurface(around: "Large", in: app))
        #expect(version < 26 ? panel.material == "ultraThin" : panel.glass?.variant == .clear)
        #expect(try #require(panel.scrim).opacity >= 0.3)
        #expect(try scheme(of: "Large", in: app) == .dark)
    }

    @Test("From version 26 on no layer lies under a round button, whose glass grows with a press", arguments: [26, 27])
    func noLayer(version: Int) {
        let app = launch(on: version)
        for label in round { #expect(DrawnSurface(around: label, in: app) == nil, "\(label)") }
    }

    @Test("Favorite changes its heart and its tint, and stays the same button", arguments: versions)
    func favorite(version: Int) throws {
        let app = launch(on: version)
        let before = try #require(ShownButton("Favorite", in: app))
        #expect(before.tint?.isReddish != true && hasSymbol("heart", in: app))
        #expect(app.tap("Favorite"))
        let after = try #require(ShownButton("Favorite", in: app))
        #expect(try #require(after.tint).isReddish)
        #expect(hasSymbol("heart.fill", in: app) && !hasSymbol("heart", in: app))
        #expect(after.node == before.node)
        #expect(app.tap("Favorite"))
        #expect(try #require(ShownButton("Favorite", in: app)).tint?.isReddish != true)
    }

    @Test("A tap on a button does not reach the picture, which would hide the controls", arguments: versions)
    func notThrough(version: Int) {
        let app = launch(on: version)
        for label in round + ["Reset"] {
            #expect(app.tap(label), "\(label)")
            #expect(ShownButton("Rotate", in: app) != nil, "\(label)")
        }
        #expect(app.texts.contains("Harbor, deleted 1"))
    }

    @Test("A tap on the picture hides the controls, and another tap shows them again", arguments: versions)
    func hide(version: Int) {
        let app = launch(on: version)
        let hidden = ["Rotate", "Delete", "Reset"]
        #expect(app.tap("Picture"))
        #expect(hidden.allSatisfy { ShownButton($0, in: app) == nil } && ShownButton("Favorite", in: app) != nil)
        #expect(app.tap("Picture"))
        #expect(hidden.allSatisfy { ShownButton($0, in: app) != nil })
    }

    @Test("The caption loses its surface with the controls, and stays the same view in its place", arguments: versions)
    func caption(version: Int) throws {
        let app = launch(on: version)
        let text = "Harbor, deleted 0"
        func shown() throws -> HostedNode { try #require(app.elements.first { $0.text == text }).node }
        let before = try shown()
        let frame = try #require(app.frame(of: text))
        #expect(try #require(DrawnSurface(around: text, in: app)).isDrawn)
        #expect(app.tap("Picture"))
        #expect(try !#require(DrawnSurface(around: text, in: app)).isDrawn)
        #expect(try shown() == before)
        #expect(try #require(app.frame(of: text)).isSame(as: frame))
        #expect(app.tap("Picture"))
        #expect(try #require(DrawnSurface(around: text, in: app)).isDrawn)
    }

    @Test("A switch on the panel keeps its look and works", arguments: versions)
    func panelSwitch(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Large", in: app)).look == .bare)
        #expect(app.tap("Large"))
        #expect(isLarge(app))
    }

    @Test("Reset on the panel is a plain fill and resets the size of the picture", arguments: versions)
    func reset(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Reset", in: app)).look == .plainFill)
        app.tap("Large")
        #expect(app.tap("Reset"))
        #expect(!isLarge(app))
    }
}
