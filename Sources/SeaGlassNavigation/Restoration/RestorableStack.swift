/// A stack that is stored and comes back: that of a shell, or the path of a stack that the app keeps itself.
@MainActor protocol RestorableStack<Screen>: AnyObject {
    /// One screen above the root, or all of a path that can only be stored as a whole.
    associatedtype Screen: Equatable

    /// Whether the app asked for the shown stack in this launch. Then a stored one doesn't replace it.
    var wasAsked: Bool { get }
    /// Whether it shows nothing above the root.
    var isAtRoot: Bool { get }

    /// Returns the screens that can be stored, from the root up, and the failure if a limit cuts them off.
    func screens(limits: NavigationRestoration.Limits) -> (screens: [Screen], failure: NavigationRestoration.Failure?)

    /// - Returns: `nil` if the stored stack ends below the screen.
    func stored(
        _ screen: Screen,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry?

    func screen(
        of stored: NavigationSnapshotEntry,
        in restoration: NavigationRestoration
    ) throws(NavigationRestoration.Failure) -> Screen

    /// Shows what came back, without animation.
    func show(_ screens: [Screen])
}

/// The screens of a stack as they are stored. A screen never changes, so each is encoded once.
@MainActor struct EncodedScreens<Screen: Equatable> {
    private var known: [(screen: Screen, stored: NavigationSnapshotEntry)] = []

    mutating func encode(
        _ stack: some RestorableStack<Screen>,
        in slot: SnapshotSlot
    ) -> NavigationSnapshot.Encoding {
        var (screens, failure) = stack.screens(limits: slot.restoration.limits)
        let kept = zip(known, screens).prefix { $0.screen == $1 }.count
        known.removeLast(known.count - kept)
        do throws(NavigationRestoration.Failure) {
            for screen in screens[kept...] {
                guard let stored = try stack.stored(screen, coding: slot.restoration.coding) else { break }
                known.append((screen, stored))
            }
        } catch {
            failure = error.of(error.key, at: known.count)
        }
        let encoding = slot.encode(known.map(\.stored))
        return NavigationSnapshot.Encoding(data: encoding.data, failure: encoding.failure ?? failure)
    }
}

/// Returns the route that a decoder makes of a stored entry.
@MainActor func decoded<Route>(
    _ decode: @MainActor () throws -> Route
) throws(NavigationRestoration.Failure) -> Route {
    do {
        return try decode()
    } catch {
        throw NavigationRestoration.Failure(.undecodablePayload, detail: "\(error)")
    }
}

extension NavigationRouteCoding {
    /// The entry that a route is stored as.
    func entry(
        of route: some Encodable,
        key: NavigationDestinationKey,
        disableBackGesture: Bool = false
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry {
        do {
            let payload = try encode(route)
            return NavigationSnapshotEntry(key: key, payload: payload, disableBackGesture: disableBackGesture)
        } catch {
            throw NavigationRestoration.Failure(.unencodable, key: key, detail: "\(error)")
        }
    }
}
