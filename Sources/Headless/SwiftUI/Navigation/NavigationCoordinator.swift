/// One screen above the root of a navigation stack.
struct NavigationEntry {
    enum Key: Hashable {
        /// A value at a place in the path. The place is part of the key: a value pushed twice is two screens.
        case value(AnyHashable, index: Int)
        /// The view of the link with that serial number, pushed for the count-th time.
        case link(Int, count: Int)
        /// The view of `navigationDestination(isPresented:)` or `(item:)` at the node with that serial number.
        case presentation(Int)
    }

    let key: Key
    let value: NavigationValue?
    let serial: Int
    /// Its place in the stack, which it never leaves: 0 is the first above the root.
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
    /// Where each entry stands.
    private var places: [NavigationEntry.Key: Int] = [:]
    /// The path when the entries last followed it, and how many of its values are still those of the entries.
    private var followed: Any?
    private var followedCount = 0
    /// How many entries are of the path.
    private var valueCount = 0
    /// What the stack's children were made of, so that a push or a pop makes those anew that it changes.
    private var shown: (root: any View, environment: EnvironmentValues, last: Int)?
    /// The first entry that was not there, or was another, when they were made.
    private var firstNew = 0
    /// Whether the last change of the path an app owns was animated.
    package private(set) var animatesPath: Bool?
    private var declarations = NavigationDeclarations()
    /// The stack's node holds the coordinator, not the other way round.
    private weak var stack: Node?
    private var presentations: [Int: Presentation] = [:]
    /// By the link's serial number.
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

    /// A link that is evaluated again brings the screen it pushed up to date.
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

    /// Takes the path an app set. Screens that are not in the path, those of links that carry a view, stay on top of
    /// an unchanged path and go with a changed one: Apple does not document what happens to them.
    func follow(_ path: NavigationPathBinding?) {
        self.path = path
        guard let path else { return }
        let reading = path.read(followed, followedCount)
        followed = reading.path
        defer { followedCount = valueCount }
        guard reading.added != values(after: reading.kept) else { return }
        // A stack that has no screen yet starts with the path.
        if let stack, !stack.children.isEmpty { animatesPath = stack.graph?.disablesAnimations == false }
        let onlyValues = valueCount == entries.count
        let values = onlyValues ? reading.added : entries.compactMap(\.value).prefix(reading.kept) + reading.added
        replaceEntries(from: onlyValues ? reading.kept : 0, with: values)
    }

    /// The values of the entries, without the first ones.
    private func values(after count: Int) -> [NavigationValue] {
        var start = entries.count
        var left = valueCount - count
        while left > 0 {
            start -= 1
            if entries[start].value != nil { left -= 1 }
        }
        return entries[start...].compactMap(\.value)
    }

    /// A screen whose value stays at its place stays.
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

    /// - Returns: What was removed, at the places it had.
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

    /// The stack's children without those at its bottom that are what they were, and how many these are.
    func changedScreens(root: any View, in environment: EnvironmentValues) -> (kept: Int, changed: [Child]) {
        var kept = 0
        if let shown, shown.environment.isShared(with: environment), areInputsEqual(shown.root, root) {
            // The one that was on top and the one that is are covered or uncovered.
            kept = min(firstNew + 1, shown.last, entries.count)
        }
        shown = (root, environment, entries.count)
        firstNew = entries.count
        return (kept, screens(from: kept, root: root, in: environment))
    }

    /// - Parameter start: 0 is the root.
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

    /// A view that declared or presented destinations is gone: what it presented goes with it, unless all of the stack
    /// does. Apple documents neither.
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

    /// Where the screen that a node is in stands in the stack: 0 is the root.
    private func screenIndex(of node: Node) -> Int {
        var screen = node
        while let parent = screen.parent, parent !== stack { screen = parent }
        return (screen.view as? NavigationScreen).map { $0.entry.index + 1 } ?? 0
    }
}

extension EnvironmentValues {
    /// The stack's node owns the coordinator. What screens declare there reads their environment, which is not to hold
    /// it.
    private struct Navigation: InputComparable {
        weak var coordinator: NavigationCoordinator?

        func isSameInput(as other: Any) -> Bool { (other as? Navigation)?.coordinator === coordinator }
    }

    private struct NavigationKey: EnvironmentKey {
        static var defaultValue: Navigation { Navigation() }
    }

    /// The navigation stack this view is in.
    package var navigation: NavigationCoordinator? {
        get { self[NavigationKey.self].coordinator }
        set { self[NavigationKey.self] = Navigation(coordinator: newValue) }
    }
}
