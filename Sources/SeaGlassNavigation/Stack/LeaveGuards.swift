import SwiftUI

struct LeaveGuard: Equatable {
    /// The modifier keeps it, since its closures may refer to the navigator.
    weak var question: LeaveQuestion?
    let isActive: Bool

    static func == (lhs: LeaveGuard, rhs: LeaveGuard) -> Bool {
        lhs.question === rhs.question && lhs.isActive == rhs.isActive
    }
}

/// The condition of a guard, and the action that shows its question.
@MainActor final class LeaveQuestion {
    var isActive: @MainActor () -> Bool = { false }
    var ask: @MainActor () -> Void = {}
}

struct LeaveGuardsKey: PreferenceKey {
    static var defaultValue: [LeaveGuard] { [] }

    static func reduce(value: inout [LeaveGuard], nextValue: () -> [LeaveGuard]) { value += nextValue() }
}
