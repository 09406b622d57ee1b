import SeaGlass
import SwiftUI

// Screens typed as they are typed in apps, with view models of Combine's time and titles from variables.

/// The settings of an account, with controls of every kind.
struct AccountSettings: View {
    final class Model: ObservableObject {
        @Published var name = "Ada"
        @Published var isPrivate = false
        @Published var volume = 0.5
        @Published var daysKept = 7
        @Published var theme = "System"
    }

    @StateObject private var model = Model()
    @State private var showsAdvanced = false
    @AppStorage("haptics") private var haptics = true
    private let themes = ["System", "Light", "Dark"]
    private let help = URL(string: "https://example.com/help")!

    var body: some View {
        Form {
            Section(header: Text("Profile"), footer: Text("Visible to friends: \(model.name)")) {
                TextField("Name", text: $model.name).textContentInsets()
                Toggle("Private account", isOn: $model.isPrivate).toggleStyle(.switch)
            }
            Section("Sound") {
                Slider(value: $model.volume, in: 0...1, step: 0.1) { Text("Volume") }
                Toggle("Haptics", isOn: $haptics)
            }
            Section {
                Stepper("Keep \(model.daysKept) days", value: $model.daysKept, in: 1...30)
                Picker("Theme", selection: $model.theme) {
                    ForEach(themes, id: \.self) { Text($0) }
                }
                .pickerStyle(.menu)
                DisclosureGroup("Advanced", isExpanded: $showsAdvanced) { Text("Build 42").foregroundColor(.secondary) }
            }
            Link("Help", destination: help)
        }
        .navigationBarTitle("Settings")
        .onChange(of: model.isPrivate) { _, isPrivate in if isPrivate { model.name = "Hidden" } }
    }
}

extension View {
    /// The insets of a field in a form.
    fileprivate func textContentInsets() -> some View {
        listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
}

/// A login whose model validates the input.
struct SignIn: View {
    final class Model: ObservableObject {
        @Published var email = ""
        @Published var password = ""
        @Published private(set) var failure: String?
        var canSubmit: Bool { email.contains("@") && password.count > 3 }

        func submit() { failure = password == "open" ? nil : "Wrong password" }
    }

    @ObservedObject var model: Model
    @State private var submissions = 0
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock").resizable().scaledToFit().frame(width: 60, height: 60)
            TextField("Email", text: $model.email, prompt: Text("you@example.com"))
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
            SecureField("Password", text: $model.password)
            if let failure = model.failure { Text(failure).foregroundColor(.red).underline() }
            Button("Sign in") {
                model.submit()
                submissions += 1
            }
            .buttonStyle(.borderedProminent)
            .buttonSizing(.flexible)
            .disabled(!model.canSubmit)
            .sensoryFeedback(.error, trigger: submissions)
            Button("Forgot it?") { if let url = URL(string: "https://example.com/reset") { openURL(url) } }
                .glassSurface(.regular)
        }
        .padding()
    }
}

/// An editor of a note, with a toolbar of several items and a draft that the scene keeps.
struct NoteEditor: View {
    private struct DiscardItem: ToolbarContent {
        @State private var asks = false
        let discard: @MainActor () -> Void

        var body: some ToolbarContent {
            ToolbarItem(placement: .bottomBar) {
                Button("Discard", role: .destructive) { asks = true }
                    .confirmationDialog("Discard the draft?", isPresented: $asks, titleVisibility: .visible) {
                        Button("Discard draft", role: .destructive, action: discard)
                    }
            }
        }
    }

    @SceneStorage("draft") private var draft: String?
    @State private var isPinned = false
    @State private var tint = "Blue"

    var body: some View {
        TextEditor(text: Binding(get: { draft ?? "" }, set: { draft = $0 }))
            .navigationTitle("Note")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { EditButton() }
                ToolbarItem(placement: .primaryAction) { Toggle("Pin", isOn: $isPinned).toggleStyle(.button) }
                ToolbarItemGroup(placement: .keyboard) {
                    Menu("Tint") {
                        ForEach(["Blue", "Red"], id: \.self) { name in Button(name) { tint = name } }
                    }
                }
                if isPinned { ToolbarItem(placement: .status) { Text("Pinned in \(tint)") } }
                DiscardItem { draft = nil }
            }
            .toolbarColorScheme(.dark, for: .navigationBar)
    }
}
