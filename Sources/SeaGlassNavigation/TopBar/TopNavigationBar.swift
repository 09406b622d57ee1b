import SeaGlass
import SwiftUI

/// The bar of one screen: back button and items at the ends, title between them.
///
/// The title is in the middle while the ends leave room for it there. Right-to-left layouts mirror the order.
struct TopNavigationBar: View {
    @Environment(\.topNavigationBarStyle) private var style
    @Environment(\.platformCapabilities) private var capabilities
    let bar: TopNavigationBarModel
    /// The title of the screen below; `nil` for the root.
    let titleBelow: NavigationTitle?

    var body: some View {
        if bar.isVisible {
            tinted
                .padding(.horizontal, isGlass ? 16 : style.spacing)
                .frame(maxWidth: .infinity, minHeight: ControlMetrics.leastSide)
                .background { TopNavigationBarBackground(style: style, bar: bar) }
                .accessibilityElement(children: .contain)
        }
    }

    /// The content in the style's tint. Without one there is no modifier: `tint(nil)` would remove the shell's own
    /// tint.
    @ViewBuilder private var tinted: some View {
        if let tint = style.tint { content.tint(tint) } else { content }
    }

    private var content: some View {
        TopNavigationBarLayout(spacing: style.spacing) {
            leading
            ZStack { TopNavigationBarMiddle(bar: bar) }
            trailing
        }
        .modifier(TopNavigationBarButtons(isGlass: isGlass))
    }

    private var isGlass: Bool { style.isLiquidGlass(hasGlass: capabilities.liquidGlass) }

    private var leading: some View {
        HStack(spacing: style.spacing) {
            if let titleBelow, !bar.hidesBackButton { TopNavigationBackButton(titleBelow: titleBelow) }
            TopNavigationBarItemView(item: bar.leading)
        }
    }

    private var trailing: some View {
        HStack(spacing: style.spacing) {
            TopNavigationBarItemView(item: bar.secondary)
            TopNavigationBarItemView(item: bar.primary)
        }
    }
}

/// A limit of the text size at the ends of a bar, which leaves room for the title. The large content viewer shows
/// larger text.
struct BarTextSize: ViewModifier {
    func body(content: Content) -> some View {
        content
            .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            .accessibilityShowsLargeContentViewer()
    }
}

/// An item, at least as large as a touch target.
struct TopNavigationBarItemView: View {
    let item: TopNavigationBarItem?

    var body: some View {
        if let item {
            item.view
                .frame(minWidth: ControlMetrics.leastSide, minHeight: ControlMetrics.leastSide)
                .modifier(BarTextSize())
                .id(item.id)
        }
    }
}

/// The title and subtitle, or the view in their place.
struct TopNavigationBarMiddle: View {
    @Environment(\.topNavigationBarStyle) private var style
    let bar: TopNavigationBarModel

    var body: some View {
        if !bar.isPrincipalVisible {
            EmptyView()
        } else if let principal = bar.principal {
            principal.view.id(principal.id)
        } else {
            VStack(spacing: 0) {
                line(bar.title, style.title)
                    .accessibilityAddTraits(.isHeader)
                line(bar.subtitle, style.subtitle)
            }
        }
    }

    @ViewBuilder private func line(_ text: Text?, _ style: TopNavigationBarStyle.TextStyle) -> some View {
        if let text {
            text
                .font(style.font)
                .fontWeight(style.weight)
                .foregroundStyle(style.color ?? .primary)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .truncationMode(.middle)
        }
    }
}

/// The back button, labeled with the title of the screen it leads to.
struct TopNavigationBackButton: View {
    @Environment(Navigator.self) private var navigator
    @Environment(\.topNavigationBarStyle) private var style
    @Environment(\.platformCapabilities) private var capabilities
    let titleBelow: NavigationTitle

    var body: some View {
        Button {
            navigator.pop()
        } label: {
            style.backIcon.image
                .font(.title3)
                .accessibilityLabel(titleBelow.text ?? Text("Back"))
                .frame(minWidth: side, minHeight: side, alignment: isGlass ? .center : .leading)
                .contentShape(Rectangle())
        }
        .modifier(RoundBarButton(isGlass: isGlass))
        .modifier(BarTextSize())
    }

    private var isGlass: Bool { style.isLiquidGlass(hasGlass: capabilities.liquidGlass) }

    /// The least side of the label. Glass adds room around it.
    private var side: CGFloat? { isGlass ? ControlMetrics.leastGlassLabelSide : ControlMetrics.leastSide }
}

extension TopNavigationBarStyle.BackIcon {
    fileprivate var image: Image {
        switch self {
        case .chevron: Image(systemName: "chevron.backward")
        case .systemImage(let name): Image(systemName: name)
        case .asset(let name, let bundle): Image(decorative: name, bundle: bundle)
        }
    }
}
