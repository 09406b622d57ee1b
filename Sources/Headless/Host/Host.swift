import SwiftUI

/// Hosts a view as a window would: evaluates it, follows its links, and shows what came of it.
@MainActor package final class Host {
    private let graph = Graph()
    private let adapt: (System, inout EnvironmentValues) -> Void
    private let scene: SceneValues
    /// Which values of the environment the view and those below it have used so far.
    package let environmentUsage = EnvironmentUsage()

    /// The system the view runs under. Setting it changes the environment, as a change in Settings does.
    package var system: System {
        didSet { if system != oldValue { graph.update(environment: environment) } }
    }

    /// - Parameters:
    ///   - scene: what the system kept of this window.
    ///   - adapt: what else a system of that kind puts in the environment.
    package init(
        _ view: some View,
        system: System = System(),
        scene: SceneValues = SceneValues(),
        adapt: @escaping (System, inout EnvironmentValues) -> Void = { _, _ in }
    ) {
        self.system = system
        self.scene = scene
        self.adapt = adapt
        graph.install(view, environment: environment)
    }

    /// Shows the view under other systems for as long as a closure runs, which sets ``system``.
    ///
    /// Covered screens are not evaluated meanwhile, and no change of the tree is noted.
    package func trying<Result>(_ body: () -> Result) -> Result {
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
        environment.usage = environmentUsage
        return environment
    }

    /// Evaluates what changed outside of a tap: an observable object, a state reached through a binding.
    package func settle() { graph.settle() }

    /// Lets tasks of the view run until they wait for something, then evaluates what they changed.
    package func settleTasks() async {
        for _ in 0..<10 {
            await Task.yield()
            graph.settle()
        }
    }

    /// Waits until every task of the view has come to its end, and evaluates what they changed. A view with a task that
    /// has none, as one that waits for its cancellation, is not to be asked.
    package func finishTasks() async {
        repeat { graph.settle() } while await endOfTasks()
    }

    /// - Returns: whether there was a task to await.
    private func endOfTasks() async -> Bool {
        let running = nodes.compactMap { $0.memory as? RunningTask }.filter { !$0.isAwaited }
        for task in running { await task.end() }
        return !running.isEmpty
    }

    // MARK: Looking

    /// Where everything is. It is laid out anew when something has changed since the last time.
    package var layout: LayoutPass { graph.layout }

    package var root: Node { graph.root! }

    /// How many times a node was looked at so far, evaluated or not, to bring the tree up to date.
    package var visits: Int { graph.visits }

    /// All elements on screen, parents first.
    package var elements: [Element] { root.elements.flatMap(\.subtree) }

    /// All nodes, covered screens included, parents first.
    package var nodes: [Node] { root.subtree }

    package var texts: [String] { values(of: Text.self).map(\.string) }

    /// The views and modifiers of a type on screen, parents first.
    package func values<T>(of type: T.Type) -> [T] { elements.compactMap { $0.value as? T } }

    /// The views of a type, covered ones included.
    package func nodes<V: View>(of type: V.Type) -> [Node] { nodes.filter { $0.view is V } }

    /// The nodes of a view type that stand for one navigation screen each, the root first.
    package func screens(inStack index: Int = 0) -> [Node] {
        stack(index)?.children ?? []
    }

    private func stack(_ index: Int) -> Node? {
        var left = index
        for node in root.allNodes where node.memory is NavigationCoordinator {
            if left == 0 { return node }
            left -= 1
        }
        return nil
    }

    // MARK: Acting

    /// Activates the button, link or toggle that shows a text or has it as its accessibility label.
    ///
    /// - Returns: whether there was one that is enabled.
    @discardableResult package func tap(_ label: String) -> Bool {
        guard let element = control(label) else { return false }
        return activate(element)
    }

    /// The first control that shows a label; of a menu and a button in it, the button.
    func control(_ label: String) -> Element? {
        func first(in elements: [Element]) -> Element? {
            elements.first { $0.value is any Activatable && $0.labels.contains(label) }
        }
        let found = first(in: elements)
        return first(in: found?.children.flatMap(\.subtree) ?? []) ?? found
    }

    @discardableResult package func activate(_ element: Element) -> Bool {
        guard let control = element.value as? any Activatable, element.isEnabled else { return false }
        control.activate(in: element.node)
        graph.settle()
        return true
    }

    /// Holds the control that shows a label pressed, or lets go of it without activating it.
    package func press(_ label: String, _ isPressed: Bool = true) {
        let element = control(label)
        element?.node.controlState.isPressed = isPressed
        element?.node.invalidate()
        graph.settle()
    }

    /// Pops the top screen, as the back button and the swipe from the edge do.
    package func goBack(inStack index: Int = 0) {
        (stack(index)?.memory as? NavigationCoordinator)?.pop()
        graph.settle()
    }

    /// Scrolls the content of a scroll view, list or form on screen to a distance from its place at rest, in points.
    package func scroll(to distance: CGFloat, inScrollView index: Int = 0) {
        scrollPositions[index].scrolled.y = distance
        graph.invalidateLayout()
        graph.settle()
    }

    package var canScroll: Bool { !scrollPositions.isEmpty }

    private var scrollPositions: [ScrollPosition] {
        root.shownNodes.compactMap { $0.memory as? ScrollPosition }
    }

    /// Does what the view nearest to the person says of assistive technologies' gesture to get away.
    package func escape() {
        let actions = values(of: AccessibilityAttachmentModifier.self).compactMap { $0.action(.escape) }
        actions.last?()
        graph.settle()
    }

    /// Whether the path of a stack changed with an animation, the last time an app changed it.
    package var animatesPath: Bool? {
        stack(0).flatMap { $0.memory as? NavigationCoordinator }?.animatesPath
    }

    /// Hands the window a link, as the system does from outside.
    package func open(_ url: URL) {
        for handler in values(of: OpenURLModifier.self) { handler.action(url) }
        graph.settle()
    }

    /// Dismisses the sheet on top, as swiping it down does.
    package func dismissSheet() {
        let presenting = elements.last { $0.value is any SheetModifier && !$0.parts.dropFirst().joined().isEmpty }
        (presenting?.value as? any SheetModifier)?.dismiss()
        graph.settle()
    }

    package func selectTab(_ index: Int) {
        guard let node = root.allNodes.first(where: { $0.view is any TabContainer }) else { return }
        (node.view as? any TabContainer)?.select(index, in: node)
        graph.settle()
    }
}

extension Node {
    package var subtree: [Node] { Array(allNodes) }

    /// The node and all below it, parents first, each found when it is asked for.
    package var allNodes: some Sequence<Node> { nodes { $0.children } }

    /// Those on screen: below a node that is not there is none.
    fileprivate var shownNodes: some Sequence<Node> { nodes { $0.children.filter(\.isOnScreen) } }

    private func nodes(below children: @escaping (Node) -> [Node]) -> some Sequence<Node> {
        var waiting = [[self][...]]
        return AnySequence {
            AnyIterator {
                while waiting.last?.isEmpty == true { waiting.removeLast() }
                guard let node = waiting.last?.first else { return nil }
                waiting[waiting.count - 1].removeFirst()
                waiting.append(children(node)[...])
                return node
            }
        }
    }
}

extension Element {
    /// The texts shown below, and the accessibility labels.
    package var labels: [String] {
        subtree.compactMap { element in
            (element.value as? Text)?.string ?? (element.value as? AccessibilityAttachmentModifier)?.label
        }
    }

    package var isEnabled: Bool {
        if let link = value as? any NavigationLinkView { return link.isActive(in: node) }
        return node.environment.isEnabled
    }
}
