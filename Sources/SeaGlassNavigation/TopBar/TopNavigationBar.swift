import SeaGlass
import SwiftUI

/// The bar of one screen: back button and items at the ends, title between them.
///
/// The title is in the middle of the room beside the window's controls, while the ends leave room for it there.
/// Right-to-left layouts mirror the order.
struct TopNavigationBar: View {
    @Environment(\.platformCapabilities) private var capabilities
    let bar: TopNavigationBarModel
    let style: TopNavigationBarStyle

    var body: some View {
        if bar.isVisible {
            tinted
                .besideWindowControls(on: capabilities)
                .padding(.horizontal, isGlass ? 16 : style.spacing)
                .frame(maxWidth: .infinity, minHeight: ControlMetrics.leastSide)
                .background { TopNavigationBarBackground(style: style, bar: bar) }
                .accessibilityElement(children: .contain)
        }
    }

    /// The content in the style's tint. Without one there is no modifier: `tint(nil)` would remove the shell's own
    /// tint.
    @ViewBuilder private var tinted: some View { if let tint = style.tint { content.tint(tint) } else { content } }

    private var content: some View {
        TopNavigationBarLayout(spacing: style.spacing) {
            leading
            ZStack { TopNavigationBarMiddle(bar: bar, style: style) }
            trailing
        }
        .topNavigationBarButtons(isGlass: isGlass)
    }

    private var isGlass: Bool { style.isLiquidGlass(hasGlass: capabilities.liquidGlass) }

    private var leading: some View {
        HStack(spacing: style.spacing) {
            if let titleBelow = bar.titleBelow, !bar.hidesBackButton {
                TopNavigationBackButton(id: bar.id, titleBelow: titleBelow, icon: style.backIcon, isGlass: isGlass)
                    .barTextSize()
            }
            if let item = bar.leading { TopNavigationBarItemView(item: item) }
        }
    }

    private var trailing: some View {
        HStack(spacing: style.spacing) {
            if let item = bar.secondary { TopNavigationBarItemView(item: item) }
            if let item = bar.primary { TopNavigationBarItemView(item: item) }
        }
    }
}

extension View {
    /// Sets the color of a line of text, if there is one; any style would count as set. A color that the screen chose for its
    /// background is none of the bar's.
    @ViewBuilder fileprivate func barForeground(_ color: Color?, _ settings: ScreenSettings) -> some View {
        if let color { foregroundStyle(color) } else { automaticForeground(settings.contains(.foreground)) }
    }

    /// Limits the text size in a bar, which leaves the screen its room. The large content viewer shows larger text.
    fileprivate func barTextSize() -> some View {
        dynamicTypeSize(...DynamicTypeSize.accessibility2).accessibilityShowsLargeContentViewer()
    }

    /// Keeps the leading end of a bar beside the controls of an iPad's or a Mac's window, from 26 on.
    @ViewBuilder func besideWindowControls(on capabilities: PlatformCapabilities) -> some View {
        #if !os(tvOS) && !os(watchOS) && !os(visionOS)
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, *) {
            containerCornerOffset(.leading, sizeToFit: true)
        } else {
            self
        }
        #else
        self
        #endif
    }
}

/// An item, at least as large as a touch target.
struct TopNavigationBarItemView: View {
    let item: TopNavigationBarItem

    var body: some View {
        item.view
            .frame(minWidth: ControlMetrics.leastSide, minHeight: ControlMetrics.leastSide)
            .barTextSize()
            .id(item.id)
    }
}

/// The title and subtitle, or the view in their place.
struct TopNavigationBarMiddle: View {
    @Environment(\.screenContext.settings) private var settings
    let bar: TopNavigationBarModel
    let style: TopNavigationBarStyle

    var body: some View {
        if !bar.isPrincipalVisible {
            EmptyView()
        } else if let principal = bar.principal {
            principal.view.id(principal.id)
        } else {
            VStack(spacing: style.titleSpacing) {
                line(bar.title, style.title)
                    .accessibilityAddTraits(.isHeader)
                line(bar.subtitle, style.subtitle)
            }
            .barTextSize()
        }
    }

    /// Any view, since the modifiers of `Text` itself could replace the text's own font and color.
    @ViewBuilder private func line(_ text: (some View)?, _ style: TopNavigationBarStyle.TextStyle) -> some View {
        if let text {
            text
                .font(style.font)
                .fontWeight(style.weight)
                .barForeground(style.color, settings)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .truncationMode(.middle)
        }
    }
}
