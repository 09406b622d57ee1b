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
            .opacity(style.opacity(scrolled: style.opacityAtRest < 1 ? bar.scroll?.progress ?? 1 : 1))
            .ignoresSafeArea(edges: [.top, .horizontal])
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private var fill: AnyShapeStyle {
        switch style.fill(hasGlass: capabilities.liquidGlass, reduceTransparency: reduceTransparency) {
        case .nothing: AnyShapeStyle(.clear)
        case .material: AnyShapeStyle(.regularMaterial)
        case .systemBackground: AnyShapeStyle(.background)
        case .color(let color): AnyShapeStyle(color)
        }
    }

    @ViewBuilder private var divider: some View {
        if let color = style.dividerColor { Divider().overlay(color) } else { Divider() }
    }

    private var hasDivider: Bool { style.hasDivider(hasGlass: capabilities.liquidGlass, contrast: contrast) }
}

extension TopNavigationBarStyle {
    /// The fill behind a bar.
    enum Fill: Hashable {
        case nothing, material, systemBackground
        case color(Color)
    }

    func fill(hasGlass: Bool, reduceTransparency: Bool) -> Fill {
        switch background {
        case .color(let color): .color(color)
        case .none: .nothing
        case .glass where hasGlass: .nothing
        case .glass, .material: reduceTransparency ? .systemBackground : .material
        }
    }

    /// The opacity of the background, for a progress of scrolling from 0 to 1.
    func opacity(scrolled progress: Double) -> Double { opacityAtRest + (1 - opacityAtRest) * progress }

    func hasDivider(hasGlass: Bool, contrast: ColorSchemeContrast) -> Bool {
        showsDivider && !isLiquidGlass(hasGlass: hasGlass) || contrast == .increased
    }
}
