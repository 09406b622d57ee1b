import HeadlessHost
import SwiftUI
import Testing

@testable import HeadlessPage

@MainActor @Suite struct PageSettingTests {
    @Test("Consecutive combinations of settings differ in one setting")
    func order() {
        let combinations = PageSetting.combinations.filter { $0.system.version == 18 }
        let order = combinations.indicesByOneChange
        #expect(order.first == 0)
        #expect(order.sorted() == Array(combinations.indices))
        for (index, next) in zip(order, order.dropFirst()) {
            let changes = zip(combinations[index].choices, combinations[next].choices).count { $0 != $1 }
            #expect(changes == 1)
        }
    }

    @Test("Each setting has its own evaluation, even if few views read the setting")
    func settings() async throws {
        let source = PageInstallation.Source(
            root: { Host(NavigationStack { SizeReader() }, system: $1, scene: $2) },
            stored: { _ in nil }
        )
        let graph = try await PageGraph(of: source, limit: 50)
        let screens = zip(PageSetting.combinations, graph.states[0].renderings).map { combination, rendering in
            (size: combination.system.dynamicTypeSize, screen: rendering.screen)
        }
        let distinct = Dictionary(grouping: screens, by: \.size).mapValues { Set($0.map(\.screen)) }
        #expect(distinct.count == 2)
        // At most one per system version, because the app reads no other setting.
        #expect(distinct.values.allSatisfy { $0.count <= 3 })
        #expect(Set(distinct.values.flatMap { $0 }).count > distinct.values.first!.count)
    }

    @Test("System versions that look alike under one combination of settings are rendered separately")
    func versions() async throws {
        struct Root: View {
            @Environment(\.colorScheme) private var colorScheme
            let version: Int
            var body: some View { NavigationStack { Text(colorScheme == .dark ? "\(version)" : "any") } }
        }
        let source = PageInstallation.Source(
            root: { _, system, scene in Host(Root(version: system.version), system: system, scene: scene) },
            stored: { _ in nil }
        )
        let graph = try await PageGraph(of: source, limit: 20)
        let dark = zip(PageSetting.combinations, graph.states[0].renderings).filter { $0.0.system.colorScheme == .dark }
        #expect(Set(dark.map(\.1.screen.node)).count == 3)
    }
}

private struct SizeReader: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(size)" as String) }
}
