extension Alignment {
    /// Returns the guides of a box that chose the size `size` for `proposal`.
    @MainActor func guides(of box: Box, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: box.guide(horizontal.key, in: size, proposal), y: box.guide(vertical.key, in: size, proposal))
    }

    /// Returns the origin that puts a box's guides on the default guides of an area of the size `size`. The box chose
    /// the size `inner` for `proposal`.
    @MainActor func origin(of box: Box, _ inner: CGSize, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        let (own, guides) = (guides(of: box, in: inner, proposal), (horizontal.key, vertical.key))
        return CGPoint(x: guides.0.defaultValue(in: size) - own.x, y: guides.1.defaultValue(in: size) - own.y)
    }
}
