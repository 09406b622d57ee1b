/// The renderings of shells, screens and sheets that were shown before, maybe together with others.
///
/// What looks the same under one combination of settings is taken to do so under all, and a shell whatever screen is in it.
@MainActor final class ShownParts {
    /// What was seen on one version of the system.
    struct Key: Hashable {
        private let version: Int
        private let seen: [NodeTable.Reference]

        init(_ version: Int, _ seen: some Sequence<NodeTable.Reference>) {
            (self.version, self.seen) = (version, Array(seen))
        }
    }

    var shells: [Key: [NodeTable.Reference]] = [:]
    /// The renderings of a screen and the shell around it.
    var screens: [Key: [PageApp.Rendering]] = [:]
    /// The sheets over a shell; nil where there is none.
    var sheets: [Key: [NodeTable.Reference?]] = [:]
}
