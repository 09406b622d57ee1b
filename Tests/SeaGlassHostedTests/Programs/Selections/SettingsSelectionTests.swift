import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum Pane: String, Codable, CaseIterable, Identifiable {
    case general, privacy, advanced
    var id: String { rawValue }
}

/// The panes of a version of the app without privacy.
private enum OtherPane: String, Codable { case general, advanced }

private enum PaneRoute: NavigationRoute { case about, camera }

/// Settings: a root with its own id, a custom bar, and a screen that leads to a screen of another pane.
private struct SettingsColumns: View {
    @Binding var pane: Pane?
    @State private var navigator = Navigator()
    let log: SelectionLog<Pane?>
    let restoration: NavigationRestoration
    var asksFirst = false

    var body: some View {
        NavigationSplitView {
            List(selection: $pane) {
                Section("You") {
                    row(.general)
                    row(.privacy)
                }
                Section("Others") { row(.advanced) }
            }
            .navigationTitle("Settings")
        } detail: {
            PaneView(pane: pane ?? .general, openCamera: openCamera)
                .id(pane)
                .navigationShell(selection: $pane, bar: .custom(.material), navigator: navigator)
                .navigationRoute(PaneRoute.self, key: "pane") { destination($0) }
                .restoresNavigation(id: "settings", restoration) { log.restorationFailures.append($0.reason) }
        }
        .persistentBackground(.ocean)
        .records(pane, in: log)
    }

    private func row(_ pane: Pane) -> some View {
        Label("Row \(pane.rawValue)", systemImage: "gear").tag(pane)
    }

    @ViewBuilder private func destination(_ route: PaneRoute) -> some View {
        switch route {
        case .about:
            Button("Camera settings…", action: openCamera).topNavigationBarTitle("About")
        case .camera:
            Toggle("Allow", isOn: .constant(true)).topNavigationBarTitle("Camera")
        }
    }

    private func openCamera() {
        if asksFirst {
            navigator.replace(with: [PaneRoute.camera])
            pane = .privacy
        } else {
            pane = .privacy
            navigator.replace(with: [PaneRoute.camera])
        }
    }
}

private struct PaneView: View {
    @Environment(\.navigator) private var navigator
    let pane: Pane
    let openCamera: @MainActor () -> Void

    var body: some View {
        Form { content }
            .topNavigationBarTitle("\(pane.rawValue.capitalized)")
            .topNavigationBarTrailing {
                Menu("More") {
                    Button("Reset") { navigator.clearSnapshot() }
                    Button("Sign out") { navigator.reset() }
                }
            }
    }

    @ViewBuilder private var content: some View {
        switch pane {
        case .general: NavigationLink("About this", value: PaneRoute.about)
        case .privacy: NavigationLink("Camera of privacy", value: PaneRoute.camera)
        case .advanced: Button("Camera settings…", action: openCamera)
        }
    }
}

/// The pane has a default in the state of the window.
private struct SettingsWithDefault: View {
    @State private var pane: Pane? = .general
    let log: SelectionLog<Pane?>
    let restoration: NavigationRestoration
    var asksFirst = false

    var body: some View {
        SettingsColumns(pane: $pane, log: log, restoration: restoration, asksFirst: asksFirst)
    }
}

/// The pane has no default, so a launch shows the stored one.
private struct SettingsWithoutDefault: View {
    @State private var pane: Pane?
    let log: SelectionLog<Pane?>
    let restoration: NavigationRestoration

    var body: some View { SettingsColumns(pane: $pane, log: log, restoration: restoration) }
}

/// The system keeps the pane, as the page advises for a pane with a default.
private struct SettingsInScene: View {
    @SceneStorage("pane") private var pane: Pane?
    let log: SelectionLog<Pane?>
    let restoration: NavigationRestoration

    var body: some View { SettingsColumns(pane: $pane, log: log, restoration: restoration) }
}

@MainActor @Suite("Program: settings under a custom bar", .stoppedClock, .ownRowClosures)
struct SettingsSelectionTests {
    private let log = SelectionLog<Pane?>()

    private func launch(_ version: Int, _ device: Device = .iPad, asksFirst: Bool = false) -> Host {
        let window = SelectionWindow(version, device)
        return window.launch(
            SettingsWithDefault(log: log, restoration: window.restoration, asksFirst: asksFirst)
        )
    }

    @Test("Another pane is shown without the screens of the first", arguments: versions, SelectionWindow.wide)
    func panes(version: Int, device: Device) {
        let app = launch(version, device)
        #expect(app.texts.contains("General") && log.selection == .general && app.shownDepth == 0)
        app.tap("Row privacy")
        app.tap("Camera of privacy")
        #expect(app.texts.contains("Camera") && app.shownDepth == 1)
        app.tap("Row general")
        #expect(app.texts.contains("General") && app.shownDepth == 0 && app.animatesPath == false)
    }

    @Test("A pushed screen leads to a screen of another pane", arguments: versions, [false, true])
    func camera(version: Int, asksFirst: Bool) {
        for device in SelectionWindow.wide {
            let app = launch(version, device, asksFirst: asksFirst)
            app.tap("About this")
            app.tap("Camera settings…")
            #expect(log.selection == .privacy && app.texts.contains("Allow") && app.shownDepth == 1)
            app.tap("Back, Privacy")
            #expect(app.texts.contains("Camera of privacy") && app.shownDepth == 0)
        }
    }

    @Test("A launch shows the stored pane with its screen, if the system keeps the pane", arguments: [false, true])
    func relaunch(hasScreen: Bool) async {
        let window = SelectionWindow()
        let app = window.launch(SettingsInScene(log: log, restoration: window.restoration))
        app.tap("Row privacy")
        if hasScreen { app.tap("Camera of privacy") }
        await window.end(app)
        let next = window.launch(SettingsInScene(log: log, restoration: window.restoration))
        #expect(log.selection == .privacy && next.texts.contains("Allow") == hasScreen)
        if hasScreen { next.tap("Back, Privacy") }
        await next.settleTasks()
        #expect(next.texts.contains("Camera of privacy") && log.restorationFailures.isEmpty)
    }

    @Test("A launch with a default shows the root of the default, without the stored screen")
    func relaunchWithDefault() async {
        let window = SelectionWindow()
        let app = window.launch(SettingsWithDefault(log: log, restoration: window.restoration))
        app.tap("Row privacy")
        app.tap("Camera of privacy")
        await window.end(app)
        let next = window.launch(SettingsWithDefault(log: log, restoration: window.restoration))
        #expect(log.selection == .general && next.texts.contains("About this") && next.shownDepth == 0)
    }

    @Test("A launch whose app no longer has the pane shows the root, with a reason")
    func unknownPane() async {
        let window = SelectionWindow()
        let app = window.launch(SettingsInScene(log: log, restoration: window.restoration))
        app.tap("Row privacy")
        app.tap("Camera of privacy")
        await window.end(app)
        let failures = SelectionLog<OtherPane?>()
        let next = window.launch(
            Text("Root")
                .navigationShell(selection: .constant(OtherPane?.none))
                .navigationRoute(PaneRoute.self, key: "pane") { _ in Text("Allow") }
                .restoresNavigation(id: "settings", window.restoration) {
                    failures.restorationFailures.append($0.reason)
                }
        )
        unreported { next.settle() }
        await next.settleTasks()
        #expect(next.texts == ["Root"] && failures.restorationFailures == [.unreadable])
    }

    @Test("On a phone a default pane is shown first, and the list after back", arguments: versions)
    func phone(version: Int) {
        let app = launch(version, .iPhone17Pro)
        #expect(app.texts.contains("General"))
        #expect(app.swipeBack() && app.texts.contains("Row privacy") && log.selection == .some(nil))
    }

    @Test("A phone that shows the list shows the list after a launch")
    func phoneRelaunch() async {
        let window = SelectionWindow(26, .iPhone17Pro)
        let app = window.launch(SettingsInScene(log: log, restoration: window.restoration))
        app.tap("Row privacy")
        app.swipeBack()
        await window.end(app)
        let next = window.launch(SettingsInScene(log: log, restoration: window.restoration))
        #expect(next.texts.contains("Row privacy") && log.selection == .some(nil))
    }

    @Test("A window that becomes wide and narrow again keeps pane and screen", arguments: versions)
    func resize(version: Int) {
        let app = launch(version, .iPadWindow)
        app.swipeBack()
        app.tap("Row privacy")
        app.tap("Camera of privacy")
        app.system.device = .iPad
        #expect(app.texts.contains("Allow") && app.texts.contains("Row privacy") && log.selection == .privacy)
        app.system.device = .iPadWindow
        #expect(app.texts.contains("Allow") && log.selection == .privacy, "\(app.texts)")
        app.tap("Back, Privacy")
        #expect(app.texts.contains("Camera of privacy"))
        #expect(app.swipeBack() && app.texts.contains("Row privacy"))
    }

    @Test("A launch after a reset or a sign-out does not show the stored pane", arguments: [nil, "Reset", "Sign out"])
    func reset(item: String?) async {
        let window = SelectionWindow()
        let app = window.launch(SettingsWithoutDefault(log: log, restoration: window.restoration))
        app.tap("Row privacy")
        await app.settleStored()
        if let item {
            app.tap("More")
            app.tap(item)
        }
        #expect(log.selection == .privacy && app.shownDepth == 0)
        await window.end(app)
        let next = window.launch(SettingsWithoutDefault(log: log, restoration: window.restoration))
        #expect(log.selection == .some(item == nil ? .privacy : nil))
        #expect(next.texts.contains(item == nil ? "Camera of privacy" : "About this"))
    }
}
