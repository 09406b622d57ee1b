/// A bar or other view at an edge, which reduces the safe area.
nonisolated package struct SafeAreaContent<Bar: View>: SafeAreaModifier {
    package let edge: Edge
    package let isBar: Bool
    /// The place of the bar along the edge. On the other axis it is always the center.
    let alignment: Alignment
    /// `nil` for the system's spacing.
    package let spacing: CGFloat?
    let bar: Bar

    @MainActor package func children(of content: any View, in node: Node) -> [Child] { node.children(content, bar) }
}

@MainActor package protocol SafeAreaModifier: PrimitiveModifier {
    var edge: Edge { get }
    var isBar: Bool { get }
    var spacing: CGFloat? { get }
}

extension SafeAreaContent {
    nonisolated fileprivate init(
        _ edge: VerticalEdge,
        _ alignment: HorizontalAlignment,
        isBar: Bool,
        spacing: CGFloat?,
        bar: Bar
    ) {
        self.init(
            edge: edge == .top ? .top : .bottom,
            isBar: isBar,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing,
            bar: bar
        )
    }

    nonisolated fileprivate init(
        _ edge: HorizontalEdge,
        _ alignment: VerticalAlignment,
        isBar: Bool,
        spacing: CGFloat?,
        bar: Bar
    ) {
        self.init(
            edge: edge == .leading ? .leading : .trailing,
            isBar: isBar,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing,
            bar: bar
        )
    }
}

/// A change to an effect on content at an edge: where bars cover a scroll view, or where the safe area ends.
nonisolated package enum EdgeEffect: PrimitiveModifier {
    case scroll(String?, Edge.Set)
    case scrollHidden(Bool, Edge.Set)
    case backgroundExtension(Bool)
}

/// A structure that defines the style of pocket a scroll view will have.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    package let name: String

    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(SafeAreaContent(edge, alignment, isBar: false, spacing: spacing, bar: content()))
    }

    /// documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(SafeAreaContent(edge, alignment, isBar: false, spacing: spacing, bar: content()))
    }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
    /// documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)-9hwgb
    nonisolated public func safeAreaBar(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { modifier(SafeAreaContent(edge, alignment, isBar: true, spacing: spacing, bar: content())) }

    /// documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { modifier(SafeAreaContent(edge, alignment, isBar: true, spacing: spacing, bar: content())) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect(isenabled:))
    @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(EdgeEffect.backgroundExtension(isEnabled))
    }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) @available(visionOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scrolledgeeffectstyle(_:for:))
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(EdgeEffect.scroll(style?.name, edges))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scrolledgeeffecthidden(_:for:))
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(EdgeEffect.scrollHidden(hidden, edges))
    }
}
