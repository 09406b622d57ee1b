import SeaGlass
import SwiftUI

/// The background of a bar. It reaches under the status bar and to the sides of the screen: beside the sensor housing
/// in landscape, and under the bar at the side of a folding iPhone. Scrolling evaluates this view alone.
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
        let rest = style.options.opacityAtRest
        guard rest < 1, let scroll = bar.scroll else { return 1 }
        return rest + (1 - rest) * scroll.progress
    }

    private var fill: AnyShapeStyle {
        style.fill(hasGlass: capabilities.liquidGlass, reduceTransparency: reduceTransparency)
            .map { AnyShapeStyle($0.style) } ?? AnyShapeStyle(.clear)
    }

    @ViewBuilder private var divider: some View {
        if let color = style.options.dividerColor { Divider().overlay(color) } else { Divider() }
    }

    private var hasDivider: Bool { style.hasDivider(hasGlass: capabilities.liquidGlass, contrast: contrast) }
}
