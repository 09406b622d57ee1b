import SeaGlass
import SwiftUI
import Testing

/// The sizes on every system, also on those that don't run the test.
@Suite struct ControlMetricsTests {
    /// Source: Human Interface Guidelines, Buttons: a hit region of at least 44 × 44 points, on visionOS 60 × 60.
    @Test("A target has the least side of Apple's guidelines: 44 points, on visionOS 60")
    func leastSides() {
        let sides = SystemFamily.allCases.map { ControlMetrics(on: $0).leastSide }
        #expect(SystemFamily.allCases == [.phone, .mac, .television, .watch, .vision])
        #expect(sides == [44, nil, nil, 44, 60])
    }

    /// Apple does not publish the paddings. A person compares the numbers here with a device.
    @Test(
        "A button has the padding of its system in each control size",
        arguments: [
            (.phone, [(10, 4), (12, 7), (20, 15)]), (.mac, [(7, 2), (9, 3), (12, 6)]),
            (.television, [(24, 8), (32, 12), (40, 16)]), (.watch, [(10, 4), (12, 7), (20, 15)]),
            (.vision, [(12, 6), (20, 12), (24, 16)]),
        ] as [(SystemFamily, [(CGFloat, CGFloat)])]
    )
    func paddings(family: SystemFamily, expected: [(CGFloat, CGFloat)]) {
        let metrics = ControlMetrics(on: family)
        let expected = expected.map { CGSize(width: $0, height: $1) }
        #expect([.small, .regular, .large].map(metrics.padding) == expected)
        #expect([.mini, .extraLarge].map(metrics.padding) == [expected[0], expected[2]])
    }

    @Test(
        "A glass button of a bar is as high as a target, with the padding around its label",
        arguments: SystemFamily.allCases
    )
    func glassLabel(family: SystemFamily) {
        let metrics = ControlMetrics(on: family)
        #expect(metrics.leastGlassLabelSide.map { $0 + 2 * metrics.padding(.regular).height } == metrics.leastSide)
    }

    /// Apple does not publish the radius. A person compares it with a watch.
    @Test("Only a watch's row has round corners, because only a watch does not clip a row's background")
    func rows() {
        #expect(SystemFamily.allCases.map { ControlMetrics(on: $0).rowRadius } == [0, 0, 0, 12, 0])
    }
}
