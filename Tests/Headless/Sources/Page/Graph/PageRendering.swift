/// The parts of a state under one combination of settings.
struct PageRendering: Codable, Equatable {
    let shell: NodeTable.Reference
    let screen: NodeTable.Reference
    /// The presentation over the screen.
    let sheet: NodeTable.Reference?
    /// The screen after scrolling.
    let scrolled: NodeTable.Reference

    func map(_ other: (NodeTable.Reference) -> NodeTable.Reference) -> PageRendering {
        PageRendering(shell: other(shell), screen: other(screen), sheet: sheet.map(other), scrolled: other(scrolled))
    }

    func under(_ sheet: NodeTable.Reference?) -> PageRendering {
        PageRendering(shell: shell, screen: screen, sheet: sheet, scrolled: scrolled)
    }
}
