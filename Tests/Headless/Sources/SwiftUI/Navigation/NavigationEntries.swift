/// A screen above the root of a navigation stack.
struct NavigationEntry {
    enum Key: Hashable {
        /// A value's index in the path. A new value at the same index keeps the screen and its state (reported:
        /// johnpatrickmorgan/NavigationBackport#38, hmlongco/Navigator#68).
        case value(index: Int)
        /// The serial number of a link, and a number that distinguishes the link's pushes.
        case link(Int, count: Int)
        /// The serial number of the node with `navigationDestination(isPresented:)` or `(item:)`.
        case presentation(Int)
    }

    let key: Key
    let value: NavigationValue?
    let serial: Int
    /// The screen whose link or modifier pushed this one; `nil` for the root, and for a screen of the path.
    let presenter: Key?
}

/// The screens above the root of a navigation stack.
///
/// The path's screens are below all others: if a link has pushed a screen, or a destination is presented, a value that
/// is then appended to the path gets its screen below that one (reported: chowple.com/en/blog/swiftui-navigation). In
/// a stack without a path, the screens are in the order of their pushes: a guess.
struct NavigationEntries {
    private(set) var all: [NavigationEntry] = []
    private(set) var places: [NavigationEntry.Key: Int] = [:]
    private(set) var valueCount = 0
    /// The lowest index whose screen has changed since this property was last set.
    var firstChange = 0
    private(set) var lastSerial = 0

    var count: Int { all.count }

    func contains(_ key: NavigationEntry.Key) -> Bool { places[key] != nil }

    /// The values of the path after the first `count`.
    func values(after count: Int) -> [NavigationValue] { all[count..<valueCount].compactMap(\.value) }

    mutating func append(
        _ key: NavigationEntry.Key,
        value: NavigationValue? = nil,
        from presenter: NavigationEntry.Key? = nil
    ) {
        lastSerial += 1
        insert(NavigationEntry(key: key, value: value, serial: lastSerial, presenter: presenter))
    }

    private mutating func insert(_ entry: NavigationEntry) {
        firstChange = min(firstChange, count)
        places[entry.key] = count
        all.append(entry)
        if entry.value != nil { valueCount += 1 }
    }

    /// - Returns: The removed entries.
    mutating func remove(from start: Int) -> [NavigationEntry] {
        let removed = Array(all[start...])
        all.removeSubrange(start...)
        for entry in removed { places[entry.key] = nil }
        valueCount -= removed.count { $0.value != nil }
        firstChange = min(firstChange, start)
        return removed
    }

    /// Keeps the first values of the path, and replaces the others. A screen that is not from the path stays on top
    /// while its presenter is in the stack: a guess.
    ///
    /// - Returns: The removed entries.
    mutating func replaceValues(after kept: Int, with values: [NavigationValue]) -> [NavigationEntry] {
        let before = remove(from: kept)
        for (offset, value) in values.enumerated() {
            let key = NavigationEntry.Key.value(index: kept + offset)
            if before.indices.contains(offset), before[offset].key == key {
                insert(NavigationEntry(key: key, value: value, serial: before[offset].serial, presenter: nil))
            } else {
                append(key, value: value)
            }
        }
        for entry in before where entry.value == nil && entry.presenter.map(contains) ?? true { insert(entry) }
        return before.filter { !contains($0.key) }
    }
}
