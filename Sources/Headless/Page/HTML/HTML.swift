import Foundation

/// One box of the page while it is put together: modifiers still add to it, its children are in the table.
struct HTML {
    var tag = "div"
    var classes: [String] = []
    var children: [NodeTable.Reference] = []
    /// Whether the box takes all the room it is offered along an axis, as SwiftUI's flexible views do.
    var growsWide = false
    var growsHigh = false
    private var styles: [(name: String, value: String)] = []
    private var attributes: [(name: String, value: String)] = []

    init(_ tag: String = "div", _ classes: String...) {
        self.tag = tag
        self.classes = classes
    }

    // MARK: Adding

    consuming func with(class name: String, if condition: Bool = true) -> HTML {
        if condition, !classes.contains(name) { classes.append(name) }
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

    consuming func growing(wide: Bool? = nil, high: Bool? = nil) -> HTML {
        growsWide = wide ?? growsWide
        growsHigh = high ?? growsHigh
        return self
    }

    func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }
    func has(style name: String) -> Bool { styles.contains { $0.name == name } }

    // MARK: Finishing

    @MainActor func reference(in table: NodeTable) -> NodeTable.Reference {
        var names = classes
        if growsWide { names.append("gw") }
        if growsHigh { names.append("gh") }
        var list = attributes
        if !names.isEmpty { list.append(("class", names.joined(separator: " "))) }
        if !styles.isEmpty { list.append(("style", styles.map { "\($0.name):\($0.value)" }.joined(separator: ";"))) }
        return table.box(tag: tag, attributes: list, children: children)
    }
}

extension Double {
    /// At most three decimals, none where there are none.
    var css: String {
        let thousandths = (self * 1000).rounded()
        let whole = Int(thousandths)
        guard whole % 1000 != 0 else { return "\(whole / 1000)" }
        let fraction = String(abs(whole) % 1000 + 1000).dropFirst().reversed().drop { $0 == "0" }.reversed()
        return (whole < 0 ? "-" : "") + "\(abs(whole) / 1000)." + String(fraction)
    }

    var px: String { css == "0" ? "0" : css + "px" }
}

extension CGFloat {
    var css: String { Double(self).css }
    var px: String { Double(self).px }
}
