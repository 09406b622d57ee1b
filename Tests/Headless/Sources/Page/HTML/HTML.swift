import Foundation

/// A box of the page, to which modifiers add styles and attributes.
struct HTML {
    var tag = "div"
    var classes: [String] = []
    var children: [HTML] = []
    /// The frame in the window. If `nil`, the box fits its content or fills its parent.
    var frame: CGRect?
    /// The distance that the content has scrolled.
    var scrolled = CGPoint.zero
    /// The size and line height of the text.
    var font: (size: CGFloat, line: CGFloat)?
    /// The text and the same text in lines, for a text node.
    private var text: (string: String, lines: String)?
    private var styles: [(name: String, value: String)] = []
    private var attributes: [(name: String, value: String)] = []

    init(_ tag: String = "div", _ classes: String...) {
        self.tag = tag
        self.classes = classes
    }

    init(text: String, lines: String? = nil) { self.text = (text, lines ?? text) }

    // MARK: Adding

    consuming func with(class name: String?, if condition: Bool = true) -> HTML {
        if condition, let name, !classes.contains(name) { classes.append(name) }
        return self
    }

    /// Sets a property unless it is set. Inner modifiers run first, so they win.
    consuming func with(style name: String, _ value: String?) -> HTML {
        if let value, !has(style: name) { styles.append((name, value)) }
        return self
    }

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

    /// Whether this box is a control, or has nothing but a control inside.
    var isAroundControl: Bool { isControl || children.count == 1 && children[0].isAroundControl }

    /// Changes this box if it is a control, otherwise the first control inside it.
    @discardableResult mutating func changeControl(_ change: (HTML) -> HTML) -> Bool {
        if isControl {
            self = change(self)
            return true
        }
        return children.indices.contains { children[$0].changeControl(change) }
    }

    // MARK: Finishing

    var extent: CGRect? {
        if let frame { return frame }
        return children.lazy.compactMap(\.extent).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// - Parameter origin: The origin of the enclosing box in the window.
    @MainActor func reference(in table: NodeTable, from origin: CGPoint = .zero) -> NodeTable.Reference {
        if let text { return table.text(text.string, lines: text.lines) }
        let extent = extent
        var inner = extent?.origin ?? origin
        inner.x = inner.x - scrolled.x
        inner.y = inner.y - scrolled.y
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
