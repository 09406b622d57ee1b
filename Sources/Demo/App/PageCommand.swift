#if os(Linux)
import ArgumentParser
import DemoScreens
import HeadlessPage
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// There is no window on Linux: the app is run by the headless host, and what it shows is written as a page.
@main struct PageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Demo",
        abstract: "Writes the demo app as one self-contained page, to look at in a browser."
    )

    @Argument(help: "The folder for index.html. It is made where it does not exist.")
    var folder = ".build/demo"

    @MainActor func run() async throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        let file = folder.appendingPathComponent("index.html")
        try Self.makeWritable(folder)
        // A page is made of single frames.
        let page = try await TileCache.$drawsAtOnce.withValue(true) { try await Self.page().html() }
        guard FileManager.default.createFile(atPath: file.path, contents: Data(page.utf8)) else {
            throw UnwritableFolder(path: folder.path, reason: "index.html can’t be written.")
        }
        print(file.path)
    }

    @MainActor private static func page() async throws -> Page {
        try await Page(
            title: "SeaGlass",
            summary: """
                A background that stays, and glass over it. Push a screen, change the palette while pushed: what is \
                behind does not move. Then open the player. Open a mail and reload the page: it is open again.
                """,
            adapt: { system, environment in
                environment.platformCapabilities =
                    switch system.version {
                    case 27...: .iOS27
                    case 26...: .iOS26
                    case 18...: .iOS18
                    default: .iOS17
                    }
            },
            stored: StoredSnapshot.read,
            root: { DemoRoot(mailRestoration: .standard.store(FileNavigationStateStore(directory: $0))) }
        )
    }

    /// Fails before the work is done rather than after.
    private static func makeWritable(_ folder: URL) throws {
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            throw UnwritableFolder(path: folder.path, reason: "It does not exist and can’t be made.")
        }
        guard isFolder.boolValue else { throw UnwritableFolder(path: folder.path, reason: "It is a file.") }
        guard files.isWritableFile(atPath: folder.path) else {
            throw UnwritableFolder(path: folder.path, reason: "Writing in it is not permitted.")
        }
    }
}

private struct UnwritableFolder: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "The page can’t be written to the folder “\(path)”. \(reason)" }
}
#endif
