import Foundation
import SwiftUI

/// The declaration of a type of route.
///
/// Routes are cast and decoded on the main actor alone, since the conformances of a type may be isolated to it.
final class NavigationRouteDeclaration: Identifiable, Equatable, Sendable {
    /// The identity of the type.
    let id: ObjectIdentifier
    /// The name of the type, for reports.
    let name: String
    let keys: [NavigationDestinationKey]
    let isRestorable: Bool
    let isValid: @MainActor (any Hashable) -> Bool
    let style: @MainActor (any Hashable) -> NavigationPresentationStyle
    let background: NavigationPresentationBackground
    let destination: @MainActor (any Hashable) -> (any View)?
    let type: @MainActor () -> any Hashable.Type
    /// Decodes a route; `nil` if the type is not `Codable`.
    let decode: @MainActor (Data, JSONDecoder) throws -> (any Hashable)?

    init<Route: Hashable>(
        keys: [NavigationDestinationKey],
        isRestorable: Bool,
        style: @escaping @MainActor (Route) -> NavigationPresentationStyle,
        background: NavigationPresentationBackground,
        validate: @escaping @MainActor (Route) -> Bool,
        destination: @escaping @MainActor (Route) -> some View
    ) {
        id = ObjectIdentifier(Route.self)
        name = "\(Route.self)"
        self.keys = keys
        self.isRestorable = isRestorable
        isValid = { ($0 as? Route).map(validate) ?? false }
        self.style = { ($0 as? Route).map(style) ?? .push }
        self.background = background
        self.destination = { ($0 as? Route).map { destination($0) } }
        type = { Route.self }
        decode = { data, decoder in
            guard let type = Route.self as? any Decodable.Type else { return nil }
            return try decoder.decode(type, from: data) as? Route
        }
    }

    static func == (first: NavigationRouteDeclaration, second: NavigationRouteDeclaration) -> Bool { first === second }
}
