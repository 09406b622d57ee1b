@MainActor final class LeaveQuestion {
    var isActive: @MainActor () -> Bool = { false }
    var ask: @MainActor () -> Void = {}
}
