import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

/// Surfaces and containers around a presenter, which a presentation resets although SwiftUI passes on the environment.
@MainActor @Suite struct GlassPresentationTests {
    enum Kind: CaseIterable, Sendable { case sheet, popover, cover }

    struct Presenting<Presented: View>: ViewModifier {
        let kind: Kind
        @Binding var isShown: Bool
        let presented: Presented

        func body(content: Content) -> some View {
            switch kind {
            case .sheet: content.sheet(isPresented: $isShown) { presented.glassSheet() }
            case .popover: content.popover(isPresented: $isShown) { presented.glassSheet() }
            case .cover: content.fullScreenCover(isPresented: $isShown) { presented.persistentBackground(.ocean) }
            }
        }
    }

    /// A card in a container. Its button presents a surface, which presents another.
    private struct App: View {
        @State private var isShown = false
        @State private var isDeeper = false
        let kind: Kind
        var log = Log()

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                    .modifier(Presenting(kind: kind, isShown: $isShown, presented: presented))
                Text("Nested").glassSurface()
            }
            .glassSurface(.card)
            .glassContainer()
        }

        private var presented: some View {
            VStack {
                Text("Surface").glassSurface()
                Button("Deeper") { isDeeper = true }
                    .modifier(Presenting(kind: kind, isShown: $isDeeper, presented: Text("Deep").glassSurface()))
                Text("Nested there").glassSurface()
            }
            .glassSurface(.card)
            .background { Probe(log: log) }
        }
    }

    @Test(
        "A surface in a presentation at any depth is not nested, and a surface on that surface is",
        arguments: Kind.allCases
    )
    func surfaces(kind: Kind) throws {
        for version in [17, 26] {
            let log = Log()
            let host = unreported { SeaGlassHostedTests.host(App(kind: kind, log: log), on: version) }
            func isFill(_ text: String) throws -> Bool {
                try #require(DrawnSurface(around: text, in: host)).fill != nil
            }
            #expect(try isFill("Nested"))
            unreported { _ = host.tap("Show") }
            #expect(try isFill("Nested there"))
            unreported { _ = host.tap("Deeper") }
            #expect(try !isFill("Deep"), "\(version)")
            #expect(try isFill("Nested there") && isFill("Nested"))
            let cards = host.elements.count { $0.glass?.variant == .regular }
            #expect(version < 26 ? host.materials == 3 : cards == 3)
            #expect(log.states.count == 1)
        }
    }

    @Test("A button in a popover from a card is glass", arguments: [17, 26])
    func button(version: Int) {
        struct App: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                        .popover(isPresented: $isShown) { Button("Play") {}.glassSurface(.interactive).glassSheet() }
                }
                .glassSurface(.card)
            }
        }
        let host = unreported { SeaGlassHostedTests.host(App(), on: version) }
        unreported { _ = host.tap("Show") }
        let styles = host.buttonStyles.filter { $0 != "custom" }
        #expect(styles == (version < 26 ? [] : ["glass"]))
        #expect(version >= 26 || host.materials == 2)
    }

    @Test("A sheet without a modifier of the library inherits the surface that presents it", arguments: [17, 26])
    func plainSheet(version: Int) throws {
        let sheet = Text("Card").sheet(isPresented: .constant(true)) { Text("Sheet").glassSurface() }
        let host = host(sheet.glassSurface(.card), on: version)
        #expect(try #require(DrawnSurface(around: "Sheet", in: host)).fill != nil)
        let around = Text("Card").glassSurface(.card).sheet(isPresented: .constant(true)) {
            Text("Sheet").glassSurface()
        }
        let other = SeaGlassHostedTests.host(around, on: version)
        #expect(try #require(DrawnSurface(around: "Sheet", in: other)).fill == nil)
    }

    @Test("The content of a container in a sheet presented from a container is made once", arguments: [17, 26])
    func container(version: Int) {
        struct App: View {
            @State private var isShown = false
            let log: Log
            var body: some View {
                HStack { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { sheet } }.glassContainer()
            }

            private var sheet: some View {
                HStack {
                    Probe(log: log)
                    Button {
                    } label: {
                        Probe(log: log)
                    }
                    .glassSurface(.interactive)
                }
                .glassContainer()
            }
        }
        let log = Log()
        let host = host(App(log: log), on: version)
        host.tap("Show")
        #expect((log.states.count, log.appearances, log.disappearances) == (2, 2, 0))
    }

    @Test("A sheet from a card with a boundary has glass", arguments: versions)
    func boundary(version: Int) throws {
        struct App: View {
            @State private var isPlaying = false
            var body: some View {
                Button("Open") { isPlaying = true }
                    .sheet(isPresented: $isPlaying) { player.presentationBoundary() }
                    .glassSurface(.card)
            }

            private var player: some View {
                VStack {
                    Text("Player").glassSurface()
                    Button("Play") {}.glassSurface(.interactive)
                }
            }
        }
        let host = host(App(), on: version)
        host.tap("Open")
        let surface = try #require(DrawnSurface(around: "Player", in: host))
        #expect(surface.fill == nil && surface.isDrawn)
        #expect(version < 26 || host.buttonStyles.last == "glass")
    }

    @Test("A view that is removed from a surface and inserted again is nested again", arguments: [17, 26])
    func back(version: Int) throws {
        struct App: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("Switch") { isShown.toggle() }
                    if isShown { Text("Surface").glassSurface() }
                }
                .glassSurface(.card)
            }
        }
        let host = unreported { SeaGlassHostedTests.host(App(), on: version) }
        unreported { _ = (host.tap("Switch"), host.tap("Switch")) }
        #expect(try #require(DrawnSurface(around: "Surface", in: host)).fill != nil)
    }

    @Test("A view inserted into a surface is nested immediately, and keeps its state", arguments: [17, 26])
    func later(version: Int) throws {
        struct App: View {
            @State private var isShown = false
            let log: Log
            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                    if isShown {
                        Button {
                        } label: {
                            Probe(log: log)
                            Text("Later")
                        }
                        .glassSurface(.interactive)
                    }
                }
                .glassSurface(.card)
            }
        }
        let log = Log()
        let host = unreported { SeaGlassHostedTests.host(App(log: log), on: version) }
        unreported { _ = host.tap("Show") }
        #expect(try #require(DrawnSurface(around: "Later", in: host)).fill != nil)
        #expect((log.states.count, log.appearances) == (1, 1))
    }
}
