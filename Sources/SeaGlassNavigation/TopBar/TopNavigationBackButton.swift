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
        let side = isGlass ? ControlMetrics.leastGlassLabelSide : ControlMetrics.leastSide
        Button {
            navigator.goBack(from: bar.id)
        } label: {
            style.options.backIcon.image
                .font(.title3)
                .accessibilityLabel(titleBelow.backLabel)
                .frame(minWidth: side, minHeight: side, alignment: isGlass ? .center : .leading)
                .contentShape(Rectangle())
        }
        .accessibilityIdentifier("SeaGlass.back")
        .backShortcut(in: navigator)
        .barButtons(isGlass: isGlass, isRound: true, on: capabilities)
    }
}

extension NavigationScreen {
    var backLabel: Text {
        let back = Text(verbatim: BackWord.current)
        return title.map { Text("\(back), \($0)") } ?? back
    }
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

/// The word “Back” in the app's language. No public API returns the system's word.
enum BackWord {
    static var current: String {
        let bundle = Bundle.main
        let own = bundle.localizedString(forKey: "Back", value: "", table: nil)
        return own.isEmpty || own == "Back" ? word(in: bundle.preferredLocalizations.first ?? "en") : own
    }

    static func word(in language: String) -> String { words[String(language.prefix { !"-_".contains($0) })] ?? "Back" }

    private static let words = [
        "ar": "رجوع", "ca": "Enrere", "cs": "Zpět", "da": "Tilbage", "de": "Zurück", "el": "Πίσω", "es": "Atrás",
        "fi": "Takaisin", "fr": "Retour", "he": "חזרה", "hi": "वापस", "hr": "Natrag", "hu": "Vissza", "id": "Kembali",
        "it": "Indietro", "ja": "戻る", "ko": "뒤로", "ms": "Kembali", "nb": "Tilbake", "nl": "Terug", "pl": "Wstecz",
        "pt": "Voltar", "ro": "Înapoi", "ru": "Назад", "sk": "Späť", "sv": "Tillbaka", "th": "กลับ", "tr": "Geri",
        "uk": "Назад", "vi": "Quay lại", "zh": "返回",
    ]
}
