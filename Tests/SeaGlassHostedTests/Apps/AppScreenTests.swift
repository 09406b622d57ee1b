import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

/// Screens as apps write them, with the modifiers of SeaGlass on a control, a list, a sheet and a bar.
@MainActor @Suite struct AppScreenTests {
    private func host(_ screen: some View, on version: Int = 26) -> Host {
        SeaGlassHostedTests.host(
            NavigationStack { screen.transparentNavigationContainer() }.persistentBackground(.ocean),
            on: version
        )
    }

    @Test(
        "Settings show a choice, reset it after a confirmation, and count the taps of the bar's button",
        arguments: versions
    )
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

    @Test("The login button needs a name, and a short password moves the focus and shows an alert", arguments: versions)
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

    @Test("A password of four letters shows progress, and disables the login button", arguments: versions)
    func signingIn(version: Int) {
        let host = host(LoginScreen(), on: version)
        host.enter("Ada", into: "Name")
        host.enter("abcd", into: "Password")
        host.tap("Sign In")
        #expect(host.texts.contains("Signing in") && !host.tap("Sign In"))
    }

    @Test("A profile's menu closes after a choice, and the profile shows the name from a sheet", arguments: versions)
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

    @Test("An onboarding's bar leads through the pages and stops at the last one", arguments: versions)
    func onboarding(version: Int) {
        let host = host(OnboardingScreen(), on: version)
        for _ in 0..<5 { host.tap("Continue") }
        #expect(host.texts.contains("3 of 3: Share"))
    }

    @Test("A tap on a photo enlarges it, and its button goes back", arguments: versions)
    func photos(version: Int) {
        let host = host(PhotoScreen(), on: version)
        host.tap("Photo 4")
        #expect(host.texts.contains("Large 4"))
        host.tap("Done")
        #expect(!host.texts.contains("Large 4"))
    }

    @Test("A tap checks a reminder, and a sheet adds a reminder that has a title", arguments: versions)
    func reminders(version: Int) {
        let host = host(ReminderScreen(), on: version)
        host.tap("Call Bo")
        #expect(host.navigationScreens().first?.title == "1 open")
        host.tap("New")
        #expect(!host.tap("Add"))
        host.enter("Sleep", into: "Title")
        host.tap("Add")
        #expect(host.texts.contains("Sleep"))
        #expect(host.navigationScreens().first?.title == "2 open")
    }

    @Test("A deleted reminder is removed from the open ones, and the others stay", arguments: versions)
    func deletedReminder(version: Int) {
        let host = host(ReminderScreen(), on: version)
        host.tap("Delete", inActionsOf: "Call Bo")
        #expect(!host.texts.contains("Call Bo") && host.texts.contains("Water the fern"))
        #expect(host.navigationScreens().first?.title == "1 open")
    }

    @Test("A recipe's amounts follow the portions, which are at least one", arguments: versions)
    func recipe(version: Int) {
        let host = host(RecipeScreen(), on: version)
        host.tap("More")
        #expect(host.texts.contains("300 g"))
        for _ in 0..<5 { host.tap("Fewer") }
        #expect(host.texts.contains("100 g"))
    }

    @Test("A chat whose messages were shown is no longer unread", arguments: versions)
    func chats(version: Int) {
        let host = host(ChatListScreen(), on: version)
        #expect(host.texts.contains("2 unread"))
        host.tap("Ada")
        #expect(host.texts.contains("Messages of Ada"))
        host.swipeBack()
        #expect(host.texts.contains("Ada") && !host.texts.contains("2 unread"))
    }

    @Test("A search filters the chats, and a swipe marks a chat as read", arguments: versions)
    func foundChats(version: Int) {
        let host = host(ChatListScreen(), on: version)
        host.tap("Mark as Read", inActionsOf: "Ada")
        #expect(host.texts.contains("Ada") && !host.texts.contains("2 unread"))
        host.enter("Bo", into: "Name")
        #expect(!host.texts.contains("Ada") && host.texts.contains("Bo"))
    }

    @Test("A pull reloads the weather", arguments: versions)
    func refreshedWeather(version: Int) async {
        let host = host(WeatherScreen(), on: version)
        await host.finishTasks()
        await host.refresh()
        #expect(host.texts.contains("13°"))
    }

    @Test("The weather's card shows the data that a task loads, also for a chosen city", arguments: versions)
    func weather(version: Int) async {
        let host = host(WeatherScreen(), on: version)
        await host.finishTasks()
        #expect(host.texts.contains("12°"))
        host.tap("Cities")
        host.tap("Rome")
        #expect(host.texts.contains("Rome") && !host.texts.contains("Oslo"))
    }

    @Test("Letters and a filter narrow a search", arguments: versions)
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

    @Test("The rows and bars of these screens do not hide the background", arguments: versions)
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
