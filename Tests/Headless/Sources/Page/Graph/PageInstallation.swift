import Foundation
import HeadlessHost
import SwiftUI

/// An app installed on a phone for each system version, with its stored files and the values of its scene.
@MainActor final class PageInstallation {
    struct Source {
        let root: (URL, System, HostedScene) -> Host
        /// Describes the data for the app's next launch.
        let stored: (URL) async throws -> String?
        /// A link from outside the app, and the tab that shows its destination.
        var link: (tab: Int, url: URL)?
    }

    private let source: Source
    private let tables: PageTables
    private let folder: URL
    private let versions: [(combinations: [PageSetting.Combination], scene: HostedScene)]

    init(of source: Source, tables: PageTables) throws {
        self.source = source
        self.tables = tables
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        versions = Dictionary(grouping: PageSetting.combinations, by: \.system.version)
            .sorted { $0.key < $1.key }
            .map { ($0.value, HostedScene()) }
    }

    /// Launches one app for each version of the system, since an app never changes its version while it runs.
    func launch() -> [PageApp] {
        versions.map { combinations, scene in
            let host = source.root(folder, combinations[0].system, scene)
            return PageApp(host: host, combinations: combinations, tables: tables)
        }
    }

    var stored: String? { get async throws { try await source.stored(folder) } }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
