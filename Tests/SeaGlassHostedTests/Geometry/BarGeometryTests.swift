import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

/// Where the parts of a custom top bar are.
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
        _ style: TopNavigationBarStyle = .standard,
        title: String = "A title that needs some room",
        _ change: (inout System) -> Void = { _ in }
    ) -> Host {
        let navigator = Navigator()
        let host = place.host(Text("Root").navigationShell(style, navigator: navigator), change)
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
        #expect(title.minY >= place.device.window.top && title.maxY <= content.minY)
    }

    @Test("The title stays between the items at every text size", arguments: DynamicTypeSize.allCases, versions)
    func title(size: DynamicTypeSize, version: Int) throws {
        for device in [Device.iPhoneSE, .iPhone17Pro, .iPhone17ProLandscape] {
            let host = shell(Place(version: version, device: device)) { $0.dynamicTypeSize = size }
            let title = try #require(host.frame(of: "A title that needs some room"))
            let (back, reply) = (try #require(host.hitFrame(of: "Back")), try #require(host.hitFrame(of: "Reply")))
            #expect(back.maxX <= title.minX && title.maxX <= reply.minX, "\(device.name)")
        }
    }

    @Test("Every touch target of a bar is as large as a finger, and none overlaps another", arguments: Place.all)
    func targets(place: Place) throws {
        let targets = shell(place).hitFrames
        #expect(targets.map(\.label) == ["Back", "Reply", "Edit"])
        for (index, target) in targets.enumerated() {
            #expect(target.frame.width >= 44 && target.frame.height >= 44, "\(target)")
            for other in targets[(index + 1)...] {
                #expect(!target.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame), "\(target) \(other)")
            }
        }
    }

    @Test(
        "Beside a short title no touch target of a bar is outside of what the device leaves free",
        arguments: Place.all
    )
    func safeArea(place: Place) {
        let window = place.device.window
        for target in shell(place, title: "Title").hitFrames {
            #expect(target.frame.minX >= window.left && target.frame.maxX <= window.width - window.right)
            #expect(target.frame.minY >= window.top)
        }
    }

    @Test("The background of a bar reaches the edges of the window, in landscape too", arguments: Place.all)
    func background(place: Place) throws {
        let host = shell(place, .standard.background(.material), title: "Title")
        let layer = try #require(
            host.elements.first { element in
                if case .ignoresSafeArea(_, [.top, .horizontal])? = element.value as? LayoutChange {
                    true
                } else {
                    false
                }
            }
        )
        let fill = try #require(layer.subtree.last { $0.children.isEmpty && !($0.value is Divider) })
        let frame = try #require(host.frame(of: fill))
        #expect(frame.minX == 0 && frame.maxX == place.window.width && frame.minY == 0)
        #expect(frame.maxY >= place.device.window.top + 44)
    }

    @Test("Right to left a bar is the mirror image to the pixel", arguments: Place.all)
    func mirrored(place: Place) throws {
        let (host, mirror) = (shell(place), shell(place) { $0.layoutDirection = .rightToLeft })
        let width = place.window.width
        let window = place.device.window
        guard window.left == window.right else { return }
        for name in ["A title that needs some room", "Content", "Edit", "Reply"] {
            let (frame, image) = (try #require(host.frame(of: name)), try #require(mirror.frame(of: name)))
            #expect(abs(image.minX - (width - frame.maxX)) <= 0.5 && abs(image.minY - frame.minY) <= 0.01)
            #expect(abs(image.width - frame.width) <= 0.01 && abs(image.height - frame.height) <= 0.01)
        }
    }
}
