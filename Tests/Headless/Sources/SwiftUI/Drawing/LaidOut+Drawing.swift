extension LaidOut where Self: LayerModifier {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let content = context.content(of: element)
        let inside = copy(of: context) { $0.axis = nil }
        let layer = inside.layer(of: element, placement.alignment)
        return LayerBox(element.node, context, content, layer: layer, placement)
    }
}

extension ViewLayer: LaidOut {}

extension PreferenceLayer: LaidOut {}

extension StyleLayer: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let fill = FillBox(element.node, context)
        let layer = SafeAreaIgnoringBox(element.node, context, fill, .all, ignoredSafeArea)
        return LayerBox(element.node, context, context.content(of: element), layer: layer, LayerPlacement(side))
    }
}

extension TextChange: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        copy(of: context) { $0.text.apply(self) }.content(of: element)
    }
}

extension TextSetting {
    mutating func apply(_ change: TextChange) {
        switch change {
        case .font(let font): self.font = font
        case .weight(let weight): self.weight = weight
        case .lineLimit(let limit): lineLimit = limit
        case .alignment(let alignment): self.alignment = alignment
        case .truncation(let mode): truncation = mode
        case .minimumScale(let scale): leastScale = scale
        case .monospacedDigit, .underline, .strikethrough: break
        }
    }
}

extension Text: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        var context = context
        if let limit = context.settings.lineLimit { context.text.lineLimit = limit.lines }
        let runs = pieces.map { piece in
            var inside = context
            inside.text.font = piece.style.font ?? context.text.font
            inside.text.weight = piece.style.weight ?? context.text.weight
            return TextRun(font: inside.font, length: piece.string.unicodeScalars.count)
        }
        return TextBox(element.node, context, string, runs)
    }
}

extension Image: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? { ImageBox(element.node, context, self) }
}
