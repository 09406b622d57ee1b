import HeadlessHost
import SwiftUI
import Testing

/// Screens in the style of everyday apps, used as a person does.
@MainActor @Suite struct AppScreenTests {
    private func host(_ view: some View, _ device: Device = .iPhone17Pro) -> Host {
        laidOut(view) { $0.device = device }
    }

    @Test("Tabs with values show the selected tab's content, and an environment object reaches all tabs")
    func home() {
        let host = host(HomeScreen().environmentObject(Session()))
        #expect(host.texts.contains("Hello, Ada") && host.elements.first?.node.environment.colorScheme == .dark)
        #expect(host.tap("Search") && host.texts.contains("Search everything"))
        #expect(host.tap("Profile") && host.texts.contains("Premium") && host.texts.contains("Ada"))
    }

    @Test("The projected value of an environment object changes the object")
    func profile() {
        let session = Session()
        let host = host(ProfileScreen().environmentObject(session))
        #expect(host.tap("Premium") && session.isPremium)
    }

    @Test("A failed login shows an alert, which closes")
    func login() {
        let host = host(LoginScreen())
        #expect(!host.tap("Log in"))
        host.enter("ada@example.com", into: "Email")
        #expect(host.tap("Log in") && host.texts.contains("Try again"))
        #expect(host.tap("OK") && !host.texts.contains("Try again"))
    }

    @Test("A timeline's post opens in a sheet of less than half the window's height")
    func timeline() throws {
        let host = host(TimelineScreen())
        #expect(host.texts.contains("Story 3") && !host.texts.contains("Story 30"))
        #expect(host.tap("Post 2") && host.texts.contains("Opened Post 2"))
        #expect(try #require(host.frame(of: "Opened Post 2")).minY > 437)
        #expect(host.dismissSheet() && !host.texts.contains("Opened Post 2"))
    }

    @Test("A player, a rating and a loading screen change with their state")
    func states() async {
        let player = host(PlayerScreen())
        #expect(player.tap("Play") && player.texts.contains("Now playing") && player.tap("Pause"))
        let rating = host(RatingScreen())
        #expect(rating.tap("3 stars") && rating.texts.contains("Rated 3"))
        let loading = host(LoadingScreen())
        #expect(loading.texts == ["Loading"])
        await loading.finishTasks()
        #expect(loading.texts == ["Loaded"])
    }

    @Test("Settings that an app stores are the same at the next launch")
    func storedSettings() {
        let scene = HostedScene()
        let host = Host(SettingsScreen(), scene: scene)
        host.tap("Theme: system")
        host.tap("Notifications")
        #expect(host.texts.contains("Theme: dark"))
        let next = Host(SettingsScreen(), scene: scene)
        #expect(next.texts.contains("Theme: dark") && next.values(of: Toggle<Text>.self).map(\.value) == [false])
    }

    @Test("Settings confirm a deletion")
    func settings() {
        let host = host(SettingsScreen())
        #expect(host.texts.contains("Normal"))
        #expect(host.tap("Delete account") && host.texts.contains("This can’t be undone."))
        #expect(host.tap("Cancel") && !host.texts.contains("Delete it?"))
    }

    @Test("A library shows an album in the next column, or in a narrow window on the stack")
    func library() {
        let wide = host(LibraryScreen(), .iPad)
        #expect(wide.tap("Blue") && wide.texts.contains("Album Blue") && wide.texts.contains("Green"))
        let narrow = host(LibraryScreen())
        #expect(narrow.texts == ["Blue", "Green"])
        #expect(narrow.tap("Green") && narrow.texts == ["Album Green"])
        narrow.swipeBack()
        #expect(narrow.texts == ["Blue", "Green"])
    }

    @Test("The last button dismisses an onboarding, and a swipe does not")
    func onboarding() {
        let host = host(OnboardingScreen())
        #expect(!host.dismissSheet())
        for button in ["Next", "Next", "Start"] { #expect(host.tap(button)) }
        #expect(host.texts == ["Content"])
    }
}
