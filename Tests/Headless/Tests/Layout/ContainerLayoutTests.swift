import HeadlessHost
import SwiftUI
import Testing

/// The system's containers, tested against Apple's documentation. The heights of bars are guesses, so the tests check
/// positions relative to the bars.
///
/// Sources: [1] UINavigationController. [2] UITabBarController. [3] NavigationSplitView. [4] PresentationDetent.
@MainActor @Suite struct ContainerLayoutTests {
    private let phone = { (system: inout System) in system.device = .iPhone17Pro }

    @Test(
        "A screen is centered below the bar, and its background fills the window [1]",
        arguments: [17, 18, 26]
    )
    func navigationStack(version: Int) throws {
        let view = NavigationStack {
            Plate("a").frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Plate("all").ignoresSafeArea() }
                .navigationTitle("Title")
        }
        let host = laidOut(view) {
            $0.version = version
            $0.device = .iPhone17Pro
        }
        #expect(host.places("all") == "0 0 402 874")
        let bar = try #require(host.text("Title")?.frame)
        let plate = try #require(host.frame(of: "a"))
        #expect(bar.minY > 62 && plate.midX == 201)
        #expect(plate.midY > (62 + 840) / 2 && plate.midY < 520)
    }

    @Test("A screen without a bar fills the safe area [1]")
    func hiddenBar() {
        let host = laidOut(NavigationStack { Plate("a").toolbar(.hidden, for: .navigationBar) }, phone)
        #expect(host.places("a") == "0 62 402 778")
    }

    @Test("An inline title is centered between the items [1]")
    func items() throws {
        let view = NavigationStack {
            Plate("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                }
        }
        let host = laidOut(view, phone)
        let edit = host.frame(of: "Edit")
        let title = host.text("Title")?.frame
        let add = host.frame(of: "Add")
        #expect(try #require(title).midX.rounded() == 201)
        #expect(try #require(edit).maxX < #require(title).minX && #require(title).maxX < #require(add).minX)
        #expect(try #require(add).maxX < 402 && #require(add).minY > 62)
    }

    @Test("A tab ends above the tab bar, and its background fills the window [2]")
    func tabs() throws {
        let view = TabView {
            Plate("one").background { Plate("all").ignoresSafeArea() }.tabItem { Text("First") }
            Plate("two").tabItem { Text("Second") }
        }
        let host = laidOut(view, phone)
        #expect(host.places("all") == "0 0 402 874")
        let first = try #require(host.frame(of: "First"))
        let second = try #require(host.frame(of: "Second"))
        #expect(try #require(host.frame(of: "one")).maxY < first.minY && first.maxX < second.minX)
        #expect(second.maxY <= 840)
        #expect(host.frame(of: "two") == nil)
    }

    @Test("A wide window shows the columns side by side, a narrow one only the sidebar [3]")
    func columns() throws {
        let view = NavigationSplitView {
            Plate("side")
        } detail: {
            Plate("detail")
        }
        let wide = laidOut(view) { $0.device = .iPad }
        let side = try #require(wide.frame(of: "side"))
        let detail = try #require(wide.frame(of: "detail"))
        #expect(side.minX == 0 && side.maxX == detail.minX && detail.maxX == 1024)
        let narrow = laidOut(view, phone)
        #expect(narrow.frame(of: "side")?.width == 402)
        #expect(narrow.frame(of: "detail") == nil)
    }

    @Test("A sheet covers the lower half of the window with a medium detent, and nearly all of it with a large one [4]")
    func sheets() throws {
        func host(_ detents: Set<PresentationDetent>) -> Host {
            laidOut(
                Plate("a").sheet(isPresented: .constant(true)) {
                    Plate("sheet").ignoresSafeArea().presentationDetents(detents)
                },
                {
                    $0.version = 18
                    $0.device = .iPhone17Pro
                }
            )
        }
        #expect(host([.medium]).places("sheet") == "0 437 402 437")
        let large = try #require(host([.large]).frame(of: "sheet"))
        #expect(large.minY > 62 && large.minY < 90 && large.maxY == 874)
    }

    @Test("List rows are at least 44 points high, and a control takes touches in its whole row")
    func list() throws {
        let view = NavigationStack {
            List {
                Text("One")
                Button("Two") {}
                Section("Header") { NavigationLink("Three", value: 3) }
            }
        }
        let host = laidOut(view, phone)
        let frames = try ["One", "Two", "Header", "Three"].map { try #require(host.frame(of: $0)) }
        for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY <= below.minY) }
        #expect(frames[0].minX > 16 && frames[0].minX == frames[1].minX)
        let button = try #require(host.hitFrame(of: "Two"))
        let link = try #require(host.hitFrame(of: "Three"))
        #expect(button.height >= 44 && button.width > 360 && button.contains(frames[1]))
        #expect(link.height >= 44 && !link.intersects(button))
    }

    @Test("A bar button takes touches in its whole item")
    func barItem() throws {
        let view = NavigationStack { Plate("a").toolbar { ToolbarItem { Button("Go") {} } } }
        let frame = try #require(laidOut(view, phone).hitFrame(of: "Go"))
        #expect(frame.width == 44 && frame.height == 44)
    }

    @Test(
        "Tabs are on a capsule on an iOS 26 phone, at the top of an iPad, and across the bottom of earlier phones"
    )
    func tabBar() throws {
        func frames(_ version: Int, _ device: Device) throws -> (one: CGRect, two: CGRect, width: CGFloat) {
            var system = System(version: version)
            system.device = device
            let tabs = TabView {
                Plate("a").tabItem { Text("One") }
                Plate("b").tabItem { Text("Two") }
            }
            let host = Host(tabs, system: system)
            return (try #require(host.frame(of: "One")), try #require(host.frame(of: "Two")), host.system.width)
        }
        let old = try frames(18, .iPhone17Pro)
        let new = try frames(26, .iPhone17Pro)
        #expect(old.two.midX - old.one.midX == old.width / 2)
        #expect(new.two.midX - new.one.midX == 96 && abs(new.one.midX + new.two.midX - new.width) <= 1)
        let pad = try frames(26, .iPad)
        #expect(pad.one.maxY < 100 && abs(pad.two.midX - pad.one.midX - 96) <= 1)
    }

    @Test("A row's background fills the row")
    func rowBackground() throws {
        let host = laidOut(List { Text("One").listRowBackground(Plate("row")) }, phone)
        let row = try #require(host.frame(of: "row"))
        let text = try #require(host.frame(of: "One"))
        #expect(row.contains(text) && row.height >= 44 && row.minX > 0)
    }
}
