import HeadlessHost
import SwiftUI
import Testing

/// The controls that a finger reaches.
@MainActor @Suite struct ReachTests {
    private func tap(@ViewBuilder _ view: (Button<Text>) -> some View) -> Bool {
        let log = Log()
        let reached = Host(view(Button("Go") { log("went") })).tap("Go")
        #expect(log.entries == (reached ? ["went"] : []))
        return reached
    }

    // documentation/swiftui/view/allowshittesting(_:)
    @Test("A control without hit testing ignores taps")
    func hitTesting() {
        #expect(!tap { button in HStack { button }.allowsHitTesting(false) })
        #expect(tap { $0.allowsHitTesting(true) })
    }

    // documentation/swiftui/view/overlay(alignment:content:), zstack; WWDC 2019, session 237
    @Test("A view over the middle of a control takes its taps, but a view beside it or an outline does not")
    func overlays() {
        #expect(!tap { $0.overlay { Color.red } })
        #expect(tap { $0.overlay { Color.red.allowsHitTesting(false) } })
        #expect(tap { $0.overlay { Capsule().strokeBorder(.red) } })
        #expect(tap { $0.padding(20).overlay(alignment: .topTrailing) { Text("3") } })
        let inStack = tap { button in
            ZStack {
                button
                Color.red
            }
        }
        #expect(!inStack)
        let below = tap { button in
            ZStack(alignment: .bottom) {
                button.frame(height: 300, alignment: .top)
                Color.red.frame(height: 100)
            }
        }
        #expect(below)
    }

    @Test("A view over an edge of a control takes the taps there, and the control takes the others")
    func coveredEdge() {
        let button = Button(action: {}, label: { Text("Go").frame(width: 100, height: 100) })
        let edge = Color.red.frame(width: 100, height: 20)
        let pile = ZStack(alignment: .bottom) {
            button
            edge
        }
        let column = VStack(spacing: -20) {
            button
            edge
        }
        for view in [AnyView(button.overlay(alignment: .bottom) { edge }), AnyView(pile), AnyView(column)] {
            let host = Host(view)
            #expect(host.tap("Go", at: CGPoint(x: 50, y: 50), in: CGSize(width: 100, height: 100)))
            #expect(!host.tap("Go", at: CGPoint(x: 50, y: 90), in: CGSize(width: 100, height: 100)))
        }
    }

    // documentation/swiftui/view/overlay(alignment:content:) and background(alignment:content:): the "implicit ZStack
    // that groups the background views"; "The last view that you list appears at the front"
    @Test("Of several views in one overlay or background the last takes the touch, or the view before a background")
    func layers() {
        @ViewBuilder func pair(_ back: some View, _ front: some View) -> some View {
            back
            front
        }
        let area = Color.clear.frame(width: 100, height: 100)
        #expect(!tap { button in area.overlay { pair(button, Color.red) } })
        #expect(tap { button in area.overlay { pair(Color.red, button) } })
        #expect(!tap { button in area.background { pair(button, Color.red) } })
        #expect(tap { button in area.background { pair(Color.red, button) } })
        #expect(!tap { button in Color.red.background { button } })
    }

    // OpenSwiftUI, ColorView.swift (6.5.4) and OpenSwiftUIProject/OpenSwiftUI#1066; azooKey/azooKey#510: an opacity of
    // 0.001 keeps the touches that a clear color loses; vorssaint/vorssaint-utils#723
    @Test("A clear color or shape takes no touches without a content shape, and an almost clear one takes them")
    func clear() {
        #expect(tap { $0.overlay { Color.clear } })
        #expect(tap { $0.overlay { Color.red.opacity(0) } })
        #expect(tap { $0.overlay { Circle().fill(.clear) } })
        #expect(!tap { $0.overlay { Color.clear.contentShape(Rectangle()) } })
        #expect(!tap { $0.overlay { Color(white: 0, opacity: 0.001) } })
        func tapsGesture(_ view: some View) -> Bool { Host(view.onTapGesture {}).tap("Area") }
        #expect(!tapsGesture(Color.clear.accessibilityLabel("Area")))
        #expect(tapsGesture(Color.clear.accessibilityLabel("Area").contentShape(Rectangle())))
        #expect(tapsGesture(Color.clear.accessibilityLabel("Area").background(.red)))
    }

    // Ole Begemann, iOS 16.1: clipping changes what is drawn, not what takes touches
    // Nanako0129/TokenBar#182: a segment with a style behind it is hit, one with a clear style is not
    @Test("A style behind a view in front takes touches there, and a clear one does not")
    func fills() {
        func tap(_ style: some ShapeStyle) -> Bool {
            self.tap { $0.overlay { HStack { Spacer() }.frame(maxHeight: .infinity).background(style) } }
        }
        #expect(!tap(.red) && !tap(.thinMaterial) && tap(.clear))
    }

    // documentation/uikit/uiview/hittest(_:with:): points outside of a view's bounds are not hits, "even if one of the
    // receiver's subviews" contains them
    @Test("Rows that a scroll view has scrolled out of its area cover nothing")
    func scrolledRows() {
        let rows = ScrollView { VStack { ForEach(0..<50) { Text("Row \($0)").frame(height: 40) } } }
        let host = Host(
            VStack(spacing: 0) {
                Button("Top") {}.frame(height: 100)
                rows
            }
        )
        host.scroll(to: 60)
        #expect(host.tap("Top"))
    }

    // documentation/swiftui/view/contentshape(_:eofill:)
    @Test("A content shape in front takes the touches inside the shape alone")
    func contentShapeInFront() throws {
        let front = Color.clear.contentShape(Circle())
        let button = Button(action: {}, label: { Text("Behind").frame(width: 100, height: 100) })
        let host = Host(button.overlay { front })
        let size = CGSize(width: 100, height: 100)
        #expect(!host.tap("Behind", at: CGPoint(x: 50, y: 50), in: size))
        #expect(host.tap("Behind", at: CGPoint(x: 2, y: 2), in: size))
    }

    @Test("A row under a view in front and a disabled row are not selected by a tap")
    func rows() {
        func selects(_ change: (AnyView) -> some View) -> Bool {
            Host(change(AnyView(List(selection: .constant(Int?.none)) { Text("row").tag(1) }))).tap("row")
        }
        #expect(selects { $0 } && !selects { $0.overlay { Color.red } } && !selects { $0.disabled(true) })
    }

    @Test("A clip shape does not clip the touches of a control")
    func clipped() {
        let log = Log()
        let button = Button(action: { log("tapped") }, label: { Text("Go").frame(width: 100, height: 100) })
        let host = Host(button.clipShape(Circle()))
        #expect(host.tap("Go", at: CGPoint(x: 2, y: 2), in: CGSize(width: 100, height: 100)))
        let shaped = Host(
            Button(action: {}, label: { Text("Go").frame(width: 100, height: 100).contentShape(Circle()) })
        )
        #expect(!shaped.tap("Go", at: CGPoint(x: 2, y: 2), in: CGSize(width: 100, height: 100)))
    }

    @Test("A view beside a control in a stack takes none of the control's taps")
    func beside() {
        let size = CGSize(width: 100, height: 100)
        let button = Button(action: {}, label: { Text("Go").frame(width: 100, height: 100) })
        let row = HStack {
            button
            Color.red
        }
        #expect(Host(row).tap("Go", at: CGPoint(x: 50, y: 50), in: size))
        let column = VStack(spacing: -90) {
            button
            Color.red
        }
        #expect(!Host(column).tap("Go", at: CGPoint(x: 50, y: 50), in: size))
    }

    // Ole Begemann, iOS 16.1
    @Test("A view that is larger than its clipped frame takes the touches of a control beside it")
    func clippedOverflow() {
        func reaches(height: CGFloat) -> Bool {
            tap { button in
                VStack(spacing: 0) {
                    button.frame(height: 100)
                    Color.red.frame(height: height).frame(height: 100).clipped()
                }
            }
        }
        #expect(reaches(height: 100) && !reaches(height: 300))
    }

    // documentation/swiftui/view/contentshape(_:eofill:); Ole Begemann, iOS 16.1
    @Test("A tap on the spacing of a stack or on a spacer misses, without a content shape or a fill")
    func spacing() throws {
        func tap(_ stack: some View, at y: CGFloat) throws -> Bool {
            var taps = 0
            let host = Host(stack.onTapGesture { taps += 1 })
            let frame = try #require(host.elements.first { $0.value is TapAction }.flatMap { host.frame(of: $0) })
            let isReached = host.tap("Top", at: CGPoint(x: frame.width / 2, y: y * frame.height), in: frame.size)
            #expect(taps == (isReached ? 1 : 0))
            return isReached
        }
        let spaced = VStack(spacing: 60) {
            Text("Top")
            Text("Bottom")
        }
        let parted = VStack(spacing: 0) {
            Text("Top")
            Spacer()
            Text("Bottom")
        }
        for stack in [AnyView(spaced), AnyView(parted.frame(height: 100))] {
            #expect(try tap(stack, at: 0.05) && !tap(stack, at: 0.5) && tap(stack, at: 0.95))
            #expect(try tap(stack.contentShape(Rectangle()), at: 0.5))
            #expect(try tap(stack.background(.red), at: 0.5))
        }
    }

    // developer.apple.com/design/human-interface-guidelines/sheets: modal, "prevents people from interacting with the
    // parent view"
    @Test("Controls under a presentation ignore taps")
    func presentation() {
        let view = { (isPresented: Bool) in
            self.tap { $0.sheet(isPresented: .constant(isPresented)) { Text("sheet") } }
        }
        #expect(!view(true) && view(false))
        let list = List(selection: .constant(Int?.none)) { Text("row").tag(1) }
        #expect(!Host(list.sheet(isPresented: .constant(true)) { Text("sheet") }).tap("row"))
    }

    // documentation/swiftui/view/ontapgesture(count:perform:): "The number of taps or clicks required to trigger the
    // action"
    @Test("A single tap does not trigger a double tap action")
    func taps() {
        let log = Log()
        let host = Host(Text("Photo").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") })
        host.tap("Photo")
        #expect(log.take() == ["single"])
        host.tap("Photo", count: 2)
        #expect(log.take() == ["double"])
    }

    @Test("A shape filled with a clear color draws nothing")
    func clearShapes() {
        func drawn(_ style: some ShapeStyle) -> Int { Host(Rectangle().fill(style), system: System()).drawn.count }
        #expect(drawn(.clear) == 0 && drawn(Color.red.opacity(0)) == 0 && drawn(.red) == 1)
    }
}
