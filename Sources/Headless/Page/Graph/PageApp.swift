import HeadlessHost
import SwiftUI

// Foundation has a type of this name, too.
typealias Host = HeadlessHost.Host

/// The app on one version of the system, as a page sees it.
@MainActor final class PageApp {
    struct Rendering {
        let shell: NodeTable.Reference
        let screen: NodeTable.Reference
        /// What is presented over both.
        let sheet: NodeTable.Reference?
        /// The screen while it is scrolled.
        let scrolled: NodeTable.Reference
    }

    /// What a person can do now: the names of the controls, and `back`, or `escape` where an app's own bar has the way
    /// back; over a sheet only that of the sheet, and `dismiss`.
    private(set) var moves: [String] = []
    private(set) var depth = 0
    private let host: Host
    private let combinations: [PageSetting.Combination]
    private let table: NodeTable
    private var controls: [String: Element] = [:]
    private var followsScrolling = true

    init(host: Host, combinations: [PageSetting.Combination], table: NodeTable) {
        self.host = host
        self.combinations = combinations
        self.table = table
    }

    var tabCount: Int { host.values(of: TabItemView.self).count }

    func selectTab(_ index: Int) { host.selectTab(index) }

    /// Lets what the last move began come to its end.
    func settle() async { await host.settleTasks() }

    func perform(_ move: String) {
        switch move {
        case "back": host.goBack(inStack: host.shownStack)
        case "escape": host.escape()
        case "dismiss": host.dismissSheet()
        default: if let control = controls[move] { host.activate(control) }
        }
    }

    /// All there is, covered screens included.
    func look() -> [NodeTable.Reference] {
        host.environmentUsage.isNoting = false
        defer { host.environmentUsage.isNoting = true }
        let writer = HTMLWriter(system: host.system, table: table)
        var all = [writer.shell(host)]
        controls = writer.controls
        let screens = screens
        for (index, screen) in screens.enumerated() {
            all.append(writer.screen(screen, previous: index > 0 ? screens[index - 1] : nil))
        }
        controls.merge(writer.controls) { first, _ in first }
        depth = screens.count - 1
        moves = controls.keys.sorted()
        if depth > 0 {
            if screens.last?.preferences.hidesBackButton == false {
                moves.append("back")
            } else if screens.last?.hasEscape == true {
                moves.append("escape")
            }
        }
        if let sheet = writer.sheet() {
            all.append(sheet)
            controls = writer.controls
            moves = controls.keys.sorted() + ["dismiss"]
        }
        return all
    }

    /// What is seen now under each combination of settings.
    ///
    /// A setting that no view has used since the app was started, this state's views included, makes no difference:
    /// what was seen under its other options holds. Everything else is evaluated.
    func renderings() -> [Rendering] {
        let settings = host.system
        defer { host.system = settings }
        followsScrolling = true
        defer { followsScrolling = true }
        var used: [Int] = []
        var seen: [[Int]: Rendering] = [:]
        return combinations.map { combination in
            if used != usedSettings {
                used = usedSettings
                seen = [:]
            }
            let key = used.map { combination.choices[$0] }
            if let rendering = seen[key] { return rendering }
            host.system = combination.system
            let rendering = rendering()
            // What does not change by scrolling under one of the combinations does not under any.
            followsScrolling = followsScrolling && rendering.scrolled != rendering.screen
            if used == usedSettings { seen[key] = rendering }
            return rendering
        }
    }

    private var usedSettings: [Int] {
        PageSetting.all.indices.filter { host.environmentUsage.includes(valuesReadBy: PageSetting.all[$0].read) }
    }

    private func rendering() -> Rendering {
        host.environmentUsage.isNoting = false
        defer { host.environmentUsage.isNoting = true }
        let writer = HTMLWriter(system: host.system, table: table)
        let shell = writer.shell(host)
        let screen = screen(by: writer)
        return Rendering(shell: shell, screen: screen, sheet: writer.sheet(), scrolled: scrolledScreen() ?? screen)
    }

    private func screen(by writer: HTMLWriter) -> NodeTable.Reference {
        let screens = screens
        return writer.screen(screens[screens.count - 1], previous: screens.dropLast().last)
    }

    /// The screen when its scroll view has scrolled, as far as a bar's background needs to come.
    private func scrolledScreen() -> NodeTable.Reference? {
        guard followsScrolling, host.canScroll else { return nil }
        host.scroll(to: 100)
        defer { host.scroll(to: 0) }
        return screen(by: HTMLWriter(system: host.system, table: table))
    }

    private var screens: [Screen] {
        guard let stack = host.root.firstNavigationStack else {
            preconditionFailure("A page shows an app with a navigation stack.")
        }
        return stack.children.map { Screen($0, system: host.system) }
    }
}

extension Node {
    fileprivate var firstNavigationStack: Node? {
        if view is any NavigationStackView { return self }
        for child in children where !child.isCovered {
            if let stack = child.firstNavigationStack { return stack }
        }
        return nil
    }
}

extension Screen {
    /// Whether the screen says how to get away from it.
    fileprivate var hasEscape: Bool {
        elements.flatMap(\.subtree).contains {
            ($0.value as? AccessibilityAttachmentModifier)?.action(.escape) != nil
        }
    }
}

extension Host {
    /// The number of the navigation stack that is on screen, of those of all tabs.
    fileprivate var shownStack: Int {
        let shown = root.firstNavigationStack
        return nodes.filter { $0.view is any NavigationStackView }.firstIndex { $0 === shown } ?? 0
    }
}

extension HTMLWriter {
    /// What stands around the navigation stack: for the demo, the persistent background.
    fileprivate func shell(_ host: Host) -> NodeTable.Reference {
        begin(.shell)
        return content(ofAll: host.root.elements).with(class: "shell").reference(in: table)
    }
}
