import Foundation
import SwiftUI

nonisolated struct OwnPath<Route: Codable & Equatable> {
    @Binding var path: [Route]
    let key: NavigationDestinationKey
    var aliases: [NavigationDestinationKey] = []
    var validate: @MainActor (Route) -> Bool = { _ in true }
}

@MainActor final class PathStack<Route: Codable & Equatable>: RestorableStack {
    private var own: OwnPath<Route>
    private var isRequested: Bool
    private(set) var screens: [Route]

    init(_ own: OwnPath<Route>, isRequested: Bool) {
        self.own = own
        self.isRequested = isRequested
        screens = own.path
    }

    /// Reads the path, not `screens`: the system may have dropped values of a restored `NavigationPath`.
    var isAtRoot: Bool { own.path.isEmpty }

    func follow(_ own: OwnPath<Route>) -> Bool {
        let isChanged = own.path != screens
        isRequested = isRequested || isChanged
        self.own = own
        screens = own.path
        return isChanged
    }

    var wasRequested: Bool { isRequested || own.path != screens }

    var stored: [StoredScreen] {
        screens.map { (NavigationSnapshotEntry(key: own.key), $0) }
    }

    func screen(of stored: NavigationSnapshotEntry, above below: [Route], _ decoder: JSONDecoder) throws -> Route {
        guard stored.key == own.key || own.aliases.contains(stored.key) else {
            let remedy = "The key of the path is “\(own.key)”, so give the path this key as an alias, or another id."
            throw Failure(.unknownKey, detail: remedy)
        }
        let route = try decoder.decode(Route.self, from: stored.payload)
        guard own.validate(route) else {
            throw Failure(.notAllowed, detail: "The validate closure returns false for this \(Route.self).")
        }
        return route
    }

    func show(_ screens: [Route]) {
        guard screens != self.screens else { return }
        self.screens = screens
        withoutAnimation { own.path = screens }
    }

    var updated: [StoredScreen]? { nil }
    func update() {}

    func clear() {
        isRequested = false
        screens = []
        if !own.path.isEmpty { withoutAnimation { own.path = [] } }
    }
}

@MainActor private func withoutAnimation(_ change: () -> Void) {
    withTransaction(with(Transaction()) { $0.disablesAnimations = true }, change)
}

extension NavigationPath {
    /// The path as an array of one value, since only the system can read its values; empty at the root.
    var whole: [WholePath] {
        get { isEmpty ? [] : [WholePath(path: self)] }
        set { self = newValue.last?.path ?? NavigationPath() }
    }
}

struct WholePath: Codable, Equatable {
    let path: NavigationPath

    init(path: NavigationPath) { self.path = path }

    init(from decoder: any Decoder) throws {
        path = NavigationPath(try NavigationPath.CodableRepresentation(from: decoder))
        let most = SnapshotLimits.standard.depth
        guard path.count <= most else {
            let reason = "The path has \(path.count) values, and at most \(most) are allowed."
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: reason))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var path = path
        path.removeLast(max(0, path.count - SnapshotLimits.standard.depth))
        while !path.isEmpty, path.codable == nil { path.removeLast() }
        try path.codable?.encode(to: encoder)
    }

    /// Compares encoded values, since a decoded path is unequal to every other path with the same values.
    static func == (first: WholePath, second: WholePath) -> Bool {
        if first.path == second.path { return true }
        func bytes(_ path: NavigationPath) -> [UInt8]? { (try? path.codable.map(JSONEncoder().encode)).map(Array.init) }
        guard let values = bytes(first.path) else { return false }
        return values == bytes(second.path)
    }
}
