extension SystemMetrics {
    @MainActor static func spacing(between first: Box, and second: Box) -> CGFloat {
        first is SpacerBox || second is SpacerBox ? 0 : spacing
    }
}
