import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The articles' programs with columns, in windows of a phone, an iPad and a Mac.
@MainActor @Suite("Programs with columns in the articles", .ownRowClosures) struct ColumnProgramTests {
    nonisolated private static let narrow: [Device] = [.iPhone17Pro, .iPadWindow]
    nonisolated private static let wide: [Device] = [.iPad, .mac]

    private let navigator = Navigator()

    // MARK: HowItWorks, Split views and tabs; AdoptingOneScreenAtATime, Split views, tabs, sheets

    private struct Folders: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Folders") }.transparentNavigationContainer()
            } detail: {
                Text("Thread 1").transparentNavigationContainer()
            }
            .persistentBackground(.ocean)
        }
    }

    private struct MacFolders: View {
        var body: some View {
            NavigationSplitView {
                List { Text("Folders") }
            } detail: {
                Text("Thread 1").transparentNavigationContainer()
            }
            .persistentBackground(.ocean, screens: .painted)
        }
    }

    @Test("A wide window shows folders and thread, and a narrow one the folders", arguments: versions, [false, true])
    func folders(version: Int, isMac: Bool) {
        for device in Self.wide + Self.narrow {
            let place = Place(version: version, device: device)
            let host = isMac ? place.host(MacFolders()) : place.host(Folders())
            let isWide = Self.wide.contains(device)
            #expect(host.texts == (isWide ? ["Folders", "Thread 1"] : ["Folders"]), "\(device.name)")
        }
    }

    // MARK: NavigationShells, A second tap of a tab

    private struct Sidebar: View {
        @State private var mailbox = "inbox"
        @State private var column = NavigationSplitViewColumn.sidebar
        let navigator: Navigator

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                List(["inbox", "archive"], id: \.self) { name in
                    Button("Row \(name)") { select(name) }
                }
            } detail: {
                Text("Mails in \(mailbox)")
                    .navigationShell(navigator: navigator)
                    .navigationRoute(ThreadRoute.self) { Text("Thread \($0.id)") }
            }
        }

        private func select(_ selected: String) {
            if selected != mailbox { navigator.popToRoot(animated: false) } else { navigator.popToRoot() }
            mailbox = selected
            column = .detail
        }
    }

    private func sidebar(_ version: Int, _ device: Device) -> Host {
        Place(version: version, device: device).host(Sidebar(navigator: navigator))
    }

    @Test("A row of the sidebar shows its mailbox beside it, and pops to it", arguments: versions, wide)
    func wideSidebar(version: Int, device: Device) {
        let host = sidebar(version, device)
        let rows = ["Row inbox", "Row archive"]
        #expect(host.texts == rows + ["Mails in inbox"])
        #expect(host.tap("Row archive") && host.texts == rows + ["Mails in archive"])
        for row in ["Row archive", "Row inbox"] {
            host.after { navigator.push(threads: [7]) }
            #expect(host.texts == rows + ["Thread 7"])
            #expect(host.tap(row) && navigator.depth == 0)
        }
        #expect(host.texts == rows + ["Mails in inbox"])
        host.after { navigator.push(threads: [8]) }
        #expect(host.tapBack() && host.texts == rows + ["Mails in inbox"])
    }

    @Test("In a narrow window a row shows its mailbox, and back shows the rows", arguments: versions, narrow)
    func narrowSidebar(version: Int, device: Device) {
        let host = sidebar(version, device)
        let rows = ["Row inbox", "Row archive"]
        #expect(host.texts == rows)
        for name in ["archive", "archive", "inbox"] {
            #expect(host.tap("Row \(name)") && host.texts == ["Mails in \(name)"])
            host.after { navigator.push(threads: [7]) }
            #expect(host.texts == ["Thread 7"])
            // The shell is a stack inside the stack of the columns.
            #expect(host.swipeBack(inStack: 1) && host.texts == ["Mails in \(name)"] && navigator.depth == 0)
            #expect(host.swipeBack() && host.texts == rows)
        }
    }

    // MARK: NavigationShells, In a split view

    private struct TwoShells: View {
        @State private var column = NavigationSplitViewColumn.detail
        let navigator: Navigator
        var isCustom = false

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                List { NavigationLink("Newest", value: ThreadRoute(id: 2)) }.navigationShell()
            } detail: {
                Text("Thread 1")
                    .topNavigationBarLeading { if isCustom { Button("Mailboxes") { column = .sidebar } } }
                    .navigationShell(bar: isCustom ? .custom(.standard) : .system, navigator: navigator)
            }
            .navigationRoute(ThreadRoute.self) { Text("Thread \($0.id)") }
            .persistentBackground(.ocean)
        }
    }

    @Test("Each column has its own stack in a wide window", arguments: versions, wide)
    func wideShells(version: Int, device: Device) {
        let host = Place(version: version, device: device).host(TwoShells(navigator: navigator))
        #expect(host.texts == ["Newest", "Thread 1"])
        #expect(host.tap("Newest") && host.texts == ["Thread 2", "Thread 1"])
        host.after { navigator.push(threads: [3]) }
        #expect(host.texts == ["Thread 2", "Thread 3"])
        #expect(host.tapBack(inStack: 1) && host.texts == ["Thread 2", "Thread 1"])
        #expect(host.tapBack() && host.texts == ["Newest", "Thread 1"])
    }

    @Test(
        "In a narrow window the system's back button, or an item of a custom bar, leads to the previous column",
        arguments: versions,
        [false, true]
    )
    func narrowShells(version: Int, isCustom: Bool) {
        for device in Self.narrow {
            let navigator = Navigator()
            let host = Place(version: version, device: device).host(TwoShells(navigator: navigator, isCustom: isCustom))
            #expect(host.texts.contains("Thread 1") && !host.texts.contains("Newest"))
            host.after { navigator.push(threads: [3]) }
            #expect(host.texts.contains("Thread 3") && !host.texts.contains("Thread 1"))
            host.after { navigator.pop() }
            #expect(isCustom ? host.tap("Mailboxes") : host.swipeBack())
            #expect(host.texts == ["Newest"] && navigator.depth == 0)
            #expect(host.tap("Newest") && host.texts == ["Thread 2"])
        }
    }
}
