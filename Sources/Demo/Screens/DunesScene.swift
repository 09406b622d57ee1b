import SwiftUI

/// A custom background: a sky, a sun and three dunes, drawn with shapes.
nonisolated struct DunesScene: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            let height = geometry.size.height
            ZStack {
                LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(sun)
                    .frame(width: width * 0.24, height: width * 0.24)
                    .offset(x: width * 0.2, y: height * -0.12)
                dune(sand[0], diameter: width * 3)
                    .offset(x: width * -0.7, y: width * 1.5 + height * 0.08)
                dune(sand[1], diameter: width * 3.4)
                    .offset(x: width * 0.9, y: width * 1.7 + height * 0.14)
                dune(sand[2], diameter: width * 4)
                    .offset(x: width * -0.6, y: width * 2 + height * 0.26)
            }
            .frame(width: width, height: height)
        }
    }

    private func dune(_ color: Color, diameter: CGFloat) -> some View {
        Circle()
            .fill(LinearGradient(colors: [color, color.opacity(0.7)], startPoint: .top, endPoint: .center))
            .frame(width: diameter, height: diameter)
    }

    private var isDark: Bool { colorScheme == .dark }

    private var sky: [Color] {
        isDark
            ? [Color(red: 0.05, green: 0.06, blue: 0.16), Color(red: 0.27, green: 0.17, blue: 0.33)]
            : [Color(red: 0.72, green: 0.85, blue: 0.95), Color(red: 0.99, green: 0.89, blue: 0.78)]
    }

    private var sun: Color {
        isDark ? Color(red: 0.93, green: 0.91, blue: 0.85) : Color(red: 1, green: 0.96, blue: 0.86)
    }

    private var sand: [Color] {
        isDark
            ? [
                Color(red: 0.3, green: 0.2, blue: 0.34), Color(red: 0.22, green: 0.15, blue: 0.29),
                Color(red: 0.15, green: 0.11, blue: 0.22),
            ]
            : [
                Color(red: 0.96, green: 0.82, blue: 0.66), Color(red: 0.93, green: 0.74, blue: 0.57),
                Color(red: 0.88, green: 0.66, blue: 0.5),
            ]
    }
}
