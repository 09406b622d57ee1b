import HeadlessHost
import SwiftUI
import Testing

/// Trees whose frames Apple's documentation or sessions state, each with its source.
@MainActor @Suite struct KnownTreesTests {
    /// Source: WWDC 2019, session 237, Building Custom Views with SwiftUI: an image of 20 points in a frame of 30.
    @Test("A frame around an image does not change its size, and leaves five points around it")
    func image() {
        let pixels = CGImage(Image.Pixels(width: 40, height: 40, bytes: []))
        let host = laidOut(
            Image(decorative: pixels, scale: 2).accessibilityLabel("image")
                .frame(width: 30, height: 30).background { Plate("frame") }
        )
        #expect(host.places("frame", "image") == "185 385 30 30, 190 390 20 20")
    }

    /// Source: documentation/swiftui/view/scaledtofit(), scaledtofill(): a circle in a frame of 300 × 150.
    @Test("A circle scaled to fit is as high as its frame, and one scaled to fill is as wide")
    func circles() {
        func place(_ mode: ContentMode) -> String {
            laidOut(Plate("circle").aspectRatio(contentMode: mode).frame(width: 300, height: 150)).places("circle")
        }
        #expect(place(.fit) == "125 325 150 150" && place(.fill) == "50 250 300 300")
    }

    /// Source: documentation/swiftui/view/aspectratio(_:contentmode:): an ellipse of 3:4 in a frame of 200 × 200.
    @Test("An ellipse of 3:4 is 150 points wide in a frame of 200")
    func ellipse() {
        let host = laidOut(Plate("a").aspectRatio(0.75, contentMode: .fit).frame(width: 200, height: 200))
        #expect(host.places("a") == "125 300 150 200")
    }

    /// Source: documentation/swiftui/viewthatfits: a percentage beside a bar of 100 points, the bar, the percentage.
    @Test(
        "ViewThatFits shows the first of three views that fits",
        arguments: [(200, "both"), (100, "bar"), (50, "text")]
    )
    func fitting(width: CGFloat, shown: String) {
        let host = laidOut(
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text("75%")
                    Plate("both").frame(width: 100, height: 10)
                }
                Plate("bar").frame(width: 100, height: 10)
                Text("75%").accessibilityLabel("text")
            }
            .frame(maxWidth: width)
        )
        #expect(["both", "bar", "text"].filter { host.frame(of: $0) != nil } == [shown])
    }

    /// Source: Human Interface Guidelines, Layout: the safe zone of a TV, and the widths of its grids' columns.
    @Test(
        "The columns of a grid on a TV are as wide as the guidelines list",
        arguments: [(2, 860), (3, 560), (4, 410), (5, 320), (6, 260), (7, 217), (9, 160)]
    )
    func television(columns: Int, width: CGFloat) throws {
        let items = Array(repeating: GridItem(.flexible(), spacing: 40), count: columns)
        let host = laidOut(
            LazyVGrid(columns: items, spacing: 100) {
                ForEach(0..<columns) { Plate("\($0)").frame(height: 100) }
            }
        ) { $0.device = .television }
        let (first, last) = (try #require(host.frame(of: "0")), try #require(host.frame(of: "\(columns - 1)")))
        #expect(abs(first.width - width) <= 0.5 && first.minX == 80 && last.maxX == 1_840)
    }

    /// Source: Human Interface Guidelines, Layout: watchOS device screen dimensions.
    @Test(
        "A view that ignores the safe area is as large as the screen of a watch",
        arguments: [(Device.watch, "0 0 187 223"), (.watchUltra, "0 0 211 257")]
    )
    func watches(device: Device, place: String) {
        #expect(laidOut(Plate("a").ignoresSafeArea(), { $0.device = device }).places("a") == place)
    }

    /// Source: documentation/appkit/nswindow/contentlayoutrect, the part of a window that its title bar leaves.
    @Test("Content of a Mac's window begins below its title bar, and the background fills the window")
    func mac() {
        let host = laidOut(Plate("a").background { Plate("all").ignoresSafeArea() }) { $0.device = .mac }
        #expect(host.places("all") == "0 0 900 600" && host.frame(of: "a")?.minY == Device.mac.window.top)
    }
}
