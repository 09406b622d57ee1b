import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

@MainActor @Suite struct TransparentRowTests {
    @Test("Rows have the system's opaque background unless they are transparent", arguments: versions)
    func rows(version: Int) throws {
        let view = NavigationStack {
            List {
                Text("System")
                Text("Clear").transparentRow()
                Section("Materials") { ForEach(0..<3) { @Sendable in Text("Material \($0)") } }
                    .transparentRow(.material)
            }
            .transparentNavigationContainer()
        }
        let host = host(view.persistentBackground(.ocean), on: version)
        let screen = try #require(host.navigationScreens().first)
        #expect(screen.opaqueRows.count == 1)
    }

    @Test("A clear row draws nothing, and a material row the regular material")
    func styles() {
        #expect(fill(.clear) as? Color == .clear)
        #expect((fill(.material) as? Material)?.thickness == .regular)
    }

    @Test(
        "A row with a prominent background, as when selected, draws the system's selection",
        arguments: [TransparentRowStyle.clear, .material]
    )
    func selected(style: TransparentRowStyle) {
        #expect(fill(style, .increased) is SelectionShapeStyle)
        #expect(!(fill(style, .standard) is SelectionShapeStyle))
    }

    private func fill(
        _ style: TransparentRowStyle,
        _ prominence: BackgroundProminence = .standard
    ) -> (any ShapeStyle)? {
        let list = List { Text("Row").transparentRow(style) }
        let host = host(list.environment(\.backgroundProminence, prominence))
        return host.values(of: _ShapeView<Rectangle, AnyShapeStyle>.self).first?.style.style
    }
}
