import SeaGlass
import SwiftUI

/// A form of settings, with a choice, a confirmation and a bar at the bottom.
struct SettingsScreen: View {
    enum Theme: String, CaseIterable { case system, light, dark }

    @State private var notifies = true
    @State private var theme = Theme.system
    @State private var asks = false
    @State private var showsAbout = false
    @State private var saved = 0

    var body: some View {
        Form {
            Section {
                Toggle("Notifications", isOn: $notifies)
                Picker("Theme", selection: $theme) {
                    ForEach(Theme.allCases, id: \.self) { @Sendable in Text($0.rawValue).tag($0) }
                }
            } header: {
                Text("General")
            } footer: {
                Text("Theme: \(theme.rawValue)")
            }
            .transparentRow(.translucent)
            Section {
                Button("About") { showsAbout = true }
                Button(role: .destructive) {
                    asks = true
                } label: {
                    Text("Reset")
                }
            }
            .transparentRow()
        }
        .navigationTitle("Settings")
        .confirmationDialog("Reset all settings?", isPresented: $asks, titleVisibility: .visible) {
            Button(role: .destructive, action: { (notifies, theme) = (true, .system) }, label: { Text("Reset all") })
            Button(role: .cancel, action: {}, label: { Text("Cancel") })
        }
        .sheet(isPresented: $showsAbout) { Text("Version 1.0").glassSheet() }
        .glassBar(edge: .bottom) { Button("Save \(saved)") { saved += 1 }.glassSurface(.primaryButton) }
    }
}

/// A login form whose fields pass on the focus.
struct LoginScreen: View {
    enum Field: Hashable { case name, password }

    @State private var name = ""
    @State private var password = ""
    @State private var fails = false
    @State private var forgot = false
    @State private var signsIn = false
    @FocusState private var field: Field?

    var body: some View {
        List {
            TextField("Name", text: $name).focused($field, equals: .name).transparentRow()
            SecureField("Password", text: $password).focused($field, equals: .password).transparentRow()
            Text(field == .password ? "at the password" : "elsewhere")
            Button("Sign In", action: signIn)
                .disabled(name.isEmpty || signsIn)
                .glassSurface(.primaryButton)
            if signsIn { ProgressView("Signing in").transparentRow() }
            Button("Forgot password?") { forgot = true }.foregroundColor(.secondary)
        }
        .navigationTitle("Welcome")
        .toolbar { Button("Help") { forgot = true } }
        .alert("Wrong password", isPresented: $fails) {
            Button("Try again") { password = "" }
        } message: {
            Text("It has four letters or more.")
        }
        .sheet(isPresented: $forgot) { Text("A letter is on its way.").padding().glassSheet() }
    }

    private func signIn() { if password.count < 4 { (fails, field) = (true, .password) } else { signsIn = true } }
}

/// A profile with a menu of actions and a cover over it.
struct ProfileScreen: View {
    @State private var follows = false
    @State private var signsOut = false
    @State private var edits = false
    @State private var name = "Ada"

    var body: some View {
        List {
            Section {
                Label(name, systemImage: "person.crop.circle").font(.title2)
                LabeledContent("Followers", value: follows ? "12" : "11")
            }
            .transparentRow(.translucent)
            Button(follows ? "Unfollow" : "Follow") { follows.toggle() }.glassSurface(.interactive)
        }
        .navigationTitle("Profile")
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Menu("More") {
                    Button("Edit") { edits = true }
                    Button("Sign Out") { signsOut = true }
                }
            }
        }
        .alert("Sign out?", isPresented: $signsOut) { Button("Yes") { name = "nobody" } }
        .sheet(isPresented: $edits) { TextField("New name", text: $name).padding().glassSheet() }
    }
}

/// The first screens of an app, one after another.
struct OnboardingScreen: View {
    @State private var page = 0
    @State private var showsTerms = false
    private let pages = ["Collect", "Arrange", "Share"]

    var body: some View {
        List(pages, id: \.self) { page in
            Label(page, systemImage: "star").transparentRow()
        }
        .navigationTitle("Hello")
        .navigationBarBackButtonHidden()
        .glassBar(edge: .bottom) {
            VStack {
                Text("\(page + 1) of \(pages.count): \(pages[page])")
                Button("Continue") { withAnimation { page = min(page + 1, pages.count - 1) } }
                    .glassSurface(.primaryButton)
                Button("Terms") { showsTerms = true }.font(.footnote)
            }
        }
        .sheet(isPresented: $showsTerms) { ScrollView { Text("All yours.") }.glassSheet() }
    }
}
