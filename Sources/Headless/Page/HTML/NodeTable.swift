import SwiftUI

/// All boxes of a page, each distinct one once: equal subtrees are one number.
///
/// The places of a box and of those in it are a tree of their own: another text size gives the same boxes other places, and
/// another appearance gives other boxes the same places.
@MainActor final class NodeTable {
    struct Reference: Codable, Hashable {
        /// A box in the table, or a text where the number is negative.
        let node: Int
        /// The place of a box, or the line breaks of a text where the number is negative.
        let place: Int
    }

    private var strings = Interned<String>()
    private var attributes = Interned<[Int]>()
    private var nodes = Interned<[Int]>()
    private var places = Interned<[Int]>()
    /// Left, top, width, height, and of text its size and line height, in thousandths.
    private var rectangles = Interned<[Int]>()
    /// The line breaks of texts. See ``LineBreaks``.
    private var breaks = Interned<[Int]>()

    private var images: [Image.Pixels: String] = [:]

    init() {}

    var count: Int { nodes.values.count }

    /// - Parameter lines: The same text in lines.
    func text(_ string: String, lines: String) -> Reference {
        guard let list = LineBreaks(from: string, to: lines) else { return text(lines, lines: lines) }
        return Reference(node: -1 - strings[string], place: -1 - breaks[list.offsets])
    }

    func dataURI(of pixels: Image.Pixels) -> String {
        if let uri = images[pixels] { return uri }
        let uri = PNG(pixels).dataURI
        images[pixels] = uri
        return uri
    }

    func box(
        tag: String,
        attributes list: [(name: String, value: String)],
        place: [CGFloat],
        children: [Reference]
    ) -> Reference {
        var flat: [Int] = []
        for (name, value) in list {
            flat.append(strings[name])
            flat.append(strings[value])
        }
        let node = nodes[[strings[tag], attributes[flat]] + children.map(\.node)]
        let rectangle = rectangles[place.map { Int(($0 * 1000).rounded()) }]
        return Reference(node: node, place: places[[rectangle] + children.map(\.place)])
    }

    /// Everything that is in a table, to be added to another one.
    struct Content: Codable {
        fileprivate let strings: [String]
        fileprivate let attributes: [[Int]]
        fileprivate let nodes: [[Int]]
        fileprivate let places: [[Int]]
        fileprivate let rectangles: [[Int]]
        fileprivate let breaks: [[Int]]
    }

    var content: Content {
        Content(
            strings: strings.values,
            attributes: attributes.values,
            nodes: nodes.values,
            places: places.values,
            rectangles: rectangles.values,
            breaks: breaks.values
        )
    }

    /// Adds all of another table.
    ///
    /// - Returns: what a reference of the other table is in this one.
    func add(_ other: Content) -> (Reference) -> Reference {
        let strings = other.strings.map { self.strings[$0] }
        let attributes = other.attributes.map { list in self.attributes[list.map { strings[$0] }] }
        var numbers: [Int] = []
        func number(_ child: Int) -> Int { child < 0 ? -1 - strings[-1 - child] : numbers[child] }
        for node in other.nodes {
            let children = node.dropFirst(2).map(number)
            numbers.append(nodes[[strings[node[0]], attributes[node[1]]] + children])
        }
        let rectangles = other.rectangles.map { self.rectangles[$0] }
        let breaks = other.breaks.map { self.breaks[$0] }
        var places: [Int] = []
        func place(_ child: Int) -> Int { child < 0 ? -1 - breaks[-1 - child] : places[child] }
        for list in other.places { places.append(self.places[[rectangles[list[0]]] + list.dropFirst().map(place)]) }
        return { Reference(node: number($0.node), place: place($0.place)) }
    }

    /// `{"s": strings, "a": [[name, value, …]], "n": [[tag, attributes, child, …]], "p": [[rectangle, place of child, …]],
    /// "q": [[left, top, width, height, size, line height]], "b": [[offset, skipped, …]]}`
    ///
    /// Children are counted back from their parent, which makes most numbers small.
    var json: String {
        """
        {"s":[\(strings.values.map(\.jsonLiteral).joined(separator: ","))],
        "a":\(attributes.values.jsonLists(\.description)),
        "n":\(Self.relative(nodes.values, from: 2).jsonLists(\.description)),
        "p":\(Self.relative(places.values, from: 1).jsonLists(\.description)),
        "q":\(rectangles.values.jsonLists { (Double($0) / 1000).css }),
        "b":\(breaks.values.jsonLists(\.description))}
        """
    }

    private static func relative(_ lists: [[Int]], from first: Int) -> [[Int]] {
        zip(lists.indices, lists).map { index, list in
            list[..<first] + list[first...].map { $0 < 0 ? $0 : index - $0 }
        }
    }
}

extension [Int] {
    /// Each number counted from the one before, which makes most of them small.
    var differences: [Int] { zip(self, [0] + self).map { $0 - $1 } }
}

extension [[Int]] {
    /// Each list counted from the one before.
    var differences: [[Int]] { zip(self, [[]] + self).map { $1.isEmpty ? $0 : zip($0, $1).map { $0 - $1 } } }

    func jsonLists(_ number: (Int) -> String) -> String {
        "[" + map { "[" + $0.map(number).joined(separator: ",") + "]" }.joined(separator: ",") + "]"
    }
}

/// Values by number, in the order of their first use.
struct Interned<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    subscript(value: Value) -> Int {
        mutating get {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }
}

extension String {
    /// The string as JSON that may stand in a script element.
    var jsonLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "<": result += "\\u003C"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20: result += "\\u00" + (scalar.value < 16 ? "0" : "") + hex(scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private func hex(_ value: UInt32) -> String { String(value, radix: 16) }
}
