import Foundation

/// A value that stands for a screen of a navigation shell, and can be stored.
///
/// Declare the screen of a route with `navigationRoute`, chained after the shell:
///
/// ```swift
/// struct ThreadRoute: NavigationRoute {
///     let id: Int
/// }
///
/// InboxScreen()
///     .navigationShell()
///     .navigationRoute(ThreadRoute.self) { ThreadScreen(id: $0.id) }
/// ```
public protocol NavigationRoute: Codable, Hashable, Sendable {}

extension NavigationRoute {
    func isEqual(to other: (any NavigationRoute)?) -> Bool { (other as? Self) == self }
}

/// The encoding of routes as bytes, and their decoding: JSON by default.
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
public struct NavigationRouteCoding: Sendable {
    private let write: @Sendable (any Encodable) throws -> Data
    private let read: @Sendable (any Decodable.Type, Data) throws -> any Decodable

    /// JSON with the strategies that a new encoder and decoder have.
    public static let json = NavigationRouteCoding.json(encoder: JSONEncoder(), decoder: JSONDecoder())

    /// JSON with strategies of the app's own.
    ///
    /// - Parameters:
    ///   - encoder: The encoder. Don't change it afterwards.
    ///   - decoder: The decoder; it has to read what the encoder writes. Don't change it afterwards.
    public static func json(encoder: JSONEncoder, decoder: JSONDecoder) -> NavigationRouteCoding {
        NavigationRouteCoding(encode: { try encoder.encode($0) }, decode: { try decoder.decode($0, from: $1) })
    }

    /// Returns a coding in any format.
    ///
    /// - Parameters:
    ///   - encode: Makes bytes of a route. If it throws, the stack is stored up to the route below.
    ///   - decode: Makes a route of the given type of bytes, which may be altered. If it throws, or returns another
    ///     type, the entry is dropped with all above it.
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
        let description = "The decoder returned \(Swift.type(of: decoded))."
        throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: description))
    }
}

/// An object that copies of a value share. It stands for closures, which cannot be compared.
final class Identity: Equatable, Sendable {
    static func == (first: Identity, second: Identity) -> Bool { first === second }
}
