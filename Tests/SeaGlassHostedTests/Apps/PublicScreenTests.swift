import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// Screens as apps write them, with the modifiers of SeaGlass on a control, a list, a sheet and a bar.
@MainActor @Suite struct PublicScreenTests {
    private func host(_ screen: some View, on version: Int = 26) -> Host {
        SeaGlassHostedTests.host(
            NavigationStack { screen.transparentNavigationContainer() }.persistentBackground(.ocean),
            on: version
        )
    }

    @Test("Settings: a choice shows, a confirmation resets it, and the bar's button counts", arguments: versions)
    func settings(version: Int) {
        let host = host(SettingsScreen(), on: version)
        host.tap("dark")
        #expect(host.texts.contains("Theme: dark"))
        host.tap("Reset")
        host.tap("Reset all")
        #expect(host.texts.contains("Theme: system"))
        #expect(!host.texts.contains("Reset all settings?"))
        host.tap("Save 0")
        #expect(host.texts.contains("Save 1"))
    }

    @Test("Login: the button waits for a name, a short password moves focus and asks again", arguments: versions)
    func login(version: Int) {
        let host = host(LoginScreen(), on: version)
        #expect(!host.tap("Sign In"))
        host.enter("Ada", into: "Name")
        host.enter("abc", into: "Password")
        #expect(host.texts.contains("•••") && !host.texts.contains("abc"))
        host.enter("!", into: "Name")
        #expect(host.texts.contains("elsewhere"))
        host.tap("Sign In")
        #expect(host.texts.contains("at the password") && host.texts.contains("It has four letters or more."))
        host.tap("Try again")
        #expect(!host.texts.contains("•••") && !host.texts.contains("Wrong password"))
    }

    @Test("Login: a long password shows progress, and the button waits for it", arguments: versions)
    func signingIn(version: Int) {
        let host = host(LoginScreen(), on: version)
        host.enter("Ada", into: "Name")
        host.enter("abcd", into: "Password")
        host.tap("Sign In")
        #expect(host.texts.contains("Signing in") && !host.tap("Sign In"))
    }

    @Test("Profile: the menu closes after a choice, and a new name shows below the sheet", arguments: versions)
    func profile(version: Int) {
        let host = host(ProfileScreen(), on: version)
        host.tap("Follow")
        #expect(host.texts.contains("12") && host.texts.contains("Unfollow"))
        host.tap("More")
        host.tap("Edit")
        #expect(!host.texts.contains("Sign Out"))
        host.enter(" L.", into: "New name")
        host.dismissSheet()
        #expect(host.texts.contains("Ada L."))
    }

    @Test("Onboarding: the bar leads through the pages and stops at the last", arguments: versions)
    func onboarding(version: Int) {
        let host = host(OnboardingScreen(), on: version)
        for _ in 0..<5 { host.tap("Continue") }
        #expect(host.texts.contains("3 of 3: Share"))
    }

    @Test("Photos: a tap on one shows it large, and its button goes back", arguments: versions)
    func photos(version: Int) {
        let host = host(PhotoScreen(), on: version)
        host.tap("Photo 4")
        #expect(host.texts.contains("Large 4"))
        host.tap("Done")
        #expect(!host.texts.contains("Large 4"))
    }

    @Test("Reminders: a checked one is selected, and the sheet adds one with a title", arguments: versions)
    func reminders(version: Int) {
        let host = host(ReminderScreen(), on: version)
        host.tap("Call Bo")
        #expect(host.navigationScreens().first?.preferences.title == "1 open")
        host.tap("New")
        #expect(!host.tap("Add"))
        host.enter("Sleep", into: "Title")
        host.tap("Add")
        #expect(host.texts.contains("Sleep"))
        #expect(host.navigationScreens().first?.preferences.title == "2 open")
    }

    @Test("Reminders: a deleted one is no longer open, and the others stay", arguments: versions)
    func deletedReminder(version: Int) {
        let host = host(ReminderScreen(), on: version)
        host.tap("Delete", inActionsOf: "Call Bo")
        #expect(!host.texts.contains("Call Bo") && host.texts.contains("Water the fern"))
        #expect(host.navigationScreens().first?.preferences.title == "1 open")
    }

    @Test("A recipe follows the portions, down to one", arguments: versions)
    func recipe(version: Int) {
        let host = host(RecipeScreen(), on: version)
        host.tap("More")
        #expect(host.texts.contains("300 g"))
        for _ in 0..<5 { host.tap("Fewer") }
        #expect(host.texts.contains("100 g"))
    }

    @Test("Chats: a message that was shown is no longer unread", arguments: versions)
    func chats(version: Int) {
        let host = host(ChatListScreen(), on: version)
        #expect(host.texts.contains("2 unread"))
        host.tap("Ada")
        #expect(host.texts.contains("Messages of Ada"))
        host.goBack()
        #expect(host.texts.contains("Ada") && !host.texts.contains("2 unread"))
    }

    @Test("Chats: a search finds some of them, and a swipe marks one as read", arguments: versions)
    func foundChats(version: Int) {
        let host = host(ChatListScreen(), on: version)
        host.tap("Mark as Read", inActionsOf: "Ada")
        #expect(host.texts.contains("Ada") && !host.texts.contains("2 unread"))
        host.enter("Bo", into: "Name")
        #expect(!host.texts.contains("Ada") && host.texts.contains("Bo"))
    }

    @Test("Weather: a pull loads again", arguments: versions)
    func refreshedWeather(version: Int) async {
        let host = host(WeatherScreen(), on: version)
        await host.finishTasks()
        await host.refresh()
        #expect(host.texts.contains("13°"))
    }

    @Test("Weather: what a task loads shows on the card, and a chosen city too", arguments: versions)
    func weather(version: Int) async {
        let host = host(WeatherScreen(), on: version)
        await host.finishTasks()
        #expect(host.texts.contains("12°"))
        host.tap("Cities")
        host.tap("Rome")
        #expect(host.texts.contains("Rome") && !host.texts.contains("Oslo"))
    }

    @Test("Search: letters and a filter narrow the list", arguments: versions)
    func search(version: Int) {
        let host = host(SearchScreen(), on: version)
        host.enter("ap", into: "Search")
        #expect(host.texts.contains("apple") && !host.texts.contains("banana"))
        host.tap("Filter")
        host.tap("Long names")
        host.dismissSheet()
        #expect(!host.texts.contains("apple") && host.texts.contains("apricot"))
        host.enter("x", into: "Search")
        #expect(host.texts.contains("Nothing found"))
    }

    @Test("No row of these screens hides the background behind them, and none of their bars does", arguments: versions)
    func background(version: Int) {
        for host in [
            host(ReminderScreen(), on: version), host(OnboardingScreen(), on: version),
            host(ChatListScreen(), on: version),
        ] {
            #expect(host.navigationScreens()[0].opaqueRows.isEmpty)
            #expect(!host.navigationScreens()[0].showsSystemBackground)
        }
    }
}
