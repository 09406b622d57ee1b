import SwiftUI

/// Hosts a view as a window would: evaluates it, performs actions in it, and shows the resulting tree.
@MainActor public final class Host {
    private let graph: Graph
    private let adapt: (System, inout EnvironmentValues) -> Void
    private let scene: SceneValues
    /// Whether a swipe back begins. An app can replace the delegate of UIKit's gesture, which decides this.
    public var mayBegin: (BackSwipe) -> Bool = \.isBegunByUIKit
    /// Whether a swipe on the content begins. An app can make UIKit's gesture wait for another gesture.
    public var mayBeginOnContent: (BackSwipe) -> Bool = \.isBegunByUIKit
    /// Whether UIKit "prevents the interactive dismissal" of a sheet, because an app has set `isModalInPresentation` of
    /// its controller (documentation/uikit/uiviewcontroller/ismodalinpresentation).
    public var isModal: (HostedNode) -> Bool = { _ in false }

    /// The system the view runs under. A new value changes the environment, as a change in Settings does.
    public var system: System { didSet { if system != oldValue { graph.update(environment: environment) } } }

    /// - Parameters:
    ///   - scene: The values that the system has kept for this window.
    ///   - adapt: Sets more environment values according to the system.
    public init(
        _ view: some View,
        system: System = System(),
        scene: HostedScene? = nil,
        adapt: @escaping (System, inout EnvironmentValues) -> Void = { _, _ in }
    ) {
        self.system = system
        self.scene = scene?.values ?? SceneValues()
        self.adapt = adapt
        if Adversity.current.isOf(.unsavedScenes) { self.scene.loseUnsaved() }
        graph = Graph(adversity: .current)
        graph.install(view, environment: environment, isRestored: scene != nil)
    }

    /// Runs a closure that may change ``system``, and then restores the system.
    ///
    /// Meanwhile covered screens are not evaluated, and only added and removed nodes are recorded as changes.
    public func trying<Result>(_ body: () -> Result) -> Result {
        let system = system
        graph.notesChanges = false
        graph.isTrying = true
        defer {
            graph.isTrying = false
            self.system = system
            graph.notesChanges = true
        }
        return body()
    }

    private var environment: EnvironmentValues {
        var environment = system.environment
        environment.sceneValues = scene
        adapt(system, &environment)
        return environment
    }

    /// Evaluates changes that were not made by a tap: in an observable object, or through a binding.
    public func settle() { graph.settle() }

    /// Yields to the view's tasks, and evaluates what they changed, until ten turns in a row have changed nothing, or
    /// a hundred while a task is running. Ends after 1,000 turns.
    public func settleTasks() async {
        var quietTurns = 0
        var tasks = self.tasks
        for _ in 0..<1_000 {
            let isRunning = tasks.contains(where: \.isRunning)
            // A task that waits for other threads needs more turns.
            guard quietTurns < (isRunning ? 100 : 10) else { return }
            await Task.yield()
            if isRunning { await Task.detached {}.value }
            // An adversity may deviate in each update, which does not prolong the wait.
            let isQuiet = graph.isUpToDate
            graph.settle()
            quietTurns += 1
            if !isQuiet {
                quietTurns = 0
                tasks = self.tasks
            }
        }
    }

    private var tasks: [RunningTask] { rootNode.allNodes.compactMap { $0.memory as? RunningTask } }

    /// Saves the values of the scene, as the system does when the scene leaves the screen.
    public func saveScene() { scene.save() }

    /// Waits until all tasks of the view end, and evaluates their changes. A task that waits to be canceled never ends.
    public func finishTasks() async { repeat { graph.settle() } while await endOfTasks() }

    /// - Returns: Whether there was a task to wait for.
    private func endOfTasks() async -> Bool {
        let running = tasks.filter { !$0.isAwaited }
        for task in running { await task.end() }
        return !running.isEmpty
    }

    // MARK: Inspecting

    /// The layout of the tree, computed again after a change.
    package var layout: LayoutPass { graph.layout }

    /// Lays the tree out after a change, as the system does before it draws.
    public func layOut() { _ = layout }

    /// Lays the whole tree out without what earlier layouts have computed.
    public func layOutAnew() { _ = LayoutPass(rootNode) }

    /// The hosted view.
    public var root: HostedNode { HostedNode(rootNode) }

    package var rootNode: Node { graph.root! }

    /// The number of times a node was visited, evaluated or not, to bring the tree up to date.
    public var visits: Int { graph.visits }

    /// All elements on screen, parents first.
    public var elements: [HostedElement] { shownElements.map { HostedElement($0) } }

    var shownElements: [Element] { outermostElements.flatMap(\.subtree) }

    /// The elements on screen that are in no other.
    var outermostElements: [Element] { rootNode.elements + graph.coveredPresentations }

    /// The modifiers whose presentations are shown, from the bottom to the top.
    var presenters: [Node] { graph.presentations.shown }

    /// The top presentation, if there is one.
    public var presented: HostedNode? { presentedNode.map { HostedNode($0) } }

    package var presentedNode: Node? { presenters.last?.children.last }

    /// The elements that a person can reach: the elements of the top presentation, or all without a presentation.
    var reachable: [Element] { presentedNode?.elements ?? rootNode.elements }

    /// All nodes, covered screens included, parents first.
    public var nodes: [HostedNode] { rootNode.subtree.map { HostedNode($0) } }

    /// The strings of the texts on screen, parents first.
    public var texts: [String] { values(of: Text.self).map(\.string) }

    /// Returns the views and modifiers of a type on screen, parents first.
    public func values<T>(of type: T.Type) -> [T] { shownElements.compactMap { $0.value as? T } }

    /// Returns the nodes of views of a type, including those on covered screens.
    public func nodes<V: View>(of type: V.Type) -> [HostedNode] { nodes.filter { $0.view is V } }

    /// Returns the nodes of a navigation stack's screens, the root first.
    public func screens(inStack index: Int = 0) -> [HostedNode] { screenNodes(inStack: index).map { HostedNode($0) } }

    func screenNodes(inStack index: Int) -> [Node] { stack(index)?.children ?? [] }

    func stack(_ index: Int) -> Node? {
        rootNode.allNodes.lazy.filter { $0.memory is NavigationCoordinator }.dropFirst(index).first { _ in true }
    }

    // MARK: Acting

    /// Activates the button, link or toggle with a text or an accessibility label, or selects the row with that label.
    ///
    /// - Parameter count: The number of taps, one soon after the other.
    /// - Returns: Whether such a control exists, is enabled, and can be reached by a finger.
    @discardableResult public func tap(_ label: String, count: Int = 1) -> Bool {
        guard let path = path(toControl: label, count) else { return select(label) }
        let control = path[path.count - 1]
        return isInSight(control) && control.hasTouchArea && !isCovered(path) && activate(control)
    }

    /// Taps the link with a label in a text.
    ///
    /// - Returns: Whether a text that a finger can reach has such a link.
    @discardableResult public func tapLink(_ label: String) -> Bool {
        defer { graph.settle() }
        for element in reachable.flatMap(\.subtree) {
            let pieces = (element.value as? Text)?.pieces ?? []
            guard let url = pieces.first(where: { $0.string == label && $0.style.link != nil })?.style.link else {
                continue
            }
            guard let path = path(to: element), isReached(path) else { continue }
            element.node.environment.openURL(url)
            return true
        }
        return false
    }

    private func select(_ label: String) -> Bool {
        defer { graph.settle() }
        return reachable.flatMap(\.subtree).contains { list in
            guard let container = list.value as? any SelectingContainer else { return false }
            let rows = list.rows.map(\.content).filter { $0.labels.contains(label) }
            return rows.contains { row in
                guard let path = path(to: row), isReached(path) else { return false }
                return container.select(row.node, in: list.node)
            }
        }
    }

    /// Returns the elements down to an element that takes touches, from the outermost on.
    private func path(to target: Element, in elements: [Element]? = nil) -> [Element]? {
        for element in elements ?? reachable where !element.letsTouchesThrough {
            if element.node === target.node && element.modified.node === target.modified.node { return [element] }
            if let inner = path(to: target, in: element.children) { return [element] + inner }
        }
        return nil
    }

    /// Returns the elements down to the first reachable control with a label. If a menu and a button inside it have the
    /// same label, returns the button.
    func path(toControl label: String, _ taps: Int = 1, in elements: [Element]? = nil) -> [Element]? {
        func path(in elements: [Element], _ isLabeled: Bool) -> [Element]? {
            for element in elements where !element.letsTouchesThrough {
                let isLabeled = isLabeled || element.label == label
                let inner = path(in: element.children, isLabeled)
                let isControl = (element.value as? any Activatable)?.tapCount == taps
                if isControl, isLabeled || element.labels.contains(label) { return [element] + (inner ?? []) }
                if let inner { return [element] + inner }
            }
            return nil
        }
        return path(in: elements ?? reachable, false)
    }

    /// Activates a control as a tap does.
    ///
    /// - Returns: Whether the element is an enabled control.
    @discardableResult public func activate(_ element: HostedElement) -> Bool { activate(element.element) }

    @discardableResult package func activate(_ element: Element) -> Bool {
        guard let control = element.value as? any Activatable, element.isEnabled else { return false }
        control.activate(in: element.node)
        closeMenus(around: element.node)
        graph.settle()
        return true
    }

    /// Moves the slider with a label or an accessibility label to a value.
    ///
    /// - Returns: Whether such a slider exists, is enabled, and can be reached by a finger.
    @discardableResult public func slide(_ label: String, to value: Double) -> Bool {
        func path(in elements: [Element], _ isLabeled: Bool) -> [Element]? {
            for element in elements where !element.letsTouchesThrough {
                let isLabeled = isLabeled || element.label == label
                let own = element.node.children.last?.elements.flatMap(\.labels) ?? []
                if element.value is any SliderControl, isLabeled || own.contains(label) { return [element] }
                if let inner = path(in: element.children, isLabeled) { return [element] + inner }
            }
            return nil
        }
        guard let path = path(in: reachable, false), let slider = path.last, isReached(path) else { return false }
        (slider.value as? any SliderControl)?.move(to: value, in: slider.node)
        graph.settle()
        return true
    }

    /// Moves the focus to the text field with a title, and enters text into it.
    ///
    /// - Returns: Whether such a field exists, is enabled, and can be reached by a finger.
    @discardableResult public func enter(_ text: String, into title: String) -> Bool {
        func path(in elements: [Element]) -> [Element]? {
            for element in elements where !element.letsTouchesThrough {
                if (element.value as? EditableText)?.title == title { return [element] }
                if let inner = path(in: element.children) { return [element] + inner }
            }
            return nil
        }
        guard let path = path(in: reachable), let field = path.last, isReached(path) else { return false }
        let around = sequence(first: field.node) { $0.parent }.compactMap { $0.primitiveModifier as? Focusable }
        around.first?.focus()
        (field.value as? EditableText)?.text.wrappedValue += text
        graph.settle()
        return true
    }

    /// Returns whether the control at the end of a path is enabled, in sight and not covered.
    private func isReached(_ path: [Element]) -> Bool {
        path.last.map { $0.isEnabled && isInSight($0) } == true && !isCovered(path)
    }

    /// Closes the menus around a control after a choice. Opening a submenu is not a choice
    /// (developer.apple.com/design/human-interface-guidelines/menus).
    private func closeMenus(around control: Node) {
        var node = control
        while let parent = node.parent, (node.memory as? ControlState)?.isOpen != true {
            if node.isPresentation, let menu = parent.memory as? ControlState {
                menu.isOpen = false
                parent.invalidate()
            }
            node = parent
        }
    }

    /// Performs an action of the view with a label: one of its swipe actions or an item of its context menu. The actions
    /// of the innermost view come first.
    ///
    /// - Returns: Whether such an action exists and is enabled, and a finger reaches the view.
    @discardableResult public func tap(_ action: String, inActionsOf label: String) -> Bool {
        func paths(in elements: [Element], _ around: [Element]) -> [[Element]] {
            elements.filter { !$0.letsTouchesThrough }.flatMap { element in
                let path = around + [element]
                return (element.label == label ? [path] : []) + paths(in: element.children, path)
            }
        }
        let reached = paths(in: reachable, []).filter { isInSight($0[$0.count - 1]) && !isCovered($0) }
        let owners = reached.flatMap { path in
            sequence(first: path[path.count - 1].node) { $0.isPresentation ? nil : $0.parent }
                .filter { $0.primitiveModifier is RowActions && !isReplaced($0) }
        }
        let items = owners.flatMap { $0.children.last?.elements ?? [] }.flatMap(\.subtree)
        return items.first { $0.value is any Activatable && $0.labels.contains(action) }.map(activate) ?? false
    }

    /// Returns whether the row with the "Delete" action of `onDelete(perform:)` has swipe actions: "When you add swipe
    /// actions, SwiftUI no longer synthesizes the Delete actions that otherwise appear when using the
    /// ForEach/onDelete(perform:) method" (documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)).
    func isReplaced(_ actions: Node) -> Bool {
        func kind(_ node: Node) -> RowActions.Kind? { (node.primitiveModifier as? RowActions)?.kind }
        return kind(actions) == .deletion && actions.shownNodes.contains { kind($0) == .swipe }
    }

    /// Refreshes the list or scroll view on top, as pulling it down does, and waits until the refresh has ended.
    public func refresh() async {
        await shownElements.compactMap(\.node.environment.refresh).last?()
        graph.settle()
    }

    /// Presses the control with a label, or releases it without activating it.
    public func press(_ label: String, _ isPressed: Bool = true) {
        let element = path(toControl: label)?.last
        element?.node.controlState.isPressed = isPressed
        element?.node.invalidate()
        graph.settle()
    }

    /// Scrolls a scroll view, list or form on screen to a distance from its resting position, in points, or to the
    /// nearest position where the content can rest.
    public func scroll(to distance: CGFloat, inScrollView index: Int = 0) {
        let node = scrollViewNodes[index]
        guard let position = node.memory as? ScrollPosition else { return }
        _ = layout
        // A lazy container makes more rows on the way, so its end moves.
        var place = min(max(distance, 0), position.farthest)
        while place < distance, node.hasUnmadeRows {
            place = min(place + max(position.containerSize.height, 1), distance)
            moveScrollView(index, to: place)
            graph.settle()
            _ = layout
        }
        moveScrollView(index, to: node.hasUnmadeRows ? place : min(max(distance, 0), position.farthest))
        graph.settle()
    }

    /// Holds the content of a scroll view, list or form on screen at a distance below its resting position.
    public func pullDown(by distance: CGFloat, inScrollView index: Int = 0) {
        moveScrollView(index, to: -distance)
        graph.settle()
    }

    /// Moves the content without evaluating the views that depend on the position, which the next change evaluates. The
    /// position may be one where no finger can leave the content.
    public func moveScrollView(_ index: Int = 0, to distance: CGFloat) {
        move(HostedNode(scrollViewNodes[index]), to: distance)
    }

    /// Moves the content of a scroll view that ``scrollViews`` has found.
    public func move(_ scrollView: HostedNode, to distance: CGFloat) {
        (scrollView.node.memory as? ScrollPosition)?.scrolled.y = distance
        scrollView.node.noteLayoutChange()
        graph.scheduleLayoutObservers()
    }

    /// Whether a scroll view, a list or a form is on screen.
    public var canScroll: Bool { !scrollViewNodes.isEmpty }

    /// The scroll views, lists and forms on screen.
    public var scrollViews: [HostedNode] { scrollViewNodes.map { HostedNode($0) } }

    private var scrollViewNodes: [Node] { rootNode.shownNodes.filter { $0.memory is ScrollPosition } }

    /// Performs the escape action (the assistive technologies' gesture) of the innermost view that has one.
    public func escape() {
        values(of: AccessibilityAttachmentModifier.self).compactMap { $0.action(.escape) }.last?()
        graph.settle()
    }

    /// Whether the app's last change of the first stack's path was animated; `nil` before the first change.
    public var animatesPath: Bool? { stack(0).flatMap { $0.memory as? NavigationCoordinator }?.animatesPath }

    /// Opens a link in the window, as the system does from outside.
    public func open(_ url: URL) {
        for handler in values(of: OpenURLModifier.self) { handler.action(url) }
        graph.settle()
    }

    /// Continues a user's activity in the window, as the system does from outside.
    public func continueActivity(_ activity: NSUserActivity) {
        for handler in values(of: UserActivityModifier.self) where handler.type == activity.activityType {
            handler.action(activity)
        }
        graph.settle()
    }

    /// Presses the Escape key of a Mac, or the Menu button of a remote.
    public func pressExit() {
        reachable.flatMap(\.subtree).compactMap { ($0.value as? ExitCommandModifier)?.action }.last?()
        graph.settle()
    }

    /// Whether a gesture can dismiss the top presentation.
    public var canDismiss: Bool {
        let kind = (presenters.last?.primitiveModifier as? any PresentationModifier)?.kind
        // From iOS 18 on, the modifier counts on the direct content of a sheet only (woocommerce/woocommerce-ios#15135).
        let isDisabled =
            system.version < 18
            ? presentedNode?.preference(InteractiveDismissKey.self)
            : presentedNode?.outerPreference(InteractiveDismissKey.self)
        return kind?.hasDismissGesture == true && isDisabled != true && presented.map(isModal) != true
    }

    /// Swipes the sheet on top down, or taps outside of a popover.
    ///
    /// - Returns: Whether the sheet was dismissed.
    @discardableResult public func dismissSheet() -> Bool {
        guard canDismiss else { return false }
        (presenters.last?.primitiveModifier as? any PresentationModifier)?.dismiss()
        graph.settle()
        return true
    }

    /// Selects a tab of the first tab view, as a tap in its bar does.
    ///
    /// - Parameter index: The place in the bar, from 0.
    public func selectTab(_ index: Int) {
        guard let node = rootNode.allNodes.first(where: { $0.view is any TabContainer }) else { return }
        (node.view as? any TabContainer)?.select(index, in: node)
        graph.settle()
    }
}
