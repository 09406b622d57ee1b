import SeaGlassNavigation

/// The expected screens of a shell and its sheets, and the request that a guarded screen holds back.
struct ProgramStacks {
    /// A stack of the shell or a sheet.
    struct Stack: Equatable {
        /// The root of a sheet, which is a presented route.
        var root: ProgramLevel?
        var style: NavigationPresentationStyle?
        /// The screens above the root, from the bottom to the top.
        var levels: [ProgramLevel] = []
    }

    private struct Place: Equatable {
        let stack: Int
        let level: Int
    }

    private(set) var all = [Stack()] { didSet { if all != oldValue { held = nil } } }
    private var held: ((inout ProgramStacks) -> Void)?
    private var passed: Place?

    var top: Int { all.count - 1 }
    var names: [String] { all.flatMap { [$0.root?.name ?? "root"] + $0.levels.map(\.name) } }

    /// Whether the top sheet has a guarded screen.
    var isTopGuarded: Bool { all[top].root == .draft || all[top].levels.contains(.draft) }

    /// Whether there are enough sheets and guarded screens. More of them would keep requests from emptying the stacks.
    var isFull: Bool { top > 2 || names.count { $0 == ProgramLevel.draft.name } > 1 }

    mutating func push(_ level: ProgramLevel) { all[top].levels.append(level) }

    /// Pops like the system, without a question.
    mutating func systemPop() { if !all[top].levels.isEmpty { all[top].levels.removeLast() } }
    /// Whether the top presentation is a cover, which a swipe cannot dismiss.
    var isTopCover: Bool { all[top].style == .cover }

    mutating func systemDismiss() { all.removeLast() }

    mutating func pop(_ count: Int) {
        let (top, kept) = (top, all[top].levels.count - min(max(count, 0), all[top].levels.count))
        leaving(top, keeping: kept) { $0.all[top].levels = Array($0.all[top].levels.prefix(kept)) }
    }

    mutating func replace(_ levels: [ProgramLevel]) {
        let top = top
        leaving(top, keeping: kept(of: levels, in: top)) { $0.all[top].levels = levels }
    }

    mutating func replaceTop(_ level: ProgramLevel) {
        let (top, kept) = (top, max(0, all[top].levels.count - 1))
        leaving(top, keeping: kept) { stacks in
            // The screen is new even with an equal route, so the request that was held back is given up.
            stacks.held = nil
            stacks.all[top].levels = stacks.all[top].levels.prefix(kept) + [level]
        }
    }

    mutating func open(_ levels: [ProgramLevel]) {
        leaving(0, keeping: kept(of: levels, in: 0), isDismissing: true) { $0.all = [Stack(levels: levels)] }
    }

    private func kept(of levels: [ProgramLevel], in stack: Int) -> Int {
        zip(all[stack].levels, levels).prefix { $0 == $1 && $0.id != nil }.count
    }

    /// - Parameter presenter: The presenting stack: the top one, or one that already presents.
    mutating func present(_ root: ProgramLevel, as style: NavigationPresentationStyle, on presenter: Int) {
        if all.indices.contains(presenter + 1), all[presenter + 1].root == root, all[presenter + 1].style == style {
            return
        }
        leaving(presenter, keeping: all[presenter].levels.count, isDismissing: true) {
            $0.all = $0.all[...presenter] + [Stack(root: root, style: style)]
        }
    }

    /// - Parameter presenter: The presenting stack.
    mutating func dismiss(from presenter: Int) {
        leaving(presenter, keeping: all[presenter].levels.count, isDismissing: true) {
            $0.all = Array($0.all[...presenter])
        }
    }

    mutating func leave() {
        let held = held
        self.held = nil
        passed = Place(stack: top, level: all[top].levels.count)
        if let held {
            held(&self)
        } else if !all[top].levels.isEmpty {
            pop(1)
        } else if top > 0 {
            dismiss(from: top - 1)
        }
        passed = nil
    }

    /// Performs a request that removes screens. If one of them is guarded, holds the request back, and returns to the
    /// topmost guarded screen.
    private mutating func leaving(
        _ stack: Int,
        keeping count: Int,
        isDismissing: Bool = false,
        _ request: @escaping (inout ProgramStacks) -> Void
    ) {
        let sheets = isDismissing ? all.indices.dropFirst(stack + 1).flatMap { places(in: $0, above: 0) } : []
        let left = places(in: stack, above: count + 1) + sheets
        guard let place = left.last(where: { screen(at: $0) == .draft && $0 != passed }) else { return request(&self) }
        all.removeLast(top - place.stack)
        all[place.stack].levels = Array(all[place.stack].levels.prefix(place.level))
        held = { $0.leaving(stack, keeping: count, isDismissing: isDismissing, request) }
    }

    private func places(in stack: Int, above count: Int) -> [Place] {
        Array(0...all[stack].levels.count).dropFirst(count).map { Place(stack: stack, level: $0) }
    }

    private func screen(at place: Place) -> ProgramLevel? {
        place.level == 0 ? all[place.stack].root : all[place.stack].levels[place.level - 1]
    }
}
