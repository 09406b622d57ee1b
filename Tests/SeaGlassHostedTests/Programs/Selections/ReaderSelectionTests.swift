import Foundation
import HeadlessHost
import SeaGlassNavigation
import SwiftUI
import TestSupport
import Testing

private enum ReaderRoute: NavigationRoute {
    case comments
    case comment(Int)
}

@MainActor @Observable private final class ReaderModel {
    var articleID: String?
    let navigator = Navigator()

    func next() {
        guard let id = articleID, let number = id.last?.wholeNumberValue, number < 9 else { return }
        articleID = "\(id.prefix(1))\(number + 1)"
    }
    func random() {
        articleID = "B7"
        navigator.replace(with: [ReaderRoute.comments])
    }
}

/// A reader with three columns, of which two are lists with a selection.
private struct ReaderWindow: View {
    @Bindable var model: ReaderModel
    let restoration: NavigationRestoration
    @SceneStorage("feed") private var storedFeed: String?

    var body: some View {
        NavigationSplitView {
            List(["A", "B"], id: \.self, selection: feed) { Text("Feed \($0)") }
        } content: {
            content
        } detail: {
            ArticleView(model: model)
                .navigationShell(selection: $model.articleID, navigator: model.navigator)
                .navigationRoute(ReaderRoute.self, key: "reader") { screen($0) }
                .restoresNavigation(id: "reader", restoration)
        }
        .environment(model)
        .onOpenURL { _ in openComment() }
    }

    private var feed: Binding<String?> {
        Binding {
            storedFeed
        } set: { new in
            if new != storedFeed { model.articleID = nil }
            storedFeed = new
        }
    }

    @ViewBuilder private var content: some View {
        if let storedFeed {
            List((1...9).map { "\(storedFeed)\($0)" }, id: \.self, selection: $model.articleID) { Text($0) }
                .navigationTitle("Feed \(storedFeed)")
        } else {
            Text("No Feed")
        }
    }

    @ViewBuilder private func screen(_ route: ReaderRoute) -> some View {
        switch route {
        case .comments: CommentsView()
        case .comment(let id): Text("Comment \(id)").navigationTitle("Comment \(id)")
        }
    }

    private func openComment() {
        storedFeed = "A"
        model.navigator.replace(with: [ReaderRoute.comments, .comment(1)])
        model.articleID = "A2"
    }
}

private struct ArticleView: View {
    let model: ReaderModel

    var body: some View {
        if let id = model.articleID {
            List {
                NavigationLink("Comments", value: ReaderRoute.comments)
                Button("Random") { model.random() }
            }
            .navigationTitle("Article \(id)")
        } else {
            Text("No Article")
        }
    }
}

private struct CommentsView: View {
    @Environment(ReaderModel.self) private var model

    var body: some View {
        List(1..<6, id: \.self) { NavigationLink("Comment \($0)", value: ReaderRoute.comment($0)) }
            .navigationTitle("Comments")
            .toolbar { Button("Next article") { model.next() } }
    }
}

@MainActor @Suite("Program: a reader with three columns", .stoppedClock, .ownRowClosures) struct ReaderSelectionTests {
    private let model = ReaderModel()

    private var path: [ReaderRoute] { path(of: model) }

    private func path(of model: ReaderModel) -> [ReaderRoute] {
        model.navigator.entries.compactMap { $0.route as? ReaderRoute }
    }

    private func launch(_ version: Int, _ device: Device = .iPad) -> Host {
        let window = SelectionWindow(version, device)
        return window.launch(ReaderWindow(model: model, restoration: window.restoration))
    }

    private func openComment(in app: Host) {
        app.tap("Feed B")
        app.tap("B2")
        app.tap("Comments")
        app.tap("Comment 4")
    }

    @Test(
        "Another article, and another feed, empty the stack of the article",
        arguments: versions,
        SelectionWindow.wide
    )
    func articles(version: Int, device: Device) {
        let app = launch(version, device)
        #expect(app.texts.contains("No Feed") && app.texts.contains("No Article"))
        openComment(in: app)
        #expect(path == [.comments, .comment(4)] && app.shownTitle == "Comment 4")
        app.tap("B3")
        #expect(path.isEmpty && app.shownTitle == "Article B3" && app.animatesPath == false)
        app.tap("Comments")
        app.tap("Feed A")
        #expect(app.texts.contains("No Article") && path.isEmpty && app.texts.contains("A9"))
    }

    @Test("A button on a pushed screen selects the next article", arguments: versions)
    func next(version: Int) {
        let app = launch(version)
        app.tap("Feed B")
        app.tap("B3")
        app.tap("Comments")
        app.tap("Next article")
        #expect(app.shownTitle == "Article B4" && path.isEmpty && model.articleID == "B4")
    }

    @Test("One action selects an article and shows its comments", arguments: versions)
    func random(version: Int) {
        let app = launch(version)
        app.tap("Feed B")
        app.tap("B3")
        app.tap("Random")
        #expect(app.shownTitle == "Comments" && path == [.comments] && model.articleID == "B7")
        app.tapBack()
        #expect(app.shownTitle == "Article B7")
    }

    @Test("A link changes all three columns in one action", arguments: versions, SelectionWindow.wide)
    func link(version: Int, device: Device) {
        let app = launch(version, device)
        openComment(in: app)
        app.open("comment", version, device)
        #expect(app.texts.contains("A9") && model.articleID == "A2")
        #expect(path == [.comments, .comment(1)] && app.shownTitle == "Comment 1")
    }

    @Test("The row of the shown article keeps its comments", arguments: versions)
    func sameRow(version: Int) {
        let app = launch(version)
        app.tap("Feed B")
        app.tap("B2")
        app.tap("Comments")
        app.tap("B2")
        #expect(path == [.comments] && app.shownTitle == "Comments")
    }

    @Test("On a phone back leads from the comments over the article to the articles", arguments: versions)
    func phone(version: Int) {
        let app = launch(version, .iPhone17Pro)
        app.tap("Feed B")
        app.tap("B2")
        app.tap("Comments")
        #expect(app.shownTitle == "Comments")
        app.swipeBack(inStack: 1)
        #expect(app.shownTitle == "Article B2")
        app.swipeBack()
        #expect(app.shownTitle == "Feed B" && model.articleID == nil && path.isEmpty)
        app.swipeBack()
        app.tap("Feed B")
        app.tap("B2")
        #expect(app.shownTitle == "Article B2" && path.isEmpty)
    }

    @Test("On a phone a link shows its comment from the list of feeds", arguments: versions)
    func phoneLink(version: Int) async {
        let app = launch(version, .iPhone17Pro)
        app.open("comment", version)
        await app.settleTasks()
        #expect(app.shownTitle == "Comment 1" && path == [.comments, .comment(1)])
        app.swipeBack(inStack: 1)
        app.swipeBack(inStack: 1)
        #expect(app.shownTitle == "Article A2")
        #expect(app.swipeBack() && app.shownTitle == "Feed A")
        #expect(app.swipeBack() && app.texts.contains("Feed B"))
    }

    @Test("A launch shows feed, article and comment again")
    func relaunch() async {
        let window = SelectionWindow()
        let app = window.launch(ReaderWindow(model: model, restoration: window.restoration))
        openComment(in: app)
        await window.end(app)
        let later = ReaderModel()
        let next = window.launch(ReaderWindow(model: later, restoration: window.restoration))
        #expect(next.shownTitle == "Comment 4" && later.articleID == "B2" && next.texts.contains("B9"))
        #expect(path(of: later) == [.comments, .comment(4)])
    }
}
