import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite struct NavigationZoomTests {
    /// A stack that resolves a transition when it pushes, as a shell does.
    struct Photos: View {
        let sources: NavigationZoomSources
        var sourceID = 1
        var style = NavigationTransitionStyle.zoom(sourceID: 1)
        @State private var pushed: NavigationTransitionStyle?
        @State private var isThumbnailShown = true

        /// A screen with a transition, as a shell's.
        private struct Photo: View {
            @Environment(\.navigationZoomNamespace) private var namespace
            @Environment(\.platformCapabilities) private var capabilities
            let style: NavigationTransitionStyle

            var body: some View { Text("Photo").systemTransition(style, in: namespace, on: capabilities) }
        }

        var body: some View {
            NavigationStack {
                VStack {
                    if isThumbnailShown { Text("Thumbnail").navigationZoomSource(id: sourceID) }
                    Button("Push") { pushed = sources.resolve(style) }
                    Button("Hide") { isThumbnailShown = false }
                }
                .navigationDestination(item: $pushed) { Photo(style: $0) }
            }
            .modifier(NavigationZoomSpace(sources: sources))
        }
    }

    let sources = NavigationZoomSources()

    typealias Zoom = NavigationTransitionModifier<ZoomNavigationTransition>
    private typealias Erased = NavigationTransitionModifier<AnyNavigationTransition>

    @Test("From iOS 18 on a screen zooms from its source, in one namespace", arguments: [18, 26])
    func zoom(version: Int) throws {
        let host = host(Photos(sources: sources), on: version)
        let source = try #require(host.values(of: MatchedTransitionSource.self).first)
        host.tap("Push")
        let zoom = try #require(host.values(of: Zoom.self).first)
        #expect(zoom.style.sourceID == source.id)
        #expect(zoom.style.namespace == source.namespace)
        #expect(source.id == AnyHashable(1))
    }

    @Test("From 27 on zoom and cross-fade have one type, so that the screen keeps its identity")
    func erased() throws {
        let host = host(Photos(sources: sources), on: 27)
        let source = try #require(host.values(of: MatchedTransitionSource.self).first)
        host.tap("Push")
        let modifier = try #require(host.values(of: Erased.self).first)
        let zoom = try #require(modifier.style.transition as? ZoomNavigationTransition)
        #expect(zoom.sourceID == source.id)
        #expect(zoom.namespace == source.namespace)
    }

    @Test("A cross-fade is the system's from 27 on; before, and for an automatic style, no modifier is set")
    func crossFade() {
        func transitions(_ style: NavigationTransitionStyle, on version: Int) -> [Any] {
            let host = host(Photos(sources: sources, style: style), on: version)
            host.tap("Push")
            #expect(host.texts.contains("Photo"))
            return host.values(of: Erased.self).map(\.style.transition)
        }
        #expect(transitions(.crossFade, on: 27).map { $0 is CrossFadeNavigationTransition } == [true])
        #expect(transitions(.crossFade, on: 26).isEmpty)
        #expect(transitions(.automatic, on: 27).isEmpty)
    }

    @Test("From 27 on a zoom becomes a cross-fade under Reduce Motion")
    func reduceMotionFades() {
        let host = host(Photos(sources: sources), on: 27) { $0.reduceMotion = true }
        host.tap("Push")
        #expect(host.values(of: Erased.self).map { $0.style.transition is CrossFadeNavigationTransition } == [true])
    }

    @Test("On iOS 17 a zoom becomes the system's push")
    func before() {
        let host = host(Photos(sources: sources), on: 17)
        #expect(host.values(of: MatchedTransitionSource.self).isEmpty)
        host.tap("Push")
        #expect(host.texts.contains("Photo"))
        #expect(host.values(of: Zoom.self).isEmpty)
    }

    @Test("A zoom without a source of its identifier becomes the system's push and is reported")
    func missing() async {
        let messages = await reports(awaiting: {
            let host = host(Photos(sources: sources, sourceID: 2))
            host.tap("Push")
            #expect(host.texts.contains("Photo"))
            #expect(host.values(of: Zoom.self).isEmpty)
        })
        #expect(messages.count == 1)
        #expect(messages.first?.contains("zoom source 1") == true)
    }

    @Test("A pushed view or route zooms from its source while the source is on screen")
    func navigator() {
        let navigator = Navigator()
        let root = Text("Thumbnail").navigationZoomSource(id: 1)
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { Text("thread \($0.id)") }
        let host = host(root)
        func sourceIDs(of push: () -> Void) -> [AnyHashable] {
            unreported { _ = host.after(push) }
            defer { host.goBack() }
            return host.values(of: Zoom.self).map(\.style.sourceID)
        }
        #expect(sourceIDs { navigator.push(Text("photo"), transition: .zoom(sourceID: 1)) } == [1])
        #expect(sourceIDs { navigator.push(route: ThreadRoute(id: 1), transition: .zoom(sourceID: 1)) } == [1])
        #expect(sourceIDs { navigator.push(Text("photo")) }.isEmpty)
        #expect(sourceIDs { navigator.push(Text("photo"), transition: .zoom(sourceID: 2)) }.isEmpty)
    }

    @Test("No screen zooms under Reduce Motion, and screens zoom again once it is off")
    func reduceMotion() {
        let host = host(Photos(sources: sources)) { $0.reduceMotion = true }
        host.tap("Push")
        #expect(host.values(of: Zoom.self).isEmpty)
        host.goBack()
        host.system.reduceMotion = false
        host.tap("Push")
        #expect(host.values(of: Zoom.self).count == 1)
    }

    @Test("A screen keeps its transition when Reduce Motion is turned on")
    func settled() {
        let host = host(Photos(sources: sources))
        host.tap("Push")
        host.system.reduceMotion = true
        #expect(host.values(of: Zoom.self).count == 1)
    }

    @Test("A zoomed screen shrinks back into the source it names last, another screen into none")
    func target() {
        let (navigator, page) = (Navigator(), Page())
        let host = host(
            VStack {
                Text("One").navigationZoomSource(id: 1)
                Text("Two").navigationZoomSource(id: 2)
            }
            .navigationShell(navigator: navigator)
            .navigationRoute(ThreadRoute.self) { _ in Pages(page: page) }
        )
        func zooms() -> [AnyHashable] { host.values(of: Zoom.self).map { $0.style.sourceID } }
        host.after { navigator.push(route: ThreadRoute(id: 1), transition: .zoom(sourceID: 1)) }
        #expect(zooms() == [1])
        host.after { page.shown = 2 }
        #expect(zooms() == [2] && host.texts.contains("page 2"))
        host.after { page.shown = nil }
        #expect(zooms() == [1])
        page.shown = 2
        host.after { navigator.replaceTop(with: ThreadRoute(id: 2)) }
        #expect(zooms().isEmpty)
    }

    @Test("A screen without the swipe back does not zoom, since it could be pulled and pinched away")
    func withoutSwipe() {
        let navigator = Navigator()
        let host = host(
            Text("One").navigationZoomSource(id: 1)
                .navigationShell(navigator: navigator)
                .navigationRoute(ThreadRoute.self) { ShellLevel(name: "thread \($0.id)") }
        )
        let zoom = NavigationTransitionStyle.zoom(sourceID: 1)
        host.after { navigator.push(route: ThreadRoute(id: 1), disableBackGesture: true, transition: zoom) }
        #expect(host.levels == ["thread 1"] && host.values(of: Zoom.self).isEmpty)
        host.after { navigator.pop() }
        host.after { navigator.push(ShellLevel(name: "view"), disableBackGesture: true, transition: zoom) }
        #expect(host.levels == ["view"] && host.values(of: Zoom.self).isEmpty)
        host.after { navigator.pop() }
        host.after { navigator.push(route: ThreadRoute(id: 1), transition: zoom) }
        #expect(host.values(of: Zoom.self).count == 1)
    }

    @MainActor @Observable final class Page {
        var shown: Int?
    }

    struct Pages: View {
        let page: Page

        var body: some View {
            if let shown = page.shown {
                Text("page \(shown)").navigationZoomTarget(id: shown)
            } else {
                Text("page")
            }
        }
    }

    @Test("An automatic transition needs no source")
    func automatic() async {
        let messages = await reports(awaiting: {
            let host = host(Photos(sources: sources, sourceID: 2, style: .automatic))
            host.tap("Push")
            #expect(host.values(of: Zoom.self).isEmpty)
        })
        #expect(messages.isEmpty)
    }

    @Test("Outside a shell a source has no effect", arguments: versions)
    func outside(version: Int) {
        let host = host(Text("Thumbnail").navigationZoomSource(id: 1), on: version)
        #expect(host.texts == ["Thumbnail"])
        #expect(host.values(of: MatchedTransitionSource.self).isEmpty)
    }

    struct Switch<Content: View>: View {
        @State private var isOn = false
        @ViewBuilder let content: (Bool) -> Content

        var body: some View {
            Toggle("Switch", isOn: $isOn)
            content(isOn)
        }
    }
}
