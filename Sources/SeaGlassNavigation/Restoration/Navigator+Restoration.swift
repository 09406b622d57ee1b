import SeaGlass
import SwiftUI

extension Navigator {
    /// Forgets the stored stack of this navigator's shell, when a person signs out for instance.
    ///
    /// What is on screen stays, and the next change is stored again. Without `restoresNavigation` there is nothing to
    /// forget, which debug builds report.
    ///
    /// ```swift
    /// Button("Sign out") {
    ///     navigator.popToRoot()
    ///     navigator.clearCachedStack()
    /// }
    /// ```
    public func clearCachedStack() {
        guard let restorer else {
            return Diagnostics.report(
                """
                Navigator.clearCachedStack: the stack of this navigator is not stored. Chain restoresNavigation(id:) \
                after the shell.
                """
            )
        }
        restorer.clear()
    }

    /// The stack in bytes, for Handoff or a link.
    ///
    /// It holds what is stored for `restoresNavigation`: the routes up to the first screen without one, or with one that
    /// can't be restored or encoded, and within the limits. Before a shell knows this navigator's routes there are none.
    ///
    /// ```swift
    /// let link = "mail:" + navigator.encodedPath().base64EncodedString()
    /// ```
    ///
    /// - Returns: Bytes that ``restore(from:)`` reads, in this version of the app and later ones.
    public func encodedPath() -> Data {
        var entries = EncodedEntries()
        return entries.encode(self, in: pathStack).data
    }

    /// Shows the stack that ``encodedPath()`` wrote, here or on another device, without animation.
    ///
    /// Nobody vouches for the bytes: what can't be read is dropped, as the ``NavigationRestoration/Policy`` says, with all
    /// above it. If nothing is left the stack stays as it is. Before the shell appears, the bytes are kept until it does
    /// and count more than what was stored.
    ///
    /// ```swift
    /// func open(_ link: String) {
    ///     if let path = Data(base64Encoded: String(link.dropFirst(5))) { navigator.restore(from: path) }
    /// }
    /// ```
    ///
    /// - Parameter data: What ``encodedPath()`` wrote.
    /// - Returns: Why it, or the upper part of it, was dropped; `nil` if all of it is shown or will be.
    @discardableResult public func restore(from data: Data) -> NavigationRestoration.Failure? {
        guard hasShell else {
            reportMissingShell("restore(from:)")
            pendingPath = data
            return nil
        }
        let stack = pathStack
        let restored = stack.restore(from: data) { entry throws(NavigationRestoration.Failure) in
            try restoredRoute(of: entry, coding: stack.restoration.coding)
        }
        if restored.failure == nil || !restored.routes.isEmpty { show(restored.routes) }
        return restored.failure
    }

    /// Called when a shell knows the routes: what was to be restored before.
    func restorePendingPath() {
        guard let data = pendingPath else { return }
        pendingPath = nil
        let failure = restore(from: data)
        restorer?.report(failure)
    }

    /// How the path is encoded: as it's stored, whenever it was written and by whichever version of the app.
    private var pathStack: SnapshotSlot {
        let restoration = restorer?.stack?.restoration ?? .standard
        return SnapshotSlot(id: "", restoration: restoration.acceptingAnyAgeAndVersion)
    }

    /// Replaces the stack by these routes.
    func show(_ restored: [RestoredRoute]) {
        change(animated: false) { entries in
            entries = []
            for one in restored {
                let options = NavigationEntry.Options(disablesBackGesture: one.disableBackGesture)
                entries.append(entry(route: one.route, view: nil, above: entries.last, options: options))
            }
        }
    }

    // MARK: Routes and stored entries

    /// A route that came back.
    struct RestoredRoute {
        let route: any NavigationRoute
        let disableBackGesture: Bool
    }

    func restoredRoute(
        of entry: NavigationSnapshotEntry,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> RestoredRoute {
        guard let declaration = routes.declaration(for: entry.key) else {
            throw NavigationRestoration.Failure(.unknownKey, detail: "no route has it as its key or an alias")
        }
        let route: any NavigationRoute
        do {
            route = try declaration.decode(entry.payload, coding)
        } catch {
            throw NavigationRestoration.Failure(.undecodablePayload, detail: "\(error)")
        }
        guard declaration.isRestorable, declaration.isValid(route) else {
            throw NavigationRestoration.Failure(.notAllowed, detail: "\(declaration.type)")
        }
        return RestoredRoute(route: route, disableBackGesture: entry.disableBackGesture)
    }

    /// - Returns: `nil` if the stored stack ends below the entry.
    func snapshot(
        of entry: NavigationEntry,
        coding: NavigationRouteCoding
    ) throws(NavigationRestoration.Failure) -> NavigationSnapshotEntry? {
        guard let route = entry.route, let key = routes.storageKey(of: route) else { return nil }
        do {
            return NavigationSnapshotEntry(
                key: key,
                payload: try coding.encode(route),
                disableBackGesture: entry.options.disablesBackGesture
            )
        } catch {
            throw NavigationRestoration.Failure(.unencodable, key: key, detail: "\(error)")
        }
    }
}
