import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite struct TopNavigationBarScrollTests {
    /// The scroll progress that a shell's screen receives.
    @MainActor @Observable final class Scroll {
        var tracked: TopNavigationBarScroll?
        var progress: Double { tracked?.progress ?? 1 }
    }

    /// A bar background that reads the scroll progress.
    struct Bar: View {
        let scroll: Scroll

        var body: some View { Color.blue.opacity(scroll.progress) }
    }

    struct Content: View {
        var body: some View {
            Text("First")
            Text("Second").frame(height: 2_000)
        }
    }

    struct Screen: View {
        let scroll: Scroll
        var isMarked = true

        var body: some View {
            ScrollView {
                if isMarked { Content().topNavigationBarScrollContent() } else { Content() }
            }
            .topNavigationBarTracksScroll()
            .background { Bar(scroll: scroll) }
            .following(scroll)
        }
    }

    private let scroll = Scroll()

    @Test("The bar's background fades in over the first 44 points of scrolling", arguments: versions)
    func fades(version: Int) {
        let host = host(Screen(scroll: scroll), on: version)
        #expect(scroll.progress == 0)
        for (distance, progress) in [(11, 0.25), (22, 0.5), (44, 1), (1000, 1), (33, 0.75), (0, 0)] {
            host.scroll(to: CGFloat(distance))
            #expect(scroll.progress == progress)
        }
    }

    @Test("Content that is pulled down keeps the bar clear", arguments: versions)
    func pulled(version: Int) {
        let host = host(Screen(scroll: scroll), on: version)
        host.scroll(to: 44)
        host.pullDown(by: 80)
        #expect(scroll.progress == 0)
    }

    @Test("The scroll progress is 0 while content rests under bars", arguments: versions)
    func insets(version: Int) {
        let host = host(Screen(scroll: scroll), on: version) { $0.device = .iPhone17Pro }
        #expect(scroll.progress == 0)
        host.scroll(to: 22)
        #expect(scroll.progress == 0.5)
    }

    @Test("Scrolling evaluates only the bar's background", .countsEvaluations, arguments: versions)
    func evaluations(version: Int) throws {
        let host = host(Screen(scroll: scroll), on: version)
        let bar = try #require(host.nodes(of: Bar.self).first)
        let all = host.evaluations
        let ofBar = bar.evaluations
        for distance in 1...44 { host.scroll(to: CGFloat(distance)) }
        #expect(bar.evaluations == ofBar + 44)
        #expect(host.evaluations == all + 44)
    }

    @Test("Scrolling past the fade evaluates no body", .countsEvaluations, arguments: versions)
    func past(version: Int) {
        let host = host(Screen(scroll: scroll), on: version)
        host.scroll(to: 44)
        let before = host.evaluations
        for distance in 45...100 { host.scroll(to: CGFloat(distance)) }
        #expect(host.evaluations == before)
    }

    @Test("Only scrolling inside the tracked scroll view has an effect", arguments: versions)
    func inside(version: Int) {
        let view = ScrollView {
            Screen(scroll: scroll).frame(height: 400)
            Color.clear.frame(height: 1_000)
        }
        let host = host(view, on: version)
        host.scroll(to: 44)
        #expect(scroll.progress == 0)
        host.scroll(to: 22, inScrollView: 1)
        #expect(scroll.progress == 0.5)
    }

    @Test("The first of several tracked scroll views is used")
    func several() {
        let view = HStack {
            ScrollView { Content().topNavigationBarScrollContent() }
            ScrollView { Content().topNavigationBarScrollContent() }
        }
        .topNavigationBarTracksScroll()
        let host = host(view.following(scroll), on: 17)
        host.scroll(to: 22, inScrollView: 1)
        #expect(scroll.progress == 0)
        host.scroll(to: 11, inScrollView: 0)
        #expect(scroll.progress == 0.25)
    }

    @Test("Before iOS 18 the background is complete if no content is marked")
    func unmarked() {
        let host = host(Screen(scroll: scroll, isMarked: false), on: 17)
        host.scroll(to: 10)
        #expect(scroll.progress == 1)
    }

    @Test("From iOS 18 on content need not be marked", arguments: [18, 26, 27])
    func unmarkedSince(version: Int) {
        let host = host(Screen(scroll: scroll, isMarked: false), on: version)
        host.scroll(to: 11)
        #expect(scroll.progress == 0.25)
    }

    @Test("Before iOS 18 the background is complete once a list removes the marked row")
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
        let host = host(Rows().following(scroll), on: 17)
        #expect(scroll.progress == 0)
        host.tap("Put away")
        #expect(scroll.progress == 1)
    }

    @Test("A screen without a tracked scroll view has the complete background", arguments: versions)
    func untracked(version: Int) {
        let host = host(ScrollView { Content() }.following(scroll), on: version)
        host.scroll(to: 10)
        #expect(scroll.progress == 1)
    }

    @Test("A scroll view that appears again restores its progress", arguments: versions)
    func again(version: Int) {
        let view = NavigationStack {
            Screen(scroll: scroll).navigationDestination(for: Int.self) { _ in Text("Pushed") }
                .overlay { NavigationLink("Push", value: 1) }
        }
        let host = host(view, on: version)
        host.scroll(to: 22)
        host.tap("Push")
        host.swipeBack()
        #expect(scroll.progress == 0.5)
    }

    @Test("A scroll view in a sheet does not affect the screen below", arguments: versions)
    func sheet(version: Int) {
        let sheet = Screen(scroll: Scroll())
        let host = host(
            ScrollView { Content().topNavigationBarScrollContent() }
                .topNavigationBarTracksScroll()
                .sheet(isPresented: .constant(true)) { sheet }
                .following(scroll),
            on: version
        )
        host.scroll(to: 22, inScrollView: 1)
        #expect(scroll.progress == 0 && sheet.scroll.progress == 0.5)
    }

    @Test("Scrolling is not tracked outside a shell", arguments: versions)
    func outside(version: Int) {
        let host = host(ScrollView { Text("Content") }.topNavigationBarTracksScroll(), on: version)
        host.scroll(to: 10)
        #expect(host.texts == ["Content"])
    }

    @Test("The scroll progress is between 0 and 1 and never falls as content scrolls on", arguments: 0..<100)
    func bounds(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let first = random.garbage()
        let second = random.garbage()
        let progress = [min(first, second), max(first, second)].map { distance in
            TopNavigationBarScroll.progress(scrolled: CGFloat(distance))
        }
        #expect(progress.allSatisfy { (0...1).contains($0) })
        if !first.isNaN && !second.isNaN { #expect(progress[0] <= progress[1]) }
    }
}

extension View {
    @MainActor func following(_ scroll: TopNavigationBarScrollTests.Scroll) -> some View {
        onPreferenceChange(TopNavigationBarKey.self) { scroll.tracked = $0.scroll }
    }
}
