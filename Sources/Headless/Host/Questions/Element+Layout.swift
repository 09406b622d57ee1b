import SwiftUI

/// How a modifier changes the size or the place of its content; `nil` where the element is no such modifier.
///
/// ```swift
/// let host = Host(Text("Wide").frame(minWidth: 44))
/// host.elements.compactMap(\.frameLimits?.minWidth)    // [44]
/// ```
extension Element {
    /// Whether the modifier is a frame, a padding or another change to the size or the place of its content.
    package var changesLayout: Bool { value is LayoutChange }

    /// The limits of a flexible frame.
    package var frameLimits: FrameLimits? {
        if case .flexible(let frame)? = value as? LayoutChange { FrameLimits(frame) } else { nil }
    }

    /// The edges of `padding(_:_:)`.
    package var paddedEdges: Edge.Set? {
        switch value as? LayoutChange {
        case .padding(let edges, _): edges
        case .insets: .all
        default: nil
        }
    }

    /// The lengths of `padding(_:_:)`; `nil` for the system's length.
    package var padding: EdgeInsets? {
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

    /// The regions of the safe area that the content ignores.
    package var ignoredSafeAreaRegions: SafeAreaRegions? {
        if case .ignoresSafeArea(let regions, _)? = value as? LayoutChange { regions } else { nil }
    }

    /// The alignment of the view behind or over the content.
    package var layerAlignment: Alignment? { (value as? any LayerModifier)?.placement.alignment }

    /// Whether the view arranges views in a row, in a column or in depth.
    package var isLayoutStack: Bool { value is any StackView }
}

/// The limits of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FrameLimits: Equatable, Sendable {
    package let minWidth, idealWidth, maxWidth: CGFloat?
    package let minHeight, idealHeight, maxHeight: CGFloat?

    init(_ frame: LayoutChange.FlexibleFrame) {
        (minWidth, idealWidth, maxWidth) = (frame.minWidth, frame.idealWidth, frame.maxWidth)
        (minHeight, idealHeight, maxHeight) = (frame.minHeight, frame.idealHeight, frame.maxHeight)
    }
}
