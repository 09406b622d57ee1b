/// The line breaks of a text, stored apart so that a text broken into other lines is still the same text.
struct LineBreaks {
    /// Pairs of the end of a line and the number of spaces skipped there, in UTF-16 code units.
    let offsets: [Int]

    /// - Returns: `nil` if the lines differ from the text in more than breaks.
    init?(from text: String, to lines: String) {
        let text = Array(text.utf16)
        let lines = Array(lines.utf16)
        let newline = UInt16(10)
        let space = UInt16(32)
        var offsets: [Int] = []
        var next = 0
        for unit in lines {
            if next < text.count, text[next] == unit {
                next += 1
            } else if unit == newline {
                let rest = text[next...].prefix { $0 == space }.count
                offsets += [next, rest]
                next += rest
            } else {
                return nil
            }
        }
        guard next == text.count else { return nil }
        self.offsets = offsets
    }
}
