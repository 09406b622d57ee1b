import Foundation
import SeaGlass
import SwiftUI

extension NavigatorStack {
    func clearSnapshot() {
        if let presenter { return presenter.clearSnapshot() }
        guard let restorer = shell.observer as? StackRestorer else {
            return Diagnostics.report(
                """
                Navigator.clearSnapshot: No shell stores the stack of this navigator now, so nothing is removed. Chain \
                restoresNavigation(id:) after the shell.
                """
            )
        }
        restorer.clear()
    }
}

extension StackRestorer: NavigatorObserver {
    /// Refuses a second shell's navigator: a shell in a sheet over this shell finds the same restorer.
    func takes(_ navigator: NavigatorStack) -> Bool {
        if let other = stack as? NavigatorStack, other !== navigator, other.hasShell { return false }
        begin(with: navigator)
        return true
    }

    /// Another shell may already use the restorer, since SwiftUI may free either of two shells first.
    func end(of navigator: NavigatorStack, isMoving: Bool) { if stack === navigator { end(isMoving: isMoving) } }

    var store: any NavigatorStore { stored.restoration }
}

extension NavigatorStack: RestorableStack {
    var wasRequested: Bool { state.wasRequested }
    /// Whether no screen can crash: the root of a restored selection can.
    var isAtRoot: Bool { state.isAtRoot && selection?.selectedRoute == nil }

    var stored: [StoredScreen] { stored(currentEntries, presented: currentPresented, over: selection) }

    var updated: [StoredScreen]? {
        unseenEntries.map {
            stored($0.entries, presented: $0.presented, over: updatedSelection ?? selection, former: formerRoutes)
        }
    }

    func update() {
        updatedSelection = selection
        formerRoutes = [:]
        send(.updated)
    }

    func clear() { send(.reset) }

    /// Returns the stored form of a stack. The selection, if there is one, is the first element.
    ///
    /// - Parameter former: The routes of screens that have others by now.
    private func stored(
        _ entries: [NavigationEntry],
        presented: NavigationEntry?,
        over selection: (any Hashable)?,
        former: [NavigationEntry.ID: any Hashable] = [:]
    ) -> [StoredScreen] {
        var stored = [selection].compactMap { $0.map { (NavigationSnapshotEntry(key: .selection), $0) } }
        for screen in entries + (presented.map { [$0] + ($0.stack?.allEntries ?? []) } ?? []) {
            guard let route = former[screen.id] ?? screen.route, let key = shell.routes.storageKey(of: route) else {
                break
            }
            let isDisabled = screen.content.disablesBackGesture
            stored.append((.init(key: key, disableBackGesture: isDisabled, presentation: screen.presentation), route))
        }
        return stored
    }

    func screen(
        of stored: NavigationSnapshotEntry,
        above below: [NavigationEntry],
        _ decoder: JSONDecoder
    ) throws -> NavigationEntry {
        if below.isEmpty, let selection = shell.bindings.selection {
            return try screen(of: selection, storedAs: stored, decoder)
        }
        guard stored.key != .selection else {
            throw Failure(
                .notAllowed,
                detail: "The stack was stored over a selection. Chain navigationShell(selection:)."
            )
        }
        guard let declaration = shell.routes.declaration(for: stored.key) else {
            let remedy = "No route has this key, so declare a route with the key, or with the key as an alias."
            throw Failure(.unknownKey, detail: remedy)
        }
        let type = declaration.name
        guard declaration.isRestorable else {
            throw Failure(.notAllowed, detail: "\(type) is declared with isRestorable: false.")
        }
        guard let route = try declaration.decode(stored.payload, decoder) else {
            throw Failure(.unreadable, detail: "\(type) is not Codable any more.")
        }
        guard declaration.isValid(route) else {
            throw Failure(.notAllowed, detail: "The validate closure of \(type) returns false for this route.")
        }
        // No binding of the app holds the stack of a sheet.
        let isInSheet = below.contains { $0.presentation != nil }
        guard isInSheet || (stored.presentation == nil ? pathHolds(route) : presentedHolds(route)) else {
            throw Failure(.notAllowed, detail: "The binding of navigationShell can't hold this \(type).")
        }
        let isDisabled = stored.disableBackGesture
        let presentation = stored.presentation?.restored(declaration.style(route))
        let screen = NavigationScreen(route: route, disablesBackGesture: isDisabled, presentation: presentation)
        return NavigationEntry(screen)
    }

    /// Returns the stored selection as the first screen. The stack above an unknown root is not restored.
    private func screen(
        of selection: NavigatorSelection,
        storedAs stored: NavigationSnapshotEntry,
        _ decoder: JSONDecoder
    ) throws -> NavigationEntry {
        guard stored.key == .selection else {
            throw Failure(.notAllowed, detail: "The stack was stored without a selection, so its root is unknown.")
        }
        guard let value = try selection.decode(stored.payload, decoder) else {
            throw Failure(.unreadable, detail: "The selection is not Codable any more.")
        }
        return NavigationEntry(route: value)
    }

    func show(_ screens: [NavigationEntry]) {
        var screens = screens[...]
        if let own = shell.bindings.selection?.value() {
            guard let value = screens.popFirst()?.route else { return }
            // The app has selected another root, so the stored stack is not shown.
            guard own.selectedRoute == nil || own.isSameRoute(as: value) else { return }
            selection = value
            writeSelection()
        }
        let pushed = Array(screens.prefix { $0.presentation == nil })
        let above = screens.dropFirst(pushed.count)
        carryOut(NavigationChange(added: pushed, isDismissing: true, presented: above.first, animated: false))
        selectionRequests.forgetUnread()
        if let sheet = above.first?.stack { sheet.show(Array(above.dropFirst())) }
    }
}
