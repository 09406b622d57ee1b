import Foundation
import SwiftUI

/// Follows the path of a navigation stack that the app keeps itself.
struct FollowsPath<Path: Equatable, Screen: Equatable>: ViewModifier {
    private struct Place: Equatable {
        let path: Path
        let id: String
    }

    @Binding var path: Path
    let form: NavigationPathForm<Path, Screen>
    let restorer: StackRestorer<RestorablePath<Path, Screen>>

    func body(content: Content) -> some View {
        // Expected at the first appearance, before the first frame: Apple documents that of `onAppear`.
        content.onChange(of: Place(path: path, id: restorer.slot.id), initial: true) { old, new in
            let isFirst = old == new
            // Not `new`: the app may have changed the path since the view was evaluated.
            follow(isChanged: !form.isSame(isFirst ? form.path([]) : old.path, path))
        }
    }

    private func follow(isChanged: Bool) {
        guard let stack = restorer.stack else {
            return restorer.begin(with: RestorablePath($path, form: form, isAsked: isChanged), isOwner: true)
        }
        stack.follow($path, form: form)
        if isChanged { restorer.stackChanged() }
        restorer.topAppeared()
    }
}

/// The path of a navigation stack that the app keeps itself.
@MainActor final class RestorablePath<Path: Equatable, Screen: Equatable>: RestorableStack {
    private var form: NavigationPathForm<Path, Screen>
    private let isAsked: Bool
    /// The last known path of the stack.
    private var shown: Path
    private var binding: Binding<Path>

    init(_ binding: Binding<Path>, form: NavigationPathForm<Path, Screen>, isAsked: Bool) {
        (self.binding, self.form, self.isAsked) = (binding, form, isAsked)
        shown = binding.wrappedValue
    }

    var isAtRoot: Bool { form.isSame(shown, form.path([])) }

    func follow(_ binding: Binding<Path>, form: NavigationPathForm<Path, Screen>) {
        (self.binding, self.form, shown) = (binding, form, binding.wrappedValue)
    }

    var wasAsked: Bool { isAsked || !form.isSame(binding.wrappedValue, shown) }

    func screens(
        limits: NavigationRestoration.Limits
    ) -> (screens: [Screen], failure: NavigationRestoration.Failure?) { form.screens(shown, limits) }

    func stored(
        _ screen: Screen,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry? { try form.stored(screen, coding) }

    func screen(
        of stored: NavigationSnapshotEntry,
        in restoration: NavigationRestoration
    ) throws(NavigationRestoration.Failure) -> Screen {
        guard form.keys.contains(stored.key) else {
            throw NavigationRestoration.Failure(.unknownKey, detail: "the path is stored under “\(form.keys[0])”")
        }
        return try form.screen(stored, restoration)
    }

    func show(_ screens: [Screen]) {
        let path = form.path(screens)
        guard !form.isSame(path, shown) else { return }
        shown = path
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { binding.wrappedValue = path }
    }
}

/// How a path of the app's own becomes what is stored, and comes back.
struct NavigationPathForm<Path, Screen> {
    /// The key under which the screens are stored, and its aliases.
    let keys: [NavigationDestinationKey]
    let screens: @MainActor (Path, NavigationRestoration.Limits) -> ([Screen], NavigationRestoration.Failure?)
    let stored:
        @MainActor (Screen, NavigationRouteCoding) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry?
    let screen:
        @MainActor (NavigationSnapshotEntry, NavigationRestoration) throws(NavigationRestoration.Failure) -> Screen
    let path: @MainActor ([Screen]) -> Path
    /// The encoded values of a path, to compare paths: one that was read back is unequal to one that was not.
    let bytes: (Path) -> Data?

    func isSame(_ first: Path, _ second: Path) -> Bool where Path: Equatable {
        if first == second { return true }
        guard let bytes = bytes(first) else { return false }
        return bytes == self.bytes(second)
    }
}

extension NavigationPathForm where Screen: Codable, Path == [Screen] {
    /// An array of routes: each is stored as a shell would.
    static func routes(
        key: NavigationDestinationKey,
        aliases: [NavigationDestinationKey],
        validate: @escaping @MainActor (Screen) -> Bool
    ) -> NavigationPathForm {
        NavigationPathForm(
            keys: [key] + aliases,
            screens: { path, _ in (path, nil) },
            stored: { route, coding throws(NavigationRestoration.Failure) in try coding.entry(of: route, key: key) },
            screen: { stored, restoration throws(NavigationRestoration.Failure) in
                let route = try decoded { try restoration.coding.decode(Screen.self, from: stored.payload) }
                guard validate(route) else {
                    throw NavigationRestoration.Failure(.notAllowed, detail: "\(Screen.self)")
                }
                return route
            },
            path: { $0 },
            bytes: { _ in nil }
        )
    }
}

extension NavigationPathForm where Path == NavigationPath, Screen == NavigationPath {
    /// A path whose values can't be read: it is stored as a whole, in SwiftUI's own form.
    static var codable: NavigationPathForm {
        NavigationPathForm(
            keys: ["SwiftUI.NavigationPath"],
            screens: { path, limits in
                var path = path
                let excess = path.count - limits.depth
                if excess > 0 { path.removeLast(excess) }
                while !path.isEmpty, path.codable == nil { path.removeLast() }
                return (path.isEmpty ? [] : [path], excess > 0 ? tooDeep(path.count + excess, limits) : nil)
            },
            stored: { path, coding throws(NavigationRestoration.Failure) in
                try path.codable.map { codable throws(NavigationRestoration.Failure) in
                    try coding.entry(of: codable, key: "SwiftUI.NavigationPath")
                }
            },
            screen: { stored, restoration throws(NavigationRestoration.Failure) in
                let type = NavigationPath.CodableRepresentation.self
                let codable = try decoded { try restoration.coding.decode(type, from: stored.payload) }
                let path = NavigationPath(codable)
                guard path.count <= restoration.limits.depth else { throw tooDeep(path.count, restoration.limits) }
                return path
            },
            path: { $0.last ?? NavigationPath() },
            bytes: { path in try? path.codable.map(JSONEncoder().encode) }
        )
    }

    private static func tooDeep(_ count: Int, _ limits: NavigationRestoration.Limits) -> NavigationRestoration.Failure {
        NavigationRestoration.Failure(.tooDeep, detail: "\(count) values, \(limits.depth) are allowed")
    }
}
