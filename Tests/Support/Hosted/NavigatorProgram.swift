import Foundation
import HeadlessHost
import SwiftUI

@testable import SeaGlassNavigation

/// A program of actions that an app, a person and the system perform on a shell, and the expected array of screens.
///
/// Two bytes are one step, so any bytes are a program, whether from a seeded generator or a fuzzer.
@MainActor package struct NavigatorProgram {
    /// An app's request to the navigator of the top sheet, or of the shell.
    package enum Request: UInt8, CaseIterable {
        case push, pushAgain, pushView, pop, popLevels, popTo, replace, replaceTop, popToRoot
    }

    /// An action on the visible shell. All but the last two wait until the stack has followed earlier requests.
    private enum Event: UInt8, CaseIterable {
        case swipe, escape, tapPop, followLink, followRoute, followLinkToView
        case pushDraft, leave, present, presentDraft, presentOver, dismiss, dismissAll, swipeDown, cancelSwipe, open
        case pushUndeclared, transition
    }

    private var stacks = ProgramStacks()
    private let shell: Navigator
    private let transition: ManualTransition
    /// The names of the steps so far.
    private var lately: [String] = []

    /// The expected stack of the shell, from the bottom to the top.
    package var stack: [ProgramLevel] { stacks.all[0].levels }

    /// - Parameter navigator: The navigator of a hosted ``ProgramShell``.
    package init(driving navigator: Navigator) {
        shell = navigator
        transition = ManualTransition(of: navigator)
    }

    /// The navigators of the shell and of the sheets over it.
    private var navigators: [Navigator] {
        var navigators = [shell]
        while let next = navigators.last?.presented?.navigator { navigators.append(next) }
        return navigators
    }

    private var navigator: Navigator { navigators.last ?? shell }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - steps: The bytes. An odd byte at the end is ignored.
    ///   - host: A host of the navigator's shell.
    /// - Returns: The difference from the expected stack, after the first step with a difference.
    package mutating func run(_ steps: some Collection<UInt8>, on host: Host) -> String? {
        host.withBackGestures()
        var rest = steps[...]
        while let code = rest.popFirst(), let argument = rest.popFirst() {
            perform(code, argument, on: host)
            guard code & 0x80 != 0 else { continue }
            host.settle()
            // During a transition the stack lags behind the requests.
            guard !transition.isRunning, let mistake = mistake(on: host) else { continue }
            return "Byte \(steps.count - rest.count), after \(lately.suffix(8)): \(mistake)"
        }
        return mistake(on: host)
    }

    /// Performs a step. Unless the highest bit of `code` is set, the next step begins before the host has settled.
    private mutating func perform(_ code: UInt8, _ argument: UInt8, on host: Host) {
        let number = Int(code & 0x7F) % (Request.allCases.count + Event.allCases.count)
        if number < Request.allCases.count {
            let request = Request.allCases[number]
            lately.append("\(request)")
            ask(request, argument)
        } else {
            let event = Event.allCases[number - Request.allCases.count]
            lately.append("\(event)")
            happen(event, argument, on: host)
        }
    }

    private mutating func mistake(on host: Host) -> String? {
        transition.end()
        host.settle()
        let routes = navigators.map(\.programRoutes)
        let expected = stacks.all.map { $0.levels.map(\.id) }
        guard host.programLevels == stacks.names, routes == expected else {
            return "\(host.programLevels), \(routes) instead of \(stacks.names)"
        }
        let ids = navigators.flatMap { [.root] + $0.entries.map { $0.isLink ? nil : $0.id } }
        return host.programIDs == ids ? nil : "The screens are \(host.programIDs) instead of \(ids)"
    }

    // MARK: Requests

    /// Sends a request to the navigator, and applies it to the expected stacks.
    ///
    /// - Parameter argument: Encodes one of six routes, and whether the request is animated.
    package mutating func ask(_ request: Request, _ argument: UInt8) {
        let id = Int(argument >> 1) % 6 + 1
        let animated = argument & 1 != 0
        switch request {
        case .push, .pushAgain:
            let depth = navigator.entries.count
            navigator.push(route: ProgramRoute(id: id), animated: animated)
            // A route that is being pushed cannot be pushed again.
            let mayBeDropped = transition.isRunning && stacks.all[stacks.top].levels.last == .route(id)
            if navigator.entries.count > depth || !mayBeDropped { stacks.push(.route(id)) }
        case .pushView:
            navigator.push(ProgramScreen(name: ProgramLevel.view.name), animated: animated)
            stacks.push(.view)
        case .pop:
            navigator.pop(animated: animated)
            stacks.pop(1)
        case .popLevels:
            navigator.pop(levels: id - 2, animated: animated)
            stacks.pop(id - 2)
        case .popTo:
            navigator.pop(to: ProgramRoute(id: id), animated: animated)
            let levels = stacks.all[stacks.top].levels
            if let index = levels.lastIndex(of: .route(id)) { stacks.pop(levels.count - 1 - index) }
        case .replace:
            let ids = (0..<Int(argument >> 6)).map { (id + $0 * $0) % 6 + 1 }
            navigator.replace(with: ids.map { ProgramRoute(id: $0) }, animated: animated)
            stacks.replace(ids.map { .route($0) })
        case .replaceTop:
            navigator.replaceTop(with: ProgramRoute(id: id), animated: animated)
            stacks.replaceTop(.route(id))
        case .popToRoot:
            navigator.popToRoot(animated: animated)
            stacks.pop(.max)
        }
    }

    // MARK: Events

    private mutating func happen(_ event: Event, _ argument: UInt8, on host: Host) {
        switch event {
        case .transition: return transition.isRunning ? transition.end() : transition.begin()
        case .pushUndeclared:
            navigator.push(route: UndeclaredRoute())
            // Only a debug build pushes a screen, which names the mistake.
            guard navigator.entries.last?.route is UndeclaredRoute else { return }
            navigator.pop(animated: false)
            stacks.push(.view)
            return stacks.systemPop()
        default: break
        }
        transition.end()
        host.settle()
        let level = ProgramLevel.route(Int(argument >> 1) % 6 + 1)
        let style = style(argument)
        switch event {
        case .leave:
            navigator.leave()
            stacks.leave()
        case .pushDraft where !stacks.isFull:
            navigator.push(route: DraftRoute())
            stacks.push(.draft)
        case .present where !stacks.isFull:
            navigator.present(ProgramRoute(id: level.id ?? 0), as: style)
            stacks.present(level, as: style, on: stacks.top)
        case .presentDraft where !stacks.isFull:
            navigator.present(DraftRoute(), as: style)
            stacks.present(.draft, as: style, on: stacks.top)
        case .presentOver:
            shell.present(ProgramRoute(id: level.id ?? 0), as: style)
            stacks.present(level, as: style, on: 0)
        case .dismiss where stacks.top > 0:
            navigator.dismiss()
            stacks.dismiss(from: stacks.top - 1)
        case .dismissAll where stacks.top > 0:
            shell.dismiss()
            stacks.dismiss(from: 0)
        case .swipeDown where stacks.top > 0:
            host.dismissSheet()
            if !stacks.isTopGuarded && !stacks.isTopCover { stacks.systemDismiss() }
        case .cancelSwipe:
            transition.begin()
            host.settle()
        case .open:
            let ids = (0..<Int(argument >> 6) % 3).map { (Int(argument) + $0) % 6 + 1 }
            try? shell.open(URL(string: "program:/" + ids.map(String.init).joined(separator: "/"))!)
            stacks.open(ids.map { .route($0) })
        default: goBack(event, on: host)
        }
        // The navigator learns of a guard when the guard's screen is evaluated.
        host.settle()
    }

    private func style(_ argument: UInt8) -> NavigationPresentationStyle {
        [.sheet, .sheet.detents([.medium, .large]), .cover][Int(argument) % 3]
    }

    /// Goes back as a person would, or taps a `NavigationLink`. Controls below a sheet cannot be tapped.
    private mutating func goBack(_ event: Event, on host: Host) {
        let top = stacks.all[stacks.top].levels.last
        switch event {
        case .swipe where top != .draft:
            host.swipeBack(inStack: stacks.top)
            stacks.systemPop()
        // `navigationDestination` declares the screen of `.link`, so the shell adds no escape action to the screen.
        case .escape where top.map { $0 != .link } ?? false:
            host.escape()
            stacks.pop(1)
        case .tapPop where stacks.top == 0:
            host.tap("Pop")
            stacks.pop(1)
        case .followLink where stacks.top == 0:
            host.tap("Link")
            stacks.push(.link)
        case .followRoute where stacks.top == 0:
            host.tap("Link to a route")
            stacks.push(.route(6))
        case .followLinkToView where stacks.top == 0:
            // A screen that is not in the path stays above screens pushed on the path.
            host.tap("Link to a view")
            navigator.push(route: ProgramRoute(id: 1))
            stacks.push(.route(1))
            host.settle()
            host.swipeBack()
        default: break
        }
    }
}

extension Host {
    /// The identities of the screens of all shells, the root first; `nil` for a link without a declared route, whose
    /// screen has no entry of its own.
    fileprivate var programIDs: [NavigationEntry.ID?] {
        nodes(of: ProgramScreen.self).map { node in
            let name = (node.view as? ProgramScreen)?.name
            return name == ProgramLevel.link.name ? nil : node.environment.navigator.sender
        }
    }
}
