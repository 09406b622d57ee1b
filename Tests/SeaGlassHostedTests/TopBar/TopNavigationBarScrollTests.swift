import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite struct TopNavigationBarScrollTests {
    /// The bar's background: it reads how far the content has scrolled.
    struct Bar: View {
        let scroll: TopNavigationBarScroll

        var body: some View { Color.blue.opacity(scroll.progress) }
    }

    struct Content: View {
        var body: some View {
            Text("First")
            Text("Second")
        }
    }

    struct Screen: View {
        let scroll: TopNavigationBarScroll
        var isMarked = true

        var body: some View {
            ScrollView {
                if isMarked { Content().topNavigationBarScrollContent() } else { Content() }
            }
            .topNavigationBarTracksScroll()
            .background { Bar(scroll: scroll) }
            .environment(scroll)
        }
    }

    private let scroll = TopNavigationBarScroll()

    @Test("The background comes over the first 44 points, and stays", arguments: versions)
    func fades(version: Int) {
        let host = host(Screen(scroll: scroll), on: version)
        #expect(scroll.progress == 0)
        for (distance, progress) in [(11, 0.25), (22, 0.5), (44, 1), (1000, 1), (33, 0.75), (0, 0)] {
            host.scroll(to: CGFloat(distance))
            #expect(scroll.progress == progress)
        }
    }

    @Test("Content pulled down leaves the bar without a background", arguments: versions)
    func pulled(version: Int) {
        let host = host(Screen(scroll: scroll), on: version)
        host.scroll(to: 44)
        host.scroll(to: -80)
        #expect(scroll.progress == 0)
    }

    @Test("What stands under bars at rest has not scrolled", arguments: versions)
    func insets(version: Int) {
        let host = host(Screen(scroll: scroll), on: version) { $0.device = .iPhone17Pro }
        #expect(scroll.progress == 0)
        host.scroll(to: 22)
        #expect(scroll.progress == 0.5)
    }

    @Test("Scrolling evaluates the bar's background, and none of the screen or its content", arguments: versions)
    func evaluations(version: Int) throws {
        let host = host(Screen(scroll: scroll), on: version)
        let bar = try #require(host.nodes(of: Bar.self).first)
        let all = host.nodes.reduce(0) { $0 + $1.evaluations }
        let ofBar = bar.evaluations
        for distance in 1...44 { host.scroll(to: CGFloat(distance)) }
        #expect(bar.evaluations == ofBar + 44)
        #expect(host.nodes.reduce(0) { $0 + $1.evaluations } == all + 44)
    }

    @Test("Past the distance scrolling evaluates nothing", arguments: versions)
    func past(version: Int) {
        let host = host(Screen(scroll: scroll), on: version)
        host.scroll(to: 44)
        let before = host.nodes.reduce(0) { $0 + $1.evaluations }
        for distance in 45...100 { host.scroll(to: CGFloat(distance)) }
        #expect(host.nodes.reduce(0) { $0 + $1.evaluations } == before)
    }

    @Test("Only what scrolls inside the tracked scroll view counts", arguments: versions)
    func inside(version: Int) {
        let host = host(ScrollView { Screen(scroll: scroll) }, on: version)
        host.scroll(to: 44)
        #expect(scroll.progress == 0)
        host.scroll(to: 22, inScrollView: 1)
        #expect(scroll.progress == 0.5)
    }

    @Test("Of several scroll views that are tracked the first counts")
    func several() {
        let view = HStack {
            ScrollView { Content().topNavigationBarScrollContent() }
            ScrollView { Content().topNavigationBarScrollContent() }
        }
        .topNavigationBarTracksScroll()
        let host = host(view.environment(scroll), on: 17)
        host.scroll(to: 22, inScrollView: 1)
        #expect(scroll.progress == 0)
        host.scroll(to: 11, inScrollView: 0)
        #expect(scroll.progress == 0.25)
    }

    @Test("Before iOS 18 the background is complete while no content says where it stands")
    func unmarked() {
        let host = host(Screen(scroll: scroll, isMarked: false), on: 17)
        host.scroll(to: 10)
        #expect(scroll.progress == 1)
    }

    @Test("From iOS 18 on content need not say where it stands", arguments: [18, 26, 27])
    func unmarkedSince(version: Int) {
        let host = host(Screen(scroll: scroll, isMarked: false), on: version)
        host.scroll(to: 11)
        #expect(scroll.progress == 0.25)
    }

    @Test("Before iOS 18 the background is complete when a list has put the marked row away")
    func putAway() {
        struct Rows: View {
            @State private var isFirstShown = true

            var body: some View {
                List {
                    if isFirstShown { Text("First").topNavigationBarScrollContent() }
                    Button("Put away") { isFirstShown = false }
                }
                .topNavigationBarTracksScroll()
            }
        }
        let host = host(Rows().environment(scroll), on: 17)
        #expect(scroll.progress == 0)
        host.tap("Put away")
        #expect(scroll.progress == 1)
    }

    @Test("A screen without a scroll view that is tracked has the whole background", arguments: versions)
    func untracked(version: Int) {
        let host = host(ScrollView { Content() }.environment(scroll), on: version)
        host.scroll(to: 10)
        #expect(scroll.progress == 1)
    }

    @Test("A scroll view that appears again is where it was", arguments: versions)
    func again(version: Int) {
        let view = NavigationStack {
            Screen(scroll: scroll).navigationDestination(for: Int.self) { _ in Text("Pushed") }
                .overlay { NavigationLink("Push", value: 1) }
        }
        let host = host(view, on: version)
        host.scroll(to: 22)
        host.tap("Push")
        host.goBack()
        #expect(scroll.progress == 0.5)
    }

    @Test("Outside of a shell nothing is tracked", arguments: versions)
    func outside(version: Int) {
        let host = host(ScrollView { Text("Content") }.topNavigationBarTracksScroll(), on: version)
        host.scroll(to: 10)
        #expect(host.texts == ["Content"])
    }

    @Test("Progress is from 0 to 1, and never falls as content scrolls on", arguments: 0..<100)
    func bounds(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (first, second) = (random.garbage(), random.garbage())
        let progress = [min(first, second), max(first, second)].map { distance in
            TopNavigationBarScroll.progress(scrolled: CGFloat(distance))
        }
        #expect(progress.allSatisfy { (0...1).contains($0) })
        if !first.isNaN && !second.isNaN { #expect(progress[0] <= progress[1]) }
    }
}
