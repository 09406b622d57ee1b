/// One screen above the root of a navigation stack.
struct NavigationEntry {
    enum Key: Hashable {
        /// A value at a place in the path. The place is part of the key, because a value pushed twice makes two screens.
        case value(AnyHashable, index: Int)
        /// A view pushed by the link with that serial number. The count distinguishes its pushes.
        case link(Int, count: Int)
        /// A view presented with `navigationDestination(isPresented:)` or `(item:)` by the node with that serial number.
        case presentation(Int)
    }

    let key: Key
    let value: NavigationValue?
    let serial: Int
    /// The entry's place in the stack, which never changes: 0 is the first above the root.
    let index: Int
}

/// The state of one navigation stack: its entries, and the path an app bound to it.
@MainActor package final class NavigationCoordinator {
    private struct Presentation {
        let view: () -> any View
        let dismiss: () -> Void
    }

    private var path: NavigationPathBinding?
    private(set) var entries: [NavigationEntry] = []
    /// The place of each entry.
    private var places: [NavigationEntry.Key: Int] = [:]
    /// The path that the entries last followed, and how many of its values the entries still have.
    private var followed: Any?
    private var followedCount = 0
    /// The number of entries that come from the path.
    private var valueCount = 0
    /// The inputs of the last list of children. A push or a pop makes only those children again that it changes.
    private var shown: (root: any View, environment: EnvironmentValues, last: Int)?
    /// The place of the first entry that was added or replaced since that list was made.
    private var firstNew = 0
    /// Whether the last change of an app's path was animated.
    package private(set) var animatesPath: Bool?
    private var declarations = NavigationDeclarations()
    /// The stack's node. Weak, because that node holds the coordinator.
    private weak var stack: Node?
    private var presentations: [Int: Presentation] = [:]
    /// The pushed views, by the serial number of their link.
    private var linkedViews: [Int: [NavigationEntry.Key: any View]] = [:]
    private var screens: [NavigationEntry.Key: WeakNode] = [:]
    private var lastSerial = 0

    init(stack: Node) { self.stack = stack }

    package var depth: Int { entries.count }

    // MARK: Pushing and popping

    package func push(_ value: NavigationValue) {
        let kept = valueCount
        append(.value(value.value, index: entries.count), value: value)
        path?.write(kept, [value])
        stack?.invalidate()
    }

    func push(view: any View, from link: Node) {
        let key = NavigationEntry.Key.link(link.serial, count: lastSerial)
        linkedViews[link.serial, default: [:]][key] = view
        append(key)
        stack?.invalidate()
    }

    /// Updates the screens that a link pushed, after the link was evaluated again.
    func refresh(_ view: any View, of link: Node) {
        for key in (linkedViews[link.serial] ?? [:]).keys {
            linkedViews[link.serial]?[key] = view
            screens[key]?.node?.invalidate()
        }
    }

    package func pop(_ count: Int = 1) {
        guard let first = entries.suffix(count).first else { return }
        remove(from: first.key)
    }

    /// Removes a screen and all above it.
    func remove(from key: NavigationEntry.Key) {
        guard let index = places[key] else { return }
        let before = valueCount
        for entry in removeEntries(from: index) { forget(entry.key) }
        if valueCount < before { path?.write(valueCount, []) }
        stack?.invalidate()
    }

    /// Adopts the path an app set. Screens of links that carry a view are not in the path: they stay on top of an
    /// unchanged path and are removed with a changed one. Apple does not document what happens to them.
    func follow(_ path: NavigationPathBinding?) {
        self.path = path
        guard let path else { return }
        let reading = path.read(followed, followedCount)
        followed = reading.path
        defer { followedCount = valueCount }
        guard reading.added != values(after: reading.kept) else { return }
        // A stack without screens starts with the path, which is no change.
        if let stack, !stack.children.isEmpty { animatesPath = stack.graph?.disablesAnimations == false }
        let onlyValues = valueCount == entries.count
        let values = onlyValues ? reading.added : entries.compactMap(\.value).prefix(reading.kept) + reading.added
        replaceEntries(from: onlyValues ? reading.kept : 0, with: values)
    }

    /// Returns the values of the entries, without the first `count`.
    private func values(after count: Int) -> [NavigationValue] {
        var start = entries.count
        var left = valueCount - count
        while left > 0 {
            start -= 1
            if entries[start].value != nil { left -= 1 }
        }
        return entries[start...].compactMap(\.value)
    }

    /// Replaces the entries from a place on. A screen whose value stays at its place is kept.
    private func replaceEntries(from start: Int, with values: [NavigationValue]) {
        let previous = removeEntries(from: start)
        for value in values {
            let place = entries.count
            if previous.indices.contains(place), previous[place].value == value {
                insert(previous[place])
            } else {
                append(.value(value.value, index: place), value: value)
            }
        }
        for entry in previous where places[entry.key] == nil { forget(entry.key) }
    }

    private func append(_ key: NavigationEntry.Key, value: NavigationValue? = nil) {
        lastSerial += 1
        insert(NavigationEntry(key: key, value: value, serial: lastSerial, index: entries.count))
    }

    private func insert(_ entry: NavigationEntry) {
        firstNew = min(firstNew, entries.count)
        places[entry.key] = entries.count
        entries.append(entry)
        if entry.value != nil { valueCount += 1 }
    }

    /// - Returns: The removed entries, at their former indices.
    private func removeEntries(from start: Int) -> ArraySlice<NavigationEntry> {
        let removed = entries[start...]
        entries.removeSubrange(start...)
        for entry in removed { places[entry.key] = nil }
        valueCount -= removed.count { $0.value != nil }
        followedCount = min(followedCount, valueCount)
        firstNew = min(firstNew, start)
        return removed
    }

    private func forget(_ key: NavigationEntry.Key) {
        screens[key] = nil
        switch key {
        case .value: break
        case .link(let link, _):
            linkedViews[link]?[key] = nil
            if linkedViews[link]?.isEmpty == true { linkedViews[link] = nil }
        case .presentation(let presenter): presentations[presenter]?.dismiss()
        }
    }

    // MARK: Screens

    /// Returns the stack's children without the unchanged ones at its bottom, and the number of those.
    func changedScreens(root: any View, in environment: EnvironmentValues) -> (kept: Int, changed: [Child]) {
        var kept = 0
        if let shown, shown.environment.isShared(with: environment), areInputsEqual(shown.root, root) {
            // The last top screen and the new one change too: one is covered, the other uncovered.
            kept = min(firstNew + 1, shown.last, entries.count)
        }
        shown = (root, environment, entries.count)
        firstNew = entries.count
        return (kept, screens(from: kept, root: root, in: environment))
    }

    /// - Parameter start: The place of the first screen returned; 0 is the root.
    func screens(from start: Int, root: any View, in environment: EnvironmentValues) -> [Child] {
        var environment = environment
        environment.navigation = self
        return (start...entries.count).map { place in
            let isCovered = place < entries.count
            guard place > 0 else { return Child(.position(0), root, environment, isHidden: isCovered, isScreen: true) }
            let entry = entries[place - 1]
            var environment = environment
            environment.isPresented = true
            environment.dismiss = DismissAction(of: self, serial: entry.serial) { [weak self] in
                self?.remove(from: entry.key)
            }
            let screen = NavigationScreen(entry: entry, coordinator: self)
            return Child(.position(entry.serial), screen, environment, isHidden: isCovered, isScreen: true)
        }
    }

    // MARK: Destinations

    func declare(_ type: Any.Type, at node: Node, view: @escaping (AnyHashable) -> any View) {
        if declarations.add(type, at: node, inScreen: screenIndex(of: node), view: view) {
            invalidateScreens(of: ObjectIdentifier(type))
        }
    }

    private func invalidateScreens(of type: ObjectIdentifier) {
        for (key, screen) in screens {
            guard case .value(let value, _) = key, ObjectIdentifier(Swift.type(of: value.base)) == type else {
                continue
            }
            screen.node?.invalidate()
        }
    }

    func setPresentation(
        _ isPresented: Bool,
        at node: Node,
        view: @escaping () -> any View,
        dismiss: @escaping () -> Void
    ) {
        let key = NavigationEntry.Key.presentation(node.serial)
        let isShown = places[key] != nil
        presentations[node.serial] = Presentation(view: view, dismiss: dismiss)
        if isPresented && !isShown {
            append(key)
            stack?.invalidate()
        } else if isPresented {
            screens[key]?.node?.invalidate()
        } else if isShown {
            remove(from: key)
        }
    }

    /// Forgets the destinations that a removed view declared, and removes the screen it presented, unless the whole stack
    /// is removed. Apple documents neither.
    func forgetDestinations(of node: Node) {
        guard stack?.isAlive == true else { return }
        if let type = declarations.remove(node) { invalidateScreens(of: type) }
        remove(from: .presentation(node.serial))
        presentations[node.serial] = nil
    }

    func destination(of key: NavigationEntry.Key, shownBy screen: Node) -> any View {
        screens[key] = WeakNode(screen)
        switch key {
        case .link(let link, _):
            return linkedViews[link]?[key] ?? EmptyView()
        case .presentation(let presenter):
            return presentations[presenter]?.view() ?? EmptyView()
        case .value(let value, _):
            return view(for: value) ?? UndeclaredDestination(typeName: "\(Swift.type(of: value.base))")
        }
    }

    package func declares(_ value: NavigationValue) -> Bool { view(for: value.value) != nil }

    private func view(for value: AnyHashable) -> (any View)? {
        declarations.nearest(of: Swift.type(of: value.base))?(value)
    }

    /// Returns the place in the stack of the screen that contains a node; 0 is the root.
    private func screenIndex(of node: Node) -> Int {
        var screen = node
        while let parent = screen.parent, parent !== stack { screen = parent }
        return (screen.view as? NavigationScreen).map { $0.entry.index + 1 } ?? 0
    }
}

extension EnvironmentValues {
    /// A weak reference to the coordinator, to avoid a cycle: the coordinator keeps the closures of destinations, which
    /// keep the environment.
    private struct Navigation: InputComparable {
        weak var coordinator: NavigationCoordinator?

        func isSameInput(as other: Any) -> Bool { (other as? Navigation)?.coordinator === coordinator }
    }

    private struct NavigationKey: EnvironmentKey {
        static var defaultValue: Navigation { Navigation() }
    }

    /// The navigation stack that contains the view.
    package var navigation: NavigationCoordinator? {
        get { self[NavigationKey.self].coordinator }
        set { self[NavigationKey.self] = Navigation(coordinator: newValue) }
    }
}
