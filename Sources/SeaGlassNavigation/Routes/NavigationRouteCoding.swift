import Foundation

/// The format in which routes are stored: JSON by default.
///
/// ```swift
/// let encoder = JSONEncoder()
/// encoder.dateEncodingStrategy = .iso8601
/// let decoder = JSONDecoder()
/// decoder.dateDecodingStrategy = .iso8601
///
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", .standard.coding(.json(encoder: encoder, decoder: decoder)))
/// ```
///
/// Layer: template, <doc:Restoration>.
public struct NavigationRouteCoding: Sendable {
    private let write: @Sendable (any Encodable) throws -> Data
    private let read: @Sendable (any Decodable.Type, Data) throws -> any Decodable

    /// JSON with the strategies of a new encoder and decoder.
    public static let json = NavigationRouteCoding.json(encoder: JSONEncoder(), decoder: JSONDecoder())

    /// Returns JSON with custom strategies.
    ///
    /// - Parameters:
    ///   - encoder: The encoder. Don't change it afterwards.
    ///   - decoder: The decoder; it has to read what the encoder writes. Don't change it afterwards.
    public static func json(encoder: JSONEncoder, decoder: JSONDecoder) -> NavigationRouteCoding {
        NavigationRouteCoding(encode: { try encoder.encode($0) }, decode: { try decoder.decode($0, from: $1) })
    }

    /// Creates a coding in any format.
    ///
    /// - Parameters:
    ///   - encode: Encodes a route. If it throws, the stack is stored up to the route below.
    ///   - decode: Decodes a route of the given type from bytes, which may have been altered. If it throws or returns
    ///     another type, the entry and all entries above it are dropped.
    public init(
        encode: @escaping @Sendable (any Encodable) throws -> Data,
        decode: @escaping @Sendable (any Decodable.Type, Data) throws -> any Decodable
    ) {
        (write, read) = (encode, decode)
    }

    package func encode(_ route: some Encodable) throws -> Data { try write(route) }

    package func decode<Route: Decodable>(_ type: Route.Type, from payload: Data) throws -> Route {
        let decoded = try read(type, payload)
        if let route = decoded as? Route { return route }
        let description = "The decode closure returned a \(Swift.type(of: decoded)) instead of a \(type)."
        throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: description))
    }
}
