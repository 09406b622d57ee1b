import SeaGlass
import SwiftUI

/// The background of a bar. It reaches under the status bar and to the sides of the screen: beside sensors in
/// landscape, and under the bars at one side of a folding iPhone. Scrolling evaluates this view alone.
struct TopNavigationBarBackground: View {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.colorSchemeContrast) private var contrast
    let style: TopNavigationBarStyle
    let bar: TopNavigationBarModel

    var body: some View {
        Rectangle()
            .fill(fill)
            .overlay(alignment: .bottom) { divider.opacity(hasDivider ? 1 : 0) }
            .opacity(opacity)
            .ignoresSafeArea(edges: [.top, .horizontal])
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private var opacity: Double {
        let rest = style.opacityAtRest
        guard rest < 1, let scroll = bar.scroll else { return 1 }
        return rest + (1 - rest) * scroll.progress
    }

    private var fill: AnyShapeStyle {
        style.fill(hasGlass: capabilities.liquidGlass, reduceTransparency: reduceTransparency)
            .map { AnyShapeStyle($0.style) } ?? AnyShapeStyle(.clear)
    }

    @ViewBuilder private var divider: some View {
        if let color = style.dividerColor { Divider().overlay(color) } else { Divider() }
    }

    private var hasDivider: Bool { style.hasDivider(hasGlass: capabilities.liquidGlass, contrast: contrast) }
}

/// A shape style behind a bar, compared by value if it is hashable, or else by identity.
final class TopNavigationBarFill: Hashable, Sendable {
    static let systemBackground = TopNavigationBarFill(.background)

    let style: any ShapeStyle

    init(_ style: some ShapeStyle) { self.style = style }

    private var key: AnyHashable {
        (style as? any ShapeStyle & Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(self))
    }

    static func == (lhs: TopNavigationBarFill, rhs: TopNavigationBarFill) -> Bool { lhs.key == rhs.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension TopNavigationBarStyle {
    /// The fill behind a bar; `nil` is nothing.
    func fill(hasGlass: Bool, reduceTransparency: Bool) -> TopNavigationBarFill? {
        if isLiquidGlass(hasGlass: hasGlass) { return nil }
        return reduceTransparency && background.fill?.style is Material ? .systemBackground : background.fill
    }

    func hasDivider(hasGlass: Bool, contrast: ColorSchemeContrast) -> Bool {
        showsDivider && !isLiquidGlass(hasGlass: hasGlass) || contrast == .increased
    }
}
