import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport

@testable import SeaGlassNavigation

/// A random program of an app, a person and a system that writes the path of a hosted shell early, late, or to give back
/// what it has taken.
@MainActor final class SystemProgram {
    private enum Step: CaseIterable {
        case push, pushView, pushUnequal, pop, popToRoot, replace, replaceTop
        case link, linkAgain, set, popWrite, giveBack
        case beginSwipe, writeSwipe, endSwipe, cancelSwipe, endWithoutWrite, beginPush, endPush
        case settle
    }

    private static let swipeSteps: [Step] = [.writeSwipe, .endSwipe, .cancelSwipe, .endWithoutWrite, .endWithoutWrite]

    /// A swipe back that runs.
    private struct Swipe {
        /// The index of the screen that leaves.
        let top: Int
        var isWritten = false
    }

    /// What the system has removed from the path last, and the screens below.
    private struct Taken {
        let path: NavigationPath
        let screens: [SystemScreen]
        let below: [SystemScreen]
    }

    let navigator = Navigator()
    let host: Host
    private let transition: ManualTransition
    private var random: SeededGenerator
    private var model = SystemModel()
    /// The path when the host was last settled.
    private var rendered: [SystemScreen] = []
    private var ids: [Int: NavigationEntry.ID] = [:]
    private var serial = 0
    private var swipe: Swipe?
    private var isPushing = false
    /// The number of screens that will be left, once the system writes the path of a swipe that has ended.
    private var unwritten: Int?
    /// Whether a request waited for that write, so that others wait until a later task.
    private var isOwed = false
    private var taken: Taken?
    /// The push that a screen asked for last, with the push's screen.
    private var lastPush: (sender: Int, screen: Int)?
    private(set) var lately: [String] = []
    private(set) var mistakes: [String] = []

    init(seed: Int, bar: NavigationShellBar, version: Int) {
        random = SeededGenerator(seed: seed)
        host = SeaGlassHostedTests.host(LinkedMail(navigator: navigator, bar: bar), on: version)
        transition = ManualTransition(of: navigator)
    }

    private var isBlocked: Bool { transition.isRunning || unwritten != nil || isOwed }
    private var isIdle: Bool { !isBlocked && swipe == nil }
    private func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

    func run(_ count: Int) async {
        for _ in 0..<count where mistakes.isEmpty {
            let steps = swipe != nil && number(0..<3) == 0 ? Self.swipeSteps : Step.allCases
            perform(steps[number(0..<steps.count)])
            check()
            checkIdentities()
            if number(0..<(isIdle ? 3 : 8)) == 0 { await finish() }
        }
        await finish()
    }

    private func note(_ step: String) { lately.append(step) }

    private func perform(_ step: Step) {
        switch step {
        case .push: push(.thread(number(1..<4)))
        case .pushView: push(.view)
        case .pushUnequal: push(.unequal)
        case .popToRoot: remove(number(0..<3) == 0 ? step : .pop)
        case .pop, .replace: remove(step)
        case .replaceTop: replaceTop(number(1..<4))
        case .link: write(keeping: model.path.count, adding: [value()])
        case .linkAgain:
            guard let top = model.path.last, top.isLink, !top.isIncomparable else { return }
            write(keeping: model.path.count, adding: [top.content])
        case .set: write(keeping: number(0..<model.path.count + 1), adding: (0..<number(1..<3)).map { _ in value() })
        case .popWrite: if !model.path.isEmpty { write(keeping: number(0..<model.path.count), adding: []) }
        case .giveBack: giveBack()
        case .beginSwipe: beginSwipe()
        case .writeSwipe: writeSwipe()
        case .endSwipe: endSwipe()
        case .cancelSwipe: cancelSwipe()
        case .endWithoutWrite: endWithoutWrite()
        case .beginPush: beginPush()
        case .endPush: if isPushing { endTransition() }
        case .settle: settle()
        }
    }

    // MARK: The app

    private func screen(_ content: SystemScreen.Content, isLink: Bool = false) -> SystemScreen {
        serial += 1
        return SystemScreen(content, serial: serial, isLink: isLink)
    }

    /// Returns the app's navigator, or that of a screen, and the screen's number; `nil` for the app, 0 for the root.
    private func sender() -> (navigator: Navigator, screen: Int?) {
        // Each request is an event of its own.
        navigator.inner.event.end()
        let nodes = host.nodes(of: LinkedLevel.self)
        guard number(0..<2) == 0, rendered == model.path, nodes.count == rendered.count + 1 else {
            return (navigator, nil)
        }
        let index = max(0, rendered.count - number(0..<2))
        if index == 0 { return (nodes[0].environment.navigator, 0) }
        let screen = model.path[index - 1]
        guard !screen.isLink || screen.isClaimed else { return (navigator, nil) }
        return (nodes[index].environment.navigator, screen.serial)
    }

    private func hears(_ sender: Int?) -> Bool {
        guard let sender, sender != 0 else { return true }
        return model.stack.contains { $0.serial == sender }
    }

    /// Whether the screen on top has not been shown yet.
    private var isTopArriving: Bool { model.shownCount < model.stack.count || !model.isWaiting && isPushing }

    private func mayPush(_ sender: Int?) -> Bool {
        guard hears(sender), let sender, let lastPush, lastPush.sender == sender else { return hears(sender) }
        return lastPush.screen != model.stack.last?.serial || !isTopArriving
    }

    private func push(_ content: SystemScreen.Content) {
        let (navigator, sender) = sender()
        note("push \(content.name) from \(sender.map { "\($0)" } ?? "the app")")
        let isRepeated = content.name.hasPrefix("thread") && isTopArriving && model.stack.last?.thread == content
        if mayPush(sender), !isRepeated {
            let screen = screen(content)
            if let sender { lastPush = (sender, screen.serial) } else { lastPush = nil }
            request(keeping: model.stack.count, adding: [screen])
        }
        switch content {
        case .thread(let id): navigator.push(route: ThreadRoute(id: id))
        case .unequal: navigator.push(route: UnequalRoute())
        default: navigator.push(LinkedLevel(name: "view"))
        }
    }

    private func replaceTop(_ id: Int) {
        let (navigator, sender) = sender()
        note("replaceTop \(id) from \(sender.map { "\($0)" } ?? "the app")")
        if mayPush(sender) {
            let screen = screen(.thread(id))
            if model.stack.isEmpty { lastPush = sender.map { ($0, screen.serial) } }
            request(keeping: max(0, model.stack.count - 1), adding: [screen])
        }
        navigator.replaceTop(with: ThreadRoute(id: id))
    }

    private func remove(_ step: Step) {
        let (navigator, sender) = sender()
        let isHeard = hears(sender)
        switch step {
        case .pop:
            note("pop")
            if isHeard { request(keeping: max(0, model.stack.count - 1)) }
            navigator.pop()
        case .popToRoot:
            note("popToRoot")
            if isHeard { request(keeping: 0) }
            navigator.popToRoot()
        default:
            let ids = (0..<number(0..<4)).map { _ in number(1..<4) }
            note("replace \(ids)")
            let kept = zip(model.stack, ids).prefix { $0.thread == .thread($1) }.count
            if isHeard { request(keeping: kept, adding: ids.dropFirst(kept).map { screen(.thread($0)) }) }
            navigator.replace(with: ids.map { ThreadRoute(id: $0) })
        }
    }

    private func request(keeping kept: Int, adding added: [SystemScreen] = []) {
        model.request(keeping: kept, adding: added, isBlocked: isBlocked)
    }

    // MARK: The system

    private func value() -> SystemScreen.Content {
        switch number(0..<8) {
        case 0: .number
        case 1: .nan
        case 2: .unequal
        default: .thread(number(1..<4))
        }
    }

    /// Keeps the first values of the path, and appends others.
    private func write(keeping kept: Int, adding values: [SystemScreen.Content]) {
        let kept = min(kept, unwritten ?? kept)
        let values = isClear(values, above: kept) ? values : []
        guard kept < model.path.count || !values.isEmpty else { return }
        note("write \(kept) + \(values.map(\.name))")
        let before = navigator.systemStack.path
        guard before.count == model.path.count else { return mistakes.append("The app has written the path") }
        var path = before
        path.removeLast(path.count - kept)
        for value in values { value.append(to: &path) }
        let equal = model.keptCount(values, above: kept)
        let removed = Array(model.path[equal...])
        let added = values.dropFirst(equal - kept).enumerated().map { link($1, at: equal + $0) }
        if !added.isEmpty {
            taken = nil
        } else if !removed.isEmpty {
            taken = Taken(path: before, screens: removed, below: Array(model.path[..<equal]))
        }
        write(path, keeping: equal, adding: added)
    }

    /// Returns whether the result of a write is clear. Above a value that is unequal to itself only the counts of paths
    /// can be compared, and a link's screen is not told from an equal one below that has not claimed its place.
    private func isClear(_ values: [SystemScreen.Content], above kept: Int) -> Bool {
        let equal = model.keptCount(values, above: kept)
        // The write that ends a swipe removes the screen.
        if let unwritten, equal > unwritten { return false }
        let below = model.path[..<kept]
        if !values.contains(where: \.isUnequal), !below.contains(where: \.isIncomparable) { return true }
        return values.count == 1 && !below.contains { $0.isDeclared && $0.isLink && !$0.isClaimed }
            && (kept == model.path.count || !model.path[...kept].contains(where: \.isIncomparable))
            && !(below.contains(where: \.isRefused) && values == [.unequal])
    }

    private func write(_ path: NavigationPath, keeping kept: Int, adding added: [SystemScreen]) {
        model.write(keeping: kept, adding: added)
        if let swipe, kept <= swipe.top { self.swipe?.isWritten = true }
        if unwritten != nil {
            unwritten = nil
            isOwed = model.isWaiting
        }
        navigator.systemStack.path = path
    }

    /// Returns the screen of a link's value. A screen that has not been removed from the tree yet has its place again.
    private func link(_ content: SystemScreen.Content, at index: Int) -> SystemScreen {
        if rendered.indices.contains(index), rendered[index].isLink, rendered[index].content == content,
            !rendered[index].isIncomparable, !model.stack.contains(rendered[index])
        {
            return with(rendered[index]) { $0.isClaimed = false }
        }
        return screen(content, isLink: true)
    }

    private func giveBack() {
        guard let taken, unwritten == nil, model.path.starts(with: taken.below) else { return }
        let kept = taken.below.count
        let removed = model.path.dropFirst(kept)
        // Above a value that is unequal to itself, a screen that comes back is not found.
        if (taken.below + taken.screens + removed).contains(where: \.isIncomparable) {
            guard taken.screens.count == 1, taken.screens[0].isLink, !taken.screens[0].isDeclared, removed.isEmpty
            else { return }
        }
        note("giveBack \(taken.screens.map(\.content.name)) for \(removed.map(\.content.name))")
        self.taken = nil
        let added = taken.screens.enumerated().map { offset, screen in
            screen.isLink ? link(screen.content, at: kept + offset) : screen
        }
        write(taken.path, keeping: kept, adding: added)
    }

    // MARK: Transitions

    private func beginSwipe() {
        guard isIdle else { return }
        settle()
        guard !model.path.isEmpty, isIdle else { return }
        note("beginSwipe")
        arrange()
        transition.begin()
        swipe = Swipe(top: model.path.count - 1)
    }

    /// Begins the push of a screen that the path has already. UIKit has it, too, beside the one that leaves.
    private func beginPush() {
        guard isIdle else { return }
        settle()
        guard isIdle else { return }
        note("beginPush")
        let leaving = transition.screens.suffix(1)
        arrangeControllers()
        transition.screens += leaving.filter { !transition.screens.contains($0) }
        transition.begin(isPush: true)
        isPushing = true
    }

    private func writeSwipe() {
        guard let swipe, !swipe.isWritten else { return }
        write(keeping: swipe.top, adding: [])
        self.swipe?.isWritten = true
    }

    /// Ends a swipe whose screen leaves, after the system's write.
    private func endSwipe() {
        guard let swipe else { return }
        if !swipe.isWritten { writeSwipe() }
        note("endSwipe")
        endTransition()
    }

    /// Ends a swipe whose screen leaves, before the system's write.
    private func endWithoutWrite() {
        guard let swipe, !swipe.isWritten, model.path.count > swipe.top, isReported || model.isWaiting else { return }
        note("endWithoutWrite")
        transition.screens = [ObjectIdentifier(self)] + model.path.prefix(swipe.top).map(\.controllerID)
        unwritten = swipe.top
        self.swipe = nil
        transition.end()
    }

    private func cancelSwipe() {
        guard let swipe else { return }
        let isLate = number(0..<2) == 0
        if swipe.isWritten, !isLate { giveBack() }
        note("cancelSwipe")
        endTransition()
        if swipe.isWritten, isLate { giveBack() }
    }

    private func endTransition() {
        swipe = nil
        isPushing = false
        arrangeControllers()
        transition.end()
        if model.isWaiting { model.catchUp() }
    }

    private func arrangeControllers() {
        transition.screens = [ObjectIdentifier(self)] + model.path.map(\.controllerID)
    }

    /// Shows the screens of the path in UIKit.
    private func arrange() {
        arrangeControllers()
        if isReported { navigator.systemStack.screenAppeared() }
    }

    /// Whether the screen on top reports its appearance. That of a link without a declared route does not.
    private var isReported: Bool { model.path.last.map { !$0.isLink || $0.isDeclared } ?? true }

    // MARK: Settling

    private func settle() {
        note("settle")
        host.settle()
        settled()
    }

    /// Follows the evaluation of the host: the shell refuses an unequal route, and a link's screen claims its place.
    private func settled() {
        while let top = model.stack.last, top == model.path.last, top.isRefused {
            request(keeping: model.stack.count - 1)
        }
        for (index, entry) in navigator.currentEntries.enumerated() where model.stack.indices.contains(index) {
            if model.stack[index].isLink { model.stack[index].isClaimed = !entry.isLink }
        }
        if !model.isWaiting { model.catchUp() }
        rendered = model.path
    }

    /// Ends what runs, and compares the shell with the model.
    func finish() async {
        guard mistakes.isEmpty else { return }
        if swipe != nil { [endWithoutWrite, endSwipe, cancelSwipe][number(0..<3)]() }
        if transition.isRunning { endTransition() }
        if let unwritten { write(keeping: unwritten, adding: []) }
        check()
        await host.settleTasks()
        isOwed = false
        model.catchUp()
        settled()
        note("finish")
        arrange()
        check()
        checkIdentities()
        checkShown()
    }

    // MARK: Laws

    private func name(_ entry: NavigationEntry) -> String? {
        switch entry.route {
        case let route as ThreadRoute: "thread \(route.id)"
        case is UnequalRoute: "unequal"
        default: entry.isLink ? nil : "view"
        }
    }

    /// Compares the entries with the model, also during a transition.
    private func check() {
        let entries = navigator.currentEntries
        let names = model.stack.map(\.content.name)
        guard entries.count == names.count, zip(entries, names).allSatisfy({ name($0) ?? $1 == $1 }) else {
            return mistakes.append("The entries are \(entries.map { name($0) ?? "link" }) instead of \(names)")
        }
        for (entry, screen) in zip(entries, model.stack) where !entry.isLink {
            if let id = ids[screen.serial], id != entry.id {
                mistakes.append("The entry of \(screen.content.name) has another identity, in \(names)")
            }
            ids[screen.serial] = entry.id
        }
    }

    /// Compares the screens that the system shows with the entries, also during a transition, and while the path has
    /// changed and the system does not show it yet. A screen that leaves keeps the identity of its entry.
    ///
    /// A link's screen claims a place when it appears. Until then it is below other screens, so it can't act, and has
    /// the identity of any unclaimed place with its route: the values of the path can't be read, so two screens of equal
    /// routes can't be told apart. Without a declared route, a link's screen has no entry of its own.
    private func checkIdentities() {
        let nodes = host.nodes(of: LinkedLevel.self)
        guard nodes.count == rendered.count + 1 else {
            return mistakes.append("The system shows \(host.linkedLevels) instead of \(rendered.map(\.content.name))")
        }
        let shown = zip(rendered, nodes.dropFirst()).map { ($0, $1.environment.navigator.sender) }
            .filter { screen, _ in screen.isDeclared || !screen.isLink }
        let known = shown.filter { screen, _ in ids[screen.serial] != nil }
        for (screen, id) in known where id != ids[screen.serial] {
            mistakes.append("The screen of \(screen.content.name) has another identity than its entry")
        }
        let claimed = known.map { $0.1 }
        if Set(claimed).count < claimed.count { mistakes.append("Two screens have one identity") }
        for (screen, id) in shown where ids[screen.serial] == nil && (id == nil || claimed.contains(id)) {
            mistakes.append("The unclaimed screen of \(screen.content.name) has no identity, or that of another screen")
        }
    }

    private func checkShown() {
        let names = ["root"] + model.stack.map(\.content.name)
        let entries = navigator.currentEntries
        if host.linkedLevels != names { mistakes.append("The screens are \(host.linkedLevels) instead of \(names)") }
        if navigator.systemStack.path.count != entries.count { mistakes.append("The path has another count") }
        if navigator.isWaiting { mistakes.append("A request waits") }
        if let top = entries.last, top.isLink, model.stack.last?.isDeclared ?? false {
            mistakes.append("The link on top has not claimed its place, in \(names)")
        }
    }
}
