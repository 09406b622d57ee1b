extension EdgeInsets {
    /// - Parameter length: `nil` for the system's padding.
    init(_ edges: Edge.Set, _ length: CGFloat?) {
        func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? SystemMetrics.padding : 0 }
        self.init(top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
    }
}
