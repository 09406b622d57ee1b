import Foundation

/// A link that waits for a shell.
struct EarlyLink {
    let url: URL
    /// The patterns of a receiver around the shell; `nil` for those of the shell.
    var routes: NavigationRoutes?
    /// The value that the link has selected.
    var selection: (any Hashable)?
    var onFailure: @MainActor (NavigationLinkFailure) -> Void = { _ in }
}
