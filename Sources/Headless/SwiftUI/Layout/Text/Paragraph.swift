/// A text broken into lines.
///
/// Lines break where white space is, after hyphens, and between any two ideographs; a word wider than a line breaks
/// anywhere. White space at the end of a line takes no room.
struct Paragraph {
    /// A word with the white space after it.
    private struct Word {
        let text: Substring
        let width: CGFloat
        let space: CGFloat
        let endsLine: Bool
    }

    /// A line: how wide it is, and where it stands in the text.
    struct Line {
        let width: CGFloat
        let range: Range<String.Index>
    }

    private let words: [Word]
    private let font: TextFont
    let widest: CGFloat
    /// How many lines the text has by itself.
    let ownLines: Int

    init(_ text: String, _ font: TextFont) {
        self.font = font
        words = Self.words(in: text, font)
        var (line, widest, lines) = (CGFloat.zero, CGFloat.zero, words.isEmpty ? 0 : 1)
        for (index, word) in words.enumerated() {
            widest = max(widest, line + word.width)
            line = word.endsLine ? 0 : line + word.width + word.space
            if word.endsLine, index < words.count - 1 { lines += 1 }
        }
        self.widest = widest
        ownLines = max(lines, 1)
    }

    /// The lines where none is wider than a width, as far as that can be.
    func lines(within width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var (line, space) = (CGFloat.zero, CGFloat.zero)
        var range: Range<String.Index>?
        func end() {
            if let range { lines.append(Line(width: line, range: range)) }
            (line, space, range) = (0, 0, nil)
        }
        for word in words {
            if range != nil, line + space + word.width > width + Self.slack { end() }
            var text = word.text.startIndex..<word.text.endIndex
            if word.width > width + Self.slack {
                // A word that no line holds begins one of its own.
                let pieces = pieces(of: word, within: width)
                lines += pieces.dropLast()
                (line, text) = pieces.last.map { ($0.width, $0.range) } ?? (0, text)
            } else {
                line += space + word.width
            }
            space = word.space
            range = (range?.lowerBound ?? text.lowerBound)..<text.upperBound
            if word.endsLine { end() }
        }
        end()
        return lines
    }

    /// What the font's rounding may make of a width that was measured before.
    private static let slack = 0.001

    private func pieces(of word: Word, within width: CGFloat) -> [Line] {
        var pieces: [Line] = []
        var (piece, start) = (CGFloat.zero, word.text.startIndex)
        for index in word.text.unicodeScalars.indices {
            let advance = font.width(of: word.text.unicodeScalars[index])
            if piece > 0, piece + advance > width + Self.slack {
                pieces.append(Line(width: piece, range: start..<index))
                (piece, start) = (0, index)
            }
            piece += advance
        }
        return pieces + [Line(width: piece, range: start..<word.text.endIndex)]
    }

    private static func words(in text: String, _ font: TextFont) -> [Word] {
        var words: [Word] = []
        var (start, width, space, hasSpace) = (text.startIndex, CGFloat.zero, CGFloat.zero, false)
        var end = text.startIndex
        func close(at index: String.Index, endsLine: Bool = false) {
            words.append(Word(text: text[start..<end], width: width, space: space, endsLine: endsLine))
            (start, end, width, space, hasSpace) = (index, index, 0, 0, false)
        }
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if scalar == "\n" {
                close(at: next, endsLine: true)
                start = next
            } else if scalar == " " || scalar == "\t" {
                hasSpace = true
                space += font.width(of: scalar)
            } else {
                if hasSpace || (scalar.isIdeograph && start != index) { close(at: index) }
                width += font.width(of: scalar)
                end = next
                if scalar == "-" || scalar.isIdeograph { close(at: next) }
            }
        }
        if start < text.endIndex { close(at: text.endIndex) }
        return words
    }
}

extension Unicode.Scalar {
    /// Whether a line may break on both sides.
    var isIdeograph: Bool { (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value) }
}
