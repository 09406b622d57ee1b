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
}

/// The state of one navigation stack: its entries, and the path an app bound to it.
@MainActor package final class NavigationCoordinator {
    private struct Presentation {
        let view: () -> any View
        let dismiss: () -> Void
    }

    var path: NavigationPathBinding?
    private(set) var entries: [NavigationEntry] = []
    /// Whether the last change of the path an app owns was animated.
    package private(set) var animatesPath: Bool?
    var declarations = NavigationDeclarations()
    /// The stack's node holds the coordinator, not the other way round.
    private weak var stack: Node?
    private var presentations: [Int: Presentation] = [:]
    private var linkedViews: [NavigationEntry.Key: any View] = [:]
    private var screens: [NavigationEntry.Key: WeakNode] = [:]
    private var lastSerial = 0

    init(stack: Node) { self.stack = stack }

    package var depth: Int { entries.count }

    // MARK: Pushing and popping

    package func push(_ value: NavigationValue) {
        append(.value(value.value, index: entries.count), value: value)
        entriesChanged()
    }

    func push(view: any View, from link: Node) {
        let key = NavigationEntry.Key.link(link.serial, count: lastSerial)
        linkedViews[key] = view
        append(key)
        entriesChanged()
    }

    /// A link that is evaluated again brings the screen it pushed up to date.
    func refresh(_ view: any View, of link: Node) {
        for key in linkedViews.keys {
            guard case .link(link.serial, _) = key else { continue }
            linkedViews[key] = view
            screens[key]?.node?.invalidate()
        }
    }

    package func pop(_ count: Int = 1) {
        guard let first = entries.suffix(count).first else { return }
        remove(from: first.key)
    }

    /// Removes a screen and all above it.
    func remove(from key: NavigationEntry.Key) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
        let removed = entries[index...].map(\.key)
        entries.removeSubrange(index...)
        removed.forEach(forget)
        entriesChanged()
    }

    /// Takes the path an app set. Screens that are not in the path, those of links that carry a view, stay on top of
    /// an unchanged path and go with a changed one: Apple does not document what happens to them.
    func follow(_ values: [NavigationValue]) {
        guard values != entries.compactMap(\.value) else { return }
        // A stack that has no screen yet starts with the path.
        if let stack, !stack.children.isEmpty { animatesPath = stack.graph?.disablesAnimations == false }
        let previous = entries
        entries = []
        for (index, value) in values.enumerated() {
            let key = NavigationEntry.Key.value(value.value, index: index)
            if let entry = previous.first(where: { $0.key == key }) {
                entries.append(entry)
            } else {
                append(key, value: value)
            }
        }
        let kept = Set(entries.map(\.key))
        for entry in previous where !kept.contains(entry.key) { forget(entry.key) }
    }

    private func append(_ key: NavigationEntry.Key, value: NavigationValue? = nil) {
        lastSerial += 1
        entries.append(NavigationEntry(key: key, value: value, serial: lastSerial))
    }

    private func forget(_ key: NavigationEntry.Key) {
        linkedViews[key] = nil
        screens[key] = nil
        if case .presentation(let presenter) = key { presentations[presenter]?.dismiss() }
    }

    private func entriesChanged() {
        let values = entries.compactMap(\.value)
        if let path, path.read() != values { path.write(values) }
        stack?.invalidate()
    }

    // MARK: Destinations

    func declare(_ type: Any.Type, at node: Node, view: @escaping (AnyHashable) -> any View) {
        declarations.add(type, at: node, view: view)
        invalidateScreens(of: ObjectIdentifier(type))
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
        let isShown = entries.contains { $0.key == key }
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
        case .link:
            return linkedViews[key] ?? EmptyView()
        case .presentation(let presenter):
            return presentations[presenter]?.view() ?? EmptyView()
        case .value(let value, _):
            return view(for: value) ?? UndeclaredDestination(typeName: "\(Swift.type(of: value.base))")
        }
    }

    package func declares(_ value: NavigationValue) -> Bool { view(for: value.value) != nil }

    private func view(for value: AnyHashable) -> (any View)? {
        declarations.nearest(of: Swift.type(of: value.base)) { screenIndex(of: $0) }?(value)
    }

    /// Where the screen that a node is in stands in the stack: 0 is the root.
    private func screenIndex(of node: Node) -> Int {
        var screen = node
        while let parent = screen.parent, parent !== stack { screen = parent }
        return stack?.children.firstIndex { $0 === screen } ?? 0
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
