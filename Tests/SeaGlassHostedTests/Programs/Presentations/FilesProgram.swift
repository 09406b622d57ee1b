import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Files in a split view: a sidebar with folders, and a shell as the detail.
enum FilesProgram {
    @MainActor @Observable final class Browser {
        var folder: Folder?
        var path: [FileItem] = []
        var sheet: FileSheet?

        func select(_ other: Folder) {
            folder = other
            path = []
            sheet = nil
        }

        func showNewest() {
            folder = .documents
            path = [FileItem(name: "Report"), FileItem(name: "Draft")]
            sheet = .info("Draft")
        }
    }

    enum Folder: String, CaseIterable, Identifiable {
        case documents = "Documents"
        case pictures = "Pictures"

        var id: Folder { self }
    }

    struct FileItem: Hashable {
        let name: String
    }

    enum FileSheet: Hashable {
        case info(String)
        case newFolder
    }

    struct Files: View {
        @Bindable var browser: Browser
        var navigator = Navigator()

        var body: some View {
            NavigationSplitView {
                sidebar
            } detail: {
                FolderScreen(folder: browser.folder)
                    .navigationShell(path: $browser.path, presented: $browser.sheet, navigator: navigator)
                    .navigationRoute(FileItem.self) { FileScreen(file: $0) }
                    .navigationRoute(FileSheet.self, as: style(of:), background: .glass) { sheet in
                        switch sheet {
                        case .info(let name): FileInfo(name: name)
                        case .newFolder: Form { Text("Name of the folder") }
                        }
                    }
            }
            .environment(browser)
            .persistentBackground(.monochrome)
        }

        private var sidebar: some View {
            List {
                ForEach(Folder.allCases) { folder in
                    Button(folder.rawValue) { browser.select(folder) }
                }
                Button("New folder") { browser.sheet = .newFolder }
                Button("Newest") { browser.showNewest() }
            }
            .navigationTitle("Files")
            .transparentNavigationContainer()
        }

        private func style(of sheet: FileSheet) -> NavigationPresentationStyle {
            switch sheet {
            case .info: .sheet.detents([.medium, .large])
            case .newFolder: .sheet
            }
        }
    }

    struct FolderScreen: View {
        let folder: Folder?

        var body: some View {
            VStack {
                Text(folder.map { "Folder \($0.rawValue)" } ?? "Choose a folder")
                NavigationLink("Report", value: FileItem(name: "Report"))
            }
        }
    }

    struct FileScreen: View {
        @Environment(\.navigator) private var navigator
        let file: FileItem

        var body: some View {
            VStack {
                Text("File \(file.name)")
                Button("Info") { navigator.present(FileSheet.info(file.name)) }
            }
            .topNavigationBarTitle(file.name)
        }
    }

    struct FileInfo: View {
        @Environment(Browser.self) private var browser
        let name: String

        var body: some View {
            Form {
                Text("About \(name)")
                Button("Show the folder") { browser.select(.pictures) }
            }
        }
    }
}
