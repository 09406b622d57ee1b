/// A view whose content depends on the size that the layout gives it.
///
/// Before the first layout, the size is the window's, narrowed by fixed frames. If a layout changes the size, or a
/// frame that the content has read, the content is evaluated again.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct GeometryReader<Content>: PrimitiveView where Content: View {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor package func children(in node: Node) -> [Child] {
        let link = node.memory as? GeometryLink ?? GeometryLink(node)
        if node.memory == nil {
            node.memory = link
            node.graph?.add(link)
        }
        link.begin()
        let proxy = GeometryProxy(link)
        return [Child(.position(0), node.render { content(proxy) }, node.environment)]
    }
}

/// A proxy for access to the size and coordinate space of the container view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct GeometryProxy {
    public let size: CGSize
    let link: GeometryLink

    @MainActor init(_ link: GeometryLink) {
        self.link = link
        size = link.currentSize
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension GeometryProxy {
    /// [documentation](https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:))
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        let space = coordinateSpace.coordinateSpace
        return onMainActor { link.frame(in: space) }
    }
}
