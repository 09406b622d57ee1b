import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// An app whose router owns 27 destinations and 25 sheets.
@MainActor @Suite("Program: a router with a path and a sheet", .ownRowClosures) struct RouterProgramTests {
    private typealias Program = RouterProgram

    private let post = RouterProgram.Post(id: 1, text: "Hello")
    private let router = RouterProgram.Router()
    private let navigator = Navigator()

    private func show(on version: Int = 26) -> Host {
        Place(version: version, device: .iPhone17Pro)
            .host(Program.Reader(router: router, post: post, navigator: navigator))
    }

    private func tap(_ labels: String..., in host: Host, sourceLocation: SourceLocation = #_sourceLocation) {
        for label in labels {
            #expect(host.tap(label), "\(label) of \(host.texts)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Without a view

    @Test("A reply in the model is the post with its sheet")
    func modelReply() {
        router.reply(to: post)
        router.reply(to: post)
        #expect(router.path == [.post(post)] && router.sheet == .reply(post))
    }

    @Test("A tag in the model ends the sheet")
    func modelTag() {
        router.sheet = .drafts
        router.openTag("swift")
        #expect(router.path == [.explore, .tag("swift")] && router.sheet == nil)
    }

    @Test("A sign-out in the model leaves the sign-in alone")
    func modelSignOut() {
        router.path = [.home, .post(post)]
        router.signOut()
        #expect(router.path.isEmpty && router.sheet == .addAccount)
    }

    // MARK: With a view

    @Test("A router that is set before the first frame is shown in the first frame", arguments: versions)
    func first(version: Int) {
        router.reply(to: post)
        let host = show(on: version)
        #expect(host.texts.contains("Post: Hello") && host.texts.contains("Reply"))
        #expect(navigator.entries.count == 1 && navigator.presented?.presentation == Program.Sheet.reply(post).style)
        #expect(router.path == [.post(post)] && router.sheet == .reply(post))
    }

    @Test("Each destination is pushed by the array")
    func destinations() {
        let host = show()
        let all = Program.Destination.all(post)
        #expect(Set(all).count == 27)
        for destination in all {
            host.after { router.path = [destination] }
            #expect(navigator.entries.map { $0.route as? Program.Destination } == [destination])
        }
        host.after { router.path = all }
        #expect(navigator.entries.count == 27)
        host.swipeBack()
        #expect(router.path == Array(all.dropLast()))
    }

    @Test("Each sheet is presented in its style by the optional, one after the other")
    func sheets() {
        let host = show()
        let all = Program.Sheet.all(post)
        #expect(Set(all).count == 25)
        for sheet in all {
            host.after { router.sheet = sheet }
            #expect(router.sheet == sheet && navigator.presented?.route as? Program.Sheet == sheet)
            #expect(navigator.presented?.presentation == sheet.style, "\(sheet)")
        }
        host.after { router.sheet = nil }
        #expect(navigator.presented == nil && host.tap("Explore"))
    }

    @Test("A link, a push and the router are the same path", arguments: versions)
    func path(version: Int) {
        let host = show(on: version)
        tap("Post", "Author", in: host)
        #expect(router.path == [.post(post), .person(1)] && host.texts.contains("Person 1"))
        host.tapBack()
        #expect(router.path == [.post(post)])
        host.after { router.path.removeAll() }
        tap("Person", in: host)
        #expect(router.path == [.person(1)])
        host.swipeBack()
        tap("Explore", in: host)
        #expect(router.path == [.explore] && host.texts.contains("Screen explore"))
    }

    @Test("A swipe down and a call of dismiss set the sheet to nil, and keep the path", arguments: versions)
    func dismissal(version: Int) {
        let host = show(on: version)
        tap("Post", "Reply", in: host)
        #expect(router.sheet == .reply(post))
        host.dismissSheet()
        #expect(router.sheet == nil && router.path == [.post(post)])
        tap("Photo", in: host)
        #expect(router.sheet == .media(post, index: 0) && host.texts.contains("Photo 0 of Hello"))
        tap("Close", in: host)
        #expect(router.sheet == nil && router.path == [.post(post)])
    }

    @Test("A sent reply ends the sheet and shows the thread in one update", arguments: versions)
    func send(version: Int) {
        let host = show(on: version)
        tap("Post", "Reply", in: host)
        host.enter("Hi", into: "Reply")
        tap("Send", in: host)
        #expect(router.sheet == nil && navigator.presented == nil)
        #expect(router.path == [.thread(post, isOldestFirst: false)] && navigator.entries.count == 1)
    }

    @Test("A sheet that replaces another stays in the router when the system ends the first", arguments: versions)
    func replacement(version: Int) async {
        let host = show(on: version)
        tap("Post", "Reply", "Emoji", in: host)
        await host.settleTasks()
        #expect(router.sheet == .emoji && host.texts.contains("Sheet emoji") && router.path == [.post(post)])
        host.after { router.sheet = .welcome }
        await host.settleTasks()
        #expect(router.sheet == .welcome && host.texts.contains("Sheet welcome"))
        #expect(!host.dismissSheet() && router.sheet == .welcome)
    }

    @Test("A sheet presents a sheet and pushes screens of its own, which the router does not own", arguments: versions)
    func inner(version: Int) {
        let host = show(on: version)
        tap("Settings", in: host)
        #expect(router.sheet == .settings)
        tap("About", in: host)
        let sheet = navigator.presented?.navigator
        #expect(sheet?.entries.map { $0.route as? Program.Destination } == [.about] && router.path.isEmpty)
        host.tapBack(inStack: 1)
        tap("Language", in: host)
        #expect(sheet?.presented?.presentation == .sheet.detents([.medium]) && router.sheet == .settings)
        host.dismissSheet()
        #expect(sheet?.presented == nil && router.sheet == .settings)
    }

    @Test("A sign-out from a sheet over a path shows the sign-in alone", arguments: versions)
    func signOut(version: Int) async {
        let host = show(on: version)
        tap("Post", in: host)
        host.after { router.sheet = .settings }
        tap("Sign out", in: host)
        await host.settleTasks()
        #expect(router.sheet == .addAccount && navigator.presented?.presentation == .cover)
        #expect(router.path.isEmpty && navigator.entries.isEmpty && host.texts.contains("Sheet addAccount"))
    }

    @Test("A change of a post is seen in its screen, and keeps the screen")
    func model() throws {
        let host = show()
        tap("Post", in: host)
        let entry = try #require(navigator.entries.first)
        host.after { post.text = "Edited" }
        #expect(host.texts.contains("Post: Edited") && navigator.entries.first == entry)
    }
}

/// An app whose detail is a shell.
@MainActor @Suite("Program: a split view whose detail is a shell", .ownRowClosures) struct FilesProgramTests {
    private typealias Program = FilesProgram

    private let browser = FilesProgram.Browser()
    private let navigator = Navigator()

    private func show(on version: Int) -> Host {
        Place(version: version, device: .iPad).host(Program.Files(browser: browser, navigator: navigator))
    }

    @Test("A folder in the sidebar empties the stack of the detail", arguments: versions)
    func folder(version: Int) {
        let host = show(on: version)
        host.tap("Documents")
        #expect(host.texts.contains("Folder Documents"))
        host.tap("Report")
        #expect(browser.path == [Program.FileItem(name: "Report")] && host.texts.contains("File Report"))
        host.tap("Pictures")
        #expect(browser.path.isEmpty && navigator.entries.isEmpty && host.texts.contains("Folder Pictures"))
    }

    @Test("A sheet that the sidebar sets is presented by the detail's shell, on glass", arguments: versions)
    func sidebarSheet(version: Int) throws {
        let host = show(on: version)
        host.tap("New folder")
        #expect(browser.sheet == .newFolder && navigator.presented?.presentation == .sheet)
        #expect(host.texts.contains("Name of the folder"))
        #expect(try #require(host.shownScreens.last).opaqueScrollBackgrounds.isEmpty == (version >= 18))
        host.dismissSheet()
        #expect(browser.sheet == nil)
    }

    @Test("Folder, path and sheet of one action are one update", arguments: versions)
    func newest(version: Int) {
        let host = show(on: version)
        host.tap("Newest")
        #expect(navigator.entries.count == 2 && host.texts.contains("About Draft"))
        #expect(navigator.presented?.presentation == .sheet.detents([.medium, .large]))
        host.tap("Show the folder")
        #expect(navigator.presented == nil && navigator.entries.isEmpty && host.texts.contains("Folder Pictures"))
    }

    @Test("A sheet that a screen of the detail presents is in the model", arguments: versions)
    func info(version: Int) {
        let host = show(on: version)
        host.tap("Report")
        host.tap("Info")
        #expect(browser.sheet == .info("Report") && host.texts.contains("About Report"))
        host.dismissSheet()
        #expect(browser.sheet == nil && browser.path == [Program.FileItem(name: "Report")])
    }
}
