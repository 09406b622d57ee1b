import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

/// The frames of a custom top bar's parts.
@MainActor @Suite struct BarGeometryTests {
    private struct Thread: View {
        let title: String

        var body: some View {
            Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .topNavigationBarTitle(verbatim: title)
                .topNavigationBarTrailing { Button("Edit") {} }
                .topNavigationBarTrailing(position: .secondary) { Button("Reply") {} }
        }
    }

    /// A shell with a screen above its root.
    private func shell(
        _ place: Place,
        _ style: TopNavigationBarStyle = .material,
        title: String = "A title that needs some room",
        _ change: (inout System) -> Void = { _ in }
    ) -> Host {
        let navigator = Navigator()
        let host = place.host(Text("Root").navigationShell(bar: .custom(style), navigator: navigator), change)
        navigator.push(Thread(title: title))
        host.settle()
        return host
    }

    @Test("The content of a screen starts below its bar", arguments: Place.all)
    func content(place: Place) throws {
        let host = shell(place)
        let (title, content) = (
            try #require(host.frame(of: "A title that needs some room")), try #require(host.frame(of: "Content"))
        )
        #expect(title.minY >= place.device.safeArea.minY && title.maxY <= content.minY)
        #expect(try #require(host.hitFrame(of: "Edit")).maxY == content.minY, "There is no gap.")
    }

    @Test("The title of a bar is between the items at every text size", arguments: DynamicTypeSize.allCases, versions)
    func title(size: DynamicTypeSize, version: Int) throws {
        for device in [Device.iPhoneSE, .iPhone17Pro, .iPhone17ProLandscape] {
            let host = shell(Place(version: version, device: device)) { $0.dynamicTypeSize = size }
            let title = try #require(host.frame(of: "A title that needs some room"))
            let back = try #require(host.hitFrame(of: "Back"))
            let reply = try #require(host.hitFrame(of: "Reply"))
            #expect(back.maxX <= title.minX && title.maxX <= reply.minX, "\(device.name)")
        }
    }

    @Test(
        "Every touch target of a bar is as large as a finger and overlaps no other, at the largest text too",
        arguments: Place.all,
        [TopNavigationBarStyle.material, .transparent]
    )
    func targets(place: Place, style: TopNavigationBarStyle) throws {
        for size in [DynamicTypeSize.large, .accessibility5] {
            try expectTargets(in: shell(place, style) { $0.dynamicTypeSize = size })
        }
    }

    private func expectTargets(in host: Host) throws {
        let targets = host.hitFrames
        #expect(targets.map(\.label) == ["Back", "Reply", "Edit"])
        for (index, target) in targets.enumerated() {
            #expect(target.frame.width >= 44 && target.frame.height >= 44, "\(target)")
            for other in targets[(index + 1)...] {
                #expect(!target.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame), "\(target) \(other)")
            }
        }
    }

    @Test(
        "Every touch target of a bar is inside the device's safe area, however long the title",
        arguments: Place.all,
        ["Title", "A title that needs some room", "A title that is longer than the widest window there is, by far"]
    )
    func safeArea(place: Place, title: String) {
        let safeArea = place.device.safeArea
        for target in shell(place, title: title).hitFrames {
            #expect(target.frame.minX >= safeArea.minX && target.frame.maxX <= safeArea.maxX)
            #expect(target.frame.minY >= safeArea.minY)
        }
    }

    @Test("A short title is centered, also between ends of different widths", arguments: Place.all)
    func middle(place: Place) throws {
        let title = try #require(shell(place, title: "T").frame(of: "T"))
        #expect(abs(title.midX - place.midX) <= 0.5)
    }

    @Test(
        "A style's spacing separates the parts of a bar, and its title spacing separates the lines",
        arguments: versions
    )
    func spacing(version: Int) throws {
        /// The gaps: between leading items, between title and trailing items, between trailing items, between lines.
        func gaps(_ style: TopNavigationBarStyle) throws -> [CGFloat] {
            let navigator = Navigator()
            let host = Place(version: version, device: .iPhone17ProLandscape)
                .host(Text("Root").navigationShell(bar: .custom(style), navigator: navigator))
            navigator.push(
                Thread(title: "A title for the middle")
                    .topNavigationBarLeading { Button("Mark") {} }
                    .topNavigationBarTrailing(position: .secondary) {
                        Button("Reply to all of the people in this thread") {}
                    }
                    .topNavigationBarSubtitle { Text(verbatim: "Subtitle") }
            )
            host.settle()
            func frame(_ label: String) throws -> CGRect { try #require(host.frame(of: label)) }
            let (title, reply) = (
                try frame("A title for the middle"), try frame("Reply to all of the people in this thread")
            )
            return [
                try frame("Mark").minX - frame("Back").maxX,
                reply.minX - title.maxX,
                try frame("Edit").minX - reply.maxX,
                try frame("Subtitle").minY - title.maxY,
            ]
        }
        let narrow = try gaps(.material)
        let wide = try gaps(.material.spacing(14).titleSpacing(5))
        for (index, difference) in [6.0, 6, 6, 5].enumerated() {
            #expect(abs(wide[index] - narrow[index] - difference) < 0.5)
        }
    }

    @Test("The glyphs of a title stay in the bar at every text size", arguments: DynamicTypeSize.allCases, versions)
    func glyphs(size: DynamicTypeSize, version: Int) throws {
        let place = Place(version: version, device: .iPhone17Pro)
        let host = shell(place) { $0.dynamicTypeSize = size }
        let content = try #require(host.frame(of: "Content"))
        let lines = try #require(host.text("A title that needs some room")).shown
        #expect(lines.count == 1)
        for line in lines {
            #expect(line.frame.minY >= place.device.safeArea.minY && line.frame.maxY <= content.minY)
            #expect(line.frame.minX >= 0 && line.frame.maxX <= place.window.width)
        }
    }

    @Test("Content starts below the bar and scrolls under it, up to the edge of the window", arguments: Place.all)
    func scrolling(place: Place) throws {
        let host = place.host(
            ScrollView { Color.red.frame(width: 100, height: 3_000).accessibilityLabel("content") }
                .topNavigationBarTitle(verbatim: "Title")
                .navigationShell(bar: .custom(.material))
        )
        #expect(try #require(host.frame(of: "Title")).maxY <= #require(host.frame(of: "content")).minY)
        host.scroll(to: 500)
        #expect(host.visibleFrame(of: "content")?.minY == 0)
        #expect(host.visibleFrame(of: "content")?.maxY == place.window.height)
    }

    @Test("The background of a bar reaches the edges of the window, also in landscape", arguments: Place.all)
    func background(place: Place) throws {
        let host = shell(place, .standard.background(.material), title: "Title")
        let layer = try #require(host.elements.first { $0.ignoredSafeArea == [.top, .horizontal] })
        let fill = try #require(layer.subtree.last { $0.children.isEmpty && !($0.value is Divider) })
        let frame = try #require(host.frame(of: fill))
        #expect(frame.minX == 0 && frame.maxX == place.window.width && frame.minY == 0)
        #expect(frame.maxY >= place.device.safeArea.minY + 44)
    }

    @Test("A right-to-left bar is the exact mirror image", arguments: Place.all)
    func mirrored(place: Place) throws {
        let host = shell(place)
        let mirror = shell(place) { $0.layoutDirection = .rightToLeft }
        let width = place.window.width
        guard place.device.safeArea.midX == place.window.midX else { return }
        for name in ["A title that needs some room", "Content", "Edit", "Reply"] {
            let frame = try #require(host.frame(of: name))
            let image = try #require(mirror.frame(of: name))
            #expect(abs(image.minX - (width - frame.maxX)) <= 0.5 && abs(image.minY - frame.minY) <= 0.01)
            #expect(abs(image.width - frame.width) <= 0.01 && abs(image.height - frame.height) <= 0.01)
        }
    }
}
