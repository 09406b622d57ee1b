import SwiftUI

/// What stands behind a bar and the status bar. Scrolling evaluates this view alone.
struct TopNavigationBarBackground: View {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.colorSchemeContrast) private var contrast
    let style: TopNavigationBarStyle
    let scroll: TopNavigationBarScroll

    var body: some View {
        Rectangle()
            .fill(fill)
            .overlay(alignment: .bottom) { Divider().opacity(hasDivider ? 1 : 0) }
            .opacity(style.followsScrolling ? scroll.progress : 1)
            .ignoresSafeArea(edges: .top)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private var fill: AnyShapeStyle {
        switch style.background {
        case .color(let color): AnyShapeStyle(color)
        case .none: AnyShapeStyle(.clear)
        case .glass where capabilities.liquidGlass: AnyShapeStyle(.clear)
        case .glass, .material: reduceTransparency ? AnyShapeStyle(.background) : AnyShapeStyle(.regularMaterial)
        }
    }

    private var hasDivider: Bool { style.showsDivider || contrast == .increased }
}

/// The buttons of a bar as glass, on systems that have it. Another style of bar has other buttons.
struct TopNavigationBarButtons: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isGlass: Bool

    func body(content: Content) -> some View {
        if isGlass && capabilities.liquidGlass {
            content
                .glassButtonStyle(.interactive)
                .glassContainer()
        } else {
            content
        }
    }
}
