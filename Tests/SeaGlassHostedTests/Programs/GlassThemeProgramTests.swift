import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

// MARK: - A list whose rows and header have a style

private struct TaskItem: Identifiable, Hashable {
    let id: Int
    var title: String
}

private struct TaskListScreen: View {
    @State private var items = (1...4).map { TaskItem(id: $0, title: "Task \($0)") }
    @State private var opened = ""
    @State private var notes = ""
    @State private var asksToClear = false
    @State private var showsMore = false
    @State private var isDone = false
    @State private var editMode = EditMode.inactive

    var body: some View {
        VStack {
            header
            List {
                Section("Tasks") {
                    ForEach(items) { item in
                        row(for: item)
                            .swipeActions {
                                Button("Archive") { items.removeAll { $0 == item } }
                                Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
                            }
                    }
                }
                Section("More") {
                    Button("Plain row") { opened = "plain" }.buttonStyle(.plain)
                    Toggle("Done", isOn: $isDone)
                    TextField("Notes", text: $notes)
                    DisclosureGroup("Advanced", isExpanded: $showsMore) {
                        Button("Clear all", role: .destructive) { asksToClear = true }
                    }
                }
            }
            .glassSurface(.interactive)
            .alert("Clear all?", isPresented: $asksToClear) {
                Button("Clear", role: .destructive) { items = [] }
                Button("Keep", role: .cancel) {}
            }
        }
        .environment(\.editMode, $editMode)
    }

    private var header: some View {
        HStack {
            Text("Opened: \(opened)")
            Spacer()
            EditButton()
            Menu("Sort") {
                Button("Up") { items.sort { $0.id < $1.id } }
                Button("Down") { items.sort { $0.id > $1.id } }
            }
        }
        .padding(.horizontal)
        .glassSurface(.interactive)
    }

    @ViewBuilder private func row(for item: TaskItem) -> some View {
        switch item.id {
        case 1: Button(item.title) { opened = item.title }.glassSurface(.primaryButton)
        case 2: AnyView(Button(action: { opened = item.title }, label: { Label(item.title, systemImage: "star") }))
        default: Button(item.title) { opened = item.title }
        }
    }
}

@MainActor @Suite("Program: a list whose rows and header have a style", .ownRowClosures)
struct TaskListProgramTests {
    private func launch(on version: Int) -> Host {
        Place(version: version, device: .iPhone17Pro).host(TaskListScreen())
    }

    private func look(of label: String, in app: Host) throws -> ShownButton.Look {
        try #require(ShownButton(label, in: app)).look
    }

    private func tasks(in app: Host) -> [String] { app.texts.filter { $0.hasPrefix("Task ") } }

    @Test("Each row has a surface, however its button is written, and the first is prominent", arguments: versions)
    func rows(version: Int) throws {
        let app = launch(on: version)
        #expect(try look(of: "Task 1", in: app) == (version < 26 ? .tintFill : .prominentGlass))
        for label in ["Task 2", "Task 3", "Task 4"] {
            #expect(try look(of: label, in: app) == (version < 26 ? .material : .glass), "\(label)")
        }
    }

    @Test("A tap on the button of a row opens its task", arguments: versions)
    func open(version: Int) {
        let app = launch(on: version)
        for label in ["Task 1", "Task 2", "Task 3", "Task 4"] {
            #expect(app.tap(label))
            #expect(app.texts.contains("Opened: \(label)"))
        }
    }

    @Test("Before version 26 the surface of a row's button is smaller than the row", arguments: [17, 18])
    func capsules(version: Int) throws {
        let app = launch(on: version)
        for label in ["Task 1", "Task 2", "Task 3"] {
            let background = try #require(app.elements.last { $0.isBackground && $0.labels.contains(label) })
            let surface = try #require(app.frame(of: background))
            #expect(surface.width < 200 && surface.width > surface.height, "\(label)")
        }
    }

    @Test("The plain row has no surface, and a tap on it is counted", arguments: versions)
    func plain(version: Int) throws {
        let app = launch(on: version)
        #expect(try look(of: "Plain row", in: app) == .bare)
        #expect(app.tap("Plain row"))
        #expect(app.texts.contains("Opened: plain"))
    }

    @Test("The edit button has a surface, and its title tells the mode", arguments: versions)
    func edit(version: Int) throws {
        let app = launch(on: version)
        #expect(try look(of: "Edit", in: app) == (version < 26 ? .material : .glass))
        #expect(app.tap("Edit"))
        #expect(ShownButton("Edit", in: app) == nil)
        #expect(try look(of: "Done", in: app) == (version < 26 ? .material : .glass))
        #expect(app.tap("Done"))
        #expect(ShownButton("Edit", in: app) != nil)
    }

    @Test("The menu opens with one tap, its items have no surface, and Down reverses the rows", arguments: versions)
    func sort(version: Int) throws {
        let app = launch(on: version)
        #expect(try look(of: "Sort", in: app) == (version < 26 ? .material : .glass))
        #expect(!app.texts.contains("Up"))
        #expect(app.tap("Sort"))
        #expect(try look(of: "Up", in: app) == .bare && look(of: "Down", in: app) == .bare)
        #expect(app.tap("Down"))
        #expect(tasks(in: app) == ["Task 4", "Task 3", "Task 2", "Task 1"])
        #expect(!app.texts.contains("Up"))
    }

    @Test("A toggle and a text field in the list have no surface and take input", arguments: versions)
    func otherControls(version: Int) throws {
        let app = launch(on: version)
        #expect(try look(of: "Done", in: app) == .bare)
        #expect(DrawnSurface(around: "Notes", in: app) == nil)
        #expect(app.tap("Done"))
        app.enter("Milk", into: "Notes")
        #expect(app.texts.contains("Milk"))
    }

    @Test("The actions of a row work", arguments: versions)
    func rowActions(version: Int) {
        let app = launch(on: version)
        #expect(app.tap("Archive", inActionsOf: "Task 2"))
        #expect(tasks(in: app) == ["Task 1", "Task 3", "Task 4"])
        #expect(app.tap("Delete", inActionsOf: "Task 3"))
        #expect(tasks(in: app) == ["Task 1", "Task 4"])
    }

    @Test("A disclosed button has a surface and a red label", arguments: versions)
    func disclosed(version: Int) throws {
        let app = launch(on: version)
        #expect(ShownButton("Clear all", in: app) == nil)
        #expect(app.tap("Advanced"))
        #expect(try look(of: "Clear all", in: app) == (version < 26 ? .material : .glass))
        #expect(try SRGBColor(#require(app.foregroundColor(of: "Clear all"))).isReddish)
    }

    @Test("The buttons of the alert have no surface, and Clear empties the list", arguments: versions)
    func alert(version: Int) throws {
        let app = launch(on: version)
        app.tap("Advanced")
        #expect(app.tap("Clear all"))
        #expect(try look(of: "Clear", in: app) == .bare && look(of: "Keep", in: app) == .bare)
        #expect(app.tap("Clear"))
        #expect(tasks(in: app).isEmpty && !app.texts.contains("Keep"))
    }
}

// MARK: - A row of chips of every kind of control

private enum FilterChip: Hashable, CaseIterable, Identifiable {
    case sort, website, share, details, reset

    var id: Self { self }
}

extension View {
    /// The app's own layer: what a row of chips looks like.
    fileprivate func filterChips() -> some View {
        controlSize(.large)
            .glassSurface(.interactive.tint(.teal), in: .rect(cornerRadius: 10))
            .glassContainer(spacing: 8)
    }
}

private struct FilterScreen: View {
    @State private var order = "name"
    @State private var resets = 0

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                Text("Order: \(order), resets: \(resets)")
                ScrollView(.horizontal) {
                    HStack(spacing: 8) {
                        ForEach(FilterChip.allCases) { chip in
                            FilterChipView(chip: chip, order: $order) { resets += 1 }
                        }
                    }
                    .padding(.horizontal)
                    .filterChips()
                }
                Spacer()
            }
            .navigationTitle("Chips")
            .navigationDestination(for: FilterChip.self) { _ in Text("Details of \(order)") }
            .toolbar { Button("Done") { order = "name" } }
        }
    }
}

private struct FilterChipView: View {
    let chip: FilterChip
    @Binding var order: String
    let reset: @MainActor () -> Void

    var body: some View {
        switch chip {
        case .sort:
            Menu("Sort") {
                Picker("Order", selection: $order) {
                    ForEach(["name", "date"], id: \.self) { Text($0) }
                }
                Button("Reverse") { order = "reverse \(order)" }
            }
        case .website:
            if let url = URL(string: "https://example.com") { Link("Website", destination: url) }
        case .share:
            if let url = URL(string: "https://example.com/share") {
                ShareLink(items: [url]) { Label("Share", systemImage: "square.and.arrow.up") }
            }
        case .details:
            NavigationLink("Details", value: FilterChip.details)
        case .reset:
            Button("Reset", role: .destructive, action: reset)
        }
    }
}

@MainActor @Suite("Program: a row of chips of every kind of control", .ownRowClosures) struct FilterProgramTests {
    private let chips = ["Sort", "Website", "Share", "Details", "Reset"]

    /// The whole row is in sight on an iPad.
    private func launch(on version: Int) -> Host { Place(version: version, device: .iPad).host(FilterScreen()) }

    @Test("All kinds of chips have one surface, in a teal tint with corners of 10 points", arguments: versions)
    func surfaces(version: Int) throws {
        let app = launch(on: version)
        for label in chips {
            let chip = try #require(ShownButton(label, in: app))
            #expect(chip.look == (version < 26 ? .material : .glass), "\(label)")
            let tint = try #require(chip.tint)
            #expect(tint.blue > 3 * tint.red, "\(label)")
            guard version < 26 else { continue }
            #expect(try #require(chip.surface).hasOutline(.rect(cornerRadius: 10)), "\(label)")
            #expect(chip.surface?.line != nil, "\(label)")
        }
        let borders = app.buttonBorderShapes.filter { $0 == .roundedRectangle(radius: 10) }
        #expect(borders.count == (version < 26 ? 0 : chips.count))
    }

    @Test("All chips are equally high, and at least 44 points", arguments: versions)
    func heights(version: Int) throws {
        let app = launch(on: version)
        let heights = try chips.map { try #require(ShownButton($0, in: app)).frame.height }
        let least = try #require(heights.min())
        let most = try #require(heights.max())
        #expect(least >= 44 && most - least < 1, "\(heights)")
    }

    @Test("A tap near the edge of Sort opens the menu, whose items have no surface", arguments: versions)
    func menu(version: Int) throws {
        let app = launch(on: version)
        let size = try #require(ShownButton("Sort", in: app)).frame.size
        #expect(app.tap("Sort", at: CGPoint(x: 4, y: size.height / 2), in: size))
        for label in ["date", "Reverse"] {
            #expect(try #require(ShownButton(label, in: app)).look == .bare, "\(label)")
        }
        #expect(app.tap("Reverse"))
        #expect(app.texts.contains("Order: reverse name, resets: 0"))
    }

    @Test("Website and Share each hand their URL over once", arguments: versions)
    func links(version: Int) {
        var opened: [String] = []
        let screen = FilterScreen().onFollowedLinks { opened += $0.map(\.absoluteString) }
        let app = Place(version: version, device: .iPad).host(screen)
        #expect(app.tap("Website"))
        #expect(opened == ["https://example.com"])
        #expect(app.tap("Share"))
        #expect(opened == ["https://example.com", "https://example.com/share"])
    }

    @Test("Details opens its screen, and Reset counts each tap once", arguments: versions)
    func detailsAndReset(version: Int) {
        let app = launch(on: version)
        #expect(app.tap("Reset"))
        #expect(app.texts.contains("Order: name, resets: 1"))
        #expect(app.tap("Details"))
        #expect(app.texts.contains("Details of name"))
    }

    @Test("Reset has a red label on its teal surface", arguments: versions)
    func role(version: Int) throws {
        let color = try #require(launch(on: version).foregroundColor(of: "Reset"))
        #expect(SRGBColor(color).isReddish)
    }

    @Test("The button in the system's bar has no surface, and works", arguments: versions)
    func bar(version: Int) throws {
        let app = launch(on: version)
        #expect(try #require(ShownButton("Done", in: app)).look == .bare)
        app.tap("Sort")
        app.tap("Reverse")
        #expect(app.tap("Done"))
        #expect(app.texts.contains("Order: name, resets: 0"))
    }
}

// MARK: - A theme with styles in the environment

private struct ChatTheme: Equatable, Sendable {
    var name: String
    var action: SeaGlassButtonStyle
    var quiet: SeaGlassButtonStyle
    var panel: GlassSurfaceStyle
    var radius: CGFloat?

    var shape: AnyShape { radius.map { AnyShape(.rect(cornerRadius: $0)) } ?? AnyShape(.capsule) }

    static let harbor = ChatTheme(
        name: "Harbor",
        action: .primaryButton.tint(.teal),
        quiet: .interactive,
        panel: .card
    )
    static let night = ChatTheme(
        name: "Night",
        action: .primaryButton.tint(.purple).sizing(.flexible),
        quiet: .interactive.tint(.purple),
        panel: .regular.tint(.indigo),
        radius: 8
    )
}

extension EnvironmentValues {
    @Entry fileprivate var chatTheme = ChatTheme.harbor
}

private struct ChatAction: ViewModifier {
    @Environment(\.chatTheme) private var theme
    let isMain: Bool

    func body(content: Content) -> some View {
        content.glassSurface(isMain ? theme.action : theme.quiet, in: theme.shape)
    }
}

private struct ChatPanel<Content: View>: View {
    @Environment(\.chatTheme) private var theme
    @ViewBuilder let content: Content

    var body: some View {
        VStack { content }.padding().glassSurface(theme.panel, in: .rect(cornerRadius: theme.radius ?? 16))
    }
}

extension View {
    fileprivate func mainAction() -> some View { modifier(ChatAction(isMain: true)) }

    fileprivate func quietAction() -> some View { modifier(ChatAction(isMain: false)) }
}

private struct ThemedChat: View {
    @State private var theme = ChatTheme.harbor
    @State private var sends = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("\(theme.name), sent \(sends)")
            ChatComposer { sends += 1 }
            Button("Switch theme") { theme = theme == .harbor ? .night : .harbor }.quietAction()
        }
        .padding()
        .environment(\.chatTheme, theme)
    }
}

private struct ChatComposer: View {
    let send: @MainActor () -> Void
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        ChatPanel {
            TextField("Message", text: $text).focused($isFocused)
            Button("Send in panel", action: send).mainAction()
        }
        Button("Send", action: send).mainAction().disabled(text.isEmpty)
    }
}

@MainActor @Suite("Program: a theme with styles in the environment", .ownRowClosures) struct ThemeProgramTests {
    private func launch(on version: Int, isNight: Bool = false) -> Host {
        let app = Place(version: version, device: .iPhone17Pro).host(ThemedChat())
        if isNight { app.tap("Switch theme") }
        return app
    }

    private func isTeal(_ color: SRGBColor) -> Bool { color.blue > 3 * color.red && color.green > 3 * color.red }

    private func isPurple(_ color: SRGBColor) -> Bool { color.red > 1.5 * color.green && color.blue > color.red }

    private func messageField(in app: Host) throws -> HostedElement {
        try #require(app.elements.first { $0.fieldTitle == "Message" })
    }

    @Test("In the first theme Send is a teal capsule, of glass or a fill", arguments: versions)
    func harbor(version: Int) throws {
        let app = launch(on: version)
        let send = try #require(ShownButton("Send", in: app))
        #expect(version < 26 ? send.look == .tintFill : [.glass, .prominentGlass].contains(send.look))
        #expect(try isTeal(#require(send.tint)))
        #expect(send.surface?.hasOutline(.capsule) != false)
        #expect(send.frame.width < 200)
    }

    @Test(
        "In the other theme Send is purple, has corners of 8 points and is as wide as the content",
        arguments: versions
    )
    func night(version: Int) throws {
        let app = launch(on: version, isNight: true)
        let send = try #require(ShownButton("Send", in: app))
        #expect(try isPurple(#require(send.tint)))
        #expect(try #require(send.surface).hasOutline(.rect(cornerRadius: 8)))
        let field = try #require(app.frame(of: try messageField(in: app)))
        #expect(send.frame.width > field.width)
    }

    @Test("Each tap on Switch theme switches once, although it changes the button's own style", arguments: versions)
    func switching(version: Int) throws {
        let app = launch(on: version)
        for turn in 0..<6 {
            let isNight = turn % 2 == 1
            #expect(app.texts.contains(isNight ? "Night, sent 0" : "Harbor, sent 0"))
            let button = try #require(ShownButton("Switch theme", in: app))
            #expect(button.look == (version < 26 ? .material : .glass))
            #expect(try isNight ? isPurple(#require(button.tint)) : button.tint == nil)
            #expect(app.tap("Switch theme"))
        }
    }

    @Test("Switching the theme keeps the field, its text and the count", arguments: versions)
    func keptText(version: Int) throws {
        let app = launch(on: version)
        app.enter("Hello", into: "Message")
        #expect(app.tap("Send"))
        let field = try messageField(in: app).node
        #expect(app.tap("Switch theme"))
        #expect(app.texts.contains("Night, sent 1") && app.texts.contains("Hello"))
        #expect(try messageField(in: app).node == field)
        #expect(try #require(ShownButton("Send", in: app)).isEnabled)
    }

    @Test(
        "The button in the panel is a fill in its tint, and a tap on it sends once",
        arguments: versions,
        [false, true]
    )
    func inPanel(version: Int, isNight: Bool) throws {
        let app = launch(on: version, isNight: isNight)
        let send = try #require(ShownButton("Send in panel", in: app))
        #expect(send.look == .tintFill)
        let fill = try #require(send.surface?.fill)
        #expect(isNight ? isPurple(fill) : isTeal(fill))
        #expect(app.tap("Send in panel"))
        #expect(app.texts.contains(isNight ? "Night, sent 1" : "Harbor, sent 1"))
    }

    @Test("Send is disabled while the field is empty, in each theme", arguments: versions, [false, true])
    func empty(version: Int, isNight: Bool) throws {
        let app = launch(on: version, isNight: isNight)
        let send = try #require(ShownButton("Send", in: app))
        #expect(!send.isEnabled && (version >= 26 || send.isFaded))
        #expect(!app.tap("Send"))
        #expect(app.texts.contains(isNight ? "Night, sent 0" : "Harbor, sent 0"))
        app.enter("Hello", into: "Message")
        #expect(app.tap("Send"))
        #expect(app.texts.contains(isNight ? "Night, sent 1" : "Harbor, sent 1"))
    }
}

// MARK: - A choice of plans, each in its own tint

private struct Plan: Identifiable, Hashable {
    let id: String
    let price: String
    var tint: Color?

    static let all = [
        Plan(id: "Month", price: "$3"),
        Plan(id: "Year", price: "$20", tint: .green),
        Plan(id: "Life", price: "$60", tint: .orange),
    ]
}

@Observable private final class PlanStore {
    var selected: Plan?
    var isPro = false
    var purchases = 0

    func buy() {
        isPro = true
        purchases += 1
    }
}

private struct PlanScreen: View {
    @State private var store = PlanStore()
    @State private var asks = false

    var body: some View {
        VStack(spacing: 16) {
            Text(store.isPro ? "Pro, bought \(store.purchases)" : "Free")
            ForEach(Plan.all) { plan in
                PlanButton(plan: plan, isSelected: store.selected == plan) { select(plan) }
            }
            footer
        }
        .padding()
        .confirmationDialog("Buy \(store.selected?.id ?? "")?", isPresented: $asks, titleVisibility: .visible) {
            Button("Buy") { store.buy() }
        }
    }

    @ViewBuilder private var footer: some View {
        Button(store.isPro ? "Restore" : "Continue") { asks = !store.isPro }
            .glassSurface(footerStyle.sizing(.flexible))
            .controlSize(.large)
            .disabled(store.selected == nil)
        HStack {
            ForEach(["Terms", "Privacy"], id: \.self) { title in
                if let url = URL(string: "https://example.com/\(title)") { Link(title, destination: url) }
            }
        }
    }

    private var footerStyle: SeaGlassButtonStyle {
        if store.isPro { .interactive } else { .primaryButton.tint(store.selected?.tint) }
    }

    private func select(_ plan: Plan) {
        withAnimation { store.selected = store.selected == plan ? nil : plan }
    }
}

private struct PlanButton: View {
    let plan: Plan
    let isSelected: Bool
    let action: @MainActor () -> Void

    private var style: SeaGlassButtonStyle {
        isSelected ? .primaryButton.tint(plan.tint) : .interactive.tint(plan.tint)
    }

    var body: some View {
        Button(action: action) {
            HStack {
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                Text(plan.id).font(.headline)
                Text(plan.price).foregroundStyle(.secondary)
                Spacer()
            }
        }
        .glassSurface(style.sizing(.flexible), in: .rect(cornerRadius: 18))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

@MainActor @Suite("Program: a choice of plans in tints of their own", .ownRowClosures) struct PlanProgramTests {
    private let plans = ["Month", "Year", "Life"]

    private func launch(on version: Int, selecting plan: String? = nil) -> Host {
        let app = Place(version: version, device: .iPhone17Pro).host(PlanScreen())
        if let plan { app.tap(plan) }
        return app
    }

    private func button(_ label: String, in app: Host) throws -> ShownButton {
        try #require(ShownButton(label, in: app))
    }

    private func isGreen(_ color: SRGBColor) -> Bool { color.green > 2 * color.red && color.green > 1.5 * color.blue }

    private func checkmarks(in app: Host) -> Int {
        app.elements.count { $0.image?.symbol == "checkmark.circle.fill" }
    }

    @Test("A plan that is not selected has its tint or none, on glass or a material", arguments: versions)
    func unselected(version: Int) throws {
        let app = launch(on: version)
        for plan in plans {
            #expect(try button(plan, in: app).look == (version < 26 ? .material : .glass), "\(plan)")
        }
        #expect(try button("Month", in: app).tint == nil)
        #expect(try isGreen(#require(button("Year", in: app).tint)))
        let orange = try #require(button("Life", in: app).tint)
        #expect(orange.red > 0.9 && orange.blue < 0.1)
    }

    @Test("The plans are as wide as the content, with corners of 18 points", arguments: versions)
    func sizes(version: Int) throws {
        let app = launch(on: version)
        let width = try button("Continue", in: app).frame.width
        for plan in plans {
            let shown = try button(plan, in: app)
            #expect(abs(shown.frame.width - width) < 0.5, "\(plan)")
            #expect(version >= 26 || shown.surface?.hasOutline(.rect(cornerRadius: 18)) == true, "\(plan)")
        }
        let borders = app.buttonBorderShapes.filter { $0 == .roundedRectangle(radius: 18) }
        #expect(borders.count == (version < 26 ? 0 : plans.count))
    }

    @Test("A tap near the end of a row selects the plan, and another tap takes it back", arguments: versions)
    func select(version: Int) throws {
        let app = launch(on: version)
        for turn in 1...4 {
            let size = try button("Month", in: app).frame.size
            #expect(app.tap("Month", at: CGPoint(x: size.width - 6, y: size.height / 2), in: size))
            #expect(checkmarks(in: app) == turn % 2)
        }
    }

    @Test("The selected plan is prominent in its tint, and is the only one", arguments: versions)
    func selected(version: Int) throws {
        let (plain, prominent): (ShownButton.Look, ShownButton.Look) =
            version < 26 ? (.material, .tintFill) : (.glass, .prominentGlass)
        let app = launch(on: version, selecting: "Month")
        #expect(try plans.map { try button($0, in: app).look } == [prominent, plain, plain])
        #expect(app.tap("Year"))
        #expect(try plans.map { try button($0, in: app).look } == [plain, prominent, plain])
        #expect(try isGreen(#require(button("Year", in: app).tint)))
        #expect(checkmarks(in: app) == 1)
    }

    @Test("Selecting a plan moves and replaces no other button", arguments: versions)
    func stable(version: Int) throws {
        let app = launch(on: version)
        let others = ["Month", "Life", "Terms", "Privacy"]
        let before = try others.map { try button($0, in: app) }
        #expect(app.tap("Year"))
        let after = try others.map { try button($0, in: app) }
        #expect(after.map(\.node) == before.map(\.node))
        #expect(zip(after, before).allSatisfy { $0.frame.isSame(as: $1.frame) })
    }

    @Test("Continue is prominent but disabled until a plan is selected", arguments: versions)
    func disabled(version: Int) throws {
        let app = launch(on: version)
        let shown = try button("Continue", in: app)
        #expect(shown.look == (version < 26 ? .tintFill : .prominentGlass))
        #expect(!shown.isEnabled && (version >= 26 || shown.isFaded))
        #expect(!app.tap("Continue") && app.presented == nil)
        #expect(app.tap("Life"))
        #expect(try button("Continue", in: app).isEnabled)
    }

    @Test("Continue has the selected plan's tint, and a legible label", arguments: versions)
    func tinted(version: Int) throws {
        let app = launch(on: version, selecting: "Year")
        #expect(try isGreen(#require(button("Continue", in: app).tint)))
        let label = SRGBColor(try #require(app.foregroundColor(of: "Continue")))
        #expect(label.contrastRatio(with: SRGBColor(.green)) >= 4.5)
    }

    @Test("Continue asks in a dialog whose buttons have no surface", arguments: versions)
    func dialog(version: Int) throws {
        let app = launch(on: version, selecting: "Year")
        #expect(app.tap("Continue"))
        #expect(app.texts.contains("Buy Year?"))
        #expect(try button("Buy", in: app).look == .bare && button("Cancel", in: app).look == .bare)
        #expect(app.tap("Cancel"))
        #expect(app.presented == nil && app.texts.contains("Free"))
    }

    @Test("After the purchase Restore is in the place of Continue, and is not prominent", arguments: versions)
    func bought(version: Int) throws {
        let app = launch(on: version, selecting: "Year")
        let before = try button("Continue", in: app).frame
        app.tap("Continue")
        #expect(app.tap("Buy"))
        #expect(app.texts.contains("Pro, bought 1"))
        let restore = try button("Restore", in: app)
        #expect(restore.look == (version < 26 ? .material : .glass))
        #expect(restore.frame.isSame(as: before))
    }

    @Test("The links beside the styled buttons have no surface", arguments: versions)
    func plainLinks(version: Int) throws {
        let app = launch(on: version)
        #expect(try button("Terms", in: app).look == .bare && button("Privacy", in: app).look == .bare)
    }
}

// MARK: - Looks before version 26, and a choice of the rendering

extension GlassSurfaceStyle {
    fileprivate static var thinBadge: Self { .regular.fallback(.thin) }
    fileprivate static var indigoPanel: Self { .card.fallback(.indigo) }
}

extension SeaGlassButtonStyle {
    fileprivate static var quiet: Self { .interactive.fallback(.thick) }
}

private enum RenderingChoice: String, CaseIterable, Identifiable {
    case automatic, material, opaque

    var id: Self { self }

    var rendering: GlassRendering {
        switch self {
        case .automatic: .automatic
        case .material: .material
        case .opaque: .opaque
        }
    }
}

private struct RenderingScreen: View {
    @State private var choice = RenderingChoice.automatic
    @State private var isLocked = false
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Count \(count)").padding().glassSurface(.thinBadge)
            TitledSection("Follows the picker") { actions(in: 1) }
                .glassRendering(choice.rendering)
            TitledSection("Always automatic") { actions(in: 2) }
            Picker("Rendering", selection: $choice) {
                ForEach(RenderingChoice.allCases) { Text($0.rawValue).tag($0) }
            }
            Toggle("Locked", isOn: $isLocked)
        }
        .padding()
    }

    private func actions(in section: Int) -> some View {
        HStack {
            Button("Add \(section)") { count += 1 }
                .glassSurface(.primaryButton.fallback(.indigo))
            Button("Delete \(section)", role: .destructive) { count = 0 }
            Button("Large \(section)") { count += 10 }.controlSize(.large)
            Text("Panel \(section)").padding(8).glassSurface(.indigoPanel)
        }
        .glassSurface(.quiet)
        .disabled(isLocked)
    }
}

private struct TitledSection<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.caption)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

@MainActor @Suite("Program: looks before version 26, and a choice of the rendering", .ownRowClosures)
struct RenderingProgramTests {
    private func launch(on version: Int, _ change: (inout System) -> Void = { _ in }) -> Host {
        Place(version: version, device: .iPad).host(RenderingScreen(), change)
    }

    private func button(_ label: String, in app: Host) throws -> ShownButton {
        try #require(ShownButton(label, in: app))
    }

    private func surface(around text: String, in app: Host) throws -> DrawnSurface {
        try #require(DrawnSurface(around: text, in: app))
    }

    /// Whether a surface is an opaque gray, whatever its style is.
    private func isOpaqueGray(_ surface: DrawnSurface) -> Bool {
        guard let fill = surface.fill, surface.material == nil else { return false }
        return fill.opacity == 1 && abs(fill.red - fill.green) < 0.05 && abs(fill.green - fill.blue) < 0.05
    }

    @Test("Before version 26 each style has the look that it names", arguments: [17, 18])
    func fallbacks(version: Int) throws {
        let app = launch(on: version)
        #expect(try surface(around: "Count 0", in: app).material == "thin")
        for section in 1...2 {
            #expect(try surface(around: "Panel \(section)", in: app).fill == SRGBColor(.indigo))
            #expect(try button("Delete \(section)", in: app).surface?.material == "thick")
            #expect(try button("Large \(section)", in: app).surface?.material == "thick")
        }
    }

    @Test(
        "Before version 26 Add is filled with the color that its style names, under a legible label",
        arguments: [17, 18]
    )
    func primaryFallback(version: Int) throws {
        let app = launch(on: version)
        #expect(try button("Add 1", in: app).surface?.fill == SRGBColor(.indigo))
        let label = SRGBColor(try #require(app.foregroundColor(of: "Add 1")))
        #expect(label.contrastRatio(with: SRGBColor(.indigo)) >= 4.5)
    }

    @Test("From version 26 on all surfaces are glass, and Add is prominent", arguments: [26, 27])
    func glass(version: Int) throws {
        let app = launch(on: version)
        #expect(try surface(around: "Count 0", in: app).isGlass && surface(around: "Panel 1", in: app).isGlass)
        #expect(try button("Add 1", in: app).look == .prominentGlass)
        #expect(try button("Delete 1", in: app).look == .glass && button("Large 1", in: app).look == .glass)
    }

    @Test(
        "The material rendering gives its section the looks before version 26, and no other view",
        arguments: [26, 27]
    )
    func material(version: Int) throws {
        let app = launch(on: version)
        #expect(app.tap("material"))
        #expect(try button("Delete 1", in: app).surface?.material == "thick")
        #expect(try surface(around: "Panel 1", in: app).fill == SRGBColor(.indigo))
        #expect(try button("Add 1", in: app).look == .tintFill)
        #expect(try button("Delete 2", in: app).look == .glass && button("Add 2", in: app).look == .prominentGlass)
        #expect(try surface(around: "Panel 2", in: app).isGlass && surface(around: "Count 0", in: app).isGlass)
    }

    @Test("The opaque rendering wins over the look that a style names", arguments: versions)
    func opaque(version: Int) throws {
        let app = launch(on: version)
        #expect(app.tap("opaque"))
        for label in ["Delete 1", "Large 1", "Panel 1"] {
            #expect(try isOpaqueGray(surface(around: label, in: app)), "\(label)")
        }
        #expect(try button("Delete 2", in: app).look == (version < 26 ? .material : .glass))
    }

    @Test("Reduce Transparency wins over the look that a style names", arguments: [17, 18])
    func reduceTransparency(version: Int) throws {
        let app = launch(on: version) { $0.reduceTransparency = true }
        for label in ["Count 0", "Delete 1", "Large 2", "Panel 2"] {
            #expect(try isOpaqueGray(surface(around: label, in: app)), "\(label)")
        }
    }

    @Test("Increase Contrast gives each look that a style names a border of one point", arguments: [17, 18])
    func increaseContrast(version: Int) throws {
        let app = launch(on: version) { $0.contrast = .increased }
        for label in ["Count 0", "Delete 1", "Large 2", "Panel 2"] {
            let drawn = try surface(around: label, in: app)
            #expect(drawn.line != nil && drawn.borderWidth == 1, "\(label)")
        }
    }

    @Test(
        "A lock dims all buttons, which ignore taps, and leaves the panel and the badge as they are",
        arguments: versions
    )
    func locked(version: Int) throws {
        let app = launch(on: version)
        app.tap("Add 1")
        let before = try ["Count 1", "Panel 1", "Panel 2"].map { try surface(around: $0, in: app).description }
        #expect(app.tap("Locked"))
        for label in ["Add", "Delete", "Large"].flatMap({ ["\($0) 1", "\($0) 2"] }) {
            let shown = try button(label, in: app)
            #expect(!shown.isEnabled && (version >= 26 || shown.isFaded), "\(label)")
            #expect(!app.tap(label), "\(label)")
        }
        // The system dims the label.
        #expect(version < 26 || app.foregroundColor(of: "Delete 1") == .gray)
        #expect(app.texts.contains("Count 1"))
        #expect(try ["Count 1", "Panel 1", "Panel 2"].map { try surface(around: $0, in: app).description } == before)
    }

    @Test("Each button of both sections acts once per tap", arguments: versions)
    func actions(version: Int) {
        let app = launch(on: version)
        for label in ["Add 1", "Large 1", "Add 2", "Large 2"] { #expect(app.tap(label)) }
        #expect(app.texts.contains("Count 22"))
        #expect(app.tap("Delete 2"))
        #expect(app.texts.contains("Count 0"))
    }

    @Test("Delete has a red label in each rendering", arguments: versions, ["automatic", "material", "opaque"])
    func role(version: Int, rendering: String) throws {
        let app = launch(on: version)
        app.tap(rendering)
        #expect(try SRGBColor(#require(app.foregroundColor(of: "Delete 1"))).isReddish)
    }

    @Test("Large is higher than Delete", arguments: versions)
    func large(version: Int) throws {
        let app = launch(on: version)
        let large = try button("Large 1", in: app).frame.height
        #expect(try button("Delete 1", in: app).frame.height < large - 4)
    }

    @Test("Changing the rendering keeps the count and loses no tap", arguments: versions)
    func keptCount(version: Int) {
        let app = launch(on: version)
        for (turn, rendering) in ["material", "opaque", "automatic", "opaque"].enumerated() {
            #expect(app.tap("Add 1"))
            #expect(app.tap(rendering))
            #expect(app.texts.contains("Count \(turn + 1)"), "\(rendering)")
        }
    }
}
