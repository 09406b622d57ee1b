import Foundation

/// A window is new if the system has kept no name for it.
typealias StoredWindow = (name: String, isNew: Bool)

/// The windows with a stack of one id.
///
/// The system forgets a window that is closed for good, and all windows when a person ends the app. The store keeps
/// some stacks of such windows. The first new window of a launch starts with the last of these stacks, unless the
/// system has kept other windows.
@MainActor extension StoredStack {
    static let maximumWindows = 16
    static var firstWindows: [String: String] = [:]

    /// - Parameter hasOthers: Whether the system has kept other windows.
    /// - Returns: The slot of another window, whose stack a new window shows; `nil` if the window has its own.
    func source(for window: StoredWindow, hasOthers: Bool) -> SnapshotSlot? {
        let first = Self.firstWindows["\(restoration.store.place) \(id)", default: window.name]
        Self.firstWindows["\(restoration.store.place) \(id)"] = first
        guard window.isNew, first == window.name, !hasOthers else { return nil }
        return storedList?.windows(of: stackName).last { $0 != window.name }.map(slot)
    }

    /// Called when a window has appeared. Ignores failures, which are reported when the stack itself is stored.
    func open(_ window: String) {
        guard var windows = storedList else { return }
        let removed = windows.open(window, of: stackName, keeping: Self.maximumWindows)
        for window in removed { slot(in: window).remove { _ in } }
        list.save(windows.data) { _ in }
    }

    /// Removes the stacks of this window and of all others, and the stack without a window, which an app that supports
    /// only one window has.
    func clear(in window: String?, onFailure: @escaping SnapshotSlot.OnFailure) {
        let others = scope == .scene ? storedList?.windows(of: stackName) ?? [] : []
        for window in others + [nil, window] { slot(in: window).remove(onFailure: onFailure) }
    }

    private var list: SnapshotSlot { SnapshotSlot(id: "windows", restoration: restoration) }
    private var storedList: WindowList? { (try? list.load() ?? Data()).map(WindowList.init) }
    private var stackName: String { restoration.store.name(for: id) }
}

/// A store's windows with a stack, each with the name of the stack's id. The window that was opened last is at the end.
private struct WindowList {
    private struct Line {
        let window: String
        let stackName: String
    }

    private var lines: [Line]

    /// Reads a list. The stored bytes may be altered.
    init(_ data: Data) {
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ")
            guard parts.count == 2, UUID(uuidString: String(parts[0])) != nil else { return nil }
            return Line(window: String(parts[0]), stackName: String(parts[1]))
        }
    }

    var data: Data { Data(lines.map { "\($0.window) \($0.stackName)" }.joined(separator: "\n").utf8) }

    func windows(of stackName: String) -> [String] { lines.filter { $0.stackName == stackName }.map(\.window) }

    /// Adds a window at the end.
    ///
    /// - Returns: The windows that are no longer in the list.
    mutating func open(_ window: String, of stackName: String, keeping maximum: Int) -> [String] {
        let others = windows(of: stackName).filter { $0 != window }
        let kept = others.suffix(maximum - 1) + [window]
        lines = lines.filter { $0.stackName != stackName } + kept.map { Line(window: $0, stackName: stackName) }
        return others.filter { !kept.contains($0) }
    }
}
