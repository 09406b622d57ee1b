import SeaGlass
import SwiftUI

struct TopNavigationBackButton: View {
    @Environment(NavigatorStack.self) private var navigator
    @Environment(\.platformCapabilities) private var capabilities
    let bar: TopNavigationBarModel
    let style: TopNavigationBarStyle
    let titleBelow: NavigationScreen

    var body: some View {
        let isGlass = style.isLiquidGlass(hasGlass: capabilities.liquidGlass)
        // Glass adds room around the label.
        let side = isGlass ? ControlMetrics.running.leastGlassLabelSide : ControlMetrics.running.leastSide
        Button {
            navigator.goBack(from: bar.id)
        } label: {
            style.options.backIcon.image
                .font(.title3)
                .frame(minWidth: side, minHeight: side, alignment: isGlass ? .center : .leading)
                .contentShape(Rectangle())
        }
        // Assistive technologies ignore a decorative image, also its label, so the button has the label.
        .accessibilityLabel(titleBelow.backLabel)
        .accessibilityIdentifier("SeaGlass.back")
        .backShortcut(in: navigator)
        .barButtons(isGlass: isGlass, isRound: true, on: capabilities)
    }
}

extension NavigationScreen {
    /// The label of the back button to the screen, for VoiceOver.
    var backLabel: Text {
        let back = Text(verbatim: BackWord.current)
        return shownTitle.map { Text("\(back), \($0)") } ?? back
    }

    /// The title of the back button to the screen, before iOS 26.
    var backTitle: Text { shownTitle ?? Text(verbatim: BackWord.current) }

    private var shownTitle: Text? { title ?? systemTitle.map { Text(verbatim: $0) } }
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

extension View {
    /// Lets Command-[ press the back button, as in Safari and Finder. Under a presented route the button has no
    /// shortcut, since the system also looks for shortcuts behind the front window.
    func backShortcut(in navigator: NavigatorStack) -> some View {
        #if os(iOS) || os(macOS) || os(visionOS)
        keyboardShortcut(navigator.presented == nil ? KeyboardShortcut("[") : nil)
        #else
        self
        #endif
    }
}

/// The word “Back”. No public API returns the system's word, so an app translates it under a key that is no English text:
/// an app's own key “Back” may mean the part of the body.
enum BackWord {
    static let key = "SeaGlass.back"

    static var current: String { word(in: .main) }

    static func word(in bundle: Bundle) -> String { bundle.localizedString(forKey: key, value: "Back", table: nil) }
}
