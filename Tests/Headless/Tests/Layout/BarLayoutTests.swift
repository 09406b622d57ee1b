import HeadlessHost
import SwiftUI
import Testing

/// The system's bars. Their heights are guesses, so the tests check positions relative to the bars.
///
/// Sources: [1] UINavigationBar.prefersLargeTitles. [2] UIViewController.contentScrollView(for:). [3] Human Interface
/// Guidelines, Typography. [4] EnvironmentValues.toolbarVerticalEdge; tech talk 111462. [5] View/containerCornerInsets.
/// [6] Human Interface Guidelines, Toolbars (macOS). [7] TabView, UITabBarController (iPadOS 18).
@MainActor @Suite struct BarLayoutTests {
    private func host(_ view: some View, on device: Device, version: Int = 26) -> Host {
        laidOut(view) {
            $0.version = version
            $0.device = device
        }
    }

    private var screen: some View {
        NavigationStack {
            ScrollView { Plate("content").frame(height: 2_000) }
                .navigationTitle("Title")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                }
        }
    }

    @Test("A large title scrolls with the content, and then a small one appears between the items [1]")
    func largeTitle() throws {
        let host = host(screen, on: .iPhone17Pro)
        let large = try #require(host.text("Title"))
        let content = try #require(host.frame(of: "content"))
        #expect(large.size == 34 && large.frame.minX == 16)
        host.scroll(to: 20)
        #expect(try #require(host.text("Title")).frame.minY == large.frame.minY - 20)
        host.scroll(to: 200)
        let small = try #require(host.text("Title"))
        #expect(small.size == 17 && abs(small.frame.midX - 201) <= 0.5)
        #expect(small.frame.maxY < large.frame.maxY)
        #expect(host.frame(of: "content")?.minY == content.minY - 200)
        host.pullDown(by: 50)
        #expect(try #require(host.text("Title")).frame == large.frame)
    }

    @Test("A scroll view beside other views does not move the large title [2]")
    func besideOthers() throws {
        let view = NavigationStack {
            VStack {
                ScrollView { Plate("content").frame(height: 2_000) }
                Text("Below")
            }
            .navigationTitle("Title")
        }
        let host = host(view, on: .iPhone17Pro)
        let title = try #require(host.text("Title")).frame
        host.scroll(to: 200)
        #expect(host.text("Title")?.frame == title)
    }

    @Test("Only large titles grow with the text size [3]")
    func textSize() throws {
        let view = NavigationStack { Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        let small = laidOut(view) { $0.dynamicTypeSize = .accessibility5 }
        #expect(try #require(small.text("Title")).size == 17)
        let large = laidOut(screen) { $0.dynamicTypeSize = .accessibility5 }
        #expect(try #require(large.text("Title")).size == 60)
    }

    @Test(
        "On a folding iPhone the bar's items are in a column at the side, and the content begins at the top [4]",
        arguments: [Device.iPhoneDuoOuter, .iPhoneDuoInner]
    )
    func side(device: Device) throws {
        let host = host(screen, on: device, version: 27)
        let edit = try #require(host.frame(of: "Edit"))
        let add = try #require(host.frame(of: "Add"))
        let window = device.window
        #expect(edit.minX >= window.width - window.right && add.minX >= window.width - window.right)
        #expect(edit.maxX <= window.width && edit.maxY < add.minY)
        let content = try #require(host.frame(of: "content"))
        #expect(content.minY == 0 && content.maxX == window.width - window.right)
        #expect(host.text("Title") == nil)
    }

    @Test("On a folding iPhone the tabs are at the side and take no height [4]")
    func sideTabs() throws {
        let view = TabView {
            Plate("one").tabItem { Text("First") }
            Text("two").tabItem { Text("Second") }
        }
        let window = Device.iPhoneDuoOuter.window
        let host = host(view, on: .iPhoneDuoOuter, version: 27)
        let first = try #require(host.frame(of: "First"))
        let second = try #require(host.frame(of: "Second"))
        #expect(first.minX >= window.width - window.right && first.maxY < second.minY)
        #expect(host.frame(of: "one")?.maxY == window.height - window.bottom)
    }

    @Test(
        "The controls of a window are beside the leading items of its bar [5]",
        arguments: [LayoutDirection.leftToRight, .rightToLeft]
    )
    func controls(direction: LayoutDirection) throws {
        let window = Device.iPadWindow.window
        let host = laidOut(screen) {
            $0.device = .iPadWindow
            $0.layoutDirection = direction
        }
        let edit = try #require(host.frame(of: "Edit"))
        if direction == .leftToRight {
            #expect(edit.minX >= window.controls)
        } else {
            #expect(edit.maxX <= window.width - window.controls)
        }
    }

    @Test("On a Mac the title and the items are in the title bar above the content [6]")
    func mac() throws {
        let window = Device.mac.window
        let view = NavigationStack {
            Plate("content").navigationTitle("Title").toolbar { ToolbarItem { Button("Add") {} } }
        }
        let host = host(view, on: .mac)
        let title = try #require(host.text("Title")).frame
        let add = try #require(host.frame(of: "Add"))
        #expect(title.minX >= window.controls && title.maxX < add.minX)
        #expect(title.maxY <= window.top && add.maxY <= window.top)
        #expect(host.frame(of: "content")?.minY == window.top)
    }

    @Test("On a watch the title is beside the time", arguments: [Device.watch, .watchUltra])
    func watch(device: Device) throws {
        let host = host(NavigationStack { Plate("content").navigationTitle("Title") }, on: device)
        #expect(try #require(host.text("Title")).frame.maxY <= device.window.top)
        #expect(host.frame(of: "content")?.minY == device.window.top)
    }

    @Test(
        "Tabs are at the top of a TV and, from iOS 18 on, of an iPad, and otherwise at the bottom [7]",
        arguments: [17, 18, 26, 27],
        [Device.iPhone17Pro, .iPad, .iPadWindow, .television]
    )
    func tabs(version: Int, device: Device) throws {
        let view = TabView {
            Plate("one").tabItem { Text("First") }
            Text("two").tabItem { Text("Second") }
        }
        let host = host(view, on: device, version: version)
        let tab = try #require(host.frame(of: "First"))
        let content = try #require(host.frame(of: "one"))
        let isAtTop = device == .television || device == .iPad && version >= 18
        #expect(isAtTop ? tab.maxY <= content.minY : tab.minY >= content.maxY)
    }
}
