extension ButtonStyleChange: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        copy(of: context) { $0.hasButtonBorder = hasBorder }.content(of: element)
    }
}

extension ButtonBorderChange: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        copy(of: context) { $0.buttonBorder = shape }.content(of: element)
    }
}

extension LayoutContext {
    /// A control drawn by a style: the label, with the style's border if there is one. In a row, the control
    /// takes all the room.
    func control(_ element: Element, hasDisclosure: Bool = false) -> Box {
        var inside = self
        inside.isRow = false
        inside.axis = nil
        let labels = inside.box(ofAll: element.parts.first ?? [], element.node)
        let isFlexible = settings.hasFlexibleButtons && !settings.hasCustomButtonStyle && !self.isRow
        let limits = LayoutChange.FlexibleFrame(maxWidth: isFlexible ? .infinity : nil, alignment: .center)
        let label = isFlexible ? FlexibleFrameBox(element.node, self, labels, limits) : labels
        guard !self.isRow else {
            let chevron = CGSize(width: hasDisclosure ? SystemMetrics.rows(window).disclosure : 0, height: 0)
            return RowControlBox(element.node, self, label, accessory: chevron)
        }
        guard self.hasButtonBorder, !settings.hasCustomButtonStyle else { return ControlBox(element.node, self, label) }
        let padding = SystemMetrics.buttonPadding(settings.controlSize)
        let isRound = self.buttonBorder == .circle
        let x = isRound ? padding.height : padding.width
        let padded = PaddingBox(element.node, self, label, EdgeInsets(x: x, y: padding.height))
        return isRound ? SquareBox(element.node, self, padded) : padded
    }
}

extension LaidOut where Self: StyledControl {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? { context.control(element) }
}

extension Button: LaidOut {}

extension Link: LaidOut {}

@available(tvOS, unavailable)
extension ShareLink: LaidOut {}

@available(watchOS, unavailable)
extension Menu: LaidOut {
    /// Puts an open menu below the label, over all other views.
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let label = context.control(element)
        let items = element.parts.dropFirst().flatMap { $0 }
        guard !items.isEmpty else { return label }
        var inside = context
        inside.isRow = false
        inside.hasButtonBorder = false
        return MenuBox(element.node, context, label, inside.box(ofAll: items, element.node))
    }
}

extension Toggle: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        if context.settings.hasToggleButtons { return context.control(element) }
        var inside = context
        inside.isRow = false
        let label = inside.box(ofAll: element.children, element.node)
        let size = SystemMetrics.switchSize(context.window)
        return RowControlBox(element.node, context, label, accessory: size, spacing: SystemMetrics.labelSpacing)
    }
}

extension LabeledContent: LaidOut {
    /// Puts the label at the leading edge and the content at the trailing edge.
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        var inside = context
        inside.isRow = false
        inside.axis = .horizontal
        let label = inside.box(ofAll: element.parts.first ?? [], element.node)
        let content = inside.box(ofAll: element.parts.last ?? [], element.node)
        let spacer = SpacerBox(element.node, inside, least: nil)
        let boxes = context.isInRow ? [label, spacer, content] : [label, content]
        return StackBox(element.node, context, .horizontal, boxes, .firstBaseline, spacing: nil)
    }
}

extension Label: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        var inside = context
        inside.axis = context.isTabItem ? .vertical : .horizontal
        var icon = inside
        if context.isTabItem { icon.text.font = .title2 }
        let parts = zip([icon, inside], element.parts).map { $0.box(ofAll: $1, element.node) }
        return context.isTabItem
            ? StackBox(element.node, context, .vertical, parts, .centerX, spacing: 2)
            : StackBox(element.node, context, .horizontal, parts, .firstBaseline, spacing: SystemMetrics.labelSpacing)
    }
}
