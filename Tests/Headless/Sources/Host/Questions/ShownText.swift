import SwiftUI

extension Host {
    /// Returns the layout of a text; `nil` if no view shows the text.
    public func text(_ string: String) -> ShownText? { layout.text(string).map { ShownText($0) } }
}

/// The layout of a text: its frame, its lines and its font.
public struct ShownText {
    /// A displayed line, in the window.
    public struct Line: Equatable {
        public let text: String
        public let frame: CGRect
    }

    public let frame: CGRect
    public let lines: Int
    public let isCut: Bool
    /// The factor by which `minimumScaleFactor` reduces the font's size.
    public let scale: CGFloat
    /// The scaled size of the font, and its weight as in CSS.
    public let size: CGFloat
    public let weight: Int
    /// The distance from a line's top to the baseline.
    public let baseline: CGFloat
    /// The displayed lines. A truncated line includes its ellipsis.
    public let shown: [Line]

    init(_ layout: TextLayout) {
        frame = layout.frame
        lines = layout.lines
        isCut = layout.isCut
        scale = layout.scale
        size = layout.size
        weight = layout.weight
        baseline = layout.baseline
        shown = layout.shown.map { Line(text: $0.text, frame: $0.frame) }
    }
}
