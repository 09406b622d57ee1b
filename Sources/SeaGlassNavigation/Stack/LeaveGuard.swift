struct LeaveGuard: Equatable {
    /// Weak, because the question's closures may refer to the navigator. The modifier retains the question.
    weak var question: LeaveQuestion?
    let isActive: Bool

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.question === rhs.question && lhs.isActive == rhs.isActive }
}
