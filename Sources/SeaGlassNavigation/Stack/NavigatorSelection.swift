import Foundation
import SwiftUI

/// The app's selection, over which a shell shows its stack.
struct NavigatorSelection {
    let value: () -> any Hashable
    let write: (any Hashable) -> Void
    /// Returns the selection that the first route of a link makes; `nil` if the route has another type.
    let linked: @MainActor (any Hashable) -> (any Hashable)?
    /// Decodes a stored selection; `nil` if the type is not `Codable`.
    let decode: @MainActor (Data, JSONDecoder) throws -> (any Hashable)?

    init<Selection: Hashable>(_ selection: Binding<Selection>) {
        value = { selection.wrappedValue }
        write = { value in
            if let value = value as? Selection, value != selection.wrappedValue { selection.wrappedValue = value }
        }
        linked = { $0 as? Selection }
        decode = { data, decoder in
            guard let type = Selection.self as? any Decodable.Type else { return nil }
            return try decoder.decode(type, from: data) as? Selection
        }
    }
}

extension Hashable {
    /// The value of an optional selection, or the selection itself.
    @MainActor var selectedRoute: (any Hashable)? {
        guard let selection = self as? any OptionalSelection else { return self }
        return selection.route
    }
}

private protocol OptionalSelection {
    @MainActor var route: (any Hashable)? { get }
}

extension Optional: OptionalSelection where Wrapped: Hashable {
    fileprivate var route: (any Hashable)? { map { $0 } }
}
