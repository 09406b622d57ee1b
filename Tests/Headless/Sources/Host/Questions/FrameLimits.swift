import SwiftUI

/// The limits of a flexible `frame`.
public struct FrameLimits: Equatable, Sendable {
    public let minWidth, maxWidth: CGFloat?
    public let minHeight, maxHeight: CGFloat?

    init(_ frame: LayoutChange.FlexibleFrame) {
        minWidth = frame.minWidth
        maxWidth = frame.maxWidth
        minHeight = frame.minHeight
        maxHeight = frame.maxHeight
    }
}
