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
        let stored = StoredStack(id: id, scope: scope, restoration: self, onFailure: { _ in })
        system.whenReadable {
            if scope == .scene { StoredWindows(of: stored).clear() }
            stored.slot(in: nil).clear { failure in Diagnostics.report("clearSnapshots: “\(id)”: \(failure).") }
        }
    }
}

/// The app's parameters for a stored stack, of a shell or of its own.
struct StoredStack {
    let id: String
    let scope: NavigationRestoration.Scope
    let restoration: NavigationRestoration
    let onFailure: @MainActor (NavigationRestoration.Failure) -> Void

    /// - Parameter window: The window's name, where each has a stack of its own.
    func slot(in window: String?) -> SnapshotSlot {
        let scope =
            switch scope {
            case .scene: "scene:\(window ?? "")"
            case .app: "app"
            // With its length, so that no two of a custom scope and an id are one.
            case .custom(let name): "custom:\(name.utf8.count):\(name)"
            }
        return SnapshotSlot(id: "\(scope):\(id)", restoration: restoration)
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
@MainActor struct StoredWindows {
    static let limit = 16
    /// The first window of this process, for each stack.
    static var first: [String: String] = [:]

    private let stored: StoredStack
    private let writer = SnapshotWriter.shared
    private var store: any NavigationStateStore { stored.restoration.store }
    private var indexID: String { "windows:\(stored.id)" }

    init(of stored: StoredStack) { self.stored = stored }

    /// Where the stack of a window is restored from, if that is another window's place. Changes nothing in the store.
    func source(for window: StoredWindow) -> SnapshotSlot? {
        let first = Self.first["\(store.location) \(stored.id)", default: window.name]
        Self.first["\(store.location) \(stored.id)"] = first
        guard window.isNew, first == window.name, !stored.restoration.system.hasOtherWindows() else { return nil }
        return names?.last { $0 != window.name }.map(stored.slot)
    }

    /// Called when a window has appeared.
    func open(_ window: String) {
        guard let others = names?.filter({ $0 != window }) else { return }
        let kept = others.suffix(Self.limit - 1)
        for name in others.dropLast(kept.count) { write(nil, for: stored.slot(in: name).id) }
        write(Data((kept + [window]).joined(separator: "\n").utf8), for: indexID)
    }

    /// Forgets the stacks of all windows, and that of an app with one window, which this app was before or will be.
    func clear() {
        for id in (names ?? []).map({ stored.slot(in: $0).id }) + [stored.slot(in: nil).id] { write(nil, for: id) }
    }

    /// - Returns: `nil` if the store can't be read.
    private var names: [String]? {
        guard let index = try? writer.load(indexID, from: store, upTo: Self.limit * 37) ?? Data() else { return nil }
        // The stored bytes may be altered.
        return String(decoding: index, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { UUID(uuidString: $0) != nil }
    }

    /// A store that fails is reported when the stack itself is stored.
    private func write(_ data: Data?, for id: String) { writer.write(data, for: id, to: store) { _ in } }
}
