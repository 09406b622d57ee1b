import SwiftUI

/// A guard as its screen declares it.
struct LeaveGuard: Equatable {
    /// Held by the screen: its closures may refer to the navigator.
    weak var question: LeaveQuestion?
    let isActive: Bool

    static func == (lhs: LeaveGuard, rhs: LeaveGuard) -> Bool {
        lhs.question === rhs.question && lhs.isActive == rhs.isActive
    }
}

/// A question that a screen asks.
@MainActor final class LeaveQuestion {
    var isActive: @MainActor () -> Bool = { false }
    var ask: @MainActor () -> Void = {}
}

/// The guards inside a screen, collected by the screen.
struct LeaveGuardsKey: PreferenceKey {
    static var defaultValue: [LeaveGuard] { [] }

    static func reduce(value: inout [LeaveGuard], nextValue: () -> [LeaveGuard]) { value += nextValue() }
}
