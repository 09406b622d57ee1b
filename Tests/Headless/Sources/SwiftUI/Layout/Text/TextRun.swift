/// A part of a text in one font.
struct TextRun: Hashable {
    let font: TextFont
    /// The number of Unicode scalars.
    let length: Int
}
