import HeadlessHost
import SwiftUI
import Testing

/// Safe areas, scroll views and the system's containers, tested against Apple's documentation. The heights of bars are
/// guesses, so the tests check positions relative to the bars.
///
/// Sources: [1] View/ignoresSafeArea(_:edges:). [2] View/safeAreaInset(edge:alignment:spacing:content:).
/// [3] View/background(_:ignoresSafeAreaEdges:). [4] WWDC 2020, session 10031. [5] UINavigationController.
/// [6] UITabBarController. [7] NavigationSplitView. [8] PresentationDetent. [9] LazyVGrid, GridItem.
/// [10] View/safeAreaPadding(_:_:). [11] View/contentMargins(_:_:for:). [12] View/containerRelativeFrame(_:alignment:).
@MainActor @Suite struct ContainerLayoutTests {
    private let phone = { (system: inout System) in system.device = .iPhone17Pro }

    // MARK: Safe areas

    @Test("A view fills the safe area, and one that ignores it fills the window [1]")
    func safeArea() {
        let host = laidOut(Plate("a").background { Plate("all").ignoresSafeArea() }, phone)
        #expect(host.places("a", "all") == "0 62 402 778, 0 0 402 874")
    }

    @Test("A view ignores the safe area only at the edges it names and touches [1]")
    func edges() {
        let host = laidOut(
            VStack(spacing: 0) {
                Plate("a").ignoresSafeArea(edges: .top)
                Plate("b").frame(height: 50).ignoresSafeArea()
                Plate("c").frame(height: 100)
            },
            phone
        )
        #expect(host.places("a", "b", "c") == "0 0 402 690, 0 690 402 50, 0 740 402 100")
    }

    @Test("The keyboard shrinks the safe area and is a region of its own [1]")
    func keyboard() {
        let view = Plate("a").background { Plate("all").ignoresSafeArea() }
            .background { Plate("keyboard").ignoresSafeArea(.keyboard) }
            .background { Plate("container").ignoresSafeArea(.container) }
        let host = laidOut(view) {
            $0.device = .iPhone17Pro
            $0.keyboard = 300
        }
        #expect(host.places("a") == "0 62 402 512")
        #expect(host.places("all") == "0 0 402 874")
        #expect(host.places("keyboard") == "0 62 402 778")
        #expect(host.places("container") == "0 0 402 574")
    }

    @Test("An inset bar reduces the content, and a view that ignores the safe area extends under the bar [2]")
    func inset() {
        let view = Plate("a").background { Plate("all").ignoresSafeArea() }
            .safeAreaInset(edge: .top, spacing: 10) {
                Plate("bar").frame(height: 50).background { Plate("behind").ignoresSafeArea(edges: .top) }
            }
        let host = laidOut(view, phone)
        #expect(host.places("bar") == "0 62 402 50")
        #expect(host.places("behind") == "0 0 402 112")
        #expect(host.places("a") == "0 122 402 718")
        #expect(host.places("all") == "0 0 402 874")
    }

    @Test("A background style extends to the window's edges by default [3]")
    func styles() throws {
        func fill(_ host: Host) throws -> String {
            let layer = try #require(host.elements.first { $0.value is StyleLayer })
            return try #require(host.layout.box(of: layer)?.children.first?.children.first).pixelFrame.place
        }
        #expect(try fill(laidOut(Plate("a").background(Color.red), phone)) == "0 0 402 874")
        let inside = laidOut(Plate("a").background(Color.red, ignoresSafeAreaEdges: []), phone)
        #expect(try fill(inside) == "0 62 402 778")
    }

    // MARK: Scroll views

    @Test("A scroll view takes the proposed height and its content's width, and lets the content choose its height [4]")
    func scrollView() {
        let host = laidOut(
            ScrollView {
                VStack(spacing: 0) {
                    Plate("a").frame(width: 100, height: 900)
                    Plate("b").frame(width: 50, height: 900)
                }
            }
            .background { Plate("all") }
        )
        #expect(host.places("all") == "150 0 100 800")
        #expect(host.places("a", "b") == "150 0 100 900, 175 900 50 900")
        #expect(host.visibleFrame(of: "a")?.place == "150 0 100 800")
        host.scroll(to: 300)
        #expect(host.places("a", "b") == "150 -300 100 900, 175 600 50 900")
        #expect(host.visibleFrame(of: "a")?.place == "150 0 100 600")
    }

    @Test("A scroll view's content starts in the safe area and scrolls under the bars [2]")
    func scrollUnderBars() {
        let view = ScrollView { Plate("a").frame(width: 402, height: 2_000) }
            .safeAreaInset(edge: .top, spacing: 0) { Plate("bar").frame(height: 50) }
        let host = laidOut(view, phone)
        #expect(host.frame(of: "a")?.minY == 112)
        host.scroll(to: 200)
        #expect(host.visibleFrame(of: "a")?.place == "0 0 402 874")
    }

    @Test("A grid has columns of equal width, as many as fit [9]")
    func grid() {
        let host = laidOut(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 20) {
                ForEach(0..<4) { Plate("\($0)").frame(height: 30) }
            }
        )
        #expect(
            host.places("0", "1", "2", "3")
                == "0 360 126.67 30, 136.67 360 126.67 30, 273.33 360 126.67 30, 0 410 126.67 30"
        )
    }

    @Test("Padding of the safe area leaves the content the rest, and what ignores the safe area reaches under it [10]")
    func safeAreaPadding() {
        let view = Plate("a").background { Plate("all").ignoresSafeArea() }
            .safeAreaPadding(.leading, 20).safeAreaPadding(.top, 10)
        #expect(laidOut(view, phone).places("a", "all") == "20 72 382 768, 0 0 402 874")
        let mirror = laidOut(view) {
            $0.device = .iPhone17Pro
            $0.layoutDirection = .rightToLeft
        }
        #expect(mirror.places("a", "all") == "0 72 382 768, 0 0 402 874")
    }

    @Test("Margins are around the content of a scroll view, not around the view [11]")
    func contentMargins() {
        let view = ScrollView { Plate("a").frame(height: 100) }.background { Plate("all") }
        let host = laidOut(view.contentMargins(.horizontal, 20))
        #expect(host.places("a", "all") == "20 0 360 100, 0 0 400 800")
        let bars = laidOut(view.contentMargins(20, for: .scrollIndicators))
        #expect(bars.places("a") == "0 0 400 100")
    }

    // MARK: Relative to containers

    @Test("A view is as large as a part of the scroll view around it [12]", arguments: [(1, 92.5), (2, 195), (4, 400)])
    func parts(span: Int, width: CGFloat) throws {
        let host = laidOut(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Plate("a").frame(height: 50)
                        .containerRelativeFrame(.horizontal, count: 4, span: span, spacing: 10)
                }
            }
            .frame(height: 100)
        )
        // The frame is on thirds of a point.
        #expect(try abs(#require(host.frame(of: "a")).width - width) < 0.34)
    }

    @Test("Margins and safe areas are not part of a container [12]")
    func containerSizes() throws {
        let scroll = ScrollView { Plate("a").containerRelativeFrame(.horizontal).frame(height: 9) }
            .contentMargins(.horizontal, 30).safeAreaPadding(.trailing, 40)
        #expect(laidOut(scroll).frame(of: "a")?.width == 300)
        let window = Plate("a").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        #expect(laidOut(window, phone).places("a") == "100.67 256.67 201 389")
        let screen = laidOut(NavigationStack { window }, phone)
        #expect(try #require(screen.frame(of: "a")).height < 389)
    }

    // MARK: Containers

    @Test(
        "A screen is centered below the bar, and its background fills the window [5]",
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

    @Test("A screen without a bar fills the safe area [5]")
    func hiddenBar() {
        let host = laidOut(NavigationStack { Plate("a").toolbar(.hidden, for: .navigationBar) }, phone)
        #expect(host.places("a") == "0 62 402 778")
    }

    @Test("An inline title is centered between the items [5]")
    func items() throws {
        let view = NavigationStack {
            Plate("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                }
        }
        let host = laidOut(view, phone)
        let (edit, title, add) = (host.frame(of: "Edit"), host.text("Title")?.frame, host.frame(of: "Add"))
        #expect(try #require(title).midX.rounded() == 201)
        #expect(try #require(edit).maxX < #require(title).minX && #require(title).maxX < #require(add).minX)
        #expect(try #require(add).maxX < 402 && #require(add).minY > 62)
    }

    @Test("A tab ends above the tab bar, and its background fills the window [6]")
    func tabs() throws {
        let view = TabView {
            Plate("one").background { Plate("all").ignoresSafeArea() }.tabItem { Text("First") }
            Plate("two").tabItem { Text("Second") }
        }
        let host = laidOut(view, phone)
        #expect(host.places("all") == "0 0 402 874")
        let (first, second) = (try #require(host.frame(of: "First")), try #require(host.frame(of: "Second")))
        #expect(try #require(host.frame(of: "one")).maxY < first.minY && first.maxX < second.minX)
        #expect(second.maxY <= 840)
        #expect(host.frame(of: "two") == nil)
    }

    @Test("A wide window shows the columns side by side, a narrow one only the sidebar [7]")
    func columns() throws {
        let view = NavigationSplitView {
            Plate("side")
        } detail: {
            Plate("detail")
        }
        let wide = laidOut(view) { $0.device = .iPad }
        let (side, detail) = (try #require(wide.frame(of: "side")), try #require(wide.frame(of: "detail")))
        #expect(side.minX == 0 && side.maxX == detail.minX && detail.maxX == 1024)
        let narrow = laidOut(view, phone)
        #expect(narrow.frame(of: "side")?.width == 402)
        #expect(narrow.frame(of: "detail") == nil)
    }

    @Test("A sheet covers the lower half of the window with a medium detent, and nearly all of it with a large one [8]")
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

    @Test("List rows stack at 44 points or more, and a control takes touches in its whole row")
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
        let (button, link) = (try #require(host.hitFrame(of: "Two")), try #require(host.hitFrame(of: "Three")))
        #expect(button.height >= 44 && button.width > 360 && button.contains(frames[1]))
        #expect(link.height >= 44 && !link.intersects(button))
    }

    @Test("A button in a bar takes touches in all of its item")
    func barItem() throws {
        let view = NavigationStack { Plate("a").toolbar { ToolbarItem { Button("Go") {} } } }
        let frame = try #require(laidOut(view, phone).hitFrame(of: "Go"))
        #expect(frame.width == 44 && frame.height == 44)
    }

    @Test(
        "On 26 the tabs of a phone stand on a capsule, in a large window at its top, and before that across the bottom"
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
        let (old, new) = (try frames(18, .iPhone17Pro), try frames(26, .iPhone17Pro))
        #expect(old.two.midX - old.one.midX == old.width / 2)
        #expect(new.two.midX - new.one.midX == 96 && abs(new.one.midX + new.two.midX - new.width) <= 1)
        let pad = try frames(26, .iPad)
        #expect(pad.one.maxY < 100 && abs(pad.two.midX - pad.one.midX - 96) <= 1)
    }

    @Test("A row's background fills the row")
    func rowBackground() throws {
        let host = laidOut(List { Text("One").listRowBackground(Plate("row")) }, phone)
        let (row, text) = (try #require(host.frame(of: "row")), try #require(host.frame(of: "One")))
        #expect(row.contains(text) && row.height >= 44 && row.minX > 0)
    }
}
