// Declarations of SwiftUI that the headless module does not need: scrolling to a view.
// Source: documentation/swiftui/scrollviewreader(+/init(content:)), scrollviewproxy(+/scrollto(_:anchor:)).

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct ScrollViewReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
    @MainActor public var body: some View { EmptyView() }
}
