import HeadlessHost
import SwiftUI
import Testing

/// A host knows which values of the environment its views used.
@MainActor @Suite struct EnvironmentUsageTests {
    @Test("A value counts as used once a view read it or set it, and only then")
    func use() {
        let host = Host(VStack { SchemeReader() }.dynamicTypeSize(.large))
        #expect(host.environmentUsage.includes { _ = $0.colorScheme })
        #expect(host.environmentUsage.includes { _ = $0.dynamicTypeSize })
        #expect(!host.environmentUsage.includes { _ = $0.colorSchemeContrast })
    }

    @Test("A changed environment reaches the view that reads it through those that only hand it on")
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
