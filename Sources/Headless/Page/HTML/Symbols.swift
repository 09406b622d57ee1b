/// Drawings in the manner of SF Symbols, 24 by 24, stroked unless they say otherwise.
enum Symbols {
    /// Those that the page's hidden SVG has. Without that file there is no page.
    static let names: Set<String> = {
        let sprite = (try? WebFiles.text(of: ["symbols"], type: "svg")) ?? ""
        return Set(sprite.matches(of: /id="symbol-([^"]+)"/).map { String($0.1) })
    }()

    /// Those that point the other way where text runs from right to left.
    static let directed: Set = ["chevron.forward", "chevron.backward", "list.bullet"]
}
