/// The label of a control, placed by a style.
@MainActor package protocol LabelPlaceholder: PrimitiveView { var view: any View { get } }

extension LabelPlaceholder {
    package var isStructural: Bool { true }
    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), view, node.environment)] }
}
