/// A type-erased list of data representing the content of a navigation stack.
///
/// A path made of a decoded representation differs from all other paths with the same values, and decodes each value
/// when the stack needs it. Apple documents neither; printed paths show both (forums.swift.org/t/58857/8).
///
/// [documentation](https://developer.apple.com/documentation/swiftui/navigationpath)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationPath: Equatable {
    package var elements: [NavigationValue] = []
    private var isDecoded = false

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { NavigationValue($0) }
    }

    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        self.elements = elements.map { NavigationValue($0) }
    }

    public init(_ codable: NavigationPath.CodableRepresentation) {
        elements = codable.elements
        isDecoded = true
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// The path in a form that can be encoded; `nil` if one of its values is not codable.
    public var codable: NavigationPath.CodableRepresentation? {
        elements.allSatisfy { $0.encoded != nil } ? CodableRepresentation(elements: elements) : nil
    }

    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(NavigationValue(value)) }

    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
        elements.append(NavigationValue(value))
    }

    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// Compares all values. So a path with a value that is unequal to itself is unequal to its copy, which is a guess:
    /// Apple does not document the comparison.
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
        lhs.isDecoded == rhs.isDecoded && lhs.elements.elementsEqual(rhs.elements) { $0.hasEqualValue(to: $1) }
    }
}

/// A value of a path, with a closure that encodes the value if it is codable.
package struct NavigationValue: Hashable {
    typealias Encoder = () throws -> (type: String, json: String)

    /// The value and its encoder, shared by all copies. Decoding happens at the first read.
    private final class Content {
        lazy var value = make()
        private let make: () -> AnyHashable
        let encoded: Encoder?
        /// The type with which the value was appended; `nil` for a decoded value.
        let type: Any.Type?

        init(_ make: @escaping () -> AnyHashable, _ encoded: Encoder?, type: Any.Type? = nil) {
            self.make = make
            self.encoded = encoded
            self.type = type
        }
    }

    private struct Undecodable: Hashable {}

    private let content: Content
    var encoded: Encoder? { content.encoded }

    package var value: AnyHashable { content.value }

    /// The type of the value's destination: the type with which the value was appended, which may be a superclass of the
    /// object's class. A printed path of SwiftUI has it as the parameter of the value's box.
    package var type: Any.Type { content.type ?? Swift.type(of: value.base) }

    /// Checks at run time whether the value is codable, since callers may push it without that constraint.
    init<V: Hashable>(_ value: V) {
        let encoded = (value as? any Hashable & Codable).map { Self.encoder(of: $0) }
        content = Content({ AnyHashable(value) }, encoded, type: V.self == AnyHashable.self ? nil : V.self)
    }

    init(type: String, json: String) { content = Content({ Self.decoded(type, json) }, { (type, json) }) }

    /// Returns the decoded value, or a value without a destination if decoding fails: a guess, since Apple does not
    /// document that case.
    private static func decoded(_ type: String, _ json: String) -> AnyHashable {
        func value<V: Hashable & Decodable>(_ type: V.Type) -> AnyHashable? {
            (try? JSONDecoder().decode(type, from: Data(json.utf8))).map { AnyHashable($0) }
        }
        let type = _typeByName(type) as? any (Hashable & Codable).Type
        return type.flatMap { value($0) } ?? AnyHashable(Undecodable())
    }

    private static func encoder<V: Codable>(of value: V) -> Encoder {
        {
            guard let name = _mangledTypeName(V.self) else {
                let context = EncodingError.Context(codingPath: [], debugDescription: "A type without a name.")
                throw EncodingError.invalidValue(value, context)
            }
            return (name, String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
        }
    }

    /// Compares types too, since `AnyHashable` considers 1 and 1.0 equal, but their destinations differ.
    package static func == (lhs: NavigationValue, rhs: NavigationValue) -> Bool {
        lhs.content === rhs.content || lhs.hasEqualValue(to: rhs)
    }

    fileprivate func hasEqualValue(to other: NavigationValue) -> Bool {
        type == other.type && value == other.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension NavigationPath {
    /// A serializable representation of a navigation path.
    ///
    /// Encodes as a flat array of type names and JSON, the last element first. Apple does not document the form;
    /// mangled type names are a choice of this module.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [NavigationValue]

        fileprivate init(elements: [NavigationValue]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var decoded: [NavigationValue] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                decoded.append(NavigationValue(type: name, json: json))
            }
            elements = decoded.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let (type, json) = try element.encoded?() else { continue }
                try container.encode(type)
                try container.encode(json)
            }
        }
    }
}
