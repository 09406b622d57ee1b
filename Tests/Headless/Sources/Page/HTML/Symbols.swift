/// Drawings that resemble SF Symbols, 24 by 24, stroked by default.
enum Symbols {
    /// The symbols in the page's hidden SVG.
    static let names: Set<String> = {
        let sprite = (try? WebFiles.text(of: ["symbols"], type: "svg")) ?? ""
        return Set(sprite.matches(of: /id="symbol-([^"]+)"/).map { String($0.1) })
    }()

    /// The symbols that are mirrored in right-to-left text.
    static let directed: Set = ["chevron.forward", "chevron.backward", "list.bullet"]
}
