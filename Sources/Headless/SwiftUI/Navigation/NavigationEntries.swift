/// One screen above the root of a navigation stack.
struct NavigationEntry {
    enum Key: Hashable {
        /// The value with that number in the path. A value that takes the place of another is shown by the screen that is
        /// there, with its state (reported: johnpatrickmorgan/NavigationBackport#38, hmlongco/Navigator#68).
        case value(index: Int)
        /// The view of the link with that serial number, pushed for the count-th time.
        case link(Int, count: Int)
        /// The view of `navigationDestination(isPresented:)` or `(item:)` at the node with that serial number.
        case presentation(Int)
    }

    let key: Key
    let value: NavigationValue?
    let serial: Int
    /// The screen with the link or modifier that this one is from; `nil` is the root.
    let presenter: Key?
}

/// The screens above the root of one navigation stack.
///
/// Those of the path an app owns stand below all others: what is pushed on the path after a link with a view, or a
/// presented destination, lands under its screen (reported: chowple.com/en/blog/swiftui-navigation). In a stack without
/// a path they stand in the order in which they came, which is a guess.
struct NavigationEntries {
    private(set) var all: [NavigationEntry] = []
    private(set) var places: [NavigationEntry.Key: Int] = [:]
    private(set) var valueCount = 0
    /// The lowest place that has another screen than when this was set last.
    var firstChange = 0
    private(set) var lastSerial = 0

    var count: Int { all.count }

    func contains(_ key: NavigationEntry.Key) -> Bool { places[key] != nil }

    /// The values of a path, without the first ones.
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

    /// - Returns: What was removed.
    mutating func remove(from start: Int) -> [NavigationEntry] {
        let removed = Array(all[start...])
        all.removeSubrange(start...)
        for entry in removed { places[entry.key] = nil }
        valueCount -= removed.count { $0.value != nil }
        firstChange = min(firstChange, start)
        return removed
    }

    /// Keeps so many values of a path, and puts others after them. A screen that is in no path stays on top as long as the
    /// one it is from is there, which is a guess.
    ///
    /// - Returns: What was removed.
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
