import Foundation
import SeaGlass

extension NavigationRestoration {
    /// Removes the stacks that are stored under an id, for example when a person signs out.
    ///
    /// With ``Scope/scene`` it removes the stacks of all windows, closed windows included. The visible stack stays, and
    /// its next change is stored again. Use it for your own stack, and ``Navigator/clearSnapshot()`` for a shell's.
    ///
    /// ```swift
    /// @State private var path: [ThreadRoute] = []
    ///
    /// Button("Sign out") {
    ///     path = []
    ///     NavigationRestoration.standard.clearSnapshots(id: "main")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id passed to `restoresNavigation(path:id:)`.
    ///   - scope: The scope passed to `restoresNavigation(path:id:)`.
    @MainActor public func clearSnapshots(id: String, scope: NavigationRestoration.Scope = .scene) {
        StoredStack(id: id, scope: scope, restoration: self, onFailure: { _ in }).clear(in: nil) { failure in
            Diagnostics.report("clearSnapshots: The store could not remove the stack “\(id)”. \(failure.detail)")
        }
    }
}

/// A window is new if the system has kept no name for it.
typealias StoredWindow = (name: String, isNew: Bool)

/// A store's list of the windows with a stack of one id. The window that was opened last is at the end.
///
/// The system forgets a window that is closed for good, and all windows when a person ends the app. The store keeps
/// some stacks of such windows. The first new window of a launch starts with the last of these stacks, unless the
/// system has kept other windows.
@MainActor extension StoredStack {
    static let mostWindows = 16
    static var firstWindows: [String: String] = [:]

    private var index: SnapshotSlot { SnapshotSlot(id: "windows:\(id)", restoration: restoration) }

    func source(for window: StoredWindow) -> SnapshotSlot? {
        let first = Self.firstWindows["\(restoration.store.location) \(id)", default: window.name]
        Self.firstWindows["\(restoration.store.location) \(id)"] = first
        guard window.isNew, first == window.name, !restoration.system.hasOtherWindows() else { return nil }
        return windows?.last { $0 != window.name }.map(slot)
    }

    /// Called when a window has appeared. Ignores failures, which are reported when the stack itself is stored.
    func open(_ window: String) {
        guard let others = windows?.filter({ $0 != window }) else { return }
        let kept = others.suffix(Self.mostWindows - 1)
        for name in others.dropLast(kept.count) { slot(in: name).save(nil) { _ in } }
        index.save(Data((kept + [window]).joined(separator: "\n").utf8)) { _ in }
    }

    /// Removes the stacks of this window and of all others, and the stack without a window, which an app that supports
    /// only one window has.
    func clear(in window: String?, onFailure: @escaping SnapshotSlot.OnFailure) {
        restoration.system.whenReadable { [self] in
            let others = scope == .scene ? windows ?? [] : []
            for window in others + [nil, window] { slot(in: window).save(nil, onFailure: onFailure) }
        }
    }

    private var windows: [String]? {
        guard let list = try? index.load() ?? Data() else { return nil }
        // The stored bytes may be altered.
        let names = String(decoding: list, as: UTF8.self).split(separator: "\n")
        return names.compactMap { UUID(uuidString: String($0)) == nil ? nil : String($0) }
    }
}
