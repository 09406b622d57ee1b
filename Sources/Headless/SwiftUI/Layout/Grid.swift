/// A container view that arranges other views in a two dimensional layout.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/grid)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@frozen nonisolated public struct Grid<Content>: PrimitiveView where Content: View {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
        self.content = content()
    }

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

/// A horizontal row in a two dimensional grid container.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/gridrow)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@frozen nonisolated public struct GridRow<Content>: GridRowView where Content: View {
    let alignment: VerticalAlignment?
    let content: Content

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

@MainActor protocol GridRowView: PrimitiveView { var alignment: VerticalAlignment? { get } }

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:))
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: count)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:))
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:))
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: guide)
    }
}

struct GridCellColumns: LayoutValueKey { static var defaultValue: Int { 1 } }

struct GridCellUnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

struct GridColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension Grid: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let rows = element.children.map { child in
            let row = child.gridRow
            let boxes = context.boxesInNoStack(row?.cells ?? [child])
            return GridBox.Row(boxes: boxes, alignment: row?.alignment ?? alignment.vertical, isWhole: row == nil)
        }
        let spacing = CGSize(
            width: horizontalSpacing ?? SystemMetrics.spacing,
            height: verticalSpacing ?? SystemMetrics.spacing
        )
        return GridBox(element.node, context, rows, alignment.horizontal, spacing)
    }
}

extension Element {
    /// The cells of a row, each with what modifies the row.
    fileprivate var gridRow: (alignment: VerticalAlignment?, cells: [Element])? {
        if let row = value as? any GridRowView { return (row.alignment, children) }
        guard isModifier, let row = parts.first?.first?.gridRow else { return nil }
        return (row.alignment, row.cells.map { Element(node: node, value: value, parts: [[$0]] + parts.dropFirst()) })
    }
}
