import HeadlessHost
import SwiftUI
import Testing

/// Frames, padding and other modifiers of one view's layout, tested against Apple's documentation.
///
/// Sources: [1] View/frame(width:height:alignment:). [2] View/frame(minWidth:idealWidth:maxWidth:…). [3]
/// View/padding(_:_:). [4] View/fixedSize(horizontal:vertical:). [5] View/aspectRatio(_:contentMode:). [6]
/// View/offset(x:y:). [7] View/position(x:y:). [8] View/background(alignment:content:). [9]
/// ProposedViewSize.replacingUnspecifiedDimensions(by:).
@MainActor @Suite struct FrameLayoutTests {
    @Test("A fixed frame has its size regardless of its content, and aligns the content [1]")
    func fixed() {
        let host = laidOut(
            Plate("a").frame(width: 30, height: 20).frame(width: 100, height: 100, alignment: .bottomTrailing)
                .background { Plate("frame") }
        )
        #expect(host.places("frame", "a") == "150 350 100 100, 220 430 30 20")
    }

    @Test("A frame smaller than its content lets the content overflow on both sides [1]")
    func overflow() {
        let host = laidOut(Plate("a").frame(width: 300, height: 20).frame(width: 100))
        #expect(host.places("a") == "50 390 300 20")
    }

    @Test("A frame with maxWidth .infinity takes the proposed width, and its content keeps its size [2]")
    func infinite() {
        let host = laidOut(
            Plate("a").frame(width: 30, height: 20).frame(maxWidth: .infinity, alignment: .leading)
                .background { Plate("frame") }
        )
        #expect(host.places("frame", "a") == "0 390 400 20, 0 390 30 20")
    }

    @Test("A frame with a minimum width is that wide, or as wide as larger content [2]")
    func least() {
        let host = laidOut(
            VStack {
                Plate("a").frame(width: 30, height: 20).frame(minWidth: 44).background { Plate("small") }
                Plate("b").frame(width: 80, height: 20).frame(minWidth: 44).background { Plate("large") }
            }
        )
        #expect(host.places("small", "large") == "178 376 44 20, 160 404 80 20")
    }

    @Test("A frame takes the proposed width within its limits [2]", arguments: [(20, 50), (70, 70), (300, 90)])
    func between(proposed: CGFloat, width: CGFloat) {
        let host = laidOut(Plate("a").frame(minWidth: 50, maxWidth: 90).frame(width: proposed))
        #expect(host.frame(of: "a")?.width == width)
    }

    @Test("A frame without a proposed size takes its ideal size [2, 4]")
    func ideal() {
        let host = laidOut(
            Plate("a").frame(idealWidth: 70, idealHeight: 30).fixedSize(horizontal: true, vertical: true)
        )
        #expect(host.places("a") == "165 385 70 30")
    }

    @Test("A color without a proposed size is 10 points large [9]")
    func unspecified() {
        let host = laidOut(Plate("a").fixedSize(horizontal: true, vertical: false))
        #expect(host.places("a") == "195 0 10 800")
    }

    @Test("Padding surrounds the content on the named edges [3]")
    func padding() {
        let host = laidOut(Plate("a").padding(.leading, 10).padding(.vertical, 20).padding(5))
        #expect(host.places("a") == "15 25 380 750")
    }

    @Test("A view with an aspect ratio fits or fills the proposed size [5]")
    func ratio() {
        let fitting = laidOut(Plate("a").aspectRatio(2, contentMode: .fit))
        #expect(fitting.places("a") == "0 300 400 200")
        let filling = laidOut(Plate("a").aspectRatio(2, contentMode: .fill))
        #expect(filling.places("a") == "-600 0 1600 800")
    }

    @Test("An offset moves a view without moving its siblings [6]")
    func offset() {
        let host = laidOut(
            HStack(spacing: 0) {
                Plate("a").frame(width: 50, height: 50).offset(x: 7, y: -3)
                Plate("b").frame(width: 50, height: 50)
            }
        )
        #expect(host.places("a", "b") == "157 372 50 50, 200 375 50 50")
    }

    @Test("A position places the center of a view, and takes all the proposed space [7]")
    func position() {
        let host = laidOut(Plate("a").frame(width: 50, height: 50).position(x: 100, y: 30))
        #expect(host.places("a") == "75 5 50 50")
    }

    @Test("A background and an overlay are proposed the content's size and don't change it [8]")
    func layers() {
        let host = laidOut(
            Plate("a").frame(width: 50, height: 50)
                .background { Plate("behind") }
                .overlay(alignment: .topTrailing) { Plate("badge").frame(width: 20, height: 20) }
                .background { Plate("wide").frame(width: 90) }
                .background { Plate("all") }
        )
        #expect(host.places("behind") == "175 375 50 50")
        #expect(host.places("badge") == "205 375 20 20")
        #expect(host.places("wide") == "155 375 90 50")
        #expect(host.places("all") == "175 375 50 50")
    }

    @Test("A view without an explicit ratio keeps the ratio of its ideal size [5]")
    func scaled() {
        #expect(laidOut(Plate("a").aspectRatio(contentMode: .fit)).places("a") == "0 200 400 400")
        #expect(laidOut(Plate("a").scaledToFill()).places("a") == "-200 0 800 800")
    }

    @Test("A view of fixed size has its ideal size [4]")
    func fixedSize() {
        let host = laidOut(Plate("a").frame(idealWidth: 70, idealHeight: 30).fixedSize())
        #expect(host.places("a") == "165 385 70 30")
    }

    @Test("Scaling, rotating and clipping leave frames unchanged")
    func effects() {
        let host = laidOut(
            Plate("a").frame(width: 50, height: 50).scaleEffect(2).clipShape(Circle())
                .background { Plate("b") }
        )
        #expect(host.places("a", "b") == "175 375 50 50, 175 375 50 50")
    }
}
