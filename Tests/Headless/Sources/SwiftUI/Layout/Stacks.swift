/// A view that arranges its subviews in a vertical line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct VStack<Content>: StackView where Content: View {
    package let layout: StackLayout
    package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = .vertical(alignment, spacing: spacing)
        self.content = content()
    }
}

/// A view that arranges its subviews in a horizontal line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct HStack<Content>: StackView where Content: View {
    package let layout: StackLayout
    package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = .horizontal(alignment, spacing: spacing)
        self.content = content()
    }
}

/// A view that overlays its subviews, aligning them in both axes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct ZStack<Content>: StackView where Content: View {
    package let alignment: Alignment
    package let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package var layout: StackLayout { .depth(alignment) }
}

/// A view that arranges its children in a line that grows vertically, creating items only as needed.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/lazyvstack)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct LazyVStack<Content>: StackView, LazyContainer where Content: View {
    package let alignment: HorizontalAlignment
    package let layout: StackLayout
    package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        layout = .vertical(alignment, spacing: spacing)
        self.content = content()
    }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/lazyhstack)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct LazyHStack<Content>: StackView, LazyContainer where Content: View {
    package let layout: StackLayout
    package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = .horizontal(alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor package func children(in node: Node) -> [Child] { node.lazyChildren(content) }
}

/// How a stack places its subviews.
package enum StackLayout: Equatable, Sendable {
    case vertical(HorizontalAlignment, spacing: CGFloat?)
    case horizontal(VerticalAlignment, spacing: CGFloat?)
    case depth(Alignment)
}

/// A view with a stack's layout.
@MainActor package protocol StackView: PlacingContainer {
    associatedtype Content: View
    var layout: StackLayout { get }
    var content: Content { get }
}

extension StackView {
    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}

extension LazyVStack { @MainActor package func children(in node: Node) -> [Child] { node.lazyChildren(content) } }

extension Node {
    /// Returns the content of a lazy container.
    func lazyChildren(_ content: any View) -> [Child] {
        [Child(.position(0), content, copy(of: environment) { $0.isInLazyContainer = true })]
    }
}

extension EnvironmentValues {
    private enum Lazy {}

    /// Whether the view is inside a lazy container of the same screen. Destinations in such a container are ignored.
    var isInLazyContainer: Bool {
        get { self[NamedKey<Lazy, Bool>.self] ?? false }
        set { self[NamedKey<Lazy, Bool>.self] = newValue }
    }
}

/// A flexible space that expands along the major axis of its containing stack layout.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Spacer: PrimitiveView {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A visual element that can be used to separate other content.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Divider: PrimitiveView { nonisolated public init() {} }
