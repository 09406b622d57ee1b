import HeadlessHost
import SwiftUI
import Testing

/// Places views from corner to corner: each view begins where the previous one ends, on both axes.
private struct Staircase: Layout {
    var log: Log?

    private func note(_ call: String) { MainActor.assumeIsolated { log?(call) } }

    func makeCache(subviews: Subviews) -> [CGSize] {
        note("make")
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
        note("update")
        cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        var corner = bounds.origin
        for (subview, size) in zip(subviews, cache) {
            subview.place(at: corner, proposal: ProposedViewSize(size))
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

/// Takes all the room, and centers each view at a point that moves to the bottom right with its priority.
private struct Fraction: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews[...] {
            guard subview.priority > 0 else { continue }
            let x = bounds.minX + subview.priority * bounds.width / 4
            subview.place(at: CGPoint(x: x, y: 100 * subview.priority), anchor: .center, proposal: .unspecified)
        }
    }
}

/// An app's custom layouts, and `ViewThatFits`, tested against Apple's documentation.
///
/// Sources: [1] Layout, placeSubviews(in:proposal:subviews:cache:). [2] LayoutSubview.place(at:anchor:proposal:).
/// [3] LayoutSubview.priority. [4] Layout.updateCache(_:subviews:). [5] ViewThatFits.init(in:content:).
@MainActor @Suite struct CustomLayoutTests {
    private var steps: some View {
        Staircase {
            Plate("a").frame(width: 50, height: 20)
            Plate("b").frame(width: 30, height: 40)
        }
    }

    @Test("A custom layout has the size it returns, and its views are where it places them [1]")
    func places() {
        #expect(laidOut(steps).places("a", "b") == "160 370 50 20, 210 390 30 40")
    }

    @Test("A custom layout is mirrored in right-to-left layout [1]")
    func mirrored() {
        let host = laidOut(steps) { $0.layoutDirection = .rightToLeft }
        #expect(host.places("a", "b") == "190 370 50 20, 160 390 30 40")
    }

    @Test("A custom layout places a view by an anchor, and reads its priority [2, 3]")
    func values() {
        let host = laidOut(
            Fraction {
                Plate("a").frame(width: 50, height: 20).layoutPriority(1)
                Plate("b").frame(width: 50, height: 20).layoutPriority(2).padding(5)
            }
        )
        #expect(host.places("a", "b") == "75 90 50 20, 175 190 50 20")
    }

    @Test("A view that a custom layout does not place is centered, with the container's proposal [1]")
    func unplaced() {
        let host = laidOut(
            Fraction {
                Plate("a").frame(width: 50, height: 20)
                Plate("b")
            }
        )
        #expect(host.places("a", "b") == "175 390 50 20, 0 0 400 800")
    }

    @Test("A custom layout's cache is made once, and updated after changes [4]")
    func cache() {
        let log = Log()
        let host = laidOut(Staircase(log: log) { Plate("a").frame(width: 50, height: 20) })
        _ = host.frame(of: "a")
        #expect(log.take() == ["make"])
        host.system.width = 500
        _ = host.frame(of: "a")
        #expect(log.take() == ["update"])
    }

    // MARK: Views that fit

    @Test(
        "ViewThatFits gives a frame only to the first view whose ideal size fits, or to the last [5]",
        arguments: zip(
            [Axis.Set.horizontal, [.horizontal, .vertical], .vertical, []],
            [
                "nowhere, 50 -100 300 1000, nowhere", "nowhere, nowhere, 100 395 200 10",
                "-50 395 500 10, nowhere, nowhere", "-50 395 500 10, nowhere, nowhere",
            ]
        )
    )
    func fitting(axes: Axis.Set, places: String) {
        let host = laidOut(
            ViewThatFits(in: axes) {
                Plate("wide").frame(width: 500, height: 10)
                Plate("high").frame(width: 300, height: 1_000)
                Plate("small").frame(width: 200, height: 10)
            }
        )
        #expect(host.places("wide", "high", "small") == places)
    }

    // ViewThatFits "selects the first child whose ideal size on the constrained axes fits"
    // (documentation/swiftui/viewthatfits).
    @Test("ViewThatFits shows and evaluates no view after the one that fits, and only that one appears [5]")
    func chosen() {
        let log = Log()
        func option(_ name: String, width: CGFloat) -> some View {
            Recorder(name: name, log: log).frame(width: width, height: 10)
        }
        let host = laidOut(
            ViewThatFits {
                option("wide", width: 500)
                option("middle", width: 300)
                option("small", width: 200)
            }
        )
        #expect(host.texts == ["middle"])
        #expect(log.take() == ["wide", "middle", "+middle"])
        host.system.width = 250
        #expect(host.texts == ["small"])
        #expect(log.take() == ["small", "+small", "-middle"])
        host.system.width = 400
        #expect(host.texts == ["middle"])
    }

    private struct Recorder: View {
        let name: String
        let log: Log

        var body: some View {
            let _ = log(name)
            Reporter(name: name, log: log)
        }
    }

    @Test("ViewThatFits shows the last view if none fits [5]")
    func none() {
        let host = laidOut(
            ViewThatFits {
                Plate("a").frame(width: 500, height: 10)
                Plate("b").frame(width: 600, height: 10)
            }
        )
        #expect(host.places("a", "b") == "nowhere, -100 395 600 10")
    }
}
