extension LayoutPass {
    /// Returns the box of an element. For a style behind or over a view, returns the box that the style fills.
    package func fill(of element: Element) -> Box? {
        let box = box(of: element)
        guard element.value is StyleLayer, let layer = box as? LayerBox else { return box }
        return (layer.layer as? WrapperBox)?.content
    }
}
