import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The ways from sheets, tabs and sidebars to the root of a stack.
@MainActor @Suite("Ways to the root") struct WayToRootTests {
    private let app = GuardedApp()
    private var navigator: Navigator { app.navigator }

    /// Presents a sheet over a stack and a cover over the sheet. Returns the navigator of the cover.
    private func presentTwo(in host: Host, draft: Bool = false) throws -> Navigator {
        host.after {
            app.push([draft ? -1 : 1, 2], in: host)
            navigator.present(ThreadRoute(id: 3))
        }
        let sheet = try #require(navigator.presented?.navigator)
        host.after { sheet.present(ThreadRoute(id: 4), as: .cover) }
        let cover = try #require(sheet.presented?.navigator)
        #expect(cover.presenter == sheet && sheet.presenter == navigator && navigator.presenter == nil)
        host.after { cover.push(threads: [5]) }
        return cover
    }

    @Test("From a cover over a sheet one call leads to the root of the stack below", arguments: versions)
    func dismissToRoot(version: Int) throws {
        let host = app.shell(on: version)
        let cover = try presentTwo(in: host)
        #expect(host.after { cover.dismissToRoot() }.levels == ["root"])
        #expect(navigator.depth == 0 && navigator.presented == nil && host.animatesPath == true)
        #expect(host.after { navigator.push(threads: [6]) }.levels == ["root", "thread 6"])
        #expect(host.after { navigator.dismissToRoot(animated: false) }.levels == ["root"])
        #expect(host.animatesPath == false)
    }

    @Test(
        "A guarded screen that dismissToRoot would remove asks, unless asking is false",
        arguments: [true, false, nil]
    )
    func guarded(given: Bool?) throws {
        let host = app.shell()
        let cover = try presentTwo(in: host, draft: true)
        let asking = given ?? true
        host.after { if let given { cover.dismissToRoot(asking: given) } else { cover.dismissToRoot() } }
        #expect(app.drafts.asking == (asking ? [1] : []) && navigator.presented == nil)
        #expect(navigator.depth == (asking ? 1 : 0))
        if asking { host.after { navigator.leave() } }
        #expect(navigator.depth == 0 && host.levels == ["root"])
    }

    private struct Tabs: View {
        @Bindable var choice: Choice

        var body: some View {
            TabView(selection: $choice.tapped) {
                screen(0)
                screen(1)
            }
        }

        private func screen(_ tab: Int) -> some View {
            CountingLevel(id: tab)
                .navigationShell(navigator: choice.navigators[tab])
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                .tabItem { Text("\(tab)") }
                .tag(tab)
        }
    }

    /// The selected tab, which leads to its root when it is selected again.
    @MainActor @Observable fileprivate final class Choice {
        private var tab = 0
        let navigators = [Navigator(), Navigator()]

        var tapped: Int {
            get { tab }
            set {
                if newValue == tab, navigators[tab].canPop { navigators[tab].popToRoot() }
                tab = newValue
            }
        }
    }

    @Test("A second tap of the selected tab pops to its root, and changes nothing at the root", arguments: versions)
    func tabAgain(version: Int) {
        let choice = Choice()
        let navigators = choice.navigators
        let host = host(Tabs(choice: choice), on: version)
        host.tap("Count")
        host.selectTab(0)
        #expect(host.texts.contains("1 of thread 0"))
        host.after { navigators[0].push(threads: [1, 2]) }
        host.selectTab(1)
        host.selectTab(0)
        #expect(navigators[0].depth == 2, "Another tab in between keeps the stack.")
        host.selectTab(0)
        #expect(navigators[0].depth == 0 && host.texts.contains("1 of thread 0"))
    }

    private struct Folders: View {
        @State private var folder = "none"
        let navigator: Navigator

        var body: some View {
            NavigationSplitView {
                row("Inbox")
                Button("Latest draft") {
                    folder = "Drafts"
                    navigator.replace(with: [ThreadRoute(id: 9)])
                }
            } detail: {
                Text("Folder \(folder)").navigationShell(navigator: navigator)
            }
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        }

        private func row(_ name: LocalizedStringKey) -> some View {
            Button(name) {
                navigator.popToRoot()
                folder = "Inbox"
            }
        }
    }

    private func folders(on version: Int) -> Host {
        host(Folders(navigator: navigator), on: version) { $0.device = .iPad }
    }

    @Test("A second tap of the selected row of a sidebar pops to the root", arguments: versions)
    func rowAgain(version: Int) {
        let host = folders(on: version)
        host.tap("Inbox")
        host.after { navigator.push(threads: [1]) }
        host.tap("Inbox")
        #expect(host.texts.contains("Folder Inbox") && navigator.depth == 0 && host.levels.isEmpty)
    }

    @Test("Another row of a sidebar and a new stack in one action are both shown", arguments: versions)
    func rowAndPush(version: Int) {
        let host = folders(on: version)
        host.tap("Inbox")
        host.tap("Latest draft")
        #expect(host.levels == ["thread 9"] && navigator.depth == 1)
        host.swipeBack()
        #expect(host.texts.contains("Folder Drafts"))
    }
}
