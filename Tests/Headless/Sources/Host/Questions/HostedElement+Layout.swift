import SwiftUI

/// How a modifier changes the size or the place of its content; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Text("Wide").frame(minWidth: 44))
/// host.elements.compactMap(\.frameLimits?.minWidth)    // [44]
/// ```
extension HostedElement {
    /// Whether the modifier is a frame, a padding or another change to the size or the place of its content.
    public var changesLayout: Bool { value is LayoutChange }

    /// The limits of a flexible frame.
    public var frameLimits: FrameLimits? {
        if case .flexible(let frame)? = value as? LayoutChange { FrameLimits(frame) } else { nil }
    }

    /// The edges of `padding(_:_:)`.
    public var paddedEdges: Edge.Set? {
        switch value as? LayoutChange {
        case .padding(let edges, _): edges
        case .insets: .all
        default: nil
        }
    }

    /// The lengths of `padding(_:_:)`; `nil` for the system's length.
    public var padding: EdgeInsets? {
        switch value as? LayoutChange {
        case .padding(let edges, let length?):
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        case .insets(let insets): insets
        default: nil
        }
    }

    /// The edges on which the content ignores the safe area.
    public var ignoredSafeArea: Edge.Set? {
        if case .ignoresSafeArea(_, let edges)? = value as? LayoutChange { edges } else { nil }
    }

    /// The regions of the safe area that the content ignores.
    public var ignoredSafeAreaRegions: SafeAreaRegions? {
        if case .ignoresSafeArea(let regions, _)? = value as? LayoutChange { regions } else { nil }
    }

    /// Whether the view arranges views in a row, in a column or in depth.
    public var isLayoutStack: Bool { value is any StackView }
}

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
