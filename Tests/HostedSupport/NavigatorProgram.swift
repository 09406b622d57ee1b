import HeadlessHost
import SeaGlassNavigation
import SwiftUI

/// A program of actions that an app, a person and the system perform on a shell, and the array it should result in.
///
/// Two bytes are one step. So any bytes are a program, whether from a seeded generator or a fuzzer.
@MainActor package struct NavigatorProgram {
    /// A request of an app to its navigator.
    package enum Request: UInt8, CaseIterable {
        case push, pushAgain, pushView, pop, popLevels, popTo, replace, popToRoot
    }

    /// An action on a shell on screen. All but the last two run once the stack has followed earlier requests.
    private enum Event: UInt8, CaseIterable {
        case swipe, escape, tapPop, followLink, followLinkToView, restore, pushUndeclared, transition
    }

    /// The expected stack, the top last.
    package private(set) var stack: [ProgramLevel] = []
    private let navigator: Navigator
    private let transition: ManualTransition

    /// - Parameter navigator: The navigator of a ``ProgramShell`` that is hosted already.
    package init(driving navigator: Navigator) {
        self.navigator = navigator
        transition = ManualTransition(of: navigator)
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - steps: The bytes. An odd byte at the end is ignored.
    ///   - host: A host of the navigator's shell.
    /// - Returns: The difference from the expected stack, after the first step with one.
    package mutating func run(_ steps: some Collection<UInt8>, on host: Host) -> String? {
        var rest = steps[...]
        while let code = rest.popFirst(), let argument = rest.popFirst() {
            perform(code, argument, on: host)
            guard code & 0x80 != 0 else { continue }
            host.settle()
            // While a screen leaves, the stack lags behind what was asked for.
            guard !transition.isRunning, let mistake = mistake(on: host) else { continue }
            return "Byte \(steps.count - rest.count): \(mistake)"
        }
        return mistake(on: host)
    }

    /// Performs a step. The highest bit of `code` makes the stack follow at once; requests may come faster than frames.
    private mutating func perform(_ code: UInt8, _ argument: UInt8, on host: Host) {
        let number = Int(code & 0x7F) % (Request.allCases.count + Event.allCases.count)
        if number < Request.allCases.count {
            ask(Request.allCases[number], argument)
        } else {
            happen(Event.allCases[number - Request.allCases.count], on: host)
        }
    }

    private mutating func mistake(on host: Host) -> String? {
        transition.end()
        host.settle()
        let expected = ["root"] + stack.map(\.name)
        if host.programLevels == expected, navigator.programRoutes == stack.map(\.id) { return nil }
        return "\(host.programLevels), \(navigator.programRoutes) instead of \(expected)"
    }

    // MARK: Requests

    /// Sends a request to the navigator, and applies it to the array.
    ///
    /// - Parameter argument: One of six routes, and whether the request is animated.
    package mutating func ask(_ request: Request, _ argument: UInt8) {
        let (id, animated) = (Int(argument >> 1) % 6 + 1, argument & 1 != 0)
        switch request {
        case .push, .pushAgain:
            navigator.push(route: ProgramRoute(id: id), animated: animated)
            stack.append(.route(id))
        case .pushView:
            navigator.push(ProgramScreen(name: ProgramLevel.view.name), animated: animated)
            stack.append(.view)
        case .pop:
            navigator.pop(animated: animated)
            pop(1)
        case .popLevels:
            navigator.pop(levels: id - 2, animated: animated)
            pop(id - 2)
        case .popTo:
            navigator.pop(to: ProgramRoute(id: id), animated: animated)
            if let index = stack.lastIndex(of: .route(id)) { pop(stack.count - 1 - index) }
        case .replace:
            let ids = (0..<Int(argument >> 6)).map { (id + $0 * $0) % 6 + 1 }
            navigator.replace(with: ids.map { ProgramRoute(id: $0) }, animated: animated)
            stack = ids.map { .route($0) }
        case .popToRoot:
            navigator.popToRoot(animated: animated)
            stack = []
        }
    }

    private mutating func pop(_ count: Int) { stack.removeLast(min(max(count, 0), stack.count)) }

    // MARK: Events

    private mutating func happen(_ event: Event, on host: Host) {
        switch event {
        case .transition: return transition.isRunning ? transition.end() : transition.begin()
        case .pushUndeclared:
            let depth = navigator.depth
            navigator.push(route: UndeclaredRoute())
            // In a debug build there is a screen that says so.
            if navigator.depth > depth { navigator.pop(animated: false) }
            return
        default: break
        }
        transition.end()
        host.settle()
        switch event {
        case .swipe: host.goBack()
        // A screen of an app's own link has the system's bar, with its own back button.
        case .escape where stack.last.map { $0 != .link } ?? false: host.escape()
        case .tapPop: host.tap("Pop")
        case .followLink:
            host.tap("Link")
            return stack.append(.link)
        case .followLinkToView:
            // A screen that is in no path stays on top of what is pushed under it.
            host.tap("Link to a view")
            navigator.push(route: ProgramRoute(id: 1))
            stack.append(.route(1))
            host.settle()
            return host.goBack()
        case .restore:
            // A snapshot ends below the first screen without a route.
            navigator.restore(from: navigator.encodedSnapshot())
            stack = Array(stack.prefix { $0.id != nil })
            return
        default: return
        }
        pop(1)
    }
}
