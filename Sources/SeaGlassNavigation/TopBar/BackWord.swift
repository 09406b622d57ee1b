import Foundation

/// The word for the way back, in the language of the app. No public API has the system's own.
enum BackWord {
    /// The app's own translation of “Back”, or else one of these.
    static var current: String {
        let bundle = Bundle.main
        let own = bundle.localizedString(forKey: "Back", value: "", table: nil)
        return own.isEmpty || own == "Back" ? word(in: bundle.preferredLocalizations.first ?? "en") : own
    }

    /// - Parameter language: A language tag, such as `de` or `pt-BR`.
    static func word(in language: String) -> String {
        words[String(language.prefix { $0 != "-" && $0 != "_" })] ?? "Back"
    }

    private static let words = [
        "ar": "رجوع", "ca": "Enrere", "cs": "Zpět", "da": "Tilbage", "de": "Zurück", "el": "Πίσω", "es": "Atrás",
        "fi": "Takaisin", "fr": "Retour", "he": "חזרה", "hi": "वापस", "hr": "Natrag", "hu": "Vissza", "id": "Kembali",
        "it": "Indietro", "ja": "戻る", "ko": "뒤로", "ms": "Kembali", "nb": "Tilbake", "nl": "Terug", "pl": "Wstecz",
        "pt": "Voltar", "ro": "Înapoi", "ru": "Назад", "sk": "Späť", "sv": "Tillbaka", "th": "กลับ", "tr": "Geri",
        "uk": "Назад", "vi": "Quay lại", "zh": "返回",
    ]
}
