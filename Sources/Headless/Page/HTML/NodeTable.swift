import SwiftUI

/// All boxes of a page, each distinct one once: equal subtrees are one number.
@MainActor final class NodeTable {
    /// A box in the table, or a text where the number is negative.
    struct Reference: RawRepresentable, Codable, Hashable {
        let rawValue: Int
    }

    private var strings = Interned<String>()
    private var attributes = Interned<[Int]>()
    private var nodes = Interned<[Int]>()

    private var images: [Image.Pixels: String] = [:]

    init() {}

    var count: Int { nodes.values.count }

    func text(_ string: String) -> Reference { Reference(rawValue: -1 - strings[string]) }

    func dataURI(of pixels: Image.Pixels) -> String {
        if let uri = images[pixels] { return uri }
        let uri = PNG(pixels).dataURI
        images[pixels] = uri
        return uri
    }

    func box(tag: String, attributes list: [(name: String, value: String)], children: [Reference]) -> Reference {
        var flat: [Int] = []
        for (name, value) in list {
            flat.append(strings[name])
            flat.append(strings[value])
        }
        let head = [strings[tag], attributes[flat]]
        return Reference(rawValue: nodes[head + children.map(\.rawValue)])
    }

    /// Everything that is in a table, to be added to another one.
    struct Content: Codable {
        fileprivate let strings: [String]
        fileprivate let attributes: [[Int]]
        fileprivate let nodes: [[Int]]
    }

    var content: Content { Content(strings: strings.values, attributes: attributes.values, nodes: nodes.values) }

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
        return { Reference(rawValue: number($0.rawValue)) }
    }

    /// `{"s": strings, "a": [[name, value, …]], "n": [[tag, attributes, child, …]]}`
    var json: String {
        """
        {"s":[\(strings.values.map(\.jsonLiteral).joined(separator: ","))],
        "a":\(Self.json(attributes.values)),
        "n":\(Self.json(nodes.values))}
        """
    }

    private static func json(_ lists: [[Int]]) -> String {
        "[" + lists.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }.joined(separator: ",") + "]"
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
