import Foundation
import HeadlessHost
import SwiftUI

/// An app on a phone of each version of the system, and what it keeps there from one launch to the next: files in its
/// folder, and what the system keeps for its scene.
@MainActor final class PageInstallation {
    /// How an app is made that keeps its files in a folder.
    struct Source {
        let root: (URL, System, SceneValues) -> Host
        /// A description of what the app would find at its next launch.
        let stored: (URL) async throws -> String?
        /// A link that others may open, and the tab that shows where it leads.
        var link: (tab: Int, url: URL)?
    }

    /// What is in the page, and what it is told by whether a state was seen before.
    @MainActor struct Tables {
        let page = NodeTable()
        let looks = NodeTable()
        let shown = ShownParts()
    }

    private let source: Source
    private let tables: Tables
    private let folder: URL
    private let versions: [(combinations: [PageSetting.Combination], scene: SceneValues)]

    init(of source: Source, tables: Tables) throws {
        (self.source, self.tables) = (source, tables)
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        versions = Dictionary(grouping: PageSetting.combinations, by: \.system.version)
            .sorted { $0.key < $1.key }
            .map { ($0.value, SceneValues()) }
    }

    /// One app for each version of the system: an app is not told that its system became another one while it ran.
    func launch() -> [PageApp] {
        versions.map { combinations, scene in
            let host = source.root(folder, combinations[0].system, scene)
            return PageApp(host: host, combinations: combinations, tables: tables)
        }
    }

    var stored: String? { get async throws { try await source.stored(folder) } }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
