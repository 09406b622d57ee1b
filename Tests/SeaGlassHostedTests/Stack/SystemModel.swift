import HeadlessHost
import SwiftUI

@testable import SeaGlassNavigation

/// A screen of a ``SystemProgram``.
struct SystemScreen: Equatable {
    enum Content: Equatable {
        case thread(Int)
        case unequal
        /// A view that the app pushes.
        case view
        /// Values of links without a declared route. The second one is unequal to itself.
        case number, nan

        var name: String {
            switch self {
            case .thread(let id): "thread \(id)"
            case .unequal: "unequal"
            case .view: "view"
            case .number: "number 7"
            case .nan: "number nan"
            }
        }

        var isUnequal: Bool { self == .nan || self == .unequal }

        @MainActor func append(to path: inout NavigationPath) {
            switch self {
            case .thread(let id): path.append(ThreadRoute(id: id))
            case .unequal: path.append(UnequalRoute())
            case .number: path.append(7)
            case .nan: path.append(Double.nan)
            case .view: break
            }
        }
    }

    private final class Controller {}

    let serial: Int
    let content: Content
    let isLink: Bool
    /// Whether the navigator knows the route of a link.
    var isClaimed = false
    /// UIKit's controller.
    private let controller = Controller()

    init(_ content: Content, serial: Int, isLink: Bool) {
        self.serial = serial
        self.content = content
        self.isLink = isLink
    }

    var controllerID: ObjectIdentifier { ObjectIdentifier(controller) }

    /// Whether the path with the screen's value is unequal to itself.
    var isIncomparable: Bool { isLink && content.isUnequal }
    /// Whether the shell refuses the screen.
    var isRefused: Bool { isLink && content == .unequal }
    var isDeclared: Bool { if case .thread = content { true } else { false } }

    /// The thread of the screen's entry; `nil` for another one, and for a link that has not claimed its place.
    var thread: Content? { isDeclared && (isClaimed || !isLink) ? content : nil }

    static func == (first: Self, second: Self) -> Bool { first.serial == second.serial }
}

/// The stack that a ``SystemProgram`` should have, as two arrays.
struct SystemModel {
    /// What the app and the system have asked for.
    var stack: [SystemScreen] = []
    /// The values of the path.
    private(set) var path: [SystemScreen] = []
    /// Whether a request waits for the end of a transition.
    private(set) var isWaiting = false

    /// The number of screens that the system shows and that stay.
    var shownCount: Int { zip(stack, path).prefix { $0 == $1 }.count }

    /// An app's request changes the stack at once, and the path unless a transition runs.
    mutating func request(keeping kept: Int, adding added: [SystemScreen] = [], isBlocked: Bool) {
        guard kept < stack.count || !added.isEmpty else { return }
        stack = stack[..<kept] + added
        if isBlocked { isWaiting = true } else { catchUp() }
    }

    /// The system changes the path, and with it the shown part of the stack. What the app has asked for meanwhile stays
    /// above. A screen over one that the app has removed is removed, too.
    mutating func write(keeping kept: Int, adding added: [SystemScreen] = []) {
        let shown = shownCount
        if kept <= shown { stack = stack[..<kept] + added + stack[shown...] }
        path = path[..<kept] + added
    }

    mutating func catchUp() {
        path = stack
        isWaiting = false
    }

    /// Returns how many screens of the path a system keeps that sets other values. Links with equal values are equal.
    func keptCount(_ values: [SystemScreen.Content], above kept: Int) -> Int {
        kept
            + zip(path.dropFirst(kept), values)
            .prefix { $0.isLink && !$0.isIncomparable && $0.content == $1 }.count
    }
}
