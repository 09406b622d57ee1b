import HeadlessHost
import SwiftUI
import Testing

/// Safe areas, scroll views and the system's containers, against what Apple documents. The heights of bars are guesses:
/// what is tested is where things are in relation to them.
///
/// Sources: [1] View/ignoresSafeArea(_:edges:). [2] View/safeAreaInset(edge:alignment:spacing:content:).
/// [3] View/background(_:ignoresSafeAreaEdges:). [4] WWDC 2020, session 10031. [5] UINavigationController.
/// [6] UITabBarController. [7] NavigationSplitView. [8] PresentationDetent. [9] LazyVGrid, GridItem.
@MainActor @Suite struct ContainerLayoutTests {
    private let phone = { (system: inout System) in system.device = .iPhone17Pro }

    // MARK: Safe areas

    @Test("A view has the room that the device leaves free, and one that ignores the safe area all of it [1]")
    func safeArea() {
        let host = laidOut(Plate("a").background { Plate("all").ignoresSafeArea() }, phone)
        #expect(host.places("a", "all") == "0 62 402 778, 0 0 402 874")
    }

    @Test("Only the edges that are named are ignored, and only where the view reaches them [1]")
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

    @Test("The keyboard takes from the safe area, and is a region of its own [1]")
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

    @Test("A bar in the safe area leaves the content the rest, and what ignores the safe area reaches under it [2]")
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

    @Test("A style in the background reaches to the edges of the window, unless it is told not to [3]")
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

    @Test("A scroll view takes the height it is proposed and the width of its content, which has its own height [4]")
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

    @Test("The content of a scroll view begins in the safe area, and is seen under the bars [2]")
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

    // MARK: Containers

    @Test(
        "A screen is in the middle of what the bar leaves, and its background is all of the window [5]",
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

    @Test("A screen without a bar has all that the device leaves free [5]")
    func hiddenBar() {
        let host = laidOut(NavigationStack { Plate("a").toolbar(.hidden, for: .navigationBar) }, phone)
        #expect(host.places("a") == "0 62 402 778")
    }

    @Test("An inline title is in the middle, between the items [5]")
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

    @Test("A tab has what the bar of tabs leaves, and its background all of the window [6]")
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

    @Test("A wide window shows the columns beside each other, a narrow one the sidebar alone [7]")
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

    @Test("A sheet is over the lower part of the window, half of it where it may be [8]")
    func sheets() throws {
        func host(_ detents: Set<PresentationDetent>) -> Host {
            laidOut(
                Plate("a").sheet(isPresented: .constant(true)) {
                    Plate("sheet").ignoresSafeArea().presentationDetents(detents)
                },
                phone
            )
        }
        // From 26 on away from the edges.
        #expect(host([.medium]).places("sheet") == "8 437 386 429")
        let large = try #require(host([.large]).frame(of: "sheet"))
        #expect(large.minY > 62 && large.minY < 90 && large.maxY == 874)
    }

    @Test("Rows are under each other, each as high as a finger needs, and a control in one takes its touches")
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
        #expect(pad.one.maxY < 100 && pad.two.midX - pad.one.midX == 96)
    }

    @Test("The background of a row is all of the row")
    func rowBackground() throws {
        let host = laidOut(List { Text("One").listRowBackground(Plate("row")) }, phone)
        let (row, text) = (try #require(host.frame(of: "row")), try #require(host.frame(of: "One")))
        #expect(row.contains(text) && row.height >= 44 && row.minX > 0)
    }
}
