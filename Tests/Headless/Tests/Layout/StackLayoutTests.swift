import HeadlessHost
import SwiftUI
import Testing

/// Stacks, tested against Apple's documentation.
///
/// Sources: [1] WWDC 2019, session 237, Building Custom Views with SwiftUI. [2] View/layoutPriority(_:).
/// [3] WWDC 2022, session 10056, Compose custom layouts. [4] VStack, HStack, ZStack.
@MainActor @Suite struct StackLayoutTests {
    @Test("The root view is centered in the window [1]")
    func root() {
        let host = laidOut(Plate("a").frame(width: 100, height: 50))
        #expect(host.places("a") == "150 375 100 50")
    }

    @Test("Flexible views share the remaining space equally [1]")
    func shares() {
        let host = laidOut(
            HStack(spacing: 0) {
                Plate("a")
                Plate("b")
            }
        )
        #expect(host.places("a", "b") == "0 0 200 800, 200 0 200 800")
    }

    @Test("A text uses the room that a spacer beside it leaves, like other views")
    func spacerGivesWay() throws {
        let words = "four words in here"
        let host = laidOut(
            HStack(spacing: 0) {
                Text(words)
                Spacer(minLength: 0)
                Plate("a").frame(width: 200)
            }
        )
        #expect(try #require(host.text(words)).lines == 1)
    }

    @Test("A stack subtracts its spacing first [1]")
    func spacing() {
        let host = laidOut(
            HStack(spacing: 20) {
                Plate("a")
                Plate("b")
                Plate("c")
            }
        )
        #expect(host.places("a", "b", "c") == "0 0 120 800, 140 0 120 800, 280 0 120 800")
    }

    @Test("A stack sizes the least flexible view first, whatever its position [1]")
    func flexibility() {
        let host = laidOut(
            HStack(spacing: 0) {
                Plate("a")
                Plate("b").frame(width: 100)
            }
        )
        #expect(host.places("a", "b") == "0 0 300 800, 300 0 100 800")
    }

    @Test("Space that a limited view leaves goes to the others [1]")
    func limits() {
        let host = laidOut(
            HStack(spacing: 0) {
                Plate("a")
                Plate("b").frame(maxWidth: 50)
            }
        )
        #expect(host.places("a", "b") == "0 0 350 800, 350 0 50 800")
    }

    @Test("A stack sizes the view of higher priority first, after reserving the others' minimum sizes [2]")
    func priority() {
        let host = laidOut(
            HStack(spacing: 0) {
                Plate("a").frame(minWidth: 60)
                Plate("b").layoutPriority(1)
            }
        )
        #expect(host.places("a", "b") == "0 0 60 800, 60 0 340 800")
    }

    @Test("A spacer takes the remaining space [4]")
    func spacer() {
        let host = laidOut(
            VStack(spacing: 0) {
                Plate("a").frame(width: 10, height: 10)
                Spacer()
                Plate("b").frame(width: 10, height: 10)
            }
        )
        #expect(host.places("a", "b") == "195 0 10 10, 195 790 10 10")
    }

    @Test(
        "A stack aligns its views on the other axis, and encloses them all [1]",
        arguments: [
            (HorizontalAlignment.leading, 150), (.center, 180), (.trailing, 210),
        ]
    )
    func alignment(alignment: HorizontalAlignment, x: Int) {
        let host = laidOut(
            VStack(alignment: alignment, spacing: 0) {
                Plate("a").frame(width: 100, height: 10)
                Plate("b").frame(width: 40, height: 10)
            }
        )
        #expect(host.places("a", "b") == "150 390 100 10, \(x) 400 40 10")
    }

    @Test("Texts of different sizes share a baseline [1]")
    func baselines() throws {
        let host = laidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.largeTitle)
                Text("Small\nlines").font(.caption)
            }
        )
        let large = try #require(host.frame(of: "Large"))
        let small = try #require(host.frame(of: "Small\nlines"))
        #expect(large.minY < small.minY && small.minY < large.maxY)
        #expect(small.maxY > large.minY + 30)
    }

    @Test("The bottom edge of a view without a baseline is on the stack's baseline [3]")
    func baselineOfPlate() throws {
        let host = laidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("Text")
                Plate("a").frame(width: 10, height: 10)
            }
        )
        let text = try #require(host.frame(of: "Text"))
        let plate = try #require(host.frame(of: "a"))
        #expect(plate.maxY > text.midY && plate.maxY < text.maxY)
    }

    @Test("A ZStack proposes its whole size to each view, and is as large as the largest [4]")
    func depth() {
        let host = laidOut(
            ZStack(alignment: .topLeading) {
                Plate("a").frame(width: 100, height: 100)
                Plate("b").frame(width: 20, height: 200)
            }
            .background { Plate("all") }
        )
        #expect(host.places("all", "a", "b") == "150 300 100 200, 150 300 100 100, 150 300 20 200")
    }

    @Test("Right-to-left layout mirrors left-to-right layout")
    func mirrored() throws {
        let view = HStack(spacing: 10) {
            Plate("a").frame(width: 50, height: 10).offset(x: 5)
            VStack(alignment: .leading) {
                Plate("b").frame(width: 20, height: 10)
                Plate("c").frame(width: 90, height: 10)
            }
            .padding(.leading, 30)
            Spacer()
        }
        let host = laidOut(view)
        let mirror = laidOut(view) { $0.layoutDirection = .rightToLeft }
        for name in ["a", "b", "c"] {
            let frame = try #require(host.frame(of: name))
            let image = try #require(mirror.frame(of: name))
            #expect(image == CGRect(x: 400 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
        }
        #expect(host.frame(of: "a")?.minX == 5)
    }

    // documentation/swiftui/environmentvalues/layoutdirection
    @Test("The nearest layout direction applies to a row")
    func nearestDirection() {
        let row = HStack(spacing: 0) {
            Plate("a").frame(width: 100, height: 10)
            Plate("b").frame(width: 300, height: 10)
        }
        let mirrored = row.environment(\.isEnabled, false).environment(\.layoutDirection, .rightToLeft)
        #expect(laidOut(mirrored).places("a", "b") == "300 395 100 10, 0 395 300 10")
        let unmirrored = row.environment(\.isEnabled, false).environment(\.layoutDirection, .leftToRight)
        #expect(laidOut(unmirrored.environment(\.layoutDirection, .rightToLeft)).places("a") == "0 395 100 10")
    }

    @Test("Edges are rounded to pixels, and adjacent views stay adjacent")
    func pixels() {
        let host = laidOut(
            HStack(spacing: 0) {
                Plate("a")
                Plate("b")
                Plate("c")
            }.frame(width: 100, height: 10)
        )
        #expect(host.places("a", "b", "c") == "150 395 33.33 10, 183.33 395 33.33 10, 216.67 395 33.33 10")
    }
}
