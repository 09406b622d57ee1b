import HeadlessHost
import SwiftUI

// Foundation also has a type named Host.
typealias Host = HeadlessHost.Host

/// An app on one version of the system, as a page shows it.
@MainActor final class PageApp {
    /// The names of the controls, and above the root `back`, or `escape` if the screen has its own back button and an
    /// escape action. A sheet has only its controls, and `dismiss` if a gesture can dismiss the sheet.
    private(set) var moves: [String] = []
    private(set) var depth = 0
    private let host: Host
    private let combinations: [PageSetting.Combination]
    private let tables: PageTables
    private var controls: [String: Element] = [:]
    /// The parts written by the last ``look()``, reused while unchanged.
    private var parts: [PagePart] = []
    private var followsScrolling = true

    init(host: Host, combinations: [PageSetting.Combination], tables: PageTables) {
        self.host = host
        self.combinations = combinations
        self.tables = tables
    }

    var tabCount: Int { host.values(of: TabItemView.self).count }

    func selectTab(_ index: Int) { host.selectTab(index) }

    /// Lets the tasks of the last move finish.
    func settle() async { await host.settleTasks() }

    /// Opens a link and settles. Without the wait, the library would take the link that the next system version's app
    /// opens for a repetition of this one.
    func open(_ link: URL) async {
        host.open(link)
        await settle()
    }

    func perform(_ move: String) {
        switch move {
        case "back": host.popScreen(inStack: host.shownStack)
        case "escape": host.escape()
        case "dismiss": host.dismissSheet()
        default: if let control = controls[move] { host.activate(control) }
        }
    }

    /// Writes all parts without positions. Reuses the unchanged parts of the last look.
    ///
    /// Covered screens are included, but without views that are hidden from accessibility: a bar's background is drawn
    /// again when its screen is uncovered.
    func look() -> [NodeTable.Reference] {
        let screens = screens
        var seen = [part([host.rootNode]) { $0.reference(toShellOf: host) }]
        for (index, screen) in screens.enumerated() {
            let previous = index > 0 ? screens[index - 1] : nil
            seen.append(
                part([screen.content] + (previous.map { [$0.content] } ?? []), isCovered: index < screens.count - 1) {
                    $0.reference(to: screen, previous: previous)
                }
            )
        }
        controls = seen[0].controls.merging(seen[seen.count - 1].controls) { first, _ in first }
        depth = screens.count - 1
        moves = controls.keys.sorted()
        if depth > 0 {
            if screens.last?.preferences.hidesBackButton == false {
                moves.append("back")
            } else if screens.last?.hasEscape == true {
                moves.append("escape")
            }
        }
        if let presented = host.presentedNode {
            let sheet = part(presented.subtree) { $0.reference(toSheet: presented) }
            seen.append(sheet)
            controls = sheet.controls
            moves = controls.keys.sorted() + (host.canDismiss ? ["dismiss"] : [])
        }
        parts = seen
        return seen.map(\.reference)
    }

    private func part(
        _ nodes: [Node],
        isCovered: Bool = false,
        write: (HTMLWriter) -> NodeTable.Reference
    ) -> PagePart {
        if let part = parts.first(where: { $0.isUnchanged(nodes, isCovered: isCovered) }) { return part }
        let writer = HTMLWriter(system: host.system, table: tables.looks, layout: nil, isCovered: isCovered)
        return PagePart(of: nodes, by: writer, write: write)
    }

    /// Writes the visible parts with their positions.
    private var writer: HTMLWriter { HTMLWriter(system: host.system, table: tables.page, layout: host.layout) }

    /// Returns the current rendering under each combination of settings. Takes the result of the last ``look()``.
    func renderings(of look: [NodeTable.Reference]) -> [PageRendering] {
        let version = host.system.version
        let shown = tables.shown
        let shell = ShownParts.Key(version, look.prefix(1))
        let screen = ShownParts.Key(version, [look[0], look[depth + 1]])
        let sheet = ShownParts.Key(version, look.prefix(1) + look[(depth + 2)...])
        if let below = shown.screens[screen], let above = shown.sheets[sheet] {
            return zip(below, above).map { $0.under($1) }
        }
        followsScrolling = true
        var all: [Int: PageRendering] = [:]
        host.trying {
            for index in combinations.indicesByOneChange {
                host.system = combinations[index].system
                all[index] =
                    shown.screens[screen].map { $0[index].under(self.sheet(by: writer)) }
                    ?? rendering(in: shown.shells[shell]?[index])
            }
            host.settle()
        }
        let renderings = combinations.indices.compactMap { all[$0] }
        shown.shells[shell] = renderings.map(\.shell)
        shown.screens[screen] = renderings
        shown.sheets[sheet] = renderings.map(\.sheet)
        return renderings
    }

    /// Writes the shell only if no other state has shown it.
    private func rendering(in shell: NodeTable.Reference?) -> PageRendering {
        let writer = writer
        let shell = shell ?? writer.reference(toShellOf: host)
        let screen = screen(by: writer)
        let sheet = sheet(by: writer)
        let scrolled = scrolledScreen(titled: writer.restingTitle) ?? screen
        // If scrolling leaves the screen unchanged under one combination, the other combinations are not scrolled.
        followsScrolling = followsScrolling && scrolled != screen
        return PageRendering(shell: shell, screen: screen, sheet: sheet, scrolled: scrolled)
    }

    private func sheet(by writer: HTMLWriter) -> NodeTable.Reference? {
        host.presentedNode.map { writer.reference(toSheet: $0) }
    }

    private func screen(by writer: HTMLWriter) -> NodeTable.Reference {
        let screens = screens
        return writer.reference(to: screens[screens.count - 1], previous: screens.dropLast().last)
    }

    /// Writes the screen after its scroll view has scrolled far enough for a bar's background to appear.
    private func scrolledScreen(titled title: HTML?) -> NodeTable.Reference? {
        guard followsScrolling, host.canScroll else { return nil }
        host.moveScrollView(to: 100)
        host.settle()
        defer { host.moveScrollView(to: 0) }
        let writer = writer
        writer.restingTitle = title
        return screen(by: writer)
    }

    private var screens: [Screen] {
        guard let stack = host.rootNode.firstNavigationStack else {
            preconditionFailure("A page shows an app with a navigation stack.")
        }
        return stack.children.map { Screen($0, system: host.system) }
    }
}

/// A written shell, screen or sheet.
@MainActor private struct PagePart {
    let reference: NodeTable.Reference
    let controls: [String: Element]
    private let nodes: [Node]
    private let changes: [Int]
    private let isCovered: Bool

    init(of nodes: [Node], by writer: HTMLWriter, write: (HTMLWriter) -> NodeTable.Reference) {
        reference = write(writer)
        controls = writer.controls
        self.nodes = nodes
        changes = nodes.map(\.lastChange)
        isCovered = writer.isCovered
    }

    func isUnchanged(_ nodes: [Node], isCovered: Bool) -> Bool {
        self.nodes.elementsEqual(nodes, by: ===) && changes == nodes.map(\.lastChange) && self.isCovered == isCovered
    }
}

extension Node {
    fileprivate var firstNavigationStack: Node? {
        if memory is NavigationCoordinator { return self }
        for child in children where !child.isCovered {
            if let stack = child.firstNavigationStack { return stack }
        }
        return nil
    }
}

extension Screen {
    fileprivate var hasEscape: Bool {
        content.elements.flatMap(\.subtree)
            .contains { ($0.value as? AccessibilityAttachmentModifier)?.action(.escape) != nil }
    }
}

extension Host {
    /// The index of the visible navigation stack among the stacks of all tabs.
    fileprivate var shownStack: Int {
        let shown = rootNode.firstNavigationStack
        return rootNode.allNodes.filter { $0.memory is NavigationCoordinator }.firstIndex { $0 === shown } ?? 0
    }
}

extension HTMLWriter {
    /// Writes the views around the navigation stack: in the demo, the persistent background.
    fileprivate func reference(toShellOf host: Host) -> NodeTable.Reference {
        begin(.shell)
        return content(ofAll: host.rootNode.elements).with(class: "shell").reference(in: table)
    }

    /// Writes a screen with positions relative to the stack.
    fileprivate func reference(to screen: Screen, previous: Screen?) -> NodeTable.Reference {
        begin(.screen)
        let html = self.screen(screen, previous: previous)
        return html.reference(in: table, from: html.frame?.origin ?? .zero)
    }

    fileprivate func reference(toSheet node: Node) -> NodeTable.Reference {
        begin(.sheet)
        return sheet(node).reference(in: table)
    }
}
