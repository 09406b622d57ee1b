import Foundation
import SeaGlass

extension NavigationRestoration {
    /// Forgets the stacks that are stored under an id, when a person signs out for instance.
    ///
    /// That is all windows', closed ones too, with the scope of ``Scope/scene``. What is on screen stays, and the next
    /// change is stored again. It is for a stack of your own; a shell's has ``Navigator/clearSnapshot()``.
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
    ///   - id: That of `restoresNavigation(path:id:)`.
    ///   - scope: That of `restoresNavigation(path:id:)`.
    @MainActor public func clearSnapshots(id: String, scope: NavigationRestoration.Scope = .scene) {
        StoredStack(id: id, scope: scope, restoration: self, onFailure: { _ in }).clear(in: nil) { failure in
            Diagnostics.report("clearSnapshots: “\(id)”: \(failure).")
        }
    }
}

/// A window as stored stacks know it.
struct StoredWindow {
    let name: String
    /// Whether the system has kept no name for it.
    let isNew: Bool
}

/// The windows that have a stack of one id in a store, the one opened last at the end.
///
/// The system forgets a window that is closed for good, as all are when a person ends the app: of such windows the store
/// keeps some stacks, and the first new window of a launch begins with the last of them, unless the system has kept others.
@MainActor extension StoredStack {
    static let mostWindows = 16
    /// The first window of this process, for each stack.
    static var firstWindows: [String: String] = [:]

    private var index: SnapshotSlot { SnapshotSlot(id: "windows:\(id)", restoration: restoration) }

    /// Where the stack of a window is restored from, if that is another window's place. Changes nothing in the store.
    func source(for window: StoredWindow) -> SnapshotSlot? {
        let first = Self.firstWindows["\(restoration.store.location) \(id)", default: window.name]
        Self.firstWindows["\(restoration.store.location) \(id)"] = first
        guard window.isNew, first == window.name, !restoration.system.hasOtherWindows() else { return nil }
        return windows?.last { $0 != window.name }.map(slot)
    }

    /// Called when a window has appeared. A store that fails is reported when the stack itself is stored.
    func open(_ window: String) {
        guard let others = windows?.filter({ $0 != window }) else { return }
        let kept = others.suffix(Self.mostWindows - 1)
        for name in others.dropLast(kept.count) { slot(in: name).save(nil) { _ in } }
        index.save(Data((kept + [window]).joined(separator: "\n").utf8)) { _ in }
    }

    /// Forgets the stack of a window, those of all others, and that of an app with one window, which this app was before
    /// or will be.
    func clear(in window: String?, onFailure: @escaping SnapshotSlot.OnFailure) {
        restoration.system.whenReadable {
            let others = scope == .scene ? windows ?? [] : []
            for window in others + [nil, window] { slot(in: window).save(nil, onFailure: onFailure) }
        }
    }

    /// `nil` if the store can't be read.
    private var windows: [String]? {
        guard let names = try? index.load(upTo: Self.mostWindows * 37) ?? Data() else { return nil }
        // The stored bytes may be altered.
        return String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { UUID(uuidString: $0) != nil }
    }
}
