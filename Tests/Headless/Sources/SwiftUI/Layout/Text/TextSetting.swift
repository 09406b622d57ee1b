/// The text settings of a view. The inner modifier wins, as in an environment.
struct TextSetting: Hashable {
    var font: Font?
    var weight: Font.Weight?
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var leastScale: CGFloat = 1
    var isUppercase = false

    func shown(_ text: String) -> String { isUppercase ? text.uppercased() : text }
}
