/// A text broken into lines.
///
/// Lines break at white space, after hyphens, and between ideographs. A word wider than a line breaks anywhere. White
/// space at the end of a line takes no room.
struct Paragraph {
    /// A word with its trailing white space.
    private struct Word {
        let text: Substring
        let width: CGFloat
        let space: CGFloat
        let endsLine: Bool
    }

    /// A line after breaking or truncation.
    struct Line: Equatable {
        var text: Substring
        var width: CGFloat
    }

    fileprivate typealias Fonts = [(font: TextFont, end: String.Index)]

    private let text: String
    private let words: [Word]
    /// The fonts of the text, each with the end of its part.
    private let fonts: Fonts
    let widest: CGFloat
    /// The number of lines without wrapping.
    let unwrappedLineCount: Int

    init(_ text: String, _ runs: [TextRun], scale: CGFloat = 1) {
        self.text = text
        var end = text.startIndex
        fonts = runs.map { run in
            end = text.unicodeScalars.index(end, offsetBy: run.length, limitedBy: text.endIndex) ?? text.endIndex
            return (scale == 1 ? run.font : run.font.scaled(by: scale), end)
        }
        words = Self.words(in: text, fonts)
        var line = CGFloat.zero
        var widest = CGFloat.zero
        var lines = words.isEmpty ? 0 : 1
        for (index, word) in words.enumerated() {
            widest = max(widest, line + word.width)
            line = word.endsLine ? 0 : line + word.width + word.space
            if word.endsLine, index < words.count - 1 { lines += 1 }
        }
        self.widest = widest
        unwrappedLineCount = max(lines, 1)
    }

    /// Breaks the text into lines that fit the width, if possible.
    func lines(within width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var open: Line?
        var space = CGFloat.zero
        func end() {
            lines += [open].compactMap { $0 }
            open = nil
        }
        for word in words {
            if let line = open, line.width + space + word.width > width + Self.slack { end() }
            if word.width > width + Self.slack {
                // A word wider than a line starts a new line.
                let pieces = pieces(of: word, within: width)
                lines += pieces.dropLast()
                open = pieces.last
            } else if let line = open {
                let whole = text[line.text.startIndex..<word.text.endIndex]
                open = Line(text: whole, width: line.width + space + word.width)
            } else {
                open = Line(text: word.text, width: word.width)
            }
            space = word.space
            if word.endsLine { end() }
        }
        end()
        return lines.isEmpty ? [Line(text: "", width: 0)] : lines
    }

    /// Returns at most `limit` lines, the last one truncated if the text does not fit.
    func lines(within width: CGFloat, atMost limit: Int, _ mode: Text.TruncationMode) -> [Line] {
        let lines = lines(within: width)
        guard lines.count > limit else { return lines }
        let rest = text[lines[limit - 1].text.startIndex...].prefix { $0 != "\n" }
        let sign: Unicode.Scalar = "…"
        let signWidth = fonts.font(at: rest.startIndex).width(of: sign)
        let room = width - signWidth + Self.slack
        func fitting(_ indices: some Sequence<String.Index>, _ room: CGFloat) -> (count: Int, width: CGFloat) {
            var count = 0
            var taken = CGFloat.zero
            for index in indices {
                let advance = fonts.font(at: index).width(of: text.unicodeScalars[index])
                guard taken + advance <= room else { break }
                count += 1
                taken += advance
            }
            return (count, taken)
        }
        let scalars = rest.unicodeScalars
        let head = mode == .head ? (0, 0) : fitting(scalars.indices, mode == .middle ? room / 2 : room)
        let tail = mode == .tail ? (0, 0) : fitting(scalars.indices.reversed(), room - head.1)
        let shown = String(scalars.prefix(head.0)) + "…" + String(scalars.suffix(tail.0))
        let cut = Line(text: shown[...], width: head.1 + signWidth + tail.1)
        return lines.prefix(limit - 1) + [cut]
    }

    /// The tolerance for measured widths, because rounding makes them inexact.
    private static let slack = 0.001

    private func pieces(of word: Word, within width: CGFloat) -> [Line] {
        var pieces: [Line] = []
        var piece = Line(text: word.text.prefix(0), width: 0)
        for index in word.text.unicodeScalars.indices {
            let advance = fonts.font(at: index).width(of: text.unicodeScalars[index])
            if piece.width > 0, piece.width + advance > width + Self.slack {
                pieces.append(piece)
                piece = Line(text: text[index..<index], width: 0)
            }
            let end = text.unicodeScalars.index(after: index)
            piece = Line(text: text[piece.text.startIndex..<end], width: piece.width + advance)
        }
        return pieces + [piece]
    }

    private static func words(in text: String, _ fonts: Fonts) -> [Word] {
        var words: [Word] = []
        var start = text.startIndex
        var width = CGFloat.zero
        var space = CGFloat.zero
        var hasSpace = false
        var end = text.startIndex
        func close(at index: String.Index, endsLine: Bool = false) {
            words.append(Word(text: text[start..<end], width: width, space: space, endsLine: endsLine))
            start = index
            end = index
            width = 0
            space = 0
            hasSpace = false
        }
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            let advance = fonts.font(at: index).width(of: scalar)
            let next = scalars.index(after: index)
            if scalar == "\n" {
                close(at: next, endsLine: true)
                start = next
            } else if scalar == " " || scalar == "\t" {
                hasSpace = true
                space += advance
            } else {
                if hasSpace || (scalar.isIdeograph && start != index) { close(at: index) }
                width += advance
                end = next
                if scalar == "-" || scalar.isIdeograph { close(at: next) }
            }
        }
        if start < text.endIndex { close(at: text.endIndex) }
        return words
    }
}

extension Paragraph.Fonts {
    fileprivate func font(at index: String.Index) -> TextFont {
        count == 1 ? self[0].font : (first { index < $0.end } ?? self[count - 1]).font
    }
}
