import HeadlessHost
import SwiftUI
import Testing

/// The host records which environment values its views use.
@MainActor @Suite struct EnvironmentUsageTests {
    @Test("A value is recorded as used once a view reads or sets it")
    func use() {
        let host = Host(VStack { SchemeReader() }.dynamicTypeSize(.large))
        #expect(host.environmentUsage.includes { _ = $0.colorScheme })
        #expect(host.environmentUsage.includes { _ = $0.dynamicTypeSize })
        #expect(!host.environmentUsage.includes { _ = $0.colorSchemeContrast })
    }

    @Test("A changed environment reaches a view through ancestors that don't read it")
    func propagation() {
        let host = Host(VStack { Group { HStack { SchemeReader() }.padding() } })
        #expect(host.texts == ["light"])
        host.system.colorScheme = .dark
        #expect(host.texts == ["dark"])
        #expect(host.nodes(of: SchemeReader.self).map(\.evaluations) == [2])
    }
}

private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(scheme)" as String) }
}
