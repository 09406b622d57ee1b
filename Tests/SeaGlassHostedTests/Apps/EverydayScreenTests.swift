import Foundation
import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// Ten everyday screens, which use only names of SwiftUI and SeaGlass.
@Suite(.ownRowClosures)
@MainActor struct EverydayScreenTests {
    private func host(_ screen: some View) -> HeadlessHost.Host {
        SeaGlassHostedTests.host(
            NavigationStack { screen.transparentNavigationContainer() }.persistentBackground(.ocean),
            on: 26
        )
    }

    @Test("Settings change with a slider, a stepper, a menu and a disclosure group")
    func settings() {
        let host = host(AccountSettings())
        #expect(host.slide("Volume", to: 0.33) && host.tap("Increment"))
        #expect(host.texts.contains("Keep 8 days"))
        host.tap("Private account")
        #expect(host.texts.contains("Visible to friends: Hidden"))
        host.scroll(to: 400)
        host.tap("Advanced")
        #expect(host.texts.contains("Build 42"))
    }

    @Test("A login needs an email, and shows the failure of its model")
    func login() {
        let host = host(SignIn(model: SignIn.Model()))
        #expect(host.texts.contains("you@example.com") && !host.tap("Sign in"))
        host.enter("ada@example.com", into: "Email")
        host.enter("shut", into: "Password")
        #expect(host.tap("Sign in") && host.texts.contains("Wrong password"))
    }

    @Test("An editor's toolbar pins the note, and its custom item discards the draft after a question")
    func editor() {
        let host = host(NoteEditor())
        host.enter("Dear Ada", into: "Text editor")
        host.tap("Pin")
        host.tap("Tint")
        host.tap("Red")
        #expect(host.texts.contains("Pinned in Red") && host.texts.contains("Dear Ada"))
        host.tap("Discard")
        #expect(host.tap("Discard draft") && !host.texts.contains("Dear Ada"))
    }

    @Test("A feed's posts are liked, shared and deleted, and its button scrolls to the end")
    func feed() {
        let host = host(NewsFeed())
        host.tap("Like 1")
        #expect(host.tap("Share", inActionsOf: "Author 2") && host.texts.contains("Shared 2"))
        #expect(host.tap("Delete", inActionsOf: "Author 1") && !host.texts.contains("Author 1"))
        host.tap("Bottom")
        #expect(host.visibleFrame(of: "Author 30")?.isEmpty == false)
    }

    @Test("A player plays, moves in time, and stops at an interruption")
    func player() {
        let host = host(PodcastPlayer().environmentObject(PodcastPlayer.Model()))
        host.tap("Play")
        #expect(host.slide("Time", to: 30) && host.texts.contains("30 seconds"))
        NotificationCenter.default.post(name: .interruption, object: nil)
        host.settle()
        #expect(host.texts.contains("Play"))
    }

    @Test("A search's link pushes a map, whose sheet grows")
    func search() throws {
        let host = host(PlaceSearch())
        #expect(host.enter("Be", into: "Search"))
        #expect(host.texts.contains("Berlin") && !host.texts.contains("Athens"))
        host.tap("Bern")
        #expect(host.tap("Details"))
        let low = try #require(host.frame(of: "Taller")?.minY)
        host.tap("Taller")
        #expect(try #require(host.frame(of: "Taller")?.minY) < low)
    }

    @Test("A map's place has controls over it")
    func map() {
        let host = host(MapPlaceholder(place: "Bern"))
        #expect(host.frame(of: "Map of Bern") != nil && host.tap("Details"))
    }

    @Test("A recipe removes a step after an alert about it, and opens its reviews")
    func detail() {
        let host = host(RecipeDetail())
        host.tap("Favorite")
        #expect(host.tap("Remove Add pasta", inActionsOf: "Add pasta"))
        #expect(host.texts.contains("“Add pasta” is lost.") && host.tap("Remove"))
        #expect(host.texts.contains("1 steps"))
        host.tap("Reviews")
        #expect(host.texts.contains("Reviews of Pasta"))
    }

    @Test("An introduction leads through its pages to the home screen")
    func onboarding() {
        let host = SeaGlassHostedTests.host(WelcomePages().persistentBackground(.ocean), on: 26)
        for button in ["Next", "Next", "Start"] { #expect(host.tap(button)) }
        #expect(host.texts == ["Home"])
    }

    @Test("A paywall buys the chosen plan, and handles its link itself")
    func paywall() {
        let host = host(Paywall())
        host.tap("Monthly")
        #expect(host.tap("Buy Monthly") && host.texts.contains("Thanks for Monthly"))
        #expect(host.tap("Terms") && host.texts.contains("You read terms"))
    }
}
