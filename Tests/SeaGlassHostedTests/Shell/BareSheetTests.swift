import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

private let styles: [NavigationPresentationStyle] = [.sheet.bare, .cover.bare]

/// Sheets and covers without a stack.
@MainActor @Suite("Bare sheets and covers") struct BareSheetTests {
    private let navigator = Navigator()
    private let model = BareModel()

    private func host(
        _ style: NavigationPresentationStyle = .sheet.bare,
        bar: NavigationShellBar = .system,
        on version: Int = 26
    ) -> Host {
        let mail = BareMail(navigator: navigator, model: model, style: style, bar: bar)
        return SeaGlassHostedTests.host(mail, on: version).after { navigator.push(threads: [9]) }
            .after { navigator.present(TabsRoute()) }
    }

    @Test("A bare sheet shows its screen without a stack, a bar or a detent", arguments: versions, styles)
    func noStack(version: Int, style: NavigationPresentationStyle) {
        for bar in bars {
            let root = Text("root")
                .navigationShell(bar: bar, navigator: navigator)
                .navigationRoute(ThreadRoute.self, as: style) { ShellLevel(name: "thread \($0.id)") }
            let host = SeaGlassHostedTests.host(root, on: version).after { navigator.present(ThreadRoute(id: 1)) }
            #expect(host.shownForm == ShownForm(style) && host.levels == ["thread 1"])
            #expect(navigator.presented?.navigator?.entries.isEmpty == true)
            host.after { navigator.dismiss() }
        }
    }

    @Test("A push in a bare sheet is reported once, and shows nothing")
    func push() async {
        let navigator = navigator
        let model = model
        for request in [
            { $0.push(route: ThreadRoute(id: 1)) }, { $0.push(Text("view")) },
            { $0.replace(with: [ThreadRoute(id: 1)]) }, { $0.replaceTop(with: ThreadRoute(id: 1)) },
        ] as [@MainActor (Navigator) -> Void] {
            let messages = await reports(awaiting: {
                let host = host()
                host.after { request(model["tabs"]) }
                await host.settleTasks()
                #expect(navigator.presented?.navigator?.entries.isEmpty == true)
                #expect(host.texts.contains("first") && !host.texts.contains("view"))
                host.after { navigator.dismissToRoot() }
            })
            #expect(messages.count == 1 && messages.first?.contains("This sheet or cover is bare") == true)
        }
    }

    @Test("An empty stack in a bare sheet is no push, so it is not reported")
    func empty() async {
        let model = model
        let messages = await reports(awaiting: {
            let host = host()
            host.after {
                model["tabs"].popToRoot()
                model["tabs"].replace(with: [])
            }
            await host.settleTasks()
        })
        #expect(messages.isEmpty && navigator.presented != nil)
    }

    @Test("A screen in a bare sheet dismisses it, and a second tap dismisses nothing", arguments: styles)
    func dismiss(style: NavigationPresentationStyle) async {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .navigationRoute(TabsRoute.self, as: style) { _ in BareTabs(model: model) }
        let host = SeaGlassHostedTests.host(root).after { navigator.present(ThreadRoute(id: 1)) }
        host.after { navigator.presented?.navigator?.present(TabsRoute()) }
        let inside = model["tabs"]
        inside.dismiss()
        await Task.yield()
        inside.dismiss()
        host.settle()
        inside.dismiss()
        host.settle()
        #expect(host.levels == ["thread 1"] && !host.texts.contains("tabs"))
        #expect(navigator.presented?.navigator?.presented == nil)
    }

    @Test("SwiftUI's dismiss action also dismisses a bare sheet for its navigator", arguments: styles)
    func dismissAction(style: NavigationPresentationStyle) {
        struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self, as: style) { _ in Closing() }
        let host = SeaGlassHostedTests.host(root).after { navigator.present(ThreadRoute(id: 1)) }
        host.tap("Close")
        #expect(navigator.presented == nil && host.texts == ["root"])
    }

    @Test("A screen of a sheet over a bare sheet dismisses no more than its own sheet in one action", arguments: styles)
    func overTwice(style: NavigationPresentationStyle) {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
            .navigationRoute(TabsRoute.self, as: style) { _ in BareTabs(model: model) }
        let host = SeaGlassHostedTests.host(root).after { navigator.present(TabsRoute()) }
        host.after { model["tabs"].present(ThreadRoute(id: 1)) }
        let sheet = navigator.presented?.navigator?.presented?.navigator
        #expect(host.levels.contains("thread 1") && sheet != nil)
        host.after {
            sheet?.dismiss()
            sheet?.dismiss()
        }
        #expect(!host.levels.contains("thread 1") && host.texts.contains("tabs"))
    }

    @Test("leave() on the first screen of a bare sheet's tab dismisses the sheet", arguments: styles)
    func leaveTab(style: NavigationPresentationStyle) {
        let host = host(style)
        #expect(host.texts.contains("first"))
        unreported { _ = host.after { model["first"].leave() } }
        #expect(navigator.presented == nil && !host.texts.contains("first"))
    }

    @Test("A route presented over a bare sheet is dismissed alone", arguments: styles)
    func over(style: NavigationPresentationStyle) {
        let host = host(style)
        host.after { model["tabs"].present(ThreadRoute(id: 1)) }
        #expect(host.texts.contains("thread 1") && host.texts.contains("first"))
        let bare = navigator.presented?.navigator
        #expect(bare?.presented?.route as? ThreadRoute == ThreadRoute(id: 1))
        host.after { model["tabs"].dismissPresented() }
        #expect(!host.texts.contains("thread 1") && host.texts.contains("first") && bare?.presented == nil)
        host.after { model["tabs"].present(ThreadRoute(id: 2), as: .cover) }
        host.after { model["thread 2"].dismiss() }
        #expect(!host.texts.contains("thread 2") && navigator.presented != nil)
        host.after { navigator.dismissPresented() }
        #expect(!host.texts.contains("first") && navigator.presented == nil && navigator.depth == 1)
    }

    @Test("A shell in a bare sheet has the sheet's presenter, and pushes in its own stack", arguments: styles)
    func presenter(style: NavigationPresentationStyle) throws {
        let host = host(style)
        for name in ["tabs", "first"] { #expect(model[name].presenter?.stack === navigator.stack) }
        host.after { model["first"].push(threads: [1, 2]) }
        #expect(host.texts.contains("thread 2") && navigator.depth == 1)
        #expect(model["thread 2"].presenter?.stack === navigator.stack && model["thread 2"].entries.count == 2)
        host.selectTab(1)
        #expect(model["second"].presenter?.stack === navigator.stack && model["second"].entries.isEmpty)
        #expect(model["root"].presenter == nil)
    }

    @Test("A pushed screen in a bare sheet's tab dismisses the sheet, once", arguments: styles)
    func dismissFromDeep(style: NavigationPresentationStyle) async {
        let host = host(style)
        host.after { model["first"].push(threads: [1, 2]) }
        let deep = model["thread 2"]
        deep.dismiss()
        await Task.yield()
        deep.dismiss()
        #expect(navigator.presented == nil && navigator.depth == 1)
        host.settle()
        deep.dismiss()
        #expect(host.texts == ["thread 9"])
    }

    @Test("dismissToRoot in a bare sheet's tab dismisses the sheet and pops the stack below", arguments: styles)
    func dismissToRoot(style: NavigationPresentationStyle) {
        for isDeep in [false, true] {
            let host = host(style)
            if isDeep { host.after { model["first"].push(threads: [1, 2]) } }
            host.after { model[isDeep ? "thread 2" : "first"].dismissToRoot() }
            #expect(host.texts == ["root"] && navigator.presented == nil && navigator.depth == 0)
        }
    }

    @Test("A guard in a bare sheet's tab holds the sheet, and leave() dismisses it", arguments: versions, styles)
    func guarded(version: Int, style: NavigationPresentationStyle) {
        let host = host(style, on: version)
        host.after { model["first"].push(route: DraftRoute(id: 1)) }
        host.dismissSheet()
        #expect(navigator.presented != nil && model.drafts.asking.isEmpty)
        host.after { model["tabs"].dismiss() }
        #expect(navigator.presented != nil && model.drafts.asking == [1])
        host.after { model["first"].leave() }
        #expect(navigator.presented == nil && !host.texts.contains("draft 1"))
    }

    @Test("A guard on the screen of a bare sheet itself holds the sheet", arguments: versions, styles)
    func guardedScreen(version: Int, style: NavigationPresentationStyle) {
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(DraftRoute.self, as: style) { Draft(id: $0.id, drafts: model.drafts) }
        let host = SeaGlassHostedTests.host(root, on: version).after { navigator.present(DraftRoute(id: 1)) }
        #expect(!host.canDismiss)
        host.after { navigator.presented?.navigator?.dismiss() }
        #expect(navigator.presented != nil && model.drafts.asking == [1])
        host.after { navigator.presented?.navigator?.leave() }
        #expect(navigator.presented == nil && host.texts == ["root"])
    }

    @Test("A guard on a screen of a bare sheet's tab that is shown later holds the sheet, too", arguments: versions)
    func guardedLater(version: Int) {
        model.hasSecondTab = false
        let host = host(on: version)
        #expect(host.canDismiss)
        host.after { model.hasSecondTab = true }
        host.selectTab(1)
        #expect(host.canDismiss)
        host.after { model["second"].push(route: DraftRoute(id: 1)) }
        #expect(!host.canDismiss)
        host.after { navigator.dismiss() }
        #expect(navigator.presented != nil && model.drafts.asking == [1])
        model.drafts.dirty = []
        host.settle()
        #expect(host.canDismiss)
        host.dismissSheet()
        #expect(navigator.presented == nil)
    }

    @Test("A tab whose stack begins with a guarded screen holds the bare sheet once it is shown", arguments: versions)
    func guardedWhenShown(version: Int) {
        let inner = Navigator()
        let root = Text("root")
            .navigationShell(navigator: navigator)
            .navigationRoute(TabsRoute.self, as: .sheet.bare) { _ in
                TabView {
                    Text("first").tabItem { Text("First") }
                    Text("second").navigationShell(navigator: inner).tabItem { Text("Second") }
                }
            }
            .navigationRoute(DraftRoute.self) { Draft(id: $0.id, drafts: model.drafts) }
        inner.push(route: DraftRoute(id: 1))
        let host = SeaGlassHostedTests.host(root, on: version).after { navigator.present(TabsRoute()) }
        // Without UIKit, SwiftUI alone holds the sheet.
        host.isModal = { _ in false }
        host.selectTab(1)
        #expect(host.texts.contains("draft 1") && !host.canDismiss)
        host.after { navigator.dismiss() }
        #expect(navigator.presented != nil && model.drafts.asking == [1])
        host.after { inner.leave() }
        #expect(navigator.presented == nil && host.texts == ["root"])
    }

    @Test("A covered guard in a tab that is shown later holds the bare sheet, too", arguments: versions)
    func guardedCovered(version: Int) {
        model.hasSecondTab = false
        let host = host(on: version)
        // As above.
        host.isModal = { _ in false }
        host.after { model.hasSecondTab = true }
        host.selectTab(1)
        host.after { model["second"].push(route: DraftRoute(id: 1)) }
        host.after { model["second"].push(threads: [2]) }
        #expect(!host.canDismiss)
        model.drafts.dirty = []
        host.settle()
        #expect(host.canDismiss)
    }

    @Test("A guard in a tab that is removed no longer holds the bare sheet", arguments: versions)
    func guardRemoved(version: Int) async {
        let host = host(on: version)
        host.selectTab(1)
        host.after { model["second"].push(route: DraftRoute(id: 1)) }
        #expect(!host.canDismiss)
        model.navigators["second"] = nil
        host.selectTab(0)
        host.after { model.hasSecondTab = false }
        await host.settleTasks()
        #expect(host.canDismiss)
        host.after { navigator.dismiss() }
        #expect(navigator.presented == nil && model.drafts.asking.isEmpty)
    }

    @Test(
        "A guard in another tab asks when that tab is shown",
        .without(.coveredAppearances, because: "Only an appearance of a tab's content shows that it is selected."),
        arguments: versions
    )
    func guardedOtherTab(version: Int) {
        let host = host(on: version)
        host.after { model["first"].push(route: DraftRoute(id: 1)) }
        host.selectTab(1)
        #expect(!host.canDismiss)
        host.after { model["second"].dismiss() }
        #expect(navigator.presented != nil && model.drafts.asking.isEmpty)
        host.selectTab(0)
        #expect(model.drafts.asking == [1] && navigator.presented != nil)
    }

    @Test("The escape gesture on a bare sheet dismisses it, or asks its guard")
    func escape() {
        let host = host()
        host.escape()
        #expect(navigator.presented == nil)
        host.after { navigator.present(TabsRoute()) }
        host.after { model["first"].push(route: DraftRoute(id: 1)) }
        host.after { navigator.presented?.navigator?.inner.goBack(from: .root) }
        #expect(navigator.presented != nil && model.drafts.asking == [1])
    }

    @Test("A bare sheet is restored as it was, and its screen's appearance ends the restoration", arguments: styles)
    func restored(style: NavigationPresentationStyle) async {
        let store = MemoryNavigationStateStore()
        func launch() -> (navigator: Navigator, host: Host, clock: TestClock) {
            let navigator = Navigator()
            let clock = TestClock()
            let restoration = NavigationRestoration.standard.store(store)
            let mail = BareMail(navigator: navigator, model: model, style: style, restoration: restoration)
                .environment(\.appState, TestAppState(clock: clock))
            return (navigator, SeaGlassHostedTests.host(mail), clock)
        }
        let first = launch()
        first.host.after { first.navigator.push(threads: [1]) }
        first.host.after { first.navigator.present(TabsRoute()) }
        await first.host.settleStored()
        let second = launch()
        #expect(second.host.texts.contains("first"))
        #expect(second.navigator.presented?.presentation == style)
        #expect(second.navigator.entries.map { $0.route as? ThreadRoute } == [ThreadRoute(id: 1)])
        await second.host.settleStored()
        #expect(store.mark(of: "app:main") != nil)
        second.clock.advance(by: .seconds(3))
        await second.host.settleStored()
        #expect(store.mark(of: "app:main") == nil)
    }

    @Test("A background is behind a bare sheet and its shells", arguments: versions, bars)
    func background(version: Int, bar: NavigationShellBar) throws {
        let mail = BareMail(navigator: navigator, model: model, bar: bar, background: .palette(.sunset))
        let host = Place(version: version, device: .iPhone17Pro).host(mail)
        host.after { navigator.present(TabsRoute()) }
        for name in ["tabs", "first"] {
            let text = try #require(host.elements.last { $0.text == name })
            #expect(text.node.environment.colorPalette == .sunset)
        }
        let frame = try #require(host.sheetFrames.last)
        let pictures = host.coveredBy("tabs").filter { $0.element.value is LinearGradient && $0.frame.minY > 0 }
        #expect(pictures.last?.frame.intersection(frame) == frame)
        #expect(host.shownScreens.last?.showsSystemBackground == false)
    }

    @Test("A shell in a bare sheet stores its own stack", arguments: styles)
    func storedTab(style: NavigationPresentationStyle) async {
        struct Mail: View {
            let navigator: Navigator
            let inner: Navigator
            let style: NavigationPresentationStyle
            let restoration: NavigationRestoration

            var body: some View {
                Text("root")
                    .navigationShell(navigator: navigator)
                    .navigationRoute(TabsRoute.self, key: "tabs", as: style) { _ in
                        Text("tab")
                            .navigationShell(navigator: inner)
                            .restoresNavigation(id: "tab", scope: .app, restoration)
                    }
                    .navigationRoute(ThreadRoute.self, key: "thread") { Text("thread \($0.id)") }
                    .restoresNavigation(id: "main", scope: .app, restoration)
            }
        }
        let restoration = NavigationRestoration.standard.store(MemoryNavigationStateStore())
        func launch(_ navigator: Navigator, _ inner: Navigator) -> Host {
            SeaGlassHostedTests.host(
                Mail(navigator: navigator, inner: inner, style: style, restoration: restoration)
            )
        }
        let inner = Navigator()
        let first = launch(navigator, inner).after { navigator.present(TabsRoute()) }
        first.after { inner.push(threads: [4]) }
        await first.settleStored()
        let next = Navigator()
        let nextInner = Navigator()
        let second = launch(next, nextInner)
        #expect(second.texts.contains("thread 4") && next.presented != nil && nextInner.threadIDs == [4])
    }
}
