import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Sheets with guarded screens, and links that would remove such a screen.
@MainActor @Suite("Guarded sheets") struct GuardedSheetTests {
    private let app = GuardedApp()
    private var navigator: Navigator { app.navigator }
    private var drafts: Drafts { app.drafts }

    @Test("A link waits for a guarded screen, and is opened when the person leaves it")
    func link() throws {
        let root = ShellLevel(name: "root")
            .navigationShell(navigator: navigator)
            .navigationRoutes(linkedRoutes)
            .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: drafts) }
        let host = host(root).after { navigator.present(DraftRoute(id: 1)) }
        try navigator.open(#require(URL(string: "example://mail/5")))
        host.settle()
        #expect(navigator.presented != nil && navigator.depth == 0 && drafts.asking == [1])
        host.after { navigator.presented?.navigator?.leave() }
        #expect(navigator.presented == nil && navigator.depth == 1 && host.texts.contains { $0.hasPrefix("mail 5") })
    }

    @Test("A guarded screen under a sheet asks once the sheet is dismissed")
    func departing() {
        let host = app.shell()
        app.push([-1, 2], in: host)
        host.after { navigator.present(ThreadRoute(id: 3)) }
        navigator.change(NavigationChange(isDismissing: true, animated: true))
        navigator.send(.appeared(ScreenPlace(screen: navigator.state.top.id, view: nil)))
        #expect(app.ids() == [-1] && navigator.presented == nil && drafts.asking.isEmpty)
        host.settle()
        #expect(drafts.asking == [1] && host.texts.contains("draft 1"))
    }

    @Test("A pop under a sheet asks once the sheet is dismissed, and leave() performs it")
    func popUnderSheet() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.after { navigator.popToRoot() }
        #expect(app.ids() == [1, -1] && drafts.asking.isEmpty)
        host.dismissSheet()
        #expect(app.ids() == [1, -1] && drafts.asking == [1])
        #expect(host.after { navigator.leave() }.levels == ["root"])
    }

    @Test("A request removes only what it names: a sheet stays unless the request dismisses it", arguments: 0..<8)
    func requestsUnderSheet(kind: Int) throws {
        let host = host(
            ShellLevel(name: "root")
                .navigationShell(navigator: navigator)
                .navigationRoutes(linkedRoutes)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
                .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: drafts) }
        )
        let link = try #require(URL(string: "example://mail/5"))
        let requests: [(isDismissing: Bool, depth: Int, () throws -> Void)] = [
            (false, 1, { navigator.pop() }),
            (false, 0, { navigator.popToRoot() }),
            (false, 1, { navigator.pop(to: ThreadRoute(id: 1)) }),
            (false, 1, { navigator.replace(with: [ThreadRoute(id: 7)]) }),
            (false, 2, { navigator.replaceTop(with: ThreadRoute(id: 7)) }),
            (true, 0, { navigator.dismissToRoot() }),
            (true, 1, { try navigator.open(link) }),
            (true, 0, { navigator.presented?.navigator?.dismissToRoot() }),
        ]
        let (isDismissing, depth, request) = requests[kind]
        app.push([1, -1], in: host)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        try request()
        host.settle()
        #expect(navigator.depth == 2 && (navigator.presented == nil) == isDismissing)
        #expect(drafts.asking == (isDismissing ? [1] : []))
        if !isDismissing { host.dismissSheet() }
        #expect(drafts.asking == [1] && navigator.presented == nil)
        host.after { navigator.leave() }
        #expect(navigator.depth == depth)
    }

    @Test("A second leave() at a guarded sheet's first screen leaves no guarded screen below")
    func leaveTwiceInSheet() async throws {
        let app = app
        let navigator = navigator
        let host = app.shell()
        app.push([-2], in: host)
        host.after { navigator.present(DraftRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        host.after { sheet.dismissToRoot() }
        #expect(app.drafts.asking == [1])
        _ = await reports(awaiting: {
            host.after {
                sheet.leave()
                sheet.leave()
            }
        })
        #expect(navigator.presented == nil && app.ids() == [-2] && app.drafts.asking == [1, 2])
        host.after { navigator.leave() }
        #expect(app.ids().isEmpty)
    }

    @Test("A pop under a sheet that replaces another one asks once the last of both is dismissed")
    func popUnderReplacedSheet() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.after {
            navigator.present(ThreadRoute(id: 3))
            navigator.popToRoot()
        }
        #expect(host.levels.last == "thread 3" && app.ids() == [1, -1] && drafts.asking.isEmpty)
        host.dismissSheet()
        #expect(app.ids() == [1, -1] && drafts.asking == [1])
        #expect(host.after { navigator.leave() }.levels == ["root"])
    }

    @Test("Another presentation replaces a pop that waits under a sheet")
    func presentedInPlaceOfPop() {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.after { navigator.pop() }
        host.after { navigator.present(ThreadRoute(id: 3)) }
        host.dismissSheet()
        #expect(app.ids() == [1, -1] && drafts.asking.isEmpty)
    }

    @Test(
        "A guarded screen asks if a sheet over it is presented and dismissed in one action, in one request or two",
        arguments: [false, true]
    )
    func unshownSheet(isOneRequest: Bool) {
        let host = app.shell()
        app.push([1, -1], in: host)
        host.after {
            navigator.present(ThreadRoute(id: 2))
            if !isOneRequest { navigator.popToRoot() }
            navigator.change(NavigationChange(kept: isOneRequest ? 0 : .max, isDismissing: true, animated: true))
        }
        #expect(app.ids() == [1, -1] && drafts.asking == [1] && navigator.presented == nil)
        #expect(host.after { navigator.leave() }.levels == ["root"])
    }

    @Test("If a pop uncovers a guarded screen under a sheet that is never shown, the screen asks once it appears")
    func uncovered() {
        let host = app.shell()
        app.push([-1, 2], in: host)
        navigator.present(ThreadRoute(id: 3))
        navigator.popToRoot()
        navigator.dismiss()
        #expect(app.ids() == [-1] && drafts.asking.isEmpty)
        host.settle()
        #expect(drafts.asking == [1])
    }

    @Test("A cover that waits for a sheet is presented once the sheet is freed, without a report by the system")
    func unreportedDismissal() async throws {
        let navigator = Navigator()
        var shell: NavigationShellLifetime? = NavigationShellLifetime()
        unreported { navigator.present(ThreadRoute(id: 1), as: .sheet) }
        let sheet = try #require(navigator.presented?.navigator)
        _ = shell?.show(sheet.stack, isOwner: true, routes: NavigationRoutes(), observer: nil)
        unreported { navigator.present(ThreadRoute(id: 2), as: .cover) }
        let id = navigator.presented?.id
        #expect(navigator[presentedAsCover: true, id] == nil)
        shell = nil
        for _ in 0..<10 { await Task.yield() }
        #expect(navigator.state.departing == nil && navigator[presentedAsCover: true, id] != nil)
    }

    @Test("The escape gesture on a sheet's first screen asks if it is guarded, and dismisses the sheet otherwise")
    func escape() {
        let host = app.shell().after { navigator.present(DraftRoute(id: 1)) }
        host.escape()
        #expect(navigator.presented != nil && drafts.asking == [1])
        host.after { navigator.presented?.navigator?.leave() }
        #expect(navigator.presented == nil)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        host.escape()
        #expect(navigator.presented == nil)
    }

    @Test("A sheet with a guarded screen, covered or not, can't be swiped down and asks when it is dismissed")
    func sheet() throws {
        let host = app.shell().after { navigator.present(ThreadRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        app.push([-1, 2], on: sheet, in: host)
        host.dismissSheet()
        #expect(navigator.presented != nil && drafts.asking.isEmpty)
        host.after { navigator.dismiss() }
        #expect(app.ids(sheet) == [-1] && drafts.asking == [1])
        drafts.dirty = []
        host.settle()
        host.dismissSheet()
        #expect(navigator.presented == nil)
    }

    @Test("A guarded root of a sheet asks before the sheet is dismissed or replaced")
    func sheetRoot() throws {
        let host = app.shell().after { navigator.present(DraftRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        host.after { sheet.dismiss() }
        #expect(drafts.asking == [1] && navigator.presented != nil)
        host.after { navigator.present(ThreadRoute(id: 2)) }
        #expect(drafts.asking == [1, 1] && navigator.presented?.navigator == sheet)
        host.after { sheet.leave() }
        #expect(host.levels == ["root", "thread 2"])
    }

    @Test("A sheet can't be swiped down while a sheet over it has a guarded screen")
    func sheetUnderGuardedSheet() throws {
        let host = app.shell().after { navigator.present(ThreadRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        #expect(!sheet.isGuarded)
        host.after { sheet.present(DraftRoute(id: 1)) }
        #expect(sheet.isGuarded)
    }

    @Test("Dismissing all sheets stops at a guarded sheet, which asks once it is on top")
    func sheetBelow() throws {
        let host = app.shell().after { navigator.present(DraftRoute(id: 1)) }
        let sheet = try #require(navigator.presented?.navigator)
        host.after { sheet.present(ThreadRoute(id: 2), as: .cover) }
        navigator.dismiss()
        #expect(drafts.asking.isEmpty && sheet.presented == nil)
        host.settle()
        #expect(drafts.asking == [1] && navigator.presented?.navigator == sheet)
        #expect(host.after { sheet.leave() }.levels == ["root"])
    }

    @Test(
        "In an app's own stack and sheet, a guarded screen has no back button and can't be swiped down",
        arguments: [17, 18, 26]
    )
    func own(version: Int) throws {
        struct Own: View {
            @State private var isPresented = true
            let drafts: Drafts

            var body: some View {
                Text("root").sheet(isPresented: $isPresented) {
                    NavigationStack {
                        NavigationLink("Draft") { Draft(id: 1, drafts: drafts) }
                    }
                }
            }
        }
        let host = host(Own(drafts: drafts), on: version)
        host.tap("Draft")
        #expect(try #require(host.navigationScreens().last).hidesBackButton)
        host.dismissSheet()
        #expect(host.texts.contains("draft 1"))
        host.after { drafts.dirty = [] }
        let top = try #require(host.navigationScreens().last)
        #expect(!top.hidesBackButton)
        host.dismissSheet()
        #expect(!host.texts.contains("draft 1"))
    }

    @Test(
        "In an app's own sheet a covered guarded screen holds the sheet, until it is saved or removed",
        arguments: [17, 18, 26],
        [false, true]
    )
    func ownCovered(version: Int, isSaved: Bool) {
        struct Own: View {
            @State private var isPresented = true
            let drafts: Drafts

            var body: some View {
                Text("root").sheet(isPresented: $isPresented) {
                    NavigationStack {
                        VStack {
                            Draft(id: 1, drafts: drafts)
                            NavigationLink("Next") { Text("next") }
                        }
                    }
                }
            }
        }
        let host = host(Own(drafts: drafts), on: version)
        host.tap("Next")
        host.dismissSheet()
        #expect(host.texts.contains("next"))
        host.after { if isSaved { drafts.dirty = [] } else { drafts.isEditing = false } }
        host.dismissSheet()
        #expect(!host.texts.contains("next"))
    }
}
