import SeaGlass
import SwiftUI

/// A sea at an hour of the day.
enum Cover: Hashable {
    case morning, noon, dusk

    /// Returns the colors from the top of the sky to the bottom of the sea. The third color is the sky's at the
    /// horizon, the fourth the sea's at the horizon.
    func colors(in colorScheme: ColorScheme) -> [SRGBColor] {
        switch (self, colorScheme) {
        case (.morning, .dark): Self.colors(0x0E2A3A, 0x274A5E, 0x8A5A5C, 0x1D4656, 0x07161F)
        case (.noon, .dark): Self.colors(0x0B1F45, 0x1B4478, 0x4E7FA8, 0x0F3D66, 0x061426)
        case (.dusk, .dark): Self.colors(0x1A1238, 0x43255F, 0xA8486A, 0x33225C, 0x0D0820)
        case (.morning, _): Self.colors(0xBFE3E6, 0xF3E4CF, 0xFFC9A3, 0x8CC9CC, 0x3E94A3)
        case (.noon, _): Self.colors(0x9CD3F7, 0xCFEBFA, 0xFFF4D8, 0x76BEEA, 0x2D82C4)
        case (.dusk, _): Self.colors(0xCDBDF0, 0xF5C2D5, 0xFFB59B, 0xB79ADF, 0x7A63BF)
        }
    }

    func sun(in colorScheme: ColorScheme) -> SRGBColor {
        switch (self, colorScheme) {
        case (.morning, .dark): SRGBColor(hex: 0xFFC9A0)
        case (.noon, .dark): SRGBColor(hex: 0xE9F1FF)
        case (.dusk, .dark): SRGBColor(hex: 0xFF9F86)
        case (.morning, _): SRGBColor(hex: 0xFF8F5E)
        case (.noon, _): SRGBColor(hex: 0xFFD34D)
        case (.dusk, _): SRGBColor(hex: 0xF2567A)
        }
    }

    private static func colors(_ colors: Int...) -> [SRGBColor] { colors.map { SRGBColor(hex: $0) } }
}

extension SRGBColor {
    fileprivate init(hex: Int) {
        func component(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}

/// A cover as large as the screen: sky, sun, sea, and the sun's path on it.
nonisolated struct CoverScene: View {
    @Environment(\.colorScheme) private var colorScheme
    let cover: Cover

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            let height = geometry.size.height
            let colors = cover.colors(in: colorScheme).map(\.color)
            let sun = cover.sun(in: colorScheme).color
            ZStack {
                LinearGradient(
                    stops: [
                        .init(color: colors[0], location: 0),
                        .init(color: colors[1], location: 0.3),
                        .init(color: colors[2], location: 0.44),
                        .init(color: colors[3], location: 0.4401),
                        .init(color: colors[4], location: 1),
                    ],
                    startPoint: .top,
                    endPoint: .bottom
                )
                Circle()
                    .fill(sun)
                    .frame(width: width * 0.46, height: width * 0.46)
                    .offset(y: height * -0.19)
                ForEach(SunPath.glints) { glint in
                    Capsule()
                        .fill(sun.opacity(glint.opacity))
                        .frame(width: width * glint.width, height: height * 0.008)
                        .offset(x: width * glint.x, y: height * glint.y)
                }
            }
            .frame(width: width, height: height)
        }
    }
}

/// The sun's reflection on the water: strokes that widen toward the viewer. Lengths are fractions of the screen, and
/// positions count from the screen's middle.
private enum SunPath {
    struct Glint: Identifiable {
        let id: Int
        let x: CGFloat
        let y: CGFloat
        let width: CGFloat
        let opacity: Double
    }

    static let glints = (0..<18).map { row in
        let nearness = CGFloat(row) / 18
        let sway: [CGFloat] = [0, 0.05, -0.04, 0.08, -0.07, 0.02]
        let breadth: [CGFloat] = [0.34, 0.22, 0.42, 0.3, 0.5, 0.26]
        return Glint(
            id: row,
            x: sway[row % 6] * (0.5 + nearness),
            y: -0.045 + 0.53 * nearness,
            width: breadth[row % 6] * (0.8 + nearness),
            opacity: 0.7 - 0.5 * Double(nearness)
        )
    }
}
