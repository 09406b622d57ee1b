import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass

#if DEBUG
@MainActor @Suite struct GlassReportTests {
    private func reports(_ view: some View, on version: Int = 26, then act: (Host) -> Void = { _ in }) async -> [String]
    {
        await TestSupport.reports(awaiting: { act(host(view, on: version)) })
    }

    @Test("A surface in a surface is reported once, with its place and the remedy", arguments: versions)
    func nested(version: Int) async throws {
        struct App: View {
            @State private var step = 0
            var body: some View {
                VStack {
                    Text("\(step)").glassSurface(step % 2 == 0 ? .regular : .clear, fileID: "App/Card.swift", line: 7)
                }
                .glassSurface(.card)
                Button("Step") { step += 1 }
            }
        }
        let reports = await reports(App(), on: version) { host in
            for _ in 0..<3 { host.tap("Step") }
            host.system.colorScheme = .dark
        }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("App/Card.swift:7"))
        #expect(report.contains("glassContainer"))
    }

    @Test("A button in a surface is reported too", arguments: versions)
    func button(version: Int) async {
        let view = VStack { Button("a") {}.glassSurface() }.glassSurface(.card)
        #expect(await reports(view, on: version).count == 1)
    }

    @Test("Neighbors, containers, disabled surfaces and sheets are not reported", arguments: versions)
    func apart(version: Int) async {
        let neighbors = HStack {
            Text("a").glassSurface()
            Button("b") {}.glassSurface()
        }.glassContainer()
        #expect(await reports(neighbors, on: version).isEmpty)
        let off = VStack { Text("a").glassSurface() }.glassSurface(.card, isEnabled: false)
        #expect(await reports(off, on: version).isEmpty)
        let inner = VStack { Text("a").glassSurface(isEnabled: false) }.glassSurface(.card)
        #expect(await reports(inner, on: version).isEmpty)
        let button = VStack { Button("a") {}.glassSurface(isEnabled: false) }.glassSurface(.card)
        #expect(await reports(button, on: version).isEmpty)
        #expect(await reports(Presenting(), on: version) { $0.tap("Show") }.isEmpty)
    }

    private struct Presenting: View {
        @State private var isShown = false
        var body: some View {
            VStack { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("a").glassSurface() } }
                .glassSurface(.card)
        }
    }

    @Test("A surface on a list, a form or a scroll view is reported and still drawn")
    func content() async {
        #expect(await reports(List { Text("Surface") }.glassSurface()).first?.contains("a list is content") == true)
        #expect(await reports(Form { Text("a") }.glassSurface(.card)).first?.contains("a form is content") == true)
        let scroll = ScrollView { Text("a") }.glassSurface(in: .circle)
        #expect(await reports(scroll).first?.contains("a scroll view is content") == true)
        let modified = List { Text("a") }.padding().disabled(true).glassSurface()
        #expect(await reports(modified).first?.contains("a list is content") == true)
        let list = List { Text("Surface") }.glassSurface()
        let host = unreported { SeaGlassHostedTests.host(list) }
        #expect(DrawnSurface(around: "Surface", in: host)?.isGlass == true)
        #expect(await reports(VStack { Text("a") }.glassSurface()).isEmpty)
    }

    @Test("A button on an interactive surface is reported once, with the modifier, its place and the remedy")
    func interactive() async throws {
        struct PlayButton: View {
            @State private var step = 0
            var body: some View { Button("Step \(step)") { step += 1 } }
        }
        let view = PlayButton().glassSurface(.interactive, in: .circle, fileID: "App/Player.swift", line: 9)
        let reports = await reports(view) { host in for step in 0..<3 { host.tap("Step \(step)") } }
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.contains("glassSurface at App/Player.swift:9"))
        #expect(report.contains(".buttonStyle(.seaGlass(…))"))
        #expect(report.contains("on the button itself"))
    }

    @Test("A button with its own surface, or on a surface that is not interactive, is not reported")
    func notInteractive() async {
        #expect(await reports(Button("a") {}.padding().glassSurface(.interactive)).isEmpty)
        #expect(await reports(HStack { Button("a") {} }.glassSurface(.card)).isEmpty)
        #expect(await reports(HStack { Button("a") {} }.glassSurface(.interactive, isEnabled: false)).isEmpty)
        #expect(await reports(HStack { Button("a") {} }.buttonStyle(.seaGlass(.interactive))).isEmpty)
        #expect(await reports(HStack { Text("a") }.glassSurface(.interactive)).isEmpty)
    }
}
#endif
