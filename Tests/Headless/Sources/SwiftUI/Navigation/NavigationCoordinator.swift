/// The state of a navigation stack: its entries, and the app's path, if one is bound.
@MainActor package final class NavigationCoordinator {
    private struct Presentation {
        let view: () -> any View
        let dismiss: () -> Void
    }

    private var path: NavigationPathBinding?
    private var entries = NavigationEntries()
    /// The path last read, and the number of leading values that this path shares with the entries.
    private var followed: Any?
    private var followedCount = 0
    /// The values from which the stack's children were made. A push or pop makes only the changed children.
    private var shown: (root: any View, environment: EnvironmentValues, last: Int)?
    /// Whether the last change of the app's path was animated.
    package private(set) var animatesPath: Bool?
    private var declarations = NavigationDeclarations()
    /// The stack's node, unretained because that node retains the coordinator.
    @Unretained private var stack: Node?
    private var presentations: [Int: Presentation] = [:]
    private var linkedViews: [Int: [NavigationEntry.Key: any View]] = [:]
    private var screens: [NavigationEntry.Key: Unretained<Node>] = [:]

    /// Whether the screen below the top one is also on screen.
    var isSwiping = false {
        didSet {
            shown = nil
            stack?.invalidate()
        }
    }

    /// Whether the path differs from the screens until a way back has ended.
    private var isWritingPath = false

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

    /// Replaces all screens above the root by the screen of a value.
    func show(only value: NavigationValue) {
        forget(entries.remove(from: entries.valueCount))
        forget(entries.replaceValues(after: 0, with: [value]))
        followedCount = 0
        path?.write(0, [value])
        stack?.invalidate()
    }

    func push(view: any View, from link: Node) {
        let key = NavigationEntry.Key.link(link.serial, count: entries.lastSerial)
        linkedViews[link.serial, default: [:]][key] = view
        entries.append(key, from: screen(of: link))
        stack?.invalidate()
    }

    /// Updates the screens that a link pushed, after an evaluation of the link.
    func refresh(_ view: any View, of link: Node) {
        for key in (linkedViews[link.serial] ?? [:]).keys {
            linkedViews[link.serial]?[key] = view
            screens[key]?.wrappedValue?.invalidate()
        }
    }

    /// Pops screens, as a swipe and the back button do.
    package func pop(_ count: Int = 1) {
        guard let first = entries.all.suffix(count).first else { return }
        guard let graph = stack?.graph, let path, first.value != nil, !isWritingPath else {
            return remove(from: first.key)
        }
        if graph.injects(.canceledPathWrites) {
            cancelPop(to: first.key, path, graph)
        } else if graph.injects(.earlyPathWrites) {
            popAfterWriting(to: first.key, path, graph)
        } else if graph.injects(.latePathWrites) {
            popBeforeWriting(to: first.key, graph)
        } else {
            remove(from: first.key)
        }
    }

    private func popBeforeWriting(to key: NavigationEntry.Key, _ graph: Graph) {
        guard let kept = entries.places[key] else { return }
        let popped = entries.values(after: kept)
        isWritingPath = true
        forget(entries.remove(from: kept))
        followedCount = min(followedCount, kept)
        stack?.invalidate()
        graph.late.append { [weak self] in self?.endWriting { $0.remove(popped, from: kept) } }
    }

    private func popAfterWriting(to key: NavigationEntry.Key, _ path: NavigationPathBinding, _ graph: Graph) {
        guard let kept = entries.places[key] else { return }
        isWritingPath = true
        isSwiping = true
        path.write(kept, [])
        graph.late.append { [weak self] in
            self?.isSwiping = false
            self?.endWriting { _ in }
            self?.remove(from: key)
        }
    }

    private func cancelPop(to key: NavigationEntry.Key, _ path: NavigationPathBinding, _ graph: Graph) {
        guard let kept = entries.places[key] else { return }
        let popped = entries.values(after: kept)
        isWritingPath = true
        isSwiping = true
        path.write(kept, [])
        graph.late.append { [weak self] in
            self?.isSwiping = false
            self?.endWriting { if $0.count == kept { $0.write(kept, popped) } }
            graph.late.append { self?.remove(from: key) }
        }
    }

    /// Writes the path, and follows it again.
    private func endWriting(_ write: (NavigationPathBinding) -> Void) {
        isWritingPath = false
        if let path { write(path) }
        stack?.invalidate()
    }

    /// Removes a screen and all screens above it.
    func remove(from key: NavigationEntry.Key) {
        guard let place = entries.places[key] else { return }
        let before = entries.valueCount
        forget(entries.remove(from: place))
        followedCount = min(followedCount, entries.valueCount)
        if entries.valueCount < before { path?.write(entries.valueCount, []) }
        stack?.invalidate()
    }

    /// Adopts the app's path.
    func follow(_ path: NavigationPathBinding?) {
        self.path = path
        guard let path, !isWritingPath else { return }
        let reading = path.read(followed, followedCount)
        followed = reading.path
        defer { followedCount = entries.valueCount }
        guard reading.added != entries.values(after: reading.kept) else { return }
        // A stack shows its first screens without an animation.
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
        // Hides the reader: the stack writes here, and only a write by an app's body is reported as a mistake.
        case .presentation(let presenter): Reader.withCurrent(nil) { presentations[presenter]?.dismiss() }
        }
    }

    // MARK: Screens

    /// Returns the number of unchanged screens at the bottom, and the other screens.
    func changedScreens(root: any View, in environment: EnvironmentValues) -> (kept: Int, changed: [Child]) {
        var kept = 0
        if let shown, shown.environment.isShared(with: environment), areInputsEqual(shown.root, root) {
            // The old and the new top screen change, too: one is covered, the other uncovered.
            kept = min(entries.firstChange + 1, shown.last, entries.count)
        }
        shown = (root, environment, entries.count)
        entries.firstChange = entries.count
        return (kept, screens(from: kept, root: root, in: environment))
    }

    /// - Parameter start: The index of the first screen to return; 0 is the root.
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

    /// Adds a destination. A stack whose path is an array ignores those of pushed screens: "Only root-level navigation
    /// destinations are effective for a navigation stack with a homogeneous path" (SwiftUI's log, quoted in ten public
    /// repositories).
    func declare(_ type: Any.Type, at node: Node, view: @escaping (AnyHashable) -> any View) {
        let screen = screenIndex(of: node)
        guard screen == 0 || path?.isHomogeneous != true else {
            return RuntimeWarning.report(
                "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path."
            )
        }
        if declarations.add(type, at: node, inScreen: screen, view: view) {
            invalidateScreens(of: ObjectIdentifier(type))
        }
    }

    private func invalidateScreens(of type: ObjectIdentifier) {
        for entry in entries.all {
            guard let value = entry.value, ObjectIdentifier(value.type) == type else { continue }
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

    /// Forgets the destinations of a removed view, and removes the screen that the view presented, unless the whole
    /// stack is being removed. Apple documents neither.
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
                ?? UndeclaredDestination(typeName: "\(value.type)")
        }
        switch entry.key {
        case .link(let link, _): return linkedViews[link]?[entry.key] ?? EmptyView()
        case .presentation(let presenter): return presentations[presenter]?.view() ?? EmptyView()
        case .value: return EmptyView()
        }
    }

    package func declares(_ value: NavigationValue) -> Bool { declarations.view(of: value) != nil }

    /// Returns the index of the screen that contains a node; 0 is the root.
    private func screenIndex(of node: Node) -> Int {
        screen(of: node).flatMap { entries.places[$0] }.map { $0 + 1 } ?? 0
    }

    /// Returns the key of the screen that contains a node; `nil` for the root.
    private func screen(of node: Node) -> NavigationEntry.Key? {
        var screen = node
        while let parent = screen.parent, parent !== stack { screen = parent }
        return (screen.view as? NavigationScreen)?.entry.key
    }
}

extension EnvironmentValues {
    /// A weak reference, since the coordinator retains closures of destinations, which retain the environment.
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

/// A screen above the root of a stack.
nonisolated package struct NavigationScreen: PrimitiveView {
    let entry: NavigationEntry
    let coordinator: NavigationCoordinator

    @MainActor func shows(_ value: some Hashable) -> Bool { entry.value?.value == AnyHashable(value) }

    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        let destination = coordinator.destination(of: entry, shownBy: node)
        return [Child(.position(0), destination, node.environment)]
    }
}
