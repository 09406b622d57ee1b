import HeadlessHost
import SwiftUI
import Testing

/// Lengths with which a computation has no finite result. SwiftUI logs some of them and stops for none.
@MainActor @Suite("Lengths that are negative, huge or not finite") struct UnusualLengthTests {
    nonisolated private static let lengths: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, .leastNonzeroMagnitude,
    ]

    /// A modifier or a container with a length.
    enum Use: CaseIterable {
        case frame, limits, padding, insets, ratio, offset, position, priority, row, column, lazyRows, grid, room,
            layout
    }

    /// A layout that asks for a length and places its views at it.
    private struct Placing: Layout {
        let length: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: length, height: length)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: length, y: -length),
                    proposal: ProposedViewSize(width: length, height: length)
                )
            }
        }
    }

    /// Views that read the layout, which are evaluated again after each change of what they have read.
    private struct Readers: View {
        var body: some View {
            GeometryReader { geometry in
                let frame = geometry.frame(in: .global)
                Text("\(frame.width < frame.minX ? "left" : "right")")
            }
            LazyVStack { ForEach(0..<99) { Text("Row \($0)") } }
            ViewThatFits {
                Text("A long line of text")
                Text("Short")
            }
        }
    }

    private struct Using: View {
        let use: Use
        let length: CGFloat

        var body: some View {
            switch use {
            case .frame: Readers().frame(width: length, height: length)
            case .limits:
                Readers()
                    .frame(minWidth: length, idealWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
            case .padding: Readers().padding(length)
            case .insets: Readers().padding(EdgeInsets(top: 0, leading: length, bottom: length, trailing: 1))
            case .ratio: Readers().aspectRatio(length, contentMode: .fill)
            case .offset: Readers().offset(x: length, y: length)
            case .position: Readers().position(x: length, y: length)
            case .priority: Readers().layoutPriority(length)
            case .row: HStack(spacing: length) { Readers() }
            case .column: VStack(spacing: length) { Readers() }
            case .lazyRows: ScrollView { LazyVStack(spacing: length) { ForEach(0..<99) { Text("Row \($0)") } } }
            case .grid:
                let sizes: [GridItem.Size] = [.flexible(minimum: length, maximum: length), .adaptive(minimum: length)]
                LazyVGrid(columns: sizes.map { GridItem($0, spacing: length) }, spacing: length) { Readers() }
            case .room:
                HStack {
                    Spacer(minLength: length)
                    Readers()
                }
            case .layout: Placing(length: length) { Readers() }
            }
        }
    }

    @Test("A layout comes to rest with finite frames", arguments: Use.allCases, lengths)
    func rest(use: Use, length: CGFloat) {
        RuntimeWarning.$recorder.withValue(Warnings().add) {
            let host = Host(ScrollView { VStack { Using(use: use, length: length) } })
            let bare = Host(Using(use: use, length: length))
            let frames = (host.layout.boxes + bare.layout.boxes).map(\.pixelFrame)
            let isFinite = frames.allSatisfy { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) }
            #expect(isFinite)
        }
    }

    // FrameLayout.swift of OpenSwiftUI (6.4.41)
    @Test("A frame ignores a length that is negative or not finite, with a message", arguments: lengths)
    func frame(length: CGFloat) {
        let warnings = Warnings()
        let host = RuntimeWarning.$recorder.withValue(warnings.add) {
            laidOut(Plate("plate").frame(width: length, height: 20))
        }
        let isIgnored = !(length >= 0 && length.isFinite)
        #expect(warnings.all == (isIgnored ? ["Invalid frame dimension (negative or non-finite)."] : []))
        if isIgnored { #expect(host.places("plate") == "0 390 400 20") }
    }
}
