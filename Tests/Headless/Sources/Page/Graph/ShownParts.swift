/// Renderings of shells, screens and sheets, kept for other states that show the same ones.
///
/// Assumes that states that look the same under one combination of settings look the same under all, and that a shell
/// looks the same around every screen.
@MainActor final class ShownParts {
    /// The looks of one or more parts on one version of the system.
    struct Key: Hashable {
        private let version: Int
        private let looks: [NodeTable.Reference]

        init(_ version: Int, _ looks: some Sequence<NodeTable.Reference>) {
            self.version = version
            self.looks = Array(looks)
        }
    }

    var shells: [Key: [NodeTable.Reference]] = [:]
    /// The renderings of a screen and the shell around it.
    var screens: [Key: [PageRendering]] = [:]
    /// The sheets over a shell; `nil` without a sheet.
    var sheets: [Key: [NodeTable.Reference?]] = [:]
}
