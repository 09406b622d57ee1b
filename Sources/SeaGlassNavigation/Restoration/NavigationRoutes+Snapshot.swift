extension NavigationRoutes {
    /// Makes an entry of a stored one.
    @MainActor func entry(
        of stored: NavigationSnapshotEntry,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> NavigationEntry {
        guard let declaration = declaration(for: stored.key) else {
            throw NavigationRestoration.Failure(.unknownKey, detail: "no route has it as its key or an alias")
        }
        let refusal = NavigationRestoration.Failure(.notAllowed, detail: "\(declaration.type)")
        guard declaration.isRestorable else { throw refusal }
        let route: any NavigationRoute
        do {
            route = try declaration.decode(stored.payload, coding)
        } catch {
            throw NavigationRestoration.Failure(.undecodablePayload, detail: "\(error)")
        }
        guard declaration.isValid(route) else { throw refusal }
        return NavigationEntry(route: route, disablesBackGesture: stored.disableBackGesture)
    }

    /// - Returns: `nil` if the stored stack ends below the entry.
    func stored(
        _ entry: NavigationEntry,
        at position: Int,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry? {
        guard let route = entry.route, let key = storageKey(of: route) else { return nil }
        do {
            return NavigationSnapshotEntry(
                key: key,
                payload: try coding.encode(route),
                disableBackGesture: entry.disablesBackGesture
            )
        } catch {
            throw NavigationRestoration.Failure(.unencodable, position: position, key: key, detail: "\(error)")
        }
    }
}

/// The entries of a stack as they are stored. An entry never changes, so each is encoded once.
@MainActor struct EncodedEntries {
    private var known: [(id: NavigationEntry.ID, stored: NavigationSnapshotEntry)] = []

    mutating func encode(_ navigator: Navigator, in stack: SnapshotSlot) -> NavigationSnapshot.Encoding {
        let kept = zip(known, navigator.entries).prefix { $0.id == $1.id }.count
        known.removeLast(known.count - kept)
        var failure: NavigationRestoration.Failure?
        do throws(NavigationRestoration.Failure) {
            for entry in navigator.entries[kept...] {
                let coding = stack.restoration.coding
                guard let stored = try navigator.routes.stored(entry, at: known.count, coding: coding) else { break }
                known.append((entry.id, stored))
            }
        } catch {
            failure = error
        }
        let encoding = stack.encode(known.map(\.stored))
        return NavigationSnapshot.Encoding(data: encoding.data, failure: encoding.failure ?? failure)
    }
}
