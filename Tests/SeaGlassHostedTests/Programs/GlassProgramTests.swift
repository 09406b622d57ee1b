import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

// MARK: - A player with views of its own around every button

@MainActor @Observable private final class Player {
    var isPlaying = false
    var isShuffled = false
    var skips = 0
}

/// A button in a view of its own, as a design system has it.
private struct PlayButton: View {
    let player: Player

    var body: some View {
        if player.isPlaying {
            Button("Pause", systemImage: "pause.fill") { player.isPlaying = false }
        } else {
            Button("Play", systemImage: "play.fill") { player.isPlaying = true }
        }
    }
}

private struct SkipButtons: View {
    let player: Player

    var body: some View {
        HStack {
            Button("Earlier") { player.skips -= 1 }
            Button("Later") { player.skips += 1 }
        }
        .padding()
    }
}

private struct ShuffleSwitch: View {
    @Bindable var player: Player

    var body: some View { Toggle("Shuffle", isOn: $player.isShuffled).padding() }
}

private struct TunesScreen: View {
    let player: Player

    var body: some View {
        VStack {
            Text(player.isPlaying ? "Music" : "Silence")
            HStack(spacing: 12) {
                PlayButton(player: player).glassSurface(.interactive)
                SkipButtons(player: player).glassSurface(.interactive, in: .capsule)
                shuffle.glassSurface(.regular)
                stop.glassSurface(.interactive)
            }
            .glassContainer(spacing: 12)
        }
    }

    private var shuffle: some View { ShuffleSwitch(player: player) }

    @ViewBuilder private var stop: some View {
        switch player.skips {
        case 0: Text("No skips").padding()
        default: Button("Forget skips") { player.skips = 0 }
        }
    }
}

@MainActor @Suite("Program: a player's own buttons on interactive glass", .ownRowClosures) struct PlayerProgramTests {
    private let player = Player()

    /// Whether a finger on a control meets interactive glass around it before the control.
    private func isCoveredByInteractiveGlass(_ label: String, in host: Host) -> Bool {
        host.elements.contains { element in
            guard element.labels.contains(label), let glass = element.glass else { return false }
            return glass.variant != .identity && glass.isInteractive
        }
    }

    @Test("Each button does what it says", arguments: versions)
    func taps(version: Int) {
        let app = Place(version: version, device: .iPhone17Pro).host(TunesScreen(player: player))
        #expect(app.tap("Play"))
        #expect(player.isPlaying && app.texts.contains("Music"))
        #expect(app.tap("Pause"))
        #expect(!player.isPlaying && app.texts.contains("Silence"))
        #expect(app.tap("Later"))
        #expect(app.tap("Later"))
        #expect(app.tap("Earlier"))
        #expect(player.skips == 1)
        #expect(app.tap("Forget skips"))
        #expect(player.skips == 0 && app.texts.contains("No skips"))
        #expect(app.tap("Shuffle"))
        #expect(player.isShuffled)
    }

    @Test("No glass takes the touches of a button in a view of its own", arguments: [26, 27])
    func noInteractiveGlass(version: Int) {
        player.skips = 1
        let app = Place(version: version, device: .iPhone17Pro).host(TunesScreen(player: player))
        for label in ["Play", "Earlier", "Later", "Shuffle", "Forget skips"] {
            #expect(!isCoveredByInteractiveGlass(label, in: app), "\(label)")
        }
    }

    @Test("The button in a view of its own is drawn as one that is written out", arguments: versions)
    func surface(version: Int) throws {
        let app = Place(version: version, device: .iPhone17Pro).host(TunesScreen(player: player))
        if version >= 26 {
            #expect(app.buttonStyles.count { $0 == "glass" } == 3)
        } else {
            let surface = try #require(DrawnSurface(around: "Play", in: app))
            #expect(surface.isDrawn, "\(surface.description)")
        }
    }

    @Test("A button that is written out still reacts to a finger", arguments: versions)
    func plainButton(version: Int) {
        struct Plain: View {
            let player: Player
            var body: some View { Button("Play") { player.isPlaying = true }.glassSurface(.interactive) }
        }
        let app = host(Plain(player: player), on: version)
        #expect(app.tap("Play"))
        #expect(player.isPlaying)
    }
}

// MARK: - A gallery with captions of clear glass

/// Says in which color the labels of its place are.
private struct Caption: View {
    @Environment(\.colorScheme) private var scheme
    let text: String

    var body: some View {
        VStack {
            Text(text)
            Text(scheme == .dark ? "with light labels" : "with dark labels")
        }
    }
}

private struct GalleryApp: View {
    enum Container: CaseIterable { case stack, shell, none }

    let container: Container
    var style = GlassSurfaceStyle.clear

    var body: some View {
        switch container {
        case .stack:
            NavigationStack {
                List { NavigationLink("Beach", value: "Beach").transparentRow() }
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: String.self) { BeachScreen(name: $0, style: style) }
            }
            .persistentBackground(.ocean)
        case .shell:
            OpenPhoto(style: style)
                .navigationShell()
                .persistentBackground(.mint)
        case .none:
            NavigationStack {
                NavigationLink("Beach", value: "Beach")
                    .navigationDestination(for: String.self) { BeachScreen(name: $0, style: style) }
            }
        }
    }
}

private struct OpenPhoto: View {
    @Environment(\.navigator) private var navigator
    let style: GlassSurfaceStyle

    var body: some View { Button("Beach") { navigator.push(BeachScreen(name: "Beach", style: style)) } }
}

private struct BeachScreen: View {
    let name: String
    let style: GlassSurfaceStyle

    var body: some View {
        ZStack(alignment: .bottom) {
            Image("photo").resizable().scaledToFill()
            Caption(text: "Caption of \(name)")
                .padding()
                .glassSurface(style, in: .rect(cornerRadius: 20))
        }
    }
}

@MainActor @Suite("Program: captions of clear glass over photos", .ownRowClosures) struct GalleryProgramTests {
    /// The see-through colors behind a text, in the glass and in layers.
    private func scrims(behind text: String, in host: Host) -> [SRGBColor] {
        let tints = host.elements.filter { $0.labels.contains(text) }.compactMap { element in
            element.glass?.tint.map { SRGBColor($0, in: element.node.environment) }
        }
        return tints
            + host.coveredBy(text).compactMap { covered in
                let color = covered.element.value as? Color ?? covered.element.shapeStyle as? Color
                let resolved = color.map { SRGBColor($0, in: covered.element.node.environment) }
                return resolved.flatMap { 0 < $0.opacity && $0.opacity < 1 ? $0 : nil }
            }
    }

    private func isDark(_ color: SRGBColor) -> Bool { max(color.red, color.green, color.blue) < 0.1 }

    @Test(
        "A caption has light labels on a dark scrim, whatever is behind the stack",
        arguments: versions,
        GalleryApp.Container.allCases
    )
    private func caption(version: Int, container: GalleryApp.Container) {
        let app = Place(version: version, device: .iPhone17Pro).host(GalleryApp(container: container))
        app.tap("Beach")
        #expect(app.texts.contains("Caption of Beach") && app.texts.contains("with light labels"), "\(app.texts)")
        let found = scrims(behind: "Caption of Beach", in: app)
        #expect(found.contains { isDark($0) && $0.opacity >= 0.3 }, "\(found)")
        // Before 26 a hairline around the material may be light.
        if version >= 26 { #expect(!found.contains { $0.red > 0.9 }, "No light scrim: \(found)") }
    }

    @Test("Increase Contrast makes the scrim denser", arguments: versions)
    func contrast(version: Int) throws {
        let app = Place(version: version, device: .iPhone17Pro).host(GalleryApp(container: .stack))
        app.tap("Beach")
        let before = try #require(scrims(behind: "Caption of Beach", in: app).filter(isDark).map(\.opacity).max())
        app.system.contrast = .increased
        let after = try #require(scrims(behind: "Caption of Beach", in: app).filter(isDark).map(\.opacity).max())
        #expect(before < after && app.texts.contains("with light labels"))
    }

    @Test("An app can leave the scrim out where a palette is right behind", arguments: versions)
    func withoutScrim(version: Int) {
        let view = NavigationStack {
            Caption(text: "Now")
                .padding()
                .glassSurface(.clear.scrim(0))
                .transparentNavigationContainer()
        }
        .persistentBackground(.ocean)
        let app = Place(version: version, device: .iPhone17Pro).host(view)
        #expect(app.texts.contains("Now"))
        if version >= 26 {
            #expect(scrims(behind: "Now", in: app).filter { isDark($0) && $0.opacity >= 0.3 }.isEmpty)
        }
    }
}

// MARK: - A download whose size nobody knows yet

@MainActor @Observable private final class Download {
    var done = 0.0
    var total = 0.0
}

/// Its scrim has the strength 0 / 0 until the first answer of the server.
private struct DownloadScreen: View {
    @Namespace private var chips
    let download: Download

    var body: some View {
        ScrollView {
            VStack {
                HStack {
                    bar.glassSurface(.regular.tint(.blue), in: .capsule).glassUnion("progress", in: chips)
                    Text("Download").padding().glassSurface(.regular, in: .capsule).glassUnion("progress", in: chips)
                }
                .glassContainer(spacing: 8)
                Button("Stop") { download.total = 0 }
                    .glassSurface(.interactive)
                Text("Preview").padding().glassSurface(.clear.scrim(download.done / download.total))
            }
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle("Downloads")
    }

    private var bar: some View {
        Color.blue.frame(width: 200 * min(download.done / max(download.total, 1), 1), height: 20)
    }
}

@MainActor @Suite("Program: a download of unknown size", .ownRowClosures) struct DownloadProgramTests {
    @Test("The app shows its screen before, while and after the size is known", arguments: versions, [false, true])
    func unknownSize(version: Int, isCustom: Bool) {
        let download = Download()
        let view = DownloadScreen(download: download)
            .navigationShell(bar: isCustom ? .custom(.standard) : .system)
            .persistentBackground(.ocean)
        let app = Place(version: version, device: .iPhone17Pro).host(view)
        #expect(app.texts.contains("Download"))
        app.after {
            download.done = 1
            download.total = 2
        }
        #expect(app.tap("Stop"))
        #expect(app.texts.contains("Download"))
        app.after { download.done = 0 }
        #expect(app.texts.contains("Download") && app.texts.contains("Stop"))
    }
}
