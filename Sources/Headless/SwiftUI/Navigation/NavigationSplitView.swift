/// A view that presents views in two or three columns.
///
/// It shows all columns side by side here.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationsplitview)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: PrimitiveView
where Sidebar: View, Content: View, Detail: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    @MainActor package func children(in node: Node) -> [Child] {
        [
            Child(.position(0), sidebar, node.environment),
            Child(.position(1), content, node.environment),
            Child(.position(2), detail, node.environment),
        ]
    }
}
