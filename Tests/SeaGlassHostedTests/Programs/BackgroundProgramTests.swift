import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

// MARK: - A sign-in form and a stack over one picture

@MainActor @Observable private final class TideSession {
    var isSignedIn = false
    var message = ""

    func signIn(name: String, password: String) {
        message = password == "tide" ? "" : "Wrong password, \(name)"
        withAnimation { isSignedIn = message.isEmpty }
    }
}

private struct TideMoon: View {
    @State private var number = UUID()

    var body: some View {
        LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
            .overlay(alignment: .top) { Text("Moon \(number.uuidString)").font(.caption).padding(.top, 120) }
    }
}

private struct TideSignInForm: View {
    let session: TideSession
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                if !session.message.isEmpty { Text(session.message).foregroundStyle(.red) }
            }
            .transparentRow(.translucent)
            Button("Sign in") { session.signIn(name: name, password: password) }
                .glassSurface(.primaryButton.sizing(.flexible))
                .disabled(name.isEmpty || password.isEmpty)
                .transparentRow()
        }
        .transparentNavigationContainer()
    }
}

private struct TideHarbors: View {
    let session: TideSession

    var body: some View {
        NavigationStack {
            List(["Brest", "Dover", "Oban"], id: \.self) { harbor in
                NavigationLink(harbor, value: harbor).transparentRow(.translucent)
            }
            .navigationTitle("Harbors")
            .toolbar { Button("Sign out") { withAnimation { session.isSignedIn = false } } }
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: String.self) { Text("High water at \($0): 12:40") }
        }
    }
}

private struct TideApp: View {
    @State private var session = TideSession()

    var body: some View {
        Group {
            if session.isSignedIn { TideHarbors(session: session) } else { TideSignInForm(session: session) }
        }
        .persistentBackground { TideMoon() }
    }
}

@MainActor @Suite("Program: a sign-in form and a stack over one picture", .ownRowClosures) struct TideProgramTests {
    private func signIn(_ app: Host, password: String = "tide") {
        app.enter("Ann", into: "Name")
        app.enter(password, into: "Password")
        app.tap("Sign in")
    }

    /// The text of the picture behind all screens.
    private func moon(in app: Host) -> String? {
        app.nodes(of: TideMoon.self).first?.elements.flatMap(\.subtree).compactMap(\.text).first
    }

    @Test("The picture keeps its number when a person signs in and out", arguments: versions)
    func picture(version: Int) throws {
        let app = launch(TideApp(), on: version)
        let before = try #require(moon(in: app))
        signIn(app)
        #expect(app.texts.contains("Brest") && moon(in: app) == before)
        #expect(app.tap("Sign out"))
        #expect(app.texts.contains("Sign in") && moon(in: app) == before)
    }

    @Test("The form and the list show the picture", arguments: versions)
    func transparency(version: Int) throws {
        let app = launch(TideApp(), on: version)
        let form = try #require(app.nodes.first { $0.isListOrForm })
        #expect(form.scrollContentBackground == .hidden)
        signIn(app)
        for link in [nil, "Dover"] {
            if let link { #expect(app.tap(link)) }
            let screen = try #require(app.shownScreens.last)
            #expect(!screen.showsSystemBackground && screen.opaqueScrollBackgrounds.isEmpty)
            #expect(screen.opaqueRows.isEmpty)
        }
        #expect(app.texts.contains("High water at Dover: 12:40"))
    }

    @Test("Sign in is enabled once both fields have text", arguments: versions)
    func signInButton(version: Int) {
        let app = launch(TideApp(), on: version)
        #expect(ShownButton("Sign in", in: app)?.isEnabled == false && !app.tap("Sign in"))
        app.enter("Ann", into: "Name")
        #expect(ShownButton("Sign in", in: app)?.isEnabled == false)
        app.enter("tide", into: "Password")
        #expect(ShownButton("Sign in", in: app)?.isEnabled == true && app.tap("Sign in"))
        #expect(app.texts.contains("Oban"))
    }

    @Test("The failure is red", arguments: versions)
    func failure(version: Int) {
        let app = launch(TideApp(), on: version)
        signIn(app, password: "ebb")
        #expect(app.foregroundColor(of: "Wrong password, Ann") == .red && !app.texts.contains("Brest"))
    }

    #if DEBUG
    @Test("Nothing is reported, before and after the sign-in", arguments: versions)
    func noReport(version: Int) async {
        let reports = await reports(
            of: TideApp(),
            on: version,
            steps: [{ signIn($0) }, { $0.tap("Brest") }, { $0.swipeBack() }, { $0.tap("Sign out") }]
        )
        #expect(reports == [[], [], [], [], []])
    }
    #endif
}

// MARK: - A market with traits after its backgrounds

private enum MarketQuarter: String, CaseIterable, Identifiable {
    case fish = "Fish"
    case flowers = "Flowers"

    var id: Self { self }
    var palette: ColorPalette { self == .fish ? .ocean : .sunset }
    var symbol: String { self == .fish ? "fish" : "leaf" }
}

private enum MarketTab: Hashable {
    case quarter(MarketQuarter)
    case basket
}

private struct MarketStalls: View {
    let quarter: MarketQuarter
    let toBasket: @MainActor () -> Void

    var body: some View {
        List {
            ForEach(1...4, id: \.self) { number in
                NavigationLink("Stall \(number)", value: number)
                    .badge(number * 3)
                    .swipeActions(edge: .leading) { Button("Pin") {}.tint(.orange) }
                    .transparentRow(.translucent)
            }
            Button("To the basket", action: toBasket).transparentRow()
        }
        .navigationTitle(quarter.rawValue)
        .transparentNavigationContainer()
        .transparentNavigationDestination(for: Int.self) { [quarter] in Text("\(quarter.rawValue), stall \($0)") }
    }
}

private struct MarketApp: View {
    @State private var tab = MarketTab.quarter(.fish)
    @State private var basket = ["Cod", "Tulips"]

    var body: some View {
        TabView(selection: $tab) {
            ForEach(MarketQuarter.allCases) { quarter in
                NavigationStack { MarketStalls(quarter: quarter) { tab = .basket } }
                    .environment(\.colorScheme, quarter.palette.colorScheme(in: .light))
                    .persistentBackground(quarter.palette)
                    .tabItem { Label(quarter.rawValue, systemImage: quarter.symbol) }
                    .tag(MarketTab.quarter(quarter))
            }
            basketTab
        }
    }

    private var basketTab: some View {
        NavigationStack {
            List {
                ForEach(basket, id: \.self) { item in
                    Text(item)
                        .swipeActions { Button("Remove", role: .destructive) { basket.removeAll { $0 == item } } }
                        .transparentRow()
                }
            }
            .navigationTitle("Basket")
            .transparentNavigationContainer()
        }
        .persistentBackground(.midnight)
        .tabItem { Label("Basket", systemImage: "basket") }
        .tag(MarketTab.basket)
        .badge(basket.count)
    }
}

@MainActor @Suite("Program: a market with traits after its backgrounds", .ownRowClosures) struct MarketProgramTests {
    private func badges(in app: Host) -> [String] { app.elements.compactMap(\.tabItem?.badge) }

    @Test("Each of the three tabs has its label and its symbol", arguments: versions)
    func labels(version: Int) {
        let items = launch(MarketApp(), on: version).tabItems
        #expect(items.compactMap(\.labels.first) == ["Fish", "Flowers", "Basket"])
        #expect(items.allSatisfy { item in item.subtree.contains { $0.value is Image } })
    }

    @Test("A swipe on Remove takes one off the badge of the basket, which vanishes at 0", arguments: versions)
    func badge(version: Int) {
        let app = launch(MarketApp(), on: version)
        #expect(badges(in: app) == ["", "", "2"])
        app.selectTab(2)
        #expect(app.tap("Remove", inActionsOf: "Cod"))
        #expect(badges(in: app) == ["", "", "1"])
        #expect(app.tap("Remove", inActionsOf: "Tulips"))
        #expect(badges(in: app) == ["", "", ""])
    }

    @Test("A button of the first tab selects the basket by its tag", arguments: versions)
    func selection(version: Int) {
        let app = launch(MarketApp(), on: version)
        #expect(app.tap("To the basket"))
        #expect(app.tabItems.map(\.tabItem?.isSelected) == [false, false, true])
        #expect(app.texts.contains("Cod"))
    }

    @Test("A transparent row keeps its swipe action", arguments: versions)
    func swipeAction(version: Int) throws {
        let app = launch(MarketApp(), on: version)
        #expect(app.tap("Pin", inActionsOf: "Stall 1"))
        #expect(try #require(app.shownScreens.last).opaqueRows.isEmpty)
    }

    @Test("A tab keeps its stall while another tab is shown, and each tab has its palette", arguments: versions)
    func tabs(version: Int) {
        let app = launch(MarketApp(), on: version)
        #expect(app.tap("Stall 2"))
        var palettes: [ColorPalette?] = []
        for index in [1, 2, 0] {
            app.selectTab(index)
            palettes.append(app.shownScreens.last?.node.environment.colorPalette)
        }
        #expect(palettes == [.sunset, .midnight, .ocean])
        #expect(app.texts.contains("Fish, stall 2"))
    }

    #if DEBUG
    @Test("Nothing is reported, whichever tab is shown", arguments: versions)
    func noReport(version: Int) async {
        let reports = await reports(
            of: MarketApp(),
            on: version,
            steps: [{ $0.tap("Stall 1") }, { $0.selectTab(1) }, { $0.selectTab(2) }, { $0.selectTab(0) }]
        )
        #expect(reports == [[], [], [], [], []])
    }
    #endif
}

// MARK: - Controls on a dark palette in a light window

extension ColorPalette {
    fileprivate static let foundry = ColorPalette(
        id: "foundry",
        name: "Foundry",
        hexColors: ["#1A0B12", "#3A0F1E", "#12060A"],
        gradientOpacities: [1, 1]
    )
}

@MainActor @Observable private final class FoundryModel {
    var isLit = false
    var heat = 0.9
    var log: [String] = []
    var isOverheated: Bool { heat > 0.8 }
}

private struct FoundryDisplay: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        switch scheme {
        case .dark: Label("Night display", systemImage: "moon.fill")
        default: Label("Day display", systemImage: "sun.max")
        }
    }
}

private struct FoundryPanel: View {
    let model: FoundryModel

    var body: some View {
        List {
            Section("Furnace") {
                FoundryDisplay()
                Text(verbatim: "\(Int(model.heat * 100)) %")
                if model.isOverheated { Label("Overheated", systemImage: "flame").foregroundStyle(.red) }
                Button("Ignite") { model.isLit = true }.tint(.orange)
                Button("Emergency stop", role: .destructive) { model.isLit = false }
            }
            .transparentRow(.translucent)
            Section("Service") {
                Button("Open the hatch") { model.log.append("hatch") }.disabled(true)
                Toggle("Automatic feed", isOn: .constant(true)).disabled(true)
                NavigationLink("Log", value: "log")
            }
            .transparentRow()
        }
        .navigationTitle("Foundry")
        .transparentNavigationContainer()
        .transparentNavigationDestination(for: String.self) { [model] _ in
            VStack {
                FoundryDisplay()
                Text("\(model.log.count) entries")
            }
        }
    }
}

private struct FoundryApp: View {
    @State private var model = FoundryModel()

    var body: some View {
        NavigationStack { FoundryPanel(model: model) }
            .environment(\.colorScheme, ColorPalette.foundry.colorScheme(in: .light))
            .persistentBackground(.foundry)
    }
}

@MainActor @Suite("Program: controls on a dark palette in a light window", .ownRowClosures)
struct FoundryProgramTests {
    private func color(of text: String, in app: Host) throws -> SRGBColor {
        let label = try #require(app.elements.first { $0.text == text })
        return SRGBColor(try #require(app.foregroundColor(of: text)), in: label.node.environment)
    }

    @Test("Every screen sees a dark color scheme, in which labels and headers are light", arguments: versions)
    func scheme(version: Int) throws {
        let app = launch(FoundryApp(), on: version)
        #expect(app.texts.contains("Night display") && !app.texts.contains("Day display"))
        for label in ["Night display", "90 %"] { #expect(try color(of: label, in: app).red > 0.9, "\(label)") }
        #expect(app.tap("Log"))
        #expect(app.texts.contains("Night display") && !app.texts.contains("Day display"))
    }

    @Test("Red and orange controls keep their colors, as they are in dark appearance", arguments: versions)
    func controls(version: Int) throws {
        let app = launch(FoundryApp(), on: version)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(try color(of: "Emergency stop", in: app) == SRGBColor(.red, in: dark))
        #expect(try color(of: "Overheated", in: app) == SRGBColor(.red, in: dark))
        #expect(try color(of: "Ignite", in: app) == SRGBColor(.orange, in: dark))
    }

    @Test("A disabled row is dimmer than the others, and a tap on it does nothing", arguments: versions)
    func disabled(version: Int) throws {
        let app = launch(FoundryApp(), on: version)
        let label = try color(of: "90 %", in: app)
        for row in ["Open the hatch", "Automatic feed"] {
            #expect(try color(of: row, in: app).red < label.red - 0.2, "\(row)")
            #expect(!app.tap(row), "\(row)")
        }
        #expect(app.tap("Log") && app.texts.contains("0 entries"))
    }

    @Test("The background is drawn as in a light window", arguments: versions)
    func background(version: Int) {
        let app = launch(FoundryApp(), on: version)
        let light = BackgroundRecipe(palette: .foundry, style: .standard, colorScheme: .light)
        #expect(!app.drawnGradients.isEmpty && Set(app.drawnGradients).isSubset(of: light.drawnGradients))
    }
}

// MARK: - A reader whose themes flip the window

private enum ReaderTheme: String, CaseIterable, Identifiable {
    case paper = "Paper"
    case ink = "Ink"

    var id: Self { self }
    var palette: ColorPalette {
        switch self {
        case .paper:
            ColorPalette(id: "paper", name: "Paper", hexColors: ["#FBF3E4", "#F1E2C6"])
                .adaptive(dark: ColorPalette(id: "paper-night", name: "Paper", hexColors: ["#3A2F1E", "#241C10"]))
        case .ink:
            ColorPalette(
                id: "ink",
                name: "Ink",
                hexColors: ["#05060F", "#10142B", "#05060F"],
                gradientOpacities: [1, 1]
            )
        }
    }
}

@MainActor @Observable private final class ReaderModel { var theme = ReaderTheme.paper }

private struct ReaderSettings: View {
    @Bindable var model: ReaderModel
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false

    var body: some View {
        Form {
            Picker("Theme", selection: $model.theme) {
                ForEach(ReaderTheme.allCases) { Text($0.rawValue).tag($0) }
            }
            Button("Forget my notes", role: .destructive) { isAsking = true }
            Button("Done") { dismiss() }
        }
        .alert("Forget them?", isPresented: $isAsking) { Button("Forget", role: .destructive) {} }
    }
}

private struct ReaderArticle: View {
    let title: String
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.largeTitle)
            TextField("Note", text: $note)
        }
        .padding()
    }
}

private struct ReaderApp: View {
    @State private var isShowingSettings = false
    let model: ReaderModel

    var body: some View {
        NavigationStack {
            List(["On tides", "On ink"], id: \.self) { title in
                NavigationLink(title, value: title).transparentRow(.translucent)
            }
            .navigationTitle("Reader")
            .sheet(isPresented: $isShowingSettings) { ReaderSettings(model: model).presentationBoundary() }
            .toolbar { Button("Settings", systemImage: "gear") { isShowingSettings = true } }
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: String.self) { ReaderArticle(title: $0) }
        }
        .persistentBackground(model.theme.palette)
        .preferredColorScheme(model.theme.palette.colorScheme(in: .light))
    }
}

@MainActor @Suite("Program: a reader whose themes flip the window", .ownRowClosures) struct ReaderProgramTests {
    nonisolated private static let schemes: [ColorScheme] = [.light, .dark]

    private let model = ReaderModel()

    private func expectScheme(_ scheme: ColorScheme, in app: Host, _ step: String) {
        #expect(app.navigationScreens().first?.node.environment.colorScheme == scheme, "\(step)")
        #expect(app.presented?.environment.colorScheme == scheme, "\(step)")
        let expected = BackgroundRecipe(palette: model.theme.palette, style: .standard, colorScheme: scheme)
        #expect(!app.drawnGradients.isEmpty, "\(step)")
        #expect(Set(app.drawnGradients).isSubset(of: expected.drawnGradients), "\(step)")
    }

    @Test(
        "Ink makes list, background, sheet and alert dark, and Paper makes them light, in any appearance of the system",
        arguments: versions,
        schemes
    )
    func themes(version: Int, system: ColorScheme) {
        let app = launch(ReaderApp(model: model), on: version) { $0.colorScheme = system }
        #expect(app.tap("Settings"))
        expectScheme(.light, in: app, "first")
        for theme in [ReaderTheme.ink, .paper, .ink] {
            #expect(app.tap(theme.rawValue) && model.theme == theme)
            expectScheme(theme == .ink ? .dark : .light, in: app, theme.rawValue)
        }
        #expect(app.tap("Forget my notes") && app.texts.contains("Forget them?"))
        expectScheme(.dark, in: app, "alert")
    }

    @Test("An open article keeps its note while the theme changes", arguments: versions)
    func note(version: Int) {
        let app = launch(ReaderApp(model: model), on: version)
        #expect(app.tap("On tides") && app.enter("moon", into: "Note"))
        for theme in [ReaderTheme.ink, .paper] {
            unreported { _ = app.after { model.theme = theme } }
            #expect(app.texts.contains("On tides") && app.texts.contains("moon"))
        }
    }

    @Test("The form of the sheet has the system's background", arguments: versions)
    func form(version: Int) throws {
        let app = launch(ReaderApp(model: model), on: version)
        #expect(app.tap("Settings"))
        let form = try #require(app.presented?.subtree.first { $0.isListOrForm })
        #expect(form.scrollContentBackground == .automatic && form.environment.colorPalette == nil)
    }
}

// MARK: - A glass sheet with a forgotten screen

private enum RecipePart: Hashable { case prices }

private struct RecipeScheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light").foregroundStyle(.secondary) }
}

private struct RecipeSheet: View {
    let dish: String
    @Environment(\.dismiss) private var dismiss
    @State private var portions = 2
    @State private var showsAllergens = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Stepper("For \(portions)", value: $portions, in: 1...12)
                    RecipeScheme()
                    NavigationLink("Prices", value: RecipePart.prices)
                    Button("Allergens") { showsAllergens = true }
                }
                .transparentRow(.translucent)
                Button("Remove the recipe", role: .destructive) { dismiss() }
                    .transparentRow()
            }
            .navigationTitle(dish)
            .transparentNavigationContainer()
            .transparentNavigationDestination(isPresented: $showsAllergens) { Text("Nuts, milk") }
            .navigationDestination(for: RecipePart.self) { [portions] _ in
                List { Text("About \(portions * 3) crowns") }.navigationTitle("Prices")
            }
        }
        .glassSheet()
        .presentationDetents([.medium, .large])
    }
}

private struct RecipeDish: Identifiable {
    let name: String
    var id: String { name }
}

private struct RecipeApp: View {
    @State private var dish: RecipeDish?

    var body: some View {
        NavigationStack {
            List(["Soup", "Pie"].map(RecipeDish.init)) { each in
                Button(each.name) { dish = each }.transparentRow(.translucent)
            }
            .navigationTitle("Recipes")
            .transparentNavigationContainer()
            .sheet(item: $dish) { RecipeSheet(dish: $0.name) }
        }
        .environment(\.colorScheme, ColorPalette.midnight.colorScheme(in: .light))
        .persistentBackground(.midnight)
    }
}

@MainActor @Suite("Program: a glass sheet with a forgotten screen", .ownRowClosures) struct RecipeProgramTests {
    private func launchSheet(on version: Int, in window: ColorScheme = .light) -> Host {
        let app = launch(RecipeApp(), on: version) { $0.colorScheme = window }
        unreported { _ = app.tap("Soup") }
        return app
    }

    @Test("The list of the sheet and its transparent destination show the glass", arguments: [18, 26, 27])
    func glass(version: Int) throws {
        let app = launchSheet(on: version)
        for button in [nil, "Allergens"] {
            if let button { #expect(app.tap(button)) }
            let screen = try #require(app.shownScreens.last)
            #expect(screen.isContainerTransparent && screen.opaqueScrollBackgrounds.isEmpty, "\(button ?? "list")")
        }
        #expect(app.texts.contains("Nuts, milk"))
    }

    @Test("A translucent row on the glass is a plain fill, without a material", arguments: [18, 26, 27])
    func rows(version: Int) throws {
        let app = launchSheet(on: version)
        let rows = app.presented?.subtree.filter { $0.view is _ShapeView<Rectangle, TransparentRowFill> } ?? []
        let fills = rows.compactMap { row in
            (row.view as? _ShapeView<Rectangle, TransparentRowFill>)?.style.resolve(in: row.environment).unerased
        }
        #expect(fills.count > 1 && fills.allSatisfy { $0 is Color })
    }

    @Test("The forgotten destination is opaque", arguments: versions)
    func forgotten(version: Int) throws {
        let app = launchSheet(on: version)
        unreported { _ = app.tap("Prices") }
        let screen = try #require(app.shownScreens.last)
        #expect(app.texts.contains("About 6 crowns"))
        #expect(screen.showsSystemBackground && screen.opaqueScrollBackgrounds.count == 1)
    }

    @Test(
        "Labels in the sheet have the window's appearance, and a destructive button is red",
        arguments: versions,
        [ColorScheme.light, .dark]
    )
    func labels(version: Int, window: ColorScheme) {
        let app = launchSheet(on: version, in: window)
        #expect(app.texts.contains(window == .dark ? "dark" : "light"))
        #expect(app.foregroundColor(of: "Remove the recipe") == .red)
        #expect(app.tap("Remove the recipe") && app.presented == nil)
    }

    #if DEBUG
    @Test("The forgotten screen is reported once, and the transparent ones are not", arguments: [18, 26, 27])
    func report(version: Int) async throws {
        let reports = await reports(
            of: RecipeApp(),
            on: version,
            steps: [
                { $0.tap("Soup") },
                { $0.tap("Allergens") },
                { $0.swipeBack(inStack: 1) },
                { $0.tap("Prices") },
                { $0.swipeBack(inStack: 1) },
                { $0.tap("Prices") },
            ]
        )
        #expect(reports.map(\.count) == [0, 0, 0, 0, 1, 0, 0])
        let report = try #require(reports.joined().first)
        #expect(report.contains("glassSheet") && report.contains("transparentNavigationContainer()"))
    }

    @Test("On iOS 17, where no modifier shows the glass of a sheet, nothing is reported")
    func noReport() async {
        let reports = await reports(
            of: RecipeApp(),
            on: 17,
            steps: [{ $0.tap("Soup") }, { $0.tap("Allergens") }]
        )
        #expect(reports == [[], [], []])
    }
    #endif
}

// MARK: - An atlas in two columns

extension ColorPalette {
    fileprivate static let atlas = ColorPalette(id: "atlas", name: "Atlas", hexColors: ["#E8F1F2", "#B3EFB2"])
        .adaptive(dark: ColorPalette(id: "atlas-night", name: "Atlas", hexColors: ["#13293D", "#006494"]))
}

private enum AtlasChapter: String, CaseIterable, Identifiable {
    case rivers = "Rivers"
    case seas = "Seas"

    var id: Self { self }
    var places: [String] { self == .rivers ? ["Elbe", "Tagus", "Volga"] : ["Baltic", "Aral"] }
}

private struct AtlasPlaces: View {
    let chapter: AtlasChapter

    var body: some View {
        List(chapter.places, id: \.self) { place in
            NavigationLink(place, value: place).transparentRow(.translucent)
        }
        .navigationTitle(chapter.rawValue)
        .transparentNavigationContainer()
        .transparentNavigationDestination(for: String.self) { Text("Map of \($0)").font(.largeTitle) }
    }
}

private struct AtlasApp: View {
    @State private var chapter: AtlasChapter?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            sidebar
        } detail: {
            detail
        }
        .persistentBackground(.atlas, style: .standard.gradient(.mesh))
        .onChange(of: chapter) { column = chapter == nil ? .sidebar : .detail }
    }

    private var sidebar: some View {
        List(selection: $chapter) {
            ForEach(AtlasChapter.allCases) { chapter in
                Label(chapter.rawValue, systemImage: "map")
                    .tag(chapter)
                    .badge(chapter.places.count)
                    .transparentRow()
            }
        }
        .navigationTitle("Atlas")
        .transparentNavigationContainer()
    }

    @ViewBuilder private var detail: some View {
        switch chapter {
        case .rivers: NavigationStack { AtlasPlaces(chapter: .rivers) }.transparentNavigationContainer()
        case .seas: NavigationStack { AtlasPlaces(chapter: .seas) }
        case nil: Text("Choose a chapter").transparentNavigationContainer()
        }
    }
}

@MainActor @Suite("Program: an atlas in two columns", .ownRowClosures) struct AtlasProgramTests {
    nonisolated private static let systems = [18, 26, 27]

    private func expectTransparent(_ screen: Screen?, _ palette: ColorPalette = .atlas) throws {
        let screen = try #require(screen)
        #expect(screen.isContainerTransparent && screen.opaqueScrollBackgrounds.isEmpty && screen.opaqueRows.isEmpty)
        #expect(screen.node.environment.colorPalette == palette)
    }

    @Test("Beside the sidebar the detail's stack and a pushed place show the palette", arguments: systems)
    func columns(version: Int) throws {
        let app = launch(AtlasApp(), on: version) { $0.device = .iPad }
        #expect(app.texts.contains("Choose a chapter") && app.tap("Rivers"))
        try expectTransparent(app.shownScreens.last)
        #expect(app.tap("Elbe"))
        try expectTransparent(app.shownScreens.last)
        #expect(app.texts.contains("Map of Elbe") && app.texts.contains("Seas"))
        #expect(app.swipeBack() && app.texts.contains("Tagus"), "The sidebar's selection stays.")
        let split = try #require(app.nodes.first { "\(type(of: $0.view))".hasPrefix("NavigationSplitView") })
        let columns = split.children.compactMap(\.containerBackgrounds)
        #expect(columns.count { $0.keys.sorted() == ["navigation", "navigationSplitView"] } == 2)
    }

    @Test(
        "In a narrow window a stack with the modifier shows the palette, and one without is opaque",
        arguments: systems
    )
    func collapsed(version: Int) throws {
        for chapter in AtlasChapter.allCases {
            let app = launch(AtlasApp(), on: version)
            #expect(app.tap(chapter.rawValue))
            let column = try #require(app.navigationScreens().last)
            #expect(app.navigationScreens().count == 2 && app.texts.contains(chapter.places[0]))
            #expect(column.isContainerTransparent == (chapter == .rivers), "\(chapter)")
            try expectTransparent(app.shownScreens.last)
        }
    }

    @Test("In a dark window the palette has its dark colors, and labels follow", arguments: systems)
    func dark(version: Int) throws {
        let app = launch(AtlasApp(), on: version) {
            $0.device = .iPad
            $0.colorScheme = .dark
        }
        let style = PersistentBackgroundStyle.standard.gradient(.mesh)
        let recipe = BackgroundRecipe(palette: .atlas, style: style, colorScheme: .dark)
        let meshes = app.meshGradients.map(\.colors)
        let gradients = Set(app.drawnGradients)
        #expect(meshes == (version < 18 ? [] : [recipe.mesh.colors.map { recipe.overGrain($0).color }]))
        #expect(gradients.isEmpty == (version >= 18))
        let label = try #require(app.elements.first { $0.text == "Rivers" })
        #expect(label.node.environment.colorScheme == .dark)
    }

    #if DEBUG
    // An opaque stack with transparent screens in a collapsed column is not reported: no public way tells of it.
    @Test(
        "Nothing is reported, side by side or collapsed",
        arguments: systems,
        [Device.iPad, .iPhone17Pro]
    )
    func noReport(version: Int, device: Device) async {
        for chapter in AtlasChapter.allCases {
            let reports = await reports(
                of: AtlasApp(),
                on: version,
                { $0.device = device },
                steps: [{ $0.tap(chapter.rawValue) }, { $0.tap(chapter.places[0]) }]
            )
            #expect(reports == [[], [], []], "\(chapter)")
        }
    }
    #endif
}

// MARK: - Walks over a picture that screens paint

private struct LanternSky: View {
    @State private var id = UUID()
    let lanterns: Int

    var body: some View {
        ZStack {
            LinearGradient(colors: [.black, .purple], startPoint: .top, endPoint: .bottom)
            Text("\(lanterns) lanterns in \(id.uuidString)")
        }
    }
}

private struct LanternWalk: View {
    let name: String

    var body: some View {
        List(1...3, id: \.self) { stop in
            NavigationLink("\(name), stop \(stop)", value: "\(name) \(stop)")
                .transparentRow()
        }
        .navigationTitle(name)
    }
}

private struct LanternApp: View {
    @State private var lanterns = 1
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            LanternWalk(name: "Quay")
                .toolbar { ToolbarItem(placement: .primaryAction) { Button("Light one") { lanterns += 1 } } }
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: String.self) { LanternWalk(name: $0) }
        }
        .environment(\.colorScheme, .dark)
        .persistentBackground(screens: .painted) { LanternSky(lanterns: lanterns) }
        .overlay(alignment: .bottom) { counter }
    }

    private var counter: some View {
        Button("\(lanterns) lit") { lanterns += 1 }
            .glassSurface(.interactive)
            .padding()
    }
}

@MainActor @Suite("Program: walks over a picture that screens paint", .ownRowClosures) struct LanternProgramTests {
    /// The texts of the picture and of its copies, on covered screens too.
    private func skies(in app: Host) -> [String] {
        app.nodes(of: LanternSky.self).compactMap { sky in
            sky.elements.flatMap(\.subtree).compactMap(\.text).first
        }
    }

    private func ids(in app: Host) -> [String] {
        skies(in: app).compactMap { sky in sky.split(separator: " ").last.map { String($0) } }
    }

    @Test("Each screen paints the picture, so that the rows of two screens do not show through", arguments: versions)
    func painted(version: Int) {
        let app = launch(LanternApp(), on: version)
        #expect(app.tap("Quay, stop 1"))
        #expect(app.navigationScreens().map(\.isPaintedOver) == [true, true])
        #expect(app.navigationScreens().allSatisfy { !$0.isContainerTransparent && $0.opaqueRows.isEmpty })
    }

    @Test(
        "Another lantern is in every copy at once, and no walk is evaluated for it",
        .countsEvaluations,
        arguments: versions
    )
    func lanterns(version: Int) {
        let app = launch(LanternApp(), on: version)
        #expect(app.tap("Light one"))
        #expect(app.tap("Quay, stop 1"))
        #expect(skies(in: app).count { $0.hasPrefix("2 lanterns") } == 3)
        let walks = app.nodes(of: LanternWalk.self)
        let before = walks.map(\.evaluations)
        #expect(walks.count == 2 && app.tap("2 lit"))
        #expect(skies(in: app).count { $0.hasPrefix("3 lanterns") } == 3)
        #expect(walks.map(\.evaluations) == before)
    }

    @Test("Each copy of the picture keeps its state while lanterns change", arguments: versions)
    func states(version: Int) {
        let app = launch(LanternApp(), on: version)
        #expect(app.tap("Quay, stop 1"))
        let before = ids(in: app)
        #expect(before.count == 3)
        #expect(app.tap("1 lit") && ids(in: app) == before)
    }
}

// MARK: - A sketch pad with bars at two edges

extension View {
    // Without a warning: the modifiers of the library are not isolated, as SwiftUI's are not.
    nonisolated fileprivate func panel() -> some View { padding().glassSurface(.card) }

    nonisolated fileprivate func sketchScreen(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title).transparentNavigationContainer()
    }

    nonisolated fileprivate func onSketchPaper(_ palette: ColorPalette) -> some View {
        environment(\.colorScheme, palette.colorScheme(in: .light)).persistentBackground(palette)
    }
}

private enum SketchTool: String, CaseIterable, Identifiable {
    case pencil, eraser, scissors

    var id: Self { self }
}

private struct SketchToolRail: View {
    @Binding var tool: SketchTool

    var body: some View {
        VStack(spacing: 12) {
            ForEach(SketchTool.allCases) { each in
                Button(each.rawValue, systemImage: each.rawValue) { tool = each }
                    .labelStyle(.iconOnly)
                    .disabled(each == tool)
            }
        }
        .glassSurface(.interactive)
    }
}

private struct SketchPad: View {
    @State private var tool = SketchTool.pencil
    @State private var ink = Color.red

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Text("Tool: \(tool.rawValue)").panel()
                SketchCanvas(ink: ink)
                NavigationLink("Open sketch 7", value: 7)
            }
            .frame(maxWidth: .infinity)
        }
        .glassBar(edge: .leading, alignment: .top, spacing: 12) { SketchToolRail(tool: $tool) }
        .glassBar(edge: .bottom, alignment: .trailing, spacing: 4) { colors }
        .sketchScreen("Sketches")
        .transparentNavigationDestination(for: Int.self) { Text("Sketch \($0)").panel() }
    }

    private var colors: some View {
        HStack {
            Button("Red") { ink = .red }.tint(.red)
            Button("Blue") { ink = .blue }.tint(.blue)
            Button("Clear", role: .destructive) { ink = .clear }
        }
    }
}

private struct SketchCanvas: View {
    let ink: Color

    var body: some View { RoundedRectangle(cornerRadius: 8).fill(ink).frame(height: 300) }
}

private struct SketchApp: View {
    var body: some View { NavigationStack { SketchPad() }.onSketchPaper(.monochrome) }
}

@MainActor @Suite("Program: a sketch pad with bars at two edges", .ownRowClosures) struct SketchProgramTests {
    private let tools = ["pencil", "eraser", "scissors"]

    private func frames(of labels: [String], in app: Host) throws -> [CGRect] {
        try labels.map { try #require(ShownButton($0, in: app)).frame }
    }

    private func canvas(in app: Host) throws -> CGRect {
        let canvas = try #require(app.nodes(of: SketchCanvas.self).first)
        let shape = try #require(canvas.elements.flatMap(\.subtree).first { $0.shape != nil })
        return try #require(app.frame(of: shape))
    }

    @Test(
        "The canvas begins 8 points beside the rail at the leading edge, and nothing of it is under the rail",
        arguments: versions,
        [LayoutDirection.leftToRight, .rightToLeft]
    )
    func rail(version: Int, direction: LayoutDirection) throws {
        let app = launch(SketchApp(), on: version) { $0.layoutDirection = direction }
        let tools = try frames(of: tools, in: app)
        let rail = tools.reduce(CGRect.null) { $0.union($1) }
        let canvas = try canvas(in: app)
        if direction == .leftToRight {
            #expect(rail.minX < 1 && abs(canvas.minX - rail.maxX - 12) < 0.5)
        } else {
            #expect(rail.maxX > CGFloat(app.system.width) - 1 && abs(rail.minX - canvas.maxX - 12) < 0.5)
        }
        #expect(tools.allSatisfy { !$0.intersects(canvas) })
    }

    @Test("The tools begin at the top of the rail", arguments: versions)
    func railAlignment(version: Int) throws {
        let app = launch(SketchApp(), on: version)
        let tools = try frames(of: tools, in: app)
        let card = try #require(app.frame(of: "Tool: pencil"))
        #expect(zip(tools, tools.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
        #expect(tools[0].minY < card.maxY && tools[2].maxY < CGFloat(app.system.height) / 2)
    }

    @Test(
        "The colors of the bottom bar are at the trailing side",
        arguments: versions,
        [LayoutDirection.leftToRight, .rightToLeft]
    )
    func colors(version: Int, direction: LayoutDirection) throws {
        let app = launch(SketchApp(), on: version) { $0.layoutDirection = direction }
        let bar = try frames(of: ["Red", "Blue", "Clear"], in: app).reduce(CGRect.null) { $0.union($1) }
        let width = CGFloat(app.system.width)
        #expect(direction == .leftToRight ? bar.maxX > width - 20 : bar.minX < 20)
        #expect(direction == .leftToRight ? bar.minX > width / 3 : bar.maxX < width * 2 / 3)
        #expect(bar.minY > CGFloat(app.system.height) * 0.8)
    }

    @Test("Both bars are gone while a sketch is pushed, and back with the chosen tool", arguments: versions)
    func push(version: Int) {
        let app = launch(SketchApp(), on: version)
        #expect(app.tap("eraser") && app.texts.contains("Tool: eraser"))
        #expect(app.tap("Open sketch 7") && app.texts.contains("Sketch 7"))
        #expect((tools + ["Red"]).allSatisfy { ShownButton($0, in: app) == nil })
        #expect(app.swipeBack() && app.texts.contains("Tool: eraser"))
        #expect((tools + ["Red"]).allSatisfy { ShownButton($0, in: app) != nil })
        #expect(ShownButton("eraser", in: app)?.isEnabled == false)
    }

    @Test("The card of the tool is one surface with one label", arguments: versions)
    func card(version: Int) throws {
        let app = launch(SketchApp(), on: version)
        let card = try #require(DrawnSurface(around: "Tool: pencil", in: app))
        #expect(version < 26 ? card.material == "regular" : card.isGlass)
        #expect(card.hasOutline(.rect(cornerRadius: 16)))
        let glass = app.elements.filter { $0.glass != nil && $0.labels.contains("Tool: pencil") }
        #expect(glass.map(\.labels) == (version < 26 ? [] : [["Tool: pencil"]]))
    }
}

// MARK: - A diary whose screens were all forgotten

private enum GardenPage { case card, beds }

@MainActor @Observable private final class GardenDiary {
    var page: GardenPage
    var isEvening = false

    init(startsOnCard: Bool) { page = startsOnCard ? .card : .beds }
}

private struct GardenCard: View {
    @Environment(GardenDiary.self) private var diary

    var body: some View {
        VStack(spacing: 12) {
            Text("Good morning").font(.title)
            Button("Beds") { diary.page = .beds }
        }
        .padding()
        .glassSurface(.card)
    }
}

private struct GardenBeds: View {
    var body: some View {
        NavigationStack {
            List(["Herbs", "Roses", "Beans"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Beds")
                .navigationDestination(for: String.self) { Text("\($0): watered") }
        }
    }
}

private struct GardenRoot: View {
    @Environment(GardenDiary.self) private var diary

    var body: some View {
        switch diary.page {
        case .card: GardenCard()
        case .beds: GardenBeds()
        }
    }
}

private struct GardenApp: View {
    let diary: GardenDiary

    var body: some View {
        GardenRoot()
            .persistentBackground(diary.isEvening ? .midnight : .sunset)
            .environment(diary)
    }
}

@MainActor @Suite("Program: a diary whose screens were all forgotten", .ownRowClosures) struct GardenProgramTests {
    @Test("A stack hides the palette, and a card without a stack stands on it", arguments: versions)
    func visibility(version: Int) throws {
        let app = launch(GardenApp(diary: GardenDiary(startsOnCard: true)), on: version)
        #expect(app.background != nil && app.navigationScreens().isEmpty)
        #expect(app.coveredBy("Good morning").contains { $0.element.value is LinearGradient })
        #expect(app.tap("Beds"))
        #expect(try #require(app.navigationScreens().first).showsSystemBackground)
    }

    @Test("The page and the pushed bed stay when the palette changes", arguments: versions)
    func palette(version: Int) {
        let diary = GardenDiary(startsOnCard: true)
        let app = launch(GardenApp(diary: diary), on: version)
        #expect(app.tap("Beds") && app.tap("Roses"))
        unreported { _ = app.after { diary.isEvening = true } }
        #expect(app.texts.contains("Roses: watered") && app.navigationScreens().count == 2)
        #expect(app.navigationScreens().last?.node.environment.colorPalette == .midnight)
    }

    #if DEBUG
    @Test(
        "One report says that a stack inside would hide the background, whether there is one or not",
        arguments: versions,
        [false, true]
    )
    func report(version: Int, startsOnCard: Bool) async throws {
        let reports = await reports(of: GardenApp(diary: GardenDiary(startsOnCard: startsOnCard)), on: version)
        let report = try #require(reports.joined().first)
        #expect(reports.map(\.count) == [1])
        #expect(report.contains("If a NavigationStack is inside"))
        #expect(report.contains("Add transparentNavigationContainer() to each screen"))
    }

    @Test("No second report comes after another page, a push or a pop", arguments: versions)
    func oneReport(version: Int) async {
        let reports = await reports(
            of: GardenApp(diary: GardenDiary(startsOnCard: true)),
            on: version,
            steps: [{ $0.tap("Beds") }, { $0.tap("Herbs") }, { $0.swipeBack() }]
        )
        #expect(reports.map(\.count) == [1, 0, 0, 0])
    }

    @Test("Where containers draw nothing, as on macOS, nothing is reported", arguments: [false, true])
    func seeThrough(startsOnCard: Bool) async {
        for capabilities in [PlatformCapabilities.seeThrough, .vision] {
            let app = GardenApp(diary: GardenDiary(startsOnCard: startsOnCard))
            let reports = await reports(of: app.environment(\.platformCapabilities, capabilities), on: 26)
            #expect(reports == [[]])
        }
    }
    #endif
}

// MARK: - Ferries with an opaque screen in between

private struct FerryRoute: Hashable { var name: String }
private struct FerryStop: Hashable { var number: Int }
private enum FerryPage: Hashable { case map, tickets }

@MainActor @Observable private final class FerryOffice { var tickets: [String] = [] }

private struct FerryRouteScreen: View {
    let route: FerryRoute
    @State private var note = ""

    var body: some View {
        Form {
            TextField("Note", text: $note)
            ForEach(1...3, id: \.self) { NavigationLink("Stop \($0)", value: FerryStop(number: $0)) }
        }
        .navigationTitle(route.name)
    }
}

private struct FerryTickets: View {
    let office: FerryOffice

    var body: some View { content.navigationTitle("Tickets") }

    @ViewBuilder private var content: some View {
        if office.tickets.isEmpty {
            ProgressView()
        } else {
            List(office.tickets, id: \.self) { Text($0).transparentRow(.translucent) }
                .transparentNavigationContainer()
        }
    }
}

private struct FerryApp: View {
    @State private var path = NavigationPath()
    let office: FerryOffice

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Island route", value: FerryRoute(name: "Route")).transparentRow(.translucent)
                NavigationLink("Map", value: FerryPage.map).transparentRow()
                NavigationLink("Tickets", value: FerryPage.tickets).transparentRow()
            }
            .navigationTitle("Ferries")
            .transparentNavigationContainer()
            .navigationDestination(for: FerryRoute.self) { FerryRouteScreen(route: $0) }
            .navigationDestination(for: FerryPage.self) { [office] page in
                switch page {
                case .map: Image(systemName: "map").font(.largeTitle).transparentNavigationContainer(false)
                case .tickets: FerryTickets(office: office)
                }
            }
            .transparentNavigationDestination(for: FerryStop.self) { Text("Pier \($0.number)") }
        }
        .persistentBackground(.ocean)
    }
}

@MainActor @Suite("Program: ferries with an opaque screen in between", .ownRowClosures) struct FerryProgramTests {
    private let office = FerryOffice()

    private func launched(on version: Int, _ links: String...) -> Host {
        let app = launch(FerryApp(office: office), on: version)
        unreported { for link in links { #expect(app.tap(link), "\(link)") } }
        return app
    }

    @Test("The forgotten screen is opaque, and the one pushed from it shows the palette", arguments: versions)
    func route(version: Int) throws {
        let app = launched(on: version, "Island route")
        #expect(try #require(app.shownScreens.last).showsSystemBackground)
        #expect(app.tap("Stop 2") && app.texts.contains("Pier 2"))
        #expect(try !#require(app.shownScreens.last).showsSystemBackground)
    }

    @Test("A screen that is opaque on purpose is opaque", arguments: versions)
    func map(version: Int) throws {
        #expect(try #require(launched(on: version, "Map").shownScreens.last).showsSystemBackground)
    }

    @Test("A screen that shows its list late shows the palette then", arguments: versions)
    func tickets(version: Int) throws {
        let app = launched(on: version, "Tickets")
        #expect(try #require(app.shownScreens.last).showsSystemBackground)
        app.after { office.tickets = ["Single", "Return"] }
        let screen = try #require(app.shownScreens.last)
        #expect(app.texts.contains("Return") && screen.opaqueScrollBackgrounds.isEmpty)
        #expect(!screen.showsSystemBackground && screen.opaqueRows.isEmpty)
    }

    @Test("A note survives a push and a pop", arguments: versions)
    func note(version: Int) {
        let app = launched(on: version, "Island route")
        #expect(app.enter("rain", into: "Note") && app.tap("Stop 1"))
        #expect(!app.texts.contains("rain") && app.swipeBack() && app.texts.contains("rain"))
    }

    #if DEBUG
    @Test(
        "A forgotten screen is reported once, and once more after the transparent screen that was pushed from it",
        arguments: versions
    )
    func forgottenRoute(version: Int) async throws {
        let reports = await reports(
            of: FerryApp(office: office),
            on: version,
            steps: [
                { $0.tap("Island route") },
                { $0.tap("Stop 1") },
                { $0.swipeBack() },
                { $0.swipeBack() },
                { $0.tap("Island route") },
            ]
        )
        // The second report is that the screen after "Stop 1" hides the background.
        #expect(reports.map(\.count) == [0, 1, 0, 1, 0, 0])
        #expect(reports.joined().allSatisfy { $0.contains("The screen after") })
    }

    @Test("A screen that is opaque on purpose is never reported", arguments: versions)
    func opaqueMap(version: Int) async {
        let reports = await reports(
            of: FerryApp(office: office),
            on: version,
            steps: [{ $0.tap("Map") }, { $0.swipeBack() }, { $0.tap("Map") }]
        )
        #expect(reports == [[], [], [], []])
    }

    @Test("A report of a screen that shows its list late says that the screen may be loading", arguments: versions)
    func lateTickets(version: Int) async throws {
        let reports = await reports(
            of: FerryApp(office: office),
            on: version,
            steps: [{ $0.tap("Tickets") }, { [office] app in app.after { office.tickets = ["Single"] } }]
        )
        #expect(reports.map(\.count) == [0, 1, 0])
        #expect(try #require(reports.joined().first).contains("while it is loading"))
    }
    #endif
}

// MARK: - Tools

/// Hosts a program in the window of a phone, unless the change chooses another device. Its reports are not logged.
@MainActor private func launch(
    _ program: some View,
    on version: Int,
    _ change: (inout System) -> Void = { _ in }
) -> Host {
    unreported { Place(version: version, device: .iPhone17Pro).host(program, change) }
}

#if DEBUG
/// Returns the reports about a program: those after its launch, then those after each step. A moment passes after each.
@MainActor private func reports(
    of program: some View,
    on version: Int,
    _ change: (inout System) -> Void = { _ in },
    steps: [@MainActor (Host) -> Void] = []
) async -> [[String]] {
    let messages = Locked<[String]>([])
    let recorder: @Sendable (String) -> Void = { message in messages.withLock { $0.append(message) } }
    // A check runs in a task, so it runs after the changes of the step that started the task.
    let moment: @MainActor @Sendable () async -> Void = {}
    return await BackgroundAudit.$moment.withValue(moment) {
        await Diagnostics.$recorder.withValue(recorder) {
            let app = Place(version: version, device: .iPhone17Pro).host(program, change)
            var reports = [await newMessages(in: messages, of: app)]
            for step in steps {
                step(app)
                reports.append(await newMessages(in: messages, of: app))
            }
            return reports
        }
    }
}

/// Waits for the tasks of a step, then takes the messages that they reported.
@MainActor private func newMessages(in messages: Locked<[String]>, of app: Host) async -> [String] {
    for _ in 0..<10 {
        await app.settleTasks()
        await Task.detached {}.value
    }
    return messages.withLock { messages in
        defer { messages = [] }
        return messages
    }
}
#endif
