import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// The drawing of each kind of gradient.
@MainActor @Suite struct GradientKindTests {
    private func host(
        _ style: PersistentBackgroundStyle,
        on version: Int = 26,
        _ change: (inout System) -> Void = { _ in }
    ) -> Host {
        SeaGlassHostedTests.host(
            Levels().persistentBackground(.ocean, style: style, screens: .clear),
            on: version,
            change
        )
    }

    @Test("A straight gradient runs between the points of its style", arguments: versions)
    func linear(version: Int) throws {
        let style = PersistentBackgroundStyle.standard.gradient(.linear(from: .topLeading, to: .bottomTrailing))
        let gradient = try #require(host(style, on: version).linearGradients.first)
        #expect(gradient.startPoint == .topLeading && gradient.endPoint == .bottomTrailing)
    }

    @Test(
        "A mesh is drawn if the system has meshes, and otherwise a gradient from top to bottom",
        arguments: versions
    )
    func mesh(version: Int) throws {
        let host = host(.standard.gradient(.mesh), on: version)
        if version >= 18 {
            let mesh = try #require(host.meshGradients.first)
            #expect(mesh.colors.count == mesh.width * mesh.height && mesh.points.count == mesh.colors.count)
            #expect(mesh.points.first == .zero && mesh.points.last == SIMD2(1, 1))
            #expect(host.linearGradients.isEmpty)
        } else {
            let gradient = try #require(host.linearGradients.first)
            #expect(gradient.startPoint == .top && gradient.endPoint == .bottom)
        }
    }

    private func hasGrain(_ host: Host) -> Bool { host.images.contains { $0.resizingMode == .tile } }

    @Test("Grain has the size of pixels, and shows through the gradient by the style's amount")
    func grainUnderGradient() throws {
        let host = host(.standard.grain(0.25)) { $0.device = .iPhone17Pro }
        #expect(hasGrain(host))
        let image = try #require(host.images.first)
        #expect(image.resizingMode == .tile && image.scale == 3 && image.interpolation == Image.Interpolation.none)
        let gradient = try #require(host.linearGradients.first)
        #expect(gradient.gradient.stops.allSatisfy { $0.color.resolve(in: EnvironmentValues()).opacity == 0.75 })
    }

    @Test("The default style draws grain, and a style with a grain of 0 does not")
    func leastGrain() {
        #expect(hasGrain(host(.standard)) && !hasGrain(host(.standard.grain(0))))
    }

    @Test("Colors of a wider gamut keep their gamut, also over grain", arguments: versions)
    func wideGamut(version: Int) throws {
        let green = Color(.displayP3, red: 0, green: 1, blue: 0)
        let palette = ColorPalette(id: "p3", name: "P3", resolving: [green], gradientOpacities: [1])
        let host = SeaGlassHostedTests.host(Levels().persistentBackground(palette, screens: .clear), on: version)
        let drawn = try #require(host.linearGradients.first?.gradient.stops.first).color
        let color = drawn.resolve(in: EnvironmentValues())
        let expected = green.resolve(in: EnvironmentValues())
        #expect(abs(color.red - expected.red) < 0.01 && abs(color.green - expected.green) < 0.01)
    }

    @Test("Increase Contrast removes the grain")
    func contrast() throws {
        let host = host(.standard.grain(0.25)) { $0.contrast = .increased }
        #expect(!hasGrain(host))
        let gradient = try #require(host.linearGradients.first)
        #expect(gradient.gradient.stops.allSatisfy { $0.color.resolve(in: EnvironmentValues()).opacity == 1 })
    }

    @Test("By default a watch paints each screen in its container")
    func watch() {
        for (screens, count) in [(PersistentBackgroundScreens.automatic, 2), (.painted, 2), (.clear, 1)] {
            let view = Levels().persistentBackground(.ocean, screens: screens)
            let host = SeaGlassHostedTests.host(view.environment(\.platformCapabilities, .watch))
            #expect(host.drawnGradients.count == count)
        }
    }
}
