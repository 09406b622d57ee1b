import Foundation
import SeaGlass

/// A window as stored stacks know it.
struct StoredWindow {
    let name: String
    /// Whether the system has kept no name for it.
    let isNew: Bool
}

/// The windows that have a stack of one id in a store, the one opened last at the end.
///
/// The system forgets a window that is closed for good, as all are when a person ends the app: of such windows the store
/// keeps some stacks, and the first new window of a launch begins with the last of them.
@MainActor struct StoredWindows {
    static let limit = 16
    /// The stacks a window of this process was opened for.
    static var opened: Set<String> = []

    private let stored: StoredStack
    private let writer = SnapshotWriter.shared
    private var store: any NavigationStateStore { stored.restoration.store }
    private var indexID: String { "windows:\(stored.id)" }

    init(of stored: StoredStack) { self.stored = stored }

    /// Called before the stack of a window is restored.
    func open(_ window: StoredWindow) {
        let isFirst = Self.opened.insert("\(store.location) \(stored.id)").inserted
        guard let index = try? writer.load(indexID, from: store, upTo: Self.limit * 37) ?? Data() else { return }
        let names = String(decoding: index, as: UTF8.self).split(separator: "\n").map(String.init)
        // Nobody vouches for what is read.
        let others = names.filter { $0 != window.name && UUID(uuidString: $0) != nil }
        if window.isNew, isFirst, let last = others.last { copyStack(of: last, to: window.name) }
        let kept = others.suffix(Self.limit - 1)
        for name in others.dropLast(kept.count) { write(nil, for: slotID(of: name)) }
        write(Data((kept + [window.name]).joined(separator: "\n").utf8), for: indexID)
    }

    /// Not a stack that was coming back when the process ended: it may be what ended it.
    private func copyStack(of other: String, to name: String) {
        let (source, limit) = (slotID(of: other), stored.restoration.limits.snapshotBytes)
        let mark = try? writer.load(SnapshotSlot.markPrefix + source, from: store, upTo: 0)
        guard mark == nil, let data = try? writer.load(source, from: store, upTo: limit) else { return }
        write(data, for: slotID(of: name))
    }

    private func slotID(of window: String) -> String { stored.slot(in: window).id }

    /// A store that fails is reported when the stack itself is stored.
    private func write(_ data: Data?, for id: String) { writer.write(data, for: id, to: store) { _ in } }
}
