#if os(Linux)
import ArgumentParser
import DemoScreens
import HeadlessPage
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A command that writes the app's states as a page. Linux has no SwiftUI, so the headless host runs the app.
@main struct PageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Demo",
        abstract: "Writes the demo app as one self-contained page, to look at in a browser."
    )

    @Argument(help: "The folder for index.html. It is created if it does not exist.")
    var folder = ".build/demo"

    @Flag(help: "Writes small trees on every device instead, as scenes.html.")
    var scenes = false

    @Option(help: ArgumentHelp("Explores this tab alone, for the process that writes the page.", visibility: .private))
    var tab: Int?

    @MainActor func run() async throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        if let tab { return try await explore(tab, into: folder) }
        try Self.makeWritable(folder)
        if scenes {
            let page = try ScenePage(Scenes.all) { $1.platformCapabilities = Self.capabilities(of: $0.version) }.html()
            return try write(page, to: "scenes.html", in: folder)
        }
        let progress = Progress()
        let page = try await Page(
            title: "SeaGlass",
            summary: """
                A background that stays, and glass over it. Push a screen, change the palette while pushed: what is \
                behind does not move. Then open the player. Open a mail and reload the page: it is open again. A link \
                from outside opens one, too.
                """,
            of: Self.source,
            progress: progress.count,
            elsewhere: { try await OtherProcess(tab: $0).result(progress: progress.count) }
        )
        .html()
        progress.end()
        try write(page, to: "index.html", in: folder)
    }

    private func write(_ page: String, to name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.createFile(atPath: file.path, contents: Data(page.utf8)) else {
            throw UnwritableFolder(path: folder.path, reason: "\(name) can’t be written.")
        }
        print(file.path)
    }

    /// Explores a tab: writes a byte to standard output for each state found, and the result to a file.
    @MainActor private func explore(_ tab: Int, into folder: URL) async throws {
        let found = try await Page.tab(tab, of: Self.source) { FileHandle.standardOutput.write(Data([0])) }
        try found.write(to: OtherProcess.file(in: folder))
    }

    @MainActor private static var source: Page.Source {
        Page.Source(
            adapt: { $1.platformCapabilities = capabilities(of: $0.version) },
            stored: StoredSnapshot.read,
            link: (tab: 2, url: URL(string: "seaglass://mail/pier")!),
            root: { DemoRoot(mailRestoration: .standard.store(FileNavigationStateStore(directory: $0))) }
        )
    }

    private static func capabilities(of version: Int) -> PlatformCapabilities {
        switch version {
        case 27...: .iOS27
        case 26...: .iOS26
        case 18...: .iOS18
        default: .iOS17
        }
    }

    /// Makes the folder and checks that it is writable before the work begins.
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

/// A line on the terminal that counts states while the page is made.
@MainActor private final class Progress {
    private let isSeen = isatty(STDERR_FILENO) == 1
    private var states = 0

    func count() { count(1) }

    func count(_ more: Int) {
        states += more
        show("\(states) states")
    }

    func end() { show("") }

    private func show(_ line: String) {
        if isSeen { FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
    }
}

private struct UnwritableFolder: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "The page can’t be written to the folder “\(path)”. \(reason)" }
}
#endif
