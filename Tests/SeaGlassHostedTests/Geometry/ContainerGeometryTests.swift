import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

/// Backgrounds and bars in every container, and views that depend on a geometry reader.
@MainActor @Suite struct ContainerGeometryTests {
    enum Container: String, CaseIterable, CustomStringConvertible {
        case stack, shell, tabs, columns

        var description: String { rawValue }

        @MainActor @ViewBuilder var view: some View {
            switch self {
            case .stack: NavigationStack { Text("Screen").transparentNavigationContainer() }
            case .shell: Text("Screen").navigationShell(bar: .custom(.material))
            case .tabs:
                TabView {
                    NavigationStack { Text("Screen").transparentNavigationContainer() }.tabItem { Text("One") }
                    Text("Two").tabItem { Text("Two") }
                }
            case .columns:
                NavigationSplitView {
                    List { Text("Screen") }.transparentNavigationContainer()
                } detail: {
                    Text("Detail").transparentNavigationContainer()
                }
            }
        }
    }

    @Test(
        "The background fills the window in every container, under the keyboard and after a rotation",
        arguments: Container.allCases,
        Place.all
    )
    func background(container: Container, place: Place) {
        let host = place.host(container.view.persistentBackground(.ocean))
        func isWhole() -> Bool {
            let window = CGRect(x: 0, y: 0, width: host.system.width, height: host.system.height)
            // A column of a split view paints its own width.
            let frames =
                container == .columns
                ? host.backgroundFrames.filter { $0.width == window.width } : host.backgroundFrames
            return !frames.isEmpty && frames.allSatisfy { $0 == window }
                && host.backgroundFrames.allSatisfy { $0.minY == window.minY && $0.maxY == window.maxY }
        }
        #expect(isWhole())
        host.system.keyboard = 200
        #expect(isWhole())
        host.system.keyboard = 0
        host.system.device = place.device == .iPhone17Pro ? .iPhone17ProLandscape : .iPhone17Pro
        #expect(isWhole())
    }

    // MARK: Bars

    private struct Screen: View {
        let name: String

        var body: some View {
            Text("Content of \(name)")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .topNavigationBarTitle(verbatim: name)
                .topNavigationBarTrailing { Button("Edit \(name)") {} }
        }
    }

    /// Expects the bar of a screen inside an area, and the content below the bar.
    private func expectBar(of name: String, in area: CGRect, _ host: Host) throws {
        let (title, content) = (
            try #require(host.frame(of: name)), try #require(host.frame(of: "Content of \(name)"))
        )
        let edit = try #require(host.hitFrame(of: "Edit \(name)"))
        #expect(area.contains(title) && area.contains(edit) && area.contains(content), "\(name)")
        #expect(title.maxX <= edit.minX && edit.maxY <= content.minY, "\(name)")
    }

    @Test("Each column of a split view has a bar inside the column", arguments: versions)
    func columns(version: Int) throws {
        let place = Place(version: version, device: .iPad)
        let host = place.host(
            NavigationSplitView {
                Screen(name: "Side").navigationShell(bar: .custom(.material))
            } detail: {
                Screen(name: "Detail").navigationShell(bar: .custom(.material))
            }
        )
        let edge = try #require(host.frame(of: "Content of Detail")).minX
        let (side, detail) = place.window.divided(atDistance: edge, from: .minXEdge)
        #expect(edge > 0)
        try expectBar(of: "Side", in: side, host)
        try expectBar(of: "Detail", in: detail, host)
    }

    @Test(
        "A shell in a tab has its bar at the top of the tab, and one in a sheet inside the sheet",
        arguments: Place.all
    )
    func tabsAndSheets(place: Place) throws {
        let tabs = place.host(
            TabView {
                Screen(name: "One").navigationShell(bar: .custom(.material)).tabItem { Text("First") }
                Text("Two").tabItem { Text("Second") }
            }
        )
        try expectBar(of: "One", in: place.window, tabs)
        let sheet = place.host(
            Screen(name: "Under").navigationShell(bar: .custom(.material)).sheet(isPresented: .constant(true)) {
                Screen(name: "Over").navigationShell(bar: .custom(.material))
            }
        )
        try expectBar(of: "Under", in: place.window, sheet)
        try expectBar(of: "Over", in: try #require(sheet.sheetFrames.first), sheet)
    }

    // MARK: Frames that depend on a geometry reader

    @Test(
        "The columns of a split view paint the background from top to bottom on iOS 17",
        arguments: [Device.iPad, .iPadHalf]
    )
    func columnPictures(device: Device) {
        let place = Place(version: 17, device: device)
        let host = place.host(Container.columns.view.persistentBackground(.ocean))
        // One behind the container, and one in each column, which has the window's vertical position and height.
        #expect(host.backgroundFrames.count == 3 && host.backgroundFrames.first == place.window)
        #expect(host.backgroundFrames.allSatisfy { $0.minY == place.window.minY && $0.maxY == place.window.maxY })
    }

    @Test(
        "On every device the background of a bar appears with the scrolled distance",
        arguments: Place.all
    )
    func scrolling(place: Place) {
        let host = place.host(
            ScrollView { Color.red.frame(height: 3_000).topNavigationBarScrollContent() }
                .topNavigationBarTracksScroll()
                .navigationShell(bar: .custom(.material))
        )
        func opacities() -> [Double] { host.elements.compactMap(\.opacity) }
        #expect(opacities().contains(0))
        host.scroll(to: 22)
        #expect(opacities().contains(0.5))
        host.scroll(to: 50)
        #expect(!opacities().contains { $0 > 0 && $0 < 1 })
    }
}
