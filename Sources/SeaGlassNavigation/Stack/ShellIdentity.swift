@MainActor final class ShellIdentity {
    var isVisible = false
    /// The navigator that the shell was given last. Another shell may show that navigator now.
    weak var navigator: NavigatorStack?
}
