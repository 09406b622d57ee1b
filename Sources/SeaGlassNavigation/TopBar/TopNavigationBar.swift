import SeaGlass
import SwiftUI

/// A custom bar, beside the window's controls. The title is in the middle of the bar, if the items at both ends leave
/// room there. Right-to-left layouts mirror the order.
struct TopNavigationBar: View {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(NavigatorStack.self) private var navigator
    let bar: TopNavigationBarModel
    let style: TopNavigationBarStyle

    var body: some View {
        if bar.isVisible {
            tinted
                .besideWindowControls(capabilities.edgeEffects && navigator.style?.coversScreen ?? true)
                .padding(.horizontal, isGlass ? 16 : style.options.spacing)
                .frame(maxWidth: .infinity, minHeight: ControlMetrics.running.leastSide)
                .background { TopNavigationBarBackground(style: style, bar: bar) }
                .accessibilityElement(children: .contain)
        }
    }

    /// The content in the style's tint, or else in the inherited tint. No public API returns the inherited tint, and
    /// `tint(nil)` would reset it, so there are two branches: adding or removing the style's tint makes new items.
    @ViewBuilder private var tinted: some View {
        if let tint = style.options.tint { content.tint(tint) } else { content }
    }

    /// The parts of the bar. On a system with glass they are in a glass container, even in a bar without glass, so that
    /// a bar that turns to glass keeps its items.
    @ViewBuilder private var content: some View {
        if capabilities.liquidGlass { parts.glassContainer() } else { parts }
    }

    private var parts: some View {
        TopNavigationBarLayout(spacing: style.options.spacing) {
            leading
            ZStack { TopNavigationBarMiddle(bar: bar, style: style) }
            trailing
        }
        .barButtons(isGlass: isGlass, on: capabilities)
    }

    private var isGlass: Bool { style.isLiquidGlass(hasGlass: capabilities.liquidGlass) }

    private var leading: some View {
        HStack(spacing: style.options.spacing) {
            if let titleBelow = bar.titleBelow, !bar.hidesBackButton {
                TopNavigationBackButton(bar: bar, style: style, titleBelow: titleBelow).barTextSize()
            }
            if let item = bar.leading { TopNavigationBarItemView(item: item) }
        }
    }

    private var trailing: some View {
        HStack(spacing: style.options.spacing) {
            if let item = bar.secondary { TopNavigationBarItemView(item: item) }
            if let item = bar.primary { TopNavigationBarItemView(item: item) }
        }
    }
}

extension View {
    /// Sets the color of a line of text; `nil` keeps the style around the bar.
    @ViewBuilder fileprivate func barForeground(_ color: Color?) -> some View {
        if let color { foregroundStyle(color) } else { self }
    }

    /// Limits the text size in a bar, so that the screen keeps its room. The large content viewer shows larger text.
    fileprivate func barTextSize() -> some View {
        dynamicTypeSize(...DynamicTypeSize.accessibility2).accessibilityShowsLargeContentViewer()
    }

    /// Keeps the leading end of a bar beside the controls of a window, from iPadOS 26 and macOS 26 on. A sheet has no
    /// such controls, but the system reserves room for them at the sheet's round corners.
    @ViewBuilder fileprivate func besideWindowControls(_ hasControls: Bool) -> some View {
        #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        if hasControls, #available(iOS 26, macOS 26, *) {
            containerCornerOffset(.leading, sizeToFit: true)
        } else {
            self
        }
        #else
        self
        #endif
    }
}

struct TopNavigationBarItemView: View {
    let item: TopNavigationBarItem

    var body: some View {
        item.view
            .frame(minWidth: ControlMetrics.running.leastSide, minHeight: ControlMetrics.running.leastSide)
            .barTextSize()
            .id(item.id)
    }
}

struct TopNavigationBarMiddle: View {
    let bar: TopNavigationBarModel
    let style: TopNavigationBarStyle

    var body: some View {
        if !bar.isPrincipalVisible {
            EmptyView()
        } else if let principal = bar.principal {
            principal.view.id(principal.id)
        } else {
            VStack(spacing: style.options.titleSpacing) {
                line(bar.title, style.options.title)
                    .accessibilityAddTraits(.isHeader)
                line(bar.subtitle, style.options.subtitle)
            }
            // VoiceOver reads row by row, so it would read the items between the two.
            .accessibilityElement(children: .contain)
            .barTextSize()
        }
    }

    /// Takes any view, because the modifiers of `Text` could replace the text's own font and color.
    @ViewBuilder private func line(_ text: (some View)?, _ style: TopNavigationBarStyle.TextStyle) -> some View {
        if let text {
            text
                .font(style.font)
                .fontWeight(style.weight)
                .barForeground(style.color)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .truncationMode(.middle)
        }
    }
}
