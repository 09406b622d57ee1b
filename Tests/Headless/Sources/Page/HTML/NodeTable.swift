import SwiftUI

/// The boxes of a page, in which equal subtrees share a number.
///
/// Frames are stored apart from boxes: another text size changes only frames, another appearance only boxes.
@MainActor final class NodeTable {
    struct Reference: Codable, Hashable {
        /// The index of a box, or of a text if negative.
        let node: Int
        /// The index of a place, or of a text's line breaks if negative.
        let place: Int
    }

    private var strings = Interned<String>()
    private var attributes = Interned<[Int]>()
    private var nodes = Interned<[Int]>()
    private var places = Interned<[Int]>()
    /// Left, top, width and height, and for text its size and line height, in thousandths.
    private var rectangles = Interned<[Int]>()
    private var breaks = Interned<[Int]>()

    private var images: [Image.Pixels: String] = [:]

    init() {}

    var count: Int { nodes.values.count }

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

    /// The whole table, for adding to another one.
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

    /// Adds another table and returns a function that translates the other table's references.
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

    /// `{"s": strings, "a": [[name, value, …]], "n": [[tag, attributes, child, …]],
    /// "p": [[rectangle, place of child, …]], "q": [[left, top, width, height, size, line height]],
    /// "b": [[offset, skipped, …]]}`
    ///
    /// A child's index is relative to its parent's, so most numbers are small.
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
    /// Each number relative to the previous one, so most are small.
    var differences: [Int] { zip(self, [0] + self).map { $0 - $1 } }
}

extension [[Int]] {
    /// Each list relative to the previous one.
    var differences: [[Int]] { zip(self, [[]] + self).map { $1.isEmpty ? $0 : zip($0, $1).map { $0 - $1 } } }

    func jsonLists(_ number: (Int) -> String) -> String {
        "[" + map { "[" + $0.map(number).joined(separator: ",") + "]" }.joined(separator: ",") + "]"
    }
}

/// Values numbered in the order of first use.
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
    /// The string as JSON that is safe inside a script element.
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
