import HeadlessHost
import SwiftUI
import Testing

@testable import SeaGlass

/// The layers of each style on each system, from back to front.
@MainActor @Suite struct BackgroundLayerTests {
    struct Row: CustomStringConvertible, Sendable {
        let description: String
        let style: PersistentBackgroundStyle
        /// The layers of a background behind clear screens, and of a painted screen.
        let clear, painted: String
        /// Whether screens paint the style by default where the system could clear them.
        var isVertical = true

        /// The layers behind painted screens: without grain, which nobody would see.
        var behind: String { painted.replacingOccurrences(of: "grain, ", with: "") }
    }

    nonisolated static let rows = [
        Row(description: "standard", style: .standard, clear: "grain, gradient, vignette", painted: "grain, gradient"),
        Row(description: "no grain", style: .standard.grain(0), clear: "gradient, vignette", painted: "gradient"),
        Row(
            description: "no vignette",
            style: .standard.vignette(nil),
            clear: "grain, gradient",
            painted: "grain, gradient"
        ),
        Row(description: "minimal", style: .minimal, clear: "gradient", painted: "gradient"),
        Row(
            description: "at an angle",
            style: .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing)),
            clear: "grain, gradient, vignette",
            painted: "grain, gradient, vignette",
            isVertical: false
        ),
        Row(
            description: "in waves",
            style: .standard.gradient(.mesh),
            clear: "grain, mesh, vignette",
            painted: "grain, mesh, vignette",
            isVertical: false
        ),
    ]

    struct Place: CustomStringConvertible, Sendable {
        let description: String
        let capabilities: PlatformCapabilities
        /// The ways in which screens are painted, whatever the picture.
        let painted: Set<PersistentBackgroundScreens>

        func paints(_ row: Row, _ screens: PersistentBackgroundScreens) -> Bool {
            let isClearable = capabilities.navigationContainer == .clearable
            return painted.contains(screens) || screens == .automatic && isClearable && row.isVertical
        }
    }

    nonisolated static let places = [
        Place(description: "iOS 17", capabilities: .iOS17, painted: [.automatic, .painted]),
        Place(description: "iOS 18", capabilities: .iOS18, painted: [.painted]),
        Place(description: "iOS 26", capabilities: .iOS26, painted: [.painted]),
        Place(description: "iOS 27", capabilities: .iOS27, painted: [.painted]),
        Place(description: "macOS", capabilities: .seeThrough, painted: [.painted]),
        Place(description: "watchOS", capabilities: .watch, painted: [.automatic, .painted]),
        Place(description: "visionOS", capabilities: .vision, painted: []),
    ]

    @Test("A background and a painted screen have the layers of the table", arguments: rows, places)
    func layers(row: Row, place: Place) {
        // Before iOS 18, waves are a gradient from top to bottom.
        let row = row.style.gradient == .mesh && !place.capabilities.meshGradients ? Self.rows[0] : row
        for screens in [PersistentBackgroundScreens.automatic, .clear, .painted] {
            // A window's glass shows through the gradient.
            let clear =
                place.capabilities.glassPlates
                ? row.clear.replacingOccurrences(of: "grain, ", with: "") : row.clear
            let drawn = host(row.style, place, screens).pictures.map { $0.map(\.name).joined(separator: ", ") }
            #expect(drawn == (place.paints(row, screens) ? [row.behind, row.painted] : [clear]), "\(screens)")
        }
    }

    @Test("Only the bottom layer is opaque, so layers do not cover each other", arguments: rows, places)
    func opaque(row: Row, place: Place) {
        for screens in [PersistentBackgroundScreens.automatic, .painted] {
            for picture in host(row.style, place, screens).pictures {
                #expect(picture.dropFirst().allSatisfy { !$0.isOpaque })
                #expect(picture.first?.isOpaque == !place.capabilities.glassPlates)
            }
        }
    }

    @Test("An app's custom background is drawn over one color, clear over a window's glass", arguments: places)
    func ownView(place: Place) {
        for screens in [PersistentBackgroundScreens.automatic, .clear, .painted] {
            let view = Levels().persistentBackground(screens: screens) { Text("Hero") }
            let host = SeaGlassHostedTests.host(view.environment(\.platformCapabilities, place.capabilities))
            let count = place.painted.contains(screens) ? 2 : 1
            #expect(host.texts.filter { $0 == "Hero" }.count == count)
            // A screen clears its container with `Color.clear`.
            let fills = host.values(of: Color.self).filter { $0 != .clear }
            let opacities = fills.map { $0.resolve(in: EnvironmentValues()).opacity }
            #expect(opacities == Array(repeating: place.capabilities.glassPlates ? 0 : 1, count: count))
            #expect(host.values(of: LinearGradient.self).isEmpty && host.values(of: RadialGradient.self).isEmpty)
        }
    }

    private func host(
        _ style: PersistentBackgroundStyle,
        _ place: Place,
        _ screens: PersistentBackgroundScreens
    ) -> Host {
        let view = Levels().persistentBackground(.ocean, style: style, screens: screens)
        return SeaGlassHostedTests.host(view.environment(\.platformCapabilities, place.capabilities))
    }
}

/// A layer that covers the screen.
@MainActor private struct Layer {
    let name: String
    let isOpaque: Bool

    init?(_ element: HostedElement) {
        func areOpaque(_ colors: [Color]) -> Bool {
            colors.allSatisfy { $0.resolve(in: EnvironmentValues()).opacity == 1 }
        }
        if element.value is Image {
            name = "grain"
            isOpaque = true
        } else if let linear = element.linearGradient {
            name = "gradient"
            isOpaque = areOpaque(linear.gradient.stops.map(\.color))
        } else if let radial = element.radialGradient {
            name = "vignette"
            isOpaque = areOpaque(radial.gradient.stops.map(\.color))
        } else if let mesh = element.meshGradient {
            name = "mesh"
            isOpaque = areOpaque(mesh.colors)
        } else {
            return nil
        }
    }
}

extension Host {
    fileprivate var pictures: [[Layer]] {
        let pictures = nodes.filter {
            $0.evaluations > 0 && ($0.view is PaletteBackground || $0.view is PaintedBackground)
        }
        return pictures.map { $0.elements.flatMap(\.subtree).compactMap { Layer($0) } }
    }
}
