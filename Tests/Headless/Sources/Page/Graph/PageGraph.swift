import SwiftUI

/// All states of an app that a person can reach by its controls and the back button.
///
/// A state is the visible content, the covered screens, and the app's stored data, rendered under all combinations of
/// settings. Each tab is explored with the other tabs untouched, so another process can explore some tabs.
///
/// For each set of stored data there is one more move: a relaunch that finds the data. In the tab that shows the link's
/// destination there is another one: a launch by the link.
@MainActor final class PageGraph {
    static let relaunch = "relaunch"
    static let link = "link"

    struct State: Codable {
        let tab: Int
        let depth: Int
        /// A description of the data for the app's next launch.
        let stored: String?
        /// The rendering on each system, in the order of `systems`.
        fileprivate(set) var renderings: [PageRendering]
        fileprivate(set) var moves: [String: Int]
        fileprivate var untried: [String]
    }

    /// A behavior of the app that a page cannot show.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        case tooManyStates(limit: Int)
        case unstable
        case differsBetweenVersions

        public var description: String {
            switch self {
            case .tooManyStates(let limit):
                "The app has more than \(limit) states that can be reached by its controls. Bound what they change."
            case .unstable:
                "The same controls led to another state than before: the app depends on more than its controls."
            case .differsBetweenVersions:
                "The app has other controls on one version of the system than on another, in the same state."
            }
        }
    }

    var table: NodeTable { tables.page }
    private let tables = PageTables()
    private(set) var states: [State] = []
    private(set) var starts: [Int] = []
    private let source: PageInstallation.Source
    private var installation: PageInstallation
    private var apps: [PageApp]
    private let limit: Int
    /// Called for each new state.
    private let progress: () -> Void
    private var numbers: [Key: Int] = [:]
    /// The sets of data that the app has stored in this tab.
    private var found: Set<String> = []
    private var tab = 0
    private var current = 0

    private struct Key: Hashable {
        let seen: [NodeTable.Reference]
        let stored: String?
    }

    private init(launching source: PageInstallation.Source, limit: Int, progress: @escaping () -> Void) throws {
        self.source = source
        self.limit = limit
        self.progress = progress
        installation = try PageInstallation(of: source, tables: tables)
        apps = installation.launch()
    }

    /// Explores all tabs of an app, some of them in another process if `elsewhere` is not `nil`.
    convenience init(
        of source: PageInstallation.Source,
        limit: Int,
        progress: @escaping () -> Void = {},
        elsewhere: (@MainActor @Sendable (Int) async throws -> Part)? = nil
    ) async throws {
        try self.init(launching: source, limit: limit, progress: progress)
        // This process takes the tabs from the front, the other one from the back, so both are busy until the end.
        var tabs = Array(0..<max(apps[0].tabCount, 1))
        let others = Task {
            var parts: [Part] = []
            while let elsewhere, let tab = tabs.popLast() { parts.append(try await elsewhere(tab)) }
            return parts
        }
        while !tabs.isEmpty { try await explore(tabs.removeFirst()) }
        for part in try await others.value.reversed() { add(part) }
    }

    convenience init(
        of source: PageInstallation.Source,
        tab: Int,
        limit: Int,
        progress: @escaping () -> Void
    ) async throws {
        try self.init(launching: source, limit: limit, progress: progress)
        try await explore(tab)
    }

    // MARK: Parts

    /// States of some tabs, received from another process.
    struct Part: Codable {
        fileprivate let table: NodeTable.Content
        fileprivate let states: [State]
        fileprivate let starts: [Int]
    }

    var part: Part { Part(table: table.content, states: states, starts: starts) }

    private func add(_ part: Part) {
        let reference = table.add(part.table)
        let offset = states.count
        starts += part.starts.map { $0 + offset }
        states += part.states.map { state in
            var state = state
            state.renderings = state.renderings.map { $0.map(reference) }
            state.moves = state.moves.mapValues { $0 + offset }
            return state
        }
    }

    // MARK: Exploring

    private func explore(_ tab: Int) async throws {
        self.tab = tab
        numbers = [:]
        found = []
        repeat {
            installation = try PageInstallation(of: source, tables: tables)
            try await exploreTab()
        } while states.contains { $0.tab == tab && !$0.untried.isEmpty }
    }

    /// Explores the states reachable from the start. Once the app has stored data, no move leads back to a state with
    /// an empty folder. If such a state has untried moves, another call explores them with a new installation.
    private func exploreTab() async throws {
        apps = installation.launch()
        for app in apps { app.selectTab(tab) }
        let isStart = numbers.isEmpty
        current = try await arrive()
        if isStart { starts.append(current) }
        while let path = pathToUntriedMove() {
            for move in path {
                let expected = states[current].moves[move]
                await perform(move)
                let number = try await arrive()
                if let expected, number != expected { throw Failure.unstable }
                states[current].moves[move] = number
                states[current].untried.removeAll { $0 == move }
                current = number
            }
        }
    }

    /// Returns the shortest path to an untried move, that move included.
    private func pathToUntriedMove() -> [String]? {
        var paths: [(state: Int, moves: [String])] = [(current, [])]
        var seen: Set<Int> = [current]
        var next = 0
        while next < paths.count {
            let (state, moves) = paths[next]
            next += 1
            if let move = states[state].untried.first { return moves + [move] }
            for (move, target) in states[state].moves.sorted(by: { $0.key < $1.key }) where seen.insert(target).inserted
            {
                paths.append((target, moves + [move]))
            }
        }
        return nil
    }

    private func perform(_ move: String) async {
        if move == Self.relaunch || move == Self.link {
            apps = installation.launch()
            if move == Self.link, let link = source.link { for app in apps { await app.open(link.url) } }
        } else {
            for app in apps { app.perform(move) }
        }
    }

    /// Returns the index of the app's state, which may be new.
    private func arrive() async throws -> Int {
        for app in apps { await app.settle() }
        let stored = try await installation.stored
        let looks = apps.map { $0.look() }
        let key = Key(seen: looks.flatMap(\.self), stored: stored)
        if let number = numbers[key] { return number }
        guard numbers.count < limit else { throw Failure.tooManyStates(limit: limit) }
        guard apps.allSatisfy({ $0.moves == apps[0].moves && $0.depth == apps[0].depth }) else {
            throw Failure.differsBetweenVersions
        }
        progress()
        let renderings = zip(apps, looks).flatMap { $0.renderings(of: $1) }
        let isNew = stored.map { found.insert($0).inserted } ?? false
        let launches = [Self.relaunch] + (source.link?.tab == tab ? [Self.link] : [])
        numbers[key] = states.count
        let untried = apps[0].moves + (isNew ? launches : [])
        states.append(
            State(tab: tab, depth: apps[0].depth, stored: stored, renderings: renderings, moves: [:], untried: untried)
        )
        return states.count - 1
    }
}
