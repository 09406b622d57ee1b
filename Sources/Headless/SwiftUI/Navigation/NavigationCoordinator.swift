/// The state of one navigation stack: its entries, and the path an app bound to it.
@MainActor package final class NavigationCoordinator {
    private struct Presentation {
        let view: () -> any View
        let dismiss: () -> Void
    }

    private var path: NavigationPathBinding?
    private var entries = NavigationEntries()
    /// The path when the entries last followed it, and how many of its values are still those of the entries.
    private var followed: Any?
    private var followedCount = 0
    /// The screens that the stack's children were made for. A push or a pop makes only the changed ones anew.
    private var shown: (root: any View, environment: EnvironmentValues, last: Int)?
    /// Whether the last change of the path an app owns was animated.
    package private(set) var animatesPath: Bool?
    private var declarations = NavigationDeclarations()
    /// The stack's node. Unretained, because that node holds the coordinator.
    @Unretained private var stack: Node?
    private var presentations: [Int: Presentation] = [:]
    /// The pushed views, by the serial number of their link.
    private var linkedViews: [Int: [NavigationEntry.Key: any View]] = [:]
    private var screens: [NavigationEntry.Key: Unretained<Node>] = [:]

    /// Whether the screen below the top one is on screen too.
    var isSwiping = false {
        didSet {
            shown = nil
            stack?.invalidate()
        }
    }

    init(stack: Node) { self.stack = stack }

    package var depth: Int { entries.count }

    // MARK: Pushing and popping

    package func push(_ value: NavigationValue) {
        let kept = entries.valueCount
        if let path {
            forget(entries.replaceValues(after: kept, with: [value]))
            path.write(kept, [value])
        } else {
            entries.append(.value(index: kept), value: value)
        }
        stack?.invalidate()
    }

    func push(view: any View, from link: Node) {
        let key = NavigationEntry.Key.link(link.serial, count: entries.lastSerial)
        linkedViews[link.serial, default: [:]][key] = view
        entries.append(key, from: screen(of: link))
        stack?.invalidate()
    }

    /// Updates the screens that a link pushed, after the link was evaluated again.
    func refresh(_ view: any View, of link: Node) {
        for key in (linkedViews[link.serial] ?? [:]).keys {
            linkedViews[link.serial]?[key] = view
            screens[key]?.wrappedValue?.invalidate()
        }
    }

    package func pop(_ count: Int = 1) {
        guard let first = entries.all.suffix(count).first else { return }
        remove(from: first.key)
    }

    /// Removes a screen and all above it.
    func remove(from key: NavigationEntry.Key) {
        guard let place = entries.places[key] else { return }
        let before = entries.valueCount
        forget(entries.remove(from: place))
        followedCount = min(followedCount, entries.valueCount)
        if entries.valueCount < before { path?.write(entries.valueCount, []) }
        stack?.invalidate()
    }

    /// Adopts the path an app set.
    func follow(_ path: NavigationPathBinding?) {
        self.path = path
        guard let path else { return }
        let reading = path.read(followed, followedCount)
        followed = reading.path
        defer { followedCount = entries.valueCount }
        guard reading.added != entries.values(after: reading.kept) else { return }
        // A stack that has no screen yet starts with the path.
        if let stack, !stack.children.isEmpty { animatesPath = stack.graph?.disablesAnimations == false }
        forget(entries.replaceValues(after: reading.kept, with: reading.added))
    }

    private func forget(_ gone: [NavigationEntry]) { for entry in gone { forget(entry.key) } }

    private func forget(_ key: NavigationEntry.Key) {
        screens[key] = nil
        switch key {
        case .value: break
        case .link(let link, _):
            linkedViews[link]?[key] = nil
            if linkedViews[link]?.isEmpty == true { linkedViews[link] = nil }
        // The stack writes here, although a body may be the reason.
        case .presentation(let presenter): Reader.$current.withValue(nil) { presentations[presenter]?.dismiss() }
        }
    }

    // MARK: Screens

    /// Returns the stack's children without the unchanged ones at its bottom, and the number of those.
    func changedScreens(root: any View, in environment: EnvironmentValues) -> (kept: Int, changed: [Child]) {
        var kept = 0
        if let shown, shown.environment.isShared(with: environment), areInputsEqual(shown.root, root) {
            // The one that was on top and the one that is are covered or uncovered.
            kept = min(entries.firstChange + 1, shown.last, entries.count)
        }
        shown = (root, environment, entries.count)
        entries.firstChange = entries.count
        return (kept, screens(from: kept, root: root, in: environment))
    }

    /// - Parameter start: The place of the first screen returned; 0 is the root.
    func screens(from start: Int, root: any View, in environment: EnvironmentValues) -> [Child] {
        var environment = environment
        environment.navigation = self
        environment.isInLazyContainer = false
        environment.selectingList = nil
        return (start...entries.count).map { place in
            let isCovered = place < entries.count - (isSwiping ? 1 : 0)
            guard place > 0 else { return Child(.position(0), root, environment, isHidden: isCovered, isScreen: true) }
            let entry = entries.all[place - 1]
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
        for entry in entries.all {
            guard let value = entry.value?.value.base, ObjectIdentifier(Swift.type(of: value)) == type else { continue }
            screens[entry.key]?.wrappedValue?.invalidate()
        }
    }

    func setPresentation(
        _ isPresented: Bool,
        at node: Node,
        view: @escaping () -> any View,
        dismiss: @escaping () -> Void
    ) {
        let key = NavigationEntry.Key.presentation(node.serial)
        let isShown = entries.contains(key)
        presentations[node.serial] = Presentation(view: view, dismiss: dismiss)
        if isPresented && !isShown {
            entries.append(key, from: screen(of: node))
            stack?.invalidate()
        } else if isPresented {
            screens[key]?.wrappedValue?.invalidate()
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

    func destination(of entry: NavigationEntry, shownBy screen: Node) -> any View {
        screens[entry.key] = Unretained(wrappedValue: screen)
        if let value = entry.value {
            return declarations.view(of: value)
                ?? UndeclaredDestination(typeName: "\(Swift.type(of: value.value.base))")
        }
        switch entry.key {
        case .link(let link, _): return linkedViews[link]?[entry.key] ?? EmptyView()
        case .presentation(let presenter): return presentations[presenter]?.view() ?? EmptyView()
        case .value: return EmptyView()
        }
    }

    package func declares(_ value: NavigationValue) -> Bool { declarations.view(of: value) != nil }

    /// Returns the place in the stack of the screen that contains a node; 0 is the root.
    private func screenIndex(of node: Node) -> Int {
        screen(of: node).flatMap { entries.places[$0] }.map { $0 + 1 } ?? 0
    }

    /// The screen that a node is in; `nil` is the root.
    private func screen(of node: Node) -> NavigationEntry.Key? {
        var screen = node
        while let parent = screen.parent, parent !== stack { screen = parent }
        return (screen.view as? NavigationScreen)?.entry.key
    }
}

extension EnvironmentValues {
    /// A weak reference to the coordinator, to avoid a cycle: the coordinator keeps the closures of destinations, which
    /// keep the environment.
    private struct Navigation: InputComparable {
        weak var coordinator: NavigationCoordinator?

        func isSameInput(as other: Any) -> Bool { (other as? Navigation)?.coordinator === coordinator }
    }

    /// The navigation stack that contains the view.
    package var navigation: NavigationCoordinator? {
        get { self[Key<Navigation>.self]?.coordinator }
        set { self[Key<Navigation>.self] = Navigation(coordinator: newValue) }
    }
}
