import Foundation

/// How routes become bytes and come back: JSON, unless the app says otherwise.
///
/// ```swift
/// let encoder = JSONEncoder()
/// encoder.dateEncodingStrategy = .iso8601
/// let decoder = JSONDecoder()
/// decoder.dateDecodingStrategy = .iso8601
///
/// InboxScreen()
///     .navigationShell(.standard)
///     .restoresNavigation(id: "main", .standard.coding(.json(encoder: encoder, decoder: decoder)))
/// ```
public struct NavigationRouteCoding: Sendable {
    private enum Format: Sendable {
        /// Its own case, so that no route is boxed on its way.
        case json(JSONEncoder, JSONDecoder)
        case other(
            encode: @Sendable (any Encodable) throws -> Data,
            decode: @Sendable (any Decodable.Type, Data) throws -> any Decodable
        )
    }

    private let format: Format

    /// JSON with the strategies that a new encoder and decoder have.
    public static let json = NavigationRouteCoding.json(encoder: JSONEncoder(), decoder: JSONDecoder())

    /// JSON with strategies of the app's own.
    ///
    /// - Parameters:
    ///   - encoder: The encoder. Don't change it afterwards.
    ///   - decoder: The decoder; it has to read what the encoder writes. Don't change it afterwards.
    public static func json(encoder: JSONEncoder, decoder: JSONDecoder) -> NavigationRouteCoding {
        NavigationRouteCoding(format: .json(encoder, decoder))
    }

    /// Any format whatever.
    ///
    /// - Parameters:
    ///   - encode: Makes bytes of a route. If it throws, the stack is stored up to the route below.
    ///   - decode: Makes a route of the given type of bytes, which nobody vouches for. If it throws, or returns another
    ///     type, the entry is dropped with all above it.
    public init(
        encode: @escaping @Sendable (any Encodable) throws -> Data,
        decode: @escaping @Sendable (any Decodable.Type, Data) throws -> any Decodable
    ) {
        format = .other(encode: encode, decode: decode)
    }

    private init(format: Format) {
        self.format = format
    }

    package func encode(_ route: some Encodable) throws -> Data {
        switch format {
        case .json(let encoder, _): try encoder.encode(route)
        case .other(let encode, _): try encode(route)
        }
    }

    package func decode<Route: Decodable>(_ type: Route.Type, from payload: Data) throws -> Route {
        switch format {
        case .json(_, let decoder):
            return try decoder.decode(type, from: payload)
        case .other(_, let decode):
            let decoded = try decode(type, payload)
            if let route = decoded as? Route { return route }
            let context = DecodingError.Context(
                codingPath: [],
                debugDescription: "The decoder returned \(Swift.type(of: decoded))."
            )
            throw DecodingError.typeMismatch(type, context)
        }
    }
}
