import Foundation

/// One box of the page while it is put together: modifiers still add to it.
struct HTML {
    var tag = "div"
    var classes: [String] = []
    var children: [HTML] = []
    /// Where the box is in the window. Without one it is as large as what is in it, or fills what it is in.
    var frame: CGRect?
    /// How far what is in it has moved.
    var scrolled = CGPoint.zero
    /// The size and line height of the text in it.
    var font: (size: CGFloat, line: CGFloat)?
    /// The text that this is, if it is no box, and the same text in lines.
    private var text: (string: String, lines: String)?
    private var styles: [(name: String, value: String)] = []
    private var attributes: [(name: String, value: String)] = []

    init(_ tag: String = "div", _ classes: String...) { (self.tag, self.classes) = (tag, classes) }

    init(text: String, lines: String? = nil) { self.text = (text, lines ?? text) }

    // MARK: Adding

    consuming func with(class name: String?, if condition: Bool = true) -> HTML {
        if condition, let name, !classes.contains(name) { classes.append(name) }
        return self
    }

    /// Sets a property unless it is set: what stands nearer to the view wins.
    consuming func with(style name: String, _ value: String?) -> HTML {
        if let value, !has(style: name) { styles.append((name, value)) }
        return self
    }

    /// Sets an attribute unless it is set.
    consuming func with(_ name: String, _ value: String?) -> HTML {
        if let value, !has(name) { attributes.append((name, value)) }
        return self
    }

    consuming func without(_ name: String) -> HTML {
        attributes.removeAll { $0.name == name }
        return self
    }

    consuming func with(_ children: [HTML]) -> HTML {
        self.children += children
        return self
    }

    consuming func with(frame: CGRect?) -> HTML {
        self.frame = frame
        return self
    }

    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }
    func has(style name: String) -> Bool { styles.contains { $0.name == name } }

    var isControl: Bool { ["button", "a"].contains(tag) }

    /// Changes the control: this box, or the first one in it.
    @discardableResult mutating func changeControl(_ change: (HTML) -> HTML) -> Bool {
        if isControl {
            self = change(self)
            return true
        }
        return children.indices.contains { children[$0].changeControl(change) }
    }

    // MARK: Finishing

    /// The frame, or what the frames in it cover together.
    var extent: CGRect? {
        if let frame { return frame }
        return children.lazy.compactMap(\.extent).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// - Parameter origin: Where the box around it begins in the window.
    @MainActor func reference(in table: NodeTable, from origin: CGPoint = .zero) -> NodeTable.Reference {
        if let text { return table.text(text.string, lines: text.lines) }
        let extent = extent
        var inner = extent?.origin ?? origin
        (inner.x, inner.y) = (inner.x - scrolled.x, inner.y - scrolled.y)
        let children = children.map { $0.reference(in: table, from: inner) }
        var list = attributes
        if !classes.isEmpty { list.append(("class", classes.joined(separator: " "))) }
        if !styles.isEmpty { list.append(("style", styles.map { "\($0.name):\($0.value)" }.joined(separator: ";"))) }
        var place: [CGFloat] = []
        if let extent {
            place = [extent.minX - origin.x, extent.minY - origin.y, extent.width, extent.height]
            if let font { place += [font.size, font.line] }
        }
        return table.box(tag: tag, attributes: list, place: place, children: children)
    }
}

extension Double {
    /// At most three decimals, none where there are none.
    var css: String {
        let thousandths = Int((self * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return "\(sign)\(whole)" }
        let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
        let fraction = rest % 100 == 0 ? rest / 100 : rest % 10 == 0 ? rest / 10 : rest
        return "\(sign)\(whole).\(zeros)\(fraction)"
    }

    var px: String { abs(self) < 0.0005 ? "0" : css + "px" }
}

extension CGFloat {
    var css: String { Double(self).css }
    var px: String { Double(self).px }
}
